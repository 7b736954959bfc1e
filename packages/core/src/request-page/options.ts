import type { FieldErrors } from "../contract/errors.ts";
import type { ShownFile } from "../files/options.ts";
import type { RequestNoun } from "./form-fields.ts";

export const requestActions = [
  "note",
  "wish",
  "contact",
  "withdraw",
  "deletion",
  "copy",
  "times",
  "accept",
  "decline",
  "cancelVisit",
  "stopTexts",
  "stopMails",
  "resumeMails",
] as const;
export type RequestAction = (typeof requestActions)[number];

/** What only the owner of the address on file may do: a code is sent there. */
export const provenActions: readonly RequestAction[] = ["contact", "withdraw", "deletion", "copy", "resumeMails"];

/** What was just done, as the page says it. It stands in the page's address. */
export const doneTexts = {
  noted: "We have your note. Whoever works on your request sees it.",
  notedOnly: "We have your note, but the files you chose were not sent. Please choose them again below.",
  saved: "Your changes are saved.",
  same: "Nothing was different, so nothing was changed.",
  withdrawn: "It is withdrawn. We won't contact you about it any more.",
  timed: "We have the times that suit you. The office confirms one.",
  booked: "Your visit is booked.",
  declined: "We have your answer: none of the suggested times.",
  canceled: "The visit is canceled. You can choose another time.",
  stoppedTexts: "You get no more texts from us.",
  stoppedMails: "You get no more emails from us.",
  resumedMails: "You get our emails again.",
  asked: "We have your wish and will confirm it.",
  unproven:
    "We have it. Somebody calls you to confirm it, also at a new number if you gave one; until then nothing is changed.",
} as const;
export type Done = keyof typeof doneTexts;

export const isDone = (text: string | undefined): text is Done => text !== undefined && Object.hasOwn(doneTexts, text);

export const ticketCookie = "request";

export interface RequestView {
  token: string;
  noun: RequestNoun;
  reference: string;
  title: string;
  state: "Received" | "Somebody has it" | "Visit booked" | "Closed";
  /** By when we answer, or what comes next. */
  sentence: string;
  received: string;
  facts: [label: string, text: string][];
  changes: { when: string; title: string; text?: string }[];
  /** What may be corrected, by attribute. */
  values: Record<string, string>;
  /** Where a code goes, by mail or text, in part; missing where there is neither an address nor consent to texts. */
  codeTo?: string;
  isClosed: boolean;
  /** When the first text comes that waits for the morning. */
  textAt?: string;
  /** Whether we text and mail them; only where there is a number or an address. */
  texts?: "allowed" | "stopped" | "unasked";
  mails?: "allowed" | "stopped";
  visit?: string;
  /** Which visit that is, for whoever cancels it. */
  visitId?: string;
  proposals?: { id: string; text: string }[];
  /** The visit that was canceled last, which a calendar may have; until its time is over. */
  canceled?: string;
  /** Windows to choose from, and which of them was wished for first, second and third; only where there are visits. */
  windows?: { id: string; text: string; place?: number }[];
  /** Photos, or a resume, and how many more there may be; only where a kind has some. */
  files?: ShownFile[];
  filesLeft?: number;
}

/** An action that was not carried out yet, with what was typed. */
export interface AskedAction {
  action: RequestAction;
  values: Readonly<Record<string, string>>;
  message?: string;
  errors?: FieldErrors;
  /** A code was sent there, which is asked for now. */
  codeSentTo?: string;
}

/** What the page of a request is built with; without a view the link leads nowhere. */
export interface RequestPageData {
  view?: RequestView;
  done?: Done;
  asked?: AskedAction;
}
