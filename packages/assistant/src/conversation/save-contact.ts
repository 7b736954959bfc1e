import { answerPromise } from "@site/core/business/calendar";
import type { ContactRequest, ConversationAnswer } from "@site/core/chat/contract";
import { listMessages } from "@site/core/chat/list-messages";
import type { Memory, Slots } from "@site/core/chat/memory";
import type { Session, Turn } from "@site/core/chat/session-entity";
import { smsConsentVersion } from "@site/core/consent/options";
import type { Context } from "@site/core/context";
import { newId } from "@site/core/store/ids";
import { composeNote } from "../lead/notes.ts";
import { isLead, listKnownValues } from "../lead/summary.ts";
import { maskNumbers } from "../signals/mask-numbers.ts";
import { en } from "../texts/en.ts";
import { es } from "../texts/es.ts";
import { printedPhone } from "./accept-contact.ts";
import { commitTurn } from "./commit-turn.ts";
import { completeLast, completeTurn } from "./complete-turn.ts";
import { type Held, withLease } from "./hold-lease.ts";
import { replyTo } from "./replies.ts";
import { toAnswer } from "./send-message.ts";
import { readSlots } from "./session-slots.ts";

interface CardOptions {
  /** The browser's id of the request: a retry is stored once. */
  id: string;
  userAgent?: string | undefined;
}

/** What the card holds takes the place of what was known; an empty field drops it. */
function slotsAfter(before: Slots, { name, phone, email, location }: ContactRequest["contact"]): Slots {
  return {
    ...before,
    name: name || undefined,
    phone: phone ? (printedPhone(phone) ?? phone) : undefined,
    email: email?.toLowerCase() || undefined,
    location: location || undefined,
  };
}

/** Consent to texts as evidence, or that there is none; consent that stands keeps its own time. */
function consentAfter(
  before: Memory["smsConsent"],
  { contact, sourcePage }: ContactRequest,
  at: Date,
  userAgent: string | undefined,
): Memory["smsConsent"] {
  if (!contact.smsConsent || !contact.phone) return false;
  return before || { wordingVersion: smsConsentVersion, at: at.toISOString(), sourcePage, userAgent };
}

const changedIn = (before: Slots, after: Slots): Slots =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => value && before[name as keyof Slots] !== value));

const takenBack = (known: Memory, smsConsent: Memory["smsConsent"], at: Date): Pick<Memory, "stopped"> =>
  known.smsConsent && !smsConsent ? { stopped: { at: at.toISOString(), isTextsOnly: true } } : {};

/** What the talk remembers once the card was sent, or its request withdrawn. */
const getMemory = (
  known: Memory,
  { contact, ...request }: ContactRequest,
  smsConsent: Memory["smsConsent"],
  at: Date,
): Memory =>
  request.withdraw
    ? {
        ...known,
        isWithdrawn: true,
        lastAsked: undefined,
        times: contact.bestTime ? maskNumbers(contact.bestTime) : known.times,
        smsConsent: false,
        ...takenBack(known, false, at),
        topics: [...known.topics, "act-withdraw"].slice(-20),
      }
    : {
        ...known,
        isWithdrawn: undefined,
        declines: 0,
        lastAsked: undefined,
        times: contact.bestTime && maskNumbers(contact.bestTime),
        smsConsent,
        ...takenBack(known, smsConsent, at),
      };

/** What is said to a card. */
function getContent(request: ContactRequest, before: Slots, slots: Slots, known: Memory, now: Date): string {
  const { language, isWithdrawn } = known;
  const texts = language === "es" ? es : en;
  const values = listKnownValues(slots, language);
  if (request.withdraw) {
    const situation = { now, promise: "", reach: slots.phone ?? slots.email, text: "", told: "", memory: known };
    return texts.acts.withdraw(situation)[0] ?? "";
  }
  if (isWithdrawn) return `${texts.resumed} ${texts.saved(values, answerPromise(now, language))}`;
  return isLead(before) ? texts.savedAgain(values) : texts.saved(values, answerPromise(now, language));
}

async function storeCard(
  context: Context,
  held: Held,
  request: ContactRequest,
  { id, userAgent }: CardOptions,
): Promise<ConversationAnswer> {
  const { session } = held;
  const { contact, withdraw = false } = request;
  const now = context.now();
  await completeLast(context, session, await listMessages(context, session.id));
  const before = readSlots(session);
  const { memory: known, leadId, former, read } = session.sessionData;
  const slots = withdraw && !contact.phone && !contact.email ? before : slotsAfter(before, contact);
  const memory = getMemory(known, request, consentAfter(known.smsConsent, request, now, userAgent), now);
  const content = getContent(request, before, slots, known, now);
  const changes = changedIn(before, slots);
  const turn: Turn = {
    id: newId(),
    answers: [id],
    content,
    ...(memory.language === "es" ? { lang: "es" as const } : {}),
    at: now.toISOString(),
    lastMessage: session.lastTurn?.lastMessage ?? "",
    note: composeNote(changes, contact.bestTime ? [`best time: ${contact.bestTime}`] : [], now),
  };
  const state = isLead(slots) ? "lead_created" : session.conversationState;
  const next = await commitTurn(context, held, { slots, memory, state, turn, kept: { leadId, former, read } }, now);
  return toAnswer(context, turn, next, await completeTurn(context, next, turn));
}

/** The answer that this card has already, from the last commit or from the rows. */
const storedAnswer =
  (context: Context, id: string) =>
  async (session: Session): Promise<ConversationAnswer | undefined> => {
    const turn = session.lastTurn;
    if (turn?.answers.includes(id)) return toAnswer(context, turn, session, await completeTurn(context, session, turn));
    const reply = replyTo(await listMessages(context, session.id), id);
    return reply && toAnswer(context, reply, session);
  };

/** Keeps what the contact card holds as one turn of the talk: the request is made, corrected, withdrawn, or stands again.
 * @throws AppError notFound, busy (409), unavailable (503) when the office's lead could not be stored */
export const saveContact = (
  context: Context,
  request: ContactRequest,
  options: CardOptions,
): Promise<ConversationAnswer> =>
  withLease(context, request.sessionId, storedAnswer(context, options.id), (held) =>
    storeCard(context, held, request, options),
  );
