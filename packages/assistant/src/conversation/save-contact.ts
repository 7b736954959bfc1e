import { answerPromise } from "@site/core/business/answer-deadline";
import type { ContactRequest, ConversationAnswer } from "@site/core/chat/contract";
import type { Memory, Slots } from "@site/core/chat/memory";
import { listMessages } from "@site/core/chat/messages";
import { smsConsentVersion } from "@site/core/consent/sms-consent";
import type { Context } from "@site/core/context";
import { composeNote, isLead, listKnownValues } from "../lead/summary.ts";
import { maskNumbers } from "../signals/mask-numbers.ts";
import { getTexts } from "../texts/get-texts.ts";
import { formatPhone } from "./accept-contact.ts";
import { completeLast, finishTurn } from "./finish-turn.ts";
import { type Held, withLease } from "./hold-lease.ts";
import { addTopics } from "./remember-turn.ts";
import { findReply, toAnswer } from "./send-message.ts";
import { getSlots } from "./sessions.ts";

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
    phone: phone ? (formatPhone(phone) ?? phone) : undefined,
    email: email?.toLowerCase() || undefined,
    location: location || undefined,
  };
}

/** Consent to texts as evidence, or that there is none; consent that stands for a number keeps its own time.
 * @param before what stands for the number that the card has now */
function consentAfter(
  before: Memory["smsConsent"],
  { contact, sourcePage, withdraw }: ContactRequest,
  at: string,
  userAgent: string | undefined,
): Memory["smsConsent"] {
  // What is withdrawn is the request, and of that alone.
  if (withdraw) return before;
  if (!contact.smsConsent || !contact.phone) return false;
  return before || { wordingVersion: smsConsentVersion, at, sourcePage, userAgent };
}

const changedIn = (before: Slots, after: Slots): Slots =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => value && before[name as keyof Slots] !== value));

/** What the talk remembers once the card was sent, or its request withdrawn. */
function memoryAfter(
  memory: Memory,
  request: ContactRequest,
  isSameNumber: boolean,
  { at, userAgent }: { at: string; userAgent: string | undefined },
): Memory {
  const { withdraw, contact } = request;
  const smsConsent = consentAfter(isSameNumber && memory.smsConsent, request, at, userAgent);
  return {
    ...(withdraw ? addTopics(memory, "act-withdraw") : memory),
    isWithdrawn: withdraw || undefined,
    ...(withdraw ? { ended: at, wanted: undefined } : { ended: undefined, wanted: at }),
    declines: withdraw ? memory.declines : 0,
    lastAsked: undefined,
    times: contact.bestTime ? maskNumbers(contact.bestTime) : withdraw ? memory.times : undefined,
    smsConsent,
    // A visitor who leaves a way to be reached after a stop may be reached by that.
    stopped: withdraw ? memory.stopped : undefined,
    ...(isSameNumber && memory.smsConsent && !smsConsent ? { stopped: { at, isTextsOnly: true } } : {}),
  };
}

function getContent(request: ContactRequest, before: Slots, slots: Slots, memory: Memory, now: Date): string {
  const { language, isWithdrawn } = memory;
  const texts = getTexts(language);
  const values = listKnownValues(slots, language, memory.services);
  if (request.withdraw) {
    const situation = {
      now,
      promise: "",
      reach: slots.phone ?? slots.email,
      text: "",
      talk: "",
      statement: "",
      memory,
    };
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
  const before = getSlots(session);
  const { memory: previous, leadId, former, read } = session.sessionData;
  const slots = withdraw && !contact.phone && !contact.email ? before : slotsAfter(before, contact);
  const isSameNumber = slots.phone === before.phone;
  const memory = memoryAfter(previous, request, isSameNumber, { at: now.toISOString(), userAgent });
  const ended = await finishTurn(
    context,
    held,
    {
      ...{ slots, memory, kept: { leadId, former, read }, answers: [id] },
      state: isLead(slots) ? "lead_created" : session.conversationState,
      said: { content: getContent(request, before, slots, previous, now), lang: memory.language },
      lastMessage: session.lastTurn?.lastMessage ?? "",
      note: composeNote(changedIn(before, slots), contact.bestTime ? [`best time: ${contact.bestTime}`] : [], now),
    },
    now,
  );
  return toAnswer(context, ended.turn, ended.session, ended.hasLead);
}

/** Keeps what the contact card holds as one turn of the talk: the request is made, corrected, withdrawn, or stands again.
 * @throws AppError notFound, busy (409), unavailable (503) when the office's lead could not be stored */
export const saveContact = (
  context: Context,
  request: ContactRequest,
  options: CardOptions,
): Promise<ConversationAnswer> =>
  withLease(context, request.sessionId, findReply(context, options.id, true), (held) =>
    storeCard(context, held, request, options),
  );
