import type { Memory, Slots } from "@site/core/chat/memory";
import type { Session } from "@site/core/chat/session-entity";
import { type ServiceType, serviceTypes } from "@site/core/quote/options";

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

/** The slots as a session stores them. */
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
