import { hours } from "@site/company/hours";
import { profile } from "@site/company/profile";
import type { Edition } from "@site/company/schema";
import { serviceOrder, services } from "@site/company/services";
import type { Memory, Slots } from "@site/core/chat/memory";
import type { ServiceType } from "@site/core/quote/options";
import { formatList } from "../words.ts";

/** What an answer may depend on. */
export interface AnswerContext {
  now: Date;
  /** By when a request of now is answered: "within 24 hours", "by Monday, November 23". */
  promise: string;
  edition: Edition;
  /** The part of the message that asks. */
  text: string;
  /** The service that is spoken of, here or before. */
  service: ServiceType | undefined;
  slots: Slots;
  memory: Memory;
  /** What was said to the visitor last; none at the start. */
  lastReply?: string | undefined;
}

/** What the assistant says to one meaning. */
export interface Answer {
  /** Wordings, each of them said once in a conversation; undefined while a value that they need is not set. */
  say: (context: AnswerContext) => readonly string[] | undefined;
  /** Only the office knows it: what it is, so that several such questions fit into one sentence. */
  subject?: string;
}

export type AnswerBank = Readonly<Record<string, Answer>>;

/** Something that is known and the same for everybody. */
export const known = (...wordings: string[]): Answer => ({ say: () => wordings });

/** Something that depends on the clock, the service or the words of the question. */
export const depends = (say: Answer["say"]): Answer => ({ say });

/** Something that only the office knows: what is known about it, said before the offer of a call. */
export const open = (subject: string, ...wordings: string[]): Answer => ({ subject, say: () => wordings });

export const phone = profile.phone;

const serviceNames = serviceOrder.map((id) => services[id].name.toLowerCase());

/** "windows, siding, bathrooms and doors", as the company orders them. */
export const serviceList = formatList(serviceNames, { comma: "" });
export const serviceChoiceList = formatList(serviceNames, { word: "or", comma: "" });

/** "Mon-Fri 8 AM-6 PM, Sat 9 AM-1 PM": when a person answers. */
export const officeHours = hours.site
  .filter(({ text }) => text !== "closed")
  .map(({ label, text }) => `${label} ${text}`)
  .join(", ");
