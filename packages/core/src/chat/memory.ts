import type { ServiceType } from "../quote/options.ts";

/** What the chat knows of its visitor; every value has passed `saveContact`. */
export interface Slots {
  name?: string | undefined;
  /** As printed: "315-555-0142". */
  phone?: string | undefined;
  email?: string | undefined;
  /** Town, ZIP or street with town. */
  location?: string | undefined;
  /** A street address, kept beside the location. */
  address?: string | undefined;
  service?: ServiceType | undefined;
  /** A product's name in the catalogue. */
  product?: string | undefined;
  /** Project details in the visitor's words. */
  details?: string | undefined;
}
export type SlotName = keyof Slots;

/** What a reply may ask for. `areaCode` follows a phone number of seven to nine digits. */
export type Asked = "service" | "details" | "name" | "location" | "contact" | "areaCode" | "callback";

/** What a visitor's request is about when it is no new project; the office routes it by this. */
export const requestKinds = ["emergency", "complaint", "damage", "warranty", "job", "callback"] as const;
export type RequestKind = (typeof requestKinds)[number];

type Language = "en" | "es";

/** What the dialogue remembers between turns, beside the slots. */
export interface Memory {
  lastAsked?: Asked | undefined;
  /** How often each question was asked. */
  asked: Partial<Record<Asked, number>>;
  declines: number;
  /** Fallback replies in a row. */
  fallbacks: number;
  abuse: number;
  /** The visitor wants something done, so that details may be asked for. */
  isBuying: boolean;
  /** Service that the visitor asked about last: what "yes, an estimate" is for. */
  interest?: ServiceType | undefined;
  /** Services beyond the one in the slots. */
  services: readonly ServiceType[];
  /** Ids of the facts that were told, oldest first. */
  topics: readonly string[];
  language: Language;
  /** What the request is about when it is no new project. */
  kind?: RequestKind | undefined;
  /** Questions that the visitor refused: none of them is asked again. */
  refused?: readonly Asked[] | undefined;
  /** When the visitor wants to be called or visited, in their own words. */
  times?: string | undefined;
  /** A question that only the office can answer, in the visitor's words. */
  forOffice?: string | undefined;
  /** The visitor's own words about an emergency, a complaint and the like. */
  words?: string | undefined;
  /** The visitor took the request back. */
  isWithdrawn?: boolean | undefined;
}
