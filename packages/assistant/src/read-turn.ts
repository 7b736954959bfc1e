import type { Asked, Memory, Slots } from "@site/core/chat/memory";
import type { ServiceType } from "@site/core/quote/options";
import { isDecline } from "./decline.ts";
import { isQuestion } from "./engine/clauses.ts";
import { repairSpelling } from "./engine/knowledge.ts";
import { findSmallTalk } from "./engine/small-talk.ts";
import { languageAfter } from "./engine/spanish.ts";
import { findGuard, type GuardKind, guardKinds, savesNothing } from "./guards/find-guard.ts";
import { fillSlots } from "./slots/fill-slots.ts";
import type { Place } from "./slots/find-place.ts";
import { servicesIn } from "./slots/find-service.ts";
import { withDetails } from "./slots/project-talk.ts";
import { wordsOf } from "./words.ts";

/** What the visitor's new messages say, read by rule. */
export interface Reading {
  /** Slots with the changes in. */
  slots: Slots;
  changes: Slots;
  memory: Memory;
  guard?: GuardKind | undefined;
  isDecline: boolean;
  /** The visitor wants to be contacted or to go on after a refusal. */
  isRestart: boolean;
  isSideQuestion: boolean;
  hasPartialPhone: boolean;
  place?: Place | undefined;
}

const buying =
  /\b(?:estimate|quote|consultation|sign (?:me|us) up|get started|interested|contact me|reach out|set (?:it|that|me) up)\b/i;
const wanting =
  /\b(?:want|need|like|get|can i|could i|may i|looking for|request|schedule|please|interested|ready|sign|started)\b/i;

/** Whether a message asks for work or an estimate; "how long is my estimate valid" does not. */
const wantsWork = (text: string): boolean =>
  buying.test(text) &&
  (!isQuestion(text) || wanting.test(text)) &&
  !/\b(?:valid|good for|expire\w*|free\?)\b/i.test(text);

/** More of the visitor's words for the office, once it has the request. */
function addition(text: string, asked: Asked | undefined, slots: Slots): string | undefined {
  const isStatement = !isQuestion(text) && !findSmallTalk(text) && wordsOf(text).length >= 3;
  if (!isStatement || (asked !== "details" && !(slots.name && (slots.phone || slots.email)))) return undefined;
  return withDetails(slots.details, text);
}

/** What a message changes in what the dialogue remembers. */
function memoryAfter(text: string, before: Reading, services: readonly ServiceType[], isBuying: boolean): Memory {
  const { memory, slots } = before;
  return {
    ...memory,
    services: [...new Set([...memory.services, ...services])].filter((each) => each !== slots.service),
    isBuying: memory.isBuying || isBuying,
    interest: servicesIn(text)[0] ?? memory.interest,
    language: languageAfter(text, memory.language),
  };
}

/** "Yes" to the offer of an estimate, which only those get who asked for none yet. */
const isFreeYes = (text: string, { isBuying }: Memory, asked: Asked | undefined): boolean =>
  asked === undefined && !isBuying && findSmallTalk(text) === "yes";

/** "Call me at 315-555-0142" is a request with a number and no wish to leave the chat. */
function guardOf(forms: readonly string[], { phone, email, name }: Slots): GuardKind | undefined {
  const found = findGuard(forms);
  return found === "human" && (phone ?? email ?? name) ? undefined : found;
}

/** "Yes" after a question about siding is a yes to siding. */
const interestOf = ({ slots, memory }: Reading, { service }: Slots): Slots =>
  slots.service || service || !memory.interest ? {} : { service: memory.interest };

function readMessage(text: string, before: Reading, asked: Asked | undefined): Reading {
  const forms = [text, repairSpelling(text)];
  const filled = fillSlots(text, before.slots, asked);
  const { phone, email } = filled.changes;
  const own = guardOf(forms, filled.changes);
  const guard = guardKinds.find((kind) => kind === own || kind === before.guard);
  if (own && savesNothing.has(own)) return { ...before, guard };
  const hasContact = Boolean(phone ?? email) || filled.hasPartialPhone;
  const declines = !hasContact && isDecline(text, asked);
  const hasChanges = Object.keys(filled.changes).length > 0;
  const added = own || declines || hasChanges ? undefined : addition(text, asked, before.slots);
  const isRestart = hasContact || isFreeYes(text, before.memory, asked) || forms.some(wantsWork);
  const changes: Slots = {
    ...filled.changes,
    ...(added ? { details: added } : {}),
    ...(isRestart ? interestOf(before, filled.changes) : {}),
  };
  const slots = { ...before.slots, ...changes };
  const isBuying = isRestart || Boolean(changes.service) || own === "human";
  return {
    slots,
    changes: { ...before.changes, ...changes },
    memory: memoryAfter(text, { ...before, slots }, filled.services, isBuying),
    guard,
    isDecline: declines,
    isRestart,
    isSideQuestion: isQuestion(text) && Object.keys(changes).length === 0,
    hasPartialPhone: before.hasPartialPhone || filled.hasPartialPhone,
    place: filled.place ?? before.place,
  };
}

/** Reads all new messages of a turn, oldest first. */
export function readTurn(messages: readonly string[], slots: Slots, memory: Memory): Reading {
  const start: Reading = {
    slots,
    changes: {},
    memory,
    isDecline: false,
    isRestart: false,
    isSideQuestion: false,
    hasPartialPhone: false,
  };
  // Only the first message of a turn answers the last question; the others were written without a reply between.
  return messages.reduce(
    (reading, text, index) => readMessage(text, reading, index === 0 ? memory.lastAsked : undefined),
    start,
  );
}
