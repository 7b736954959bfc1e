import { type ChatSessionAnswer, type ChatSessionRequest, messages } from "@site/core/chat/contract";
import type { Memory, Slots } from "@site/core/chat/memory";
import { type Session, sessions } from "@site/core/chat/session-entity";
import type { Context } from "@site/core/context";
import { AppError } from "@site/core/contract/errors";
import { type ServiceType, serviceTypes } from "@site/core/leads/options";
import { isLive } from "@site/core/store/expiry";
import { acceptContact } from "./accept-contact.ts";

/** What every request about a chat that is not the visitor's own hears, whether it exists or not. */
export const unknownSession = () => new AppError("notFound", messages.unknownSession);

/** Reads a chat consistently. @throws AppError notFound */
export async function findSession({ store, now }: Context, id: string): Promise<Session> {
  const { data } = await sessions(store).get({ id }).go({ consistent: true });
  if (!data || !isLive(data, now())) throw unknownSession();
  return data;
}

/** Starts a chat. Its id is made here and never taken from the browser, so that nobody can choose one. */
export async function createSession(
  { store }: Context,
  { sessionData }: ChatSessionRequest,
): Promise<ChatSessionAnswer> {
  const { name } = acceptContact({}, { name: sessionData.userName });
  const { data } = await sessions(store)
    // Nobody else can have this id, so a put that is sent again after its answer was lost meets its own row only.
    .put({
      sessionData: { startedAt: sessionData.startedAt, memory: freshMemory() },
      ...(name ? { userName: name } : {}),
    })
    .go();
  return { session: { id: data.id } };
}

export const freshMemory = (): Memory => ({
  asked: {},
  declines: 0,
  fallbacks: 0,
  abuse: 0,
  isBuying: false,
  services: [],
  topics: [],
  language: "en",
});

const findService = (text: string | undefined): ServiceType | undefined => serviceTypes.find((type) => type === text);

export function getSlots(session: Session): Slots {
  const { userName, userLocation, serviceInterest, specificProduct, email, phone, sessionData } = session;
  return {
    name: userName,
    location: userLocation,
    service: findService(serviceInterest),
    product: specificProduct,
    email,
    phone,
    address: sessionData.address,
    details: sessionData.details,
  };
}

export const slotAttributes = [
  "userName",
  "userLocation",
  "serviceInterest",
  "specificProduct",
  "email",
  "phone",
] as const;

/** The session's attributes for slots; absent ones are undefined. */
export const toSessionAttributes = ({ name, location, service, product, email, phone }: Slots) => ({
  userName: name,
  userLocation: location,
  serviceInterest: service,
  specificProduct: product,
  email,
  phone,
});
