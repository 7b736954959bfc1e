import { services } from "@site/company/services";
import type { Asked, Memory, Slots } from "@site/core/chat/memory";
import { type ConversationState, serviceChoices } from "@site/core/chat/options";
import { fromNames } from "@site/core/contract/form";
import type { ServiceType } from "@site/core/quote/options";
import { serviceChoiceList } from "./answers/answer.ts";
import type { Plan } from "./engine.ts";

const asksAtMost = {
  service: 2,
  details: 1,
  name: 2,
  location: 1,
  contact: 2,
  areaCode: 2,
  callback: 1,
} as const satisfies Record<Asked, number>;

/** The state of a talk that waits for an answer. */
export const states = {
  service: "discovering",
  details: "qualifying",
  name: "collecting_name",
  location: "collecting_location",
  contact: "collecting_contact",
  areaCode: "collecting_contact",
  callback: "answering",
} as const satisfies Record<Asked, ConversationState>;

const detailQuestions: Readonly<Record<ServiceType, string>> = {
  ...fromNames(services, (name): string => services[name].question),
  other: "What would you like to have done? Tell me a little about the project.",
};

/** The wordings of a question, used one after the other and never three times the same. */
const questions: Record<Exclude<Asked, "details">, readonly [string, ...string[]]> = {
  service: [
    `Which project is it about: ${serviceChoiceList}?`,
    `So that I can help: is your project about ${serviceChoiceList}?`,
  ],
  name: [
    "What name may I put on your request?",
    "Whom should our team ask for? Your first name is enough: what is your name?",
  ],
  location: ["Which town or ZIP code is the home in?"],
  contact: [
    "What is the best phone number or email to reach you?",
    "The office needs one way to reach you: which phone number or email may I note?",
  ],
  areaCode: [
    "Could you send the full 10-digit phone number, with its area code?",
    "The number seems short. What is the area code?",
  ],
  callback: ["Shall I have somebody from our team call you about it?"],
};

const ownNumber = "I can pass on only US and Canadian phone numbers. Is there one of those, or an email, to reach you?";

/** Enough for the office to answer: a way to reach the visitor, and anything that they want; a name may come later. */
export const isLead = ({ name, phone, email }: Slots, { isBuying, kind, topics }: Memory): boolean =>
  Boolean(phone || email) && (Boolean(name) || isBuying || kind !== undefined || topics.length > 0);

/** What a request that is no new project needs: somebody to ask for and a way to reach them. */
function missingForCall({ name, phone, email }: Slots): Asked[] {
  return [...(phone || email ? [] : (["contact"] as const)), ...(name ? [] : (["name"] as const))];
}

function missing({ service, details, name, location, phone, email }: Slots): Asked[] {
  return [
    ...(service ? [] : (["service"] as const)),
    ...(details ? [] : (["details"] as const)),
    ...(name ? [] : (["name"] as const)),
    ...(location ? [] : (["location"] as const)),
    ...(phone || email ? [] : (["contact"] as const)),
  ];
}

function openQuestions(slots: Slots, { kind, askFor, appointment, isBuying }: Memory): Asked[] {
  const needed = kind || (appointment && !isBuying) ? missingForCall(slots) : missing(slots);
  return askFor ? needed.filter((asks) => asks !== "name") : needed;
}

function questionOf(asks: Asked, { service = "other" }: Slots, { asked }: Memory): string {
  if (asks === "details") return detailQuestions[service];
  const wordings = questions[asks];
  return wordings[Math.min(asked[asks] ?? 0, wordings.length - 1)] ?? wordings[0];
}

const ask = (asks: Asked, slots: Slots, memory: Memory): Plan => ({
  state: states[asks],
  asks,
  question: questionOf(asks, slots, memory),
  ...(asks === "service" ? { selections: serviceChoices } : {}),
});

/** Whether a question may be put once more: each only so often, and none that was refused. */
export const mayAsk = ({ asked, refused }: Memory, asks: Asked): boolean =>
  (asked[asks] ?? 0) < asksAtMost[asks] && !refused?.includes(asks);

interface Situation {
  slots: Slots;
  memory: Memory;
  state: ConversationState;
  /** The visitor sent a number without its area code in this turn. */
  hasPartialPhone: boolean;
  /** The visitor sent a number of another country in this turn. */
  hasForeignPhone: boolean;
  /** The visitor asked something and gave no detail: what was asked before is asked once more. */
  isSideQuestion: boolean;
}

/** A number that nobody can dial: the whole one, or another one, is asked for. */
function numberPlan({ slots, memory, hasPartialPhone, hasForeignPhone }: Situation): Plan | undefined {
  if (hasPartialPhone && !slots.phone && mayAsk(memory, "areaCode")) return ask("areaCode", slots, memory);
  return hasForeignPhone && !slots.phone && !slots.email && mayAsk(memory, "contact")
    ? { ...ask("contact", slots, memory), question: ownNumber, isForeign: true }
    : undefined;
}

/** What to ask next, in the order service, details, name, location, contact; each question only as often as allowed and
 * none after a refusal. */
export function planNext(situation: Situation): Plan {
  const { slots, memory, state, isSideQuestion } = situation;
  const mayBeAsked = (asks: Asked): boolean => mayAsk(memory, asks);
  if (memory.isWithdrawn || memory.kind === "job" || memory.kind === "emergency")
    return { state: isLead(slots, memory) ? "lead_created" : "answering" };
  const open = openQuestions(slots, memory);
  const number = numberPlan(situation);
  if (number) return number;
  if (isLead(slots, memory)) {
    const late: readonly Asked[] = ["name", "location", "service"];
    const wanted = open.find(
      (asks) => late.includes(asks) && mayBeAsked(asks) && (asks === "name" || !memory.asked[asks]),
    );
    return { ...(wanted ? ask(wanted, slots, memory) : {}), state: "lead_created" };
  }
  if (state === "declined") return { state: "declined" };
  if (!memory.isBuying && !memory.kind) return { state: "answering" };
  const pending = open.find((asks) => asks === memory.lastAsked && memory.asked[asks] === 1);
  const next = isSideQuestion && pending ? pending : open.find(mayBeAsked);
  return next ? ask(next, slots, memory) : { state: "declined" };
}
