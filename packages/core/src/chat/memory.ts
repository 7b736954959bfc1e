import type { ServiceType } from "../quote/options.ts";

export interface Slots {
  name?: string | undefined;
  /** As printed: "315-555-0142". */
  phone?: string | undefined;
  email?: string | undefined;
  location?: string | undefined;
  address?: string | undefined;
  service?: ServiceType | undefined;
  product?: string | undefined;
  details?: string | undefined;
}
export type SlotName = keyof Slots;

/** What a reply may ask for. `areaCode` follows a phone number of seven to nine digits. */
export type Asked = "service" | "details" | "name" | "location" | "contact" | "areaCode" | "callback";

/** What a visitor's request is about when it is no new project; the office routes it by this. */
export const requestKinds = ["emergency", "complaint", "damage", "warranty", "job", "callback"] as const;
export type RequestKind = (typeof requestKinds)[number];

type Language = "en" | "es";

export interface Memory {
  lastAsked?: Asked | undefined;
  asked: Partial<Record<Asked, number>>;
  declines: number;
  fallbacks: number;
  abuse: number;
  /** The visitor wants something done, so that details may be asked for. */
  isBuying: boolean;
  /** Service that the visitor asked about last: what "yes, an estimate" is for. */
  interest?: ServiceType | undefined;
  services: readonly ServiceType[];
  topics: readonly string[];
  language: Language;
  /** What the request is about when it is no new project. */
  kind?: RequestKind | undefined;
  /** Questions that the visitor refused: none of them is asked again. */
  refused?: readonly Asked[] | undefined;
  /** When the visitor wants to be called or visited, in their own words. */
  times?: string | undefined;
  /** Somebody else whom the office should ask for. */
  askFor?: string | undefined;
  /** Somebody of the office whom the visitor wants to talk to. */
  talkTo?: string | undefined;
  /** Other people with numbers of their own: "Ruthie, 315-555-0171". */
  others?: readonly string[] | undefined;
  /** For whom the visitor writes: "father". */
  writesFor?: string | undefined;
  /** A question that only the office can answer, in the visitor's words. */
  forOffice?: string | undefined;
  /** The visitor's own words about an emergency, a complaint and the like. */
  words?: string | undefined;
  isWithdrawn?: boolean | undefined;
  /** What an appointment that the office has is to become: "wants to cancel it (tomorrow)". */
  appointment?: string | undefined;
}

const betweenQuestions = " / ";
const forOfficeLength = 400;

/** Questions for the office with one more. A slash of the visitor's own between words loses its spaces. */
export const withQuestion = ({ forOffice }: Memory, question: string): string =>
  [forOffice, question.replace(/\s+\/\s+/g, "/")].filter(Boolean).join(betweenQuestions).slice(0, forOfficeLength);

/** The questions that only the office can answer, each by itself. */
export const getQuestions = ({ forOffice = "" }: Memory): string[] => forOffice.split(betweenQuestions).filter(Boolean);
