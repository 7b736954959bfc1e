import type { SmsConsent } from "../consent/ledger.ts";
import type { RequestKind } from "../leads/chat-summary.ts";
import type { ServiceType } from "../leads/options.ts";
import { cutText } from "../text/cut-text.ts";
import { type ChatLanguage, chatLimits } from "./options.ts";

export interface Slots {
  name?: string;
  /** As printed: "315-555-0142". */
  phone?: string;
  email?: string;
  location?: string;
  address?: string;
  service?: ServiceType;
  product?: string;
  details?: string;
}
export type SlotName = keyof Slots;

/** What a reply may ask for. `areaCode` follows a phone number of seven to nine digits. */
export type AskedDetail = "service" | "details" | "name" | "location" | "contact" | "areaCode" | "callback";

/** What a talk has come to so far. Chats that were stored before hold more, which nobody reads. */
export interface Memory {
  lastAsked?: AskedDetail;
  asked: Partial<Record<AskedDetail, number>>;
  declines: number;
  fallbacks: number;
  abuse: number;
  isBuying: boolean;
  services: readonly ServiceType[];
  /** Labels of what was answered, and "act-complaint" and the like, oldest first. */
  topics: readonly string[];
  language: ChatLanguage;
  /** What the request is about when it is no new project. */
  kind?: RequestKind;
  /** What the visitor did not want to be asked for: it is not asked for again. */
  refused?: readonly AskedDetail[];
  /** When and how the visitor wants to be reached, in their own words. */
  times?: string;
  /** Somebody else whom the office should ask for. */
  askFor?: string;
  /** Other people with numbers of their own: "Ruthie, 315-555-0171". */
  others?: readonly string[];
  /** Questions that only the office can answer, in the visitor's words. */
  forOffice?: string;
  isWithdrawn?: boolean;
  /** When the card's button ended the request, as its page does, ISO 8601; gone when it is wanted after all. */
  ended?: string;
  /** When the visitor last sent the card, or came back: what they had withdrawn before stands again. ISO 8601 */
  wanted?: string;
  /** What an appointment that the office has is to become: "wants to cancel it (tomorrow)". */
  appointment?: string;
  /** Whether texts may be sent; absent until the contact card said so. */
  smsConsent?: SmsConsent | false;
  /** When they last said here that they want no more messages, or took back their consent to texts. */
  stopped?: { at: string; isTextsOnly?: true };
}

/** Whether a request for contact is out of place: after a withdrawal, and to a visitor who is in danger. */
export const isCardUnwelcome = ({ topics, isWithdrawn }: Memory): boolean =>
  isWithdrawn === true || topics.some((topic) => /^danger-(?!water|house)/.test(topic));

export function withOthers({ others = [] }: Memory, named: readonly string[]): Memory["others"] {
  const all = [...new Set([...others, ...named])].slice(-chatLimits.others);
  return all.length > 0 ? all : undefined;
}

const betweenQuestions = " / ";
const forOfficeLength = 400;

/** Questions for the office with one more. A slash of the visitor's own between words loses its spaces. */
export const withQuestion = ({ forOffice }: Memory, question: string): string =>
  cutText([forOffice, question.replace(/\s+\/\s+/g, "/")].filter(Boolean).join(betweenQuestions), forOfficeLength);

export const getQuestions = ({ forOffice = "" }: Memory): string[] => forOffice.split(betweenQuestions).filter(Boolean);
