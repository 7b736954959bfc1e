import type { Allowed } from "../consent/ledger.ts";
import { type MailOrigin, Undeliverable } from "../email/mail.ts";

/** A text message, to a number that the ledger of consent allows. */
export interface Sms {
  to: Allowed<"text">;
  body: string;
  /** The record that it is about, to which the service's report of a failure leads. */
  about?: Pick<MailOrigin, "kind" | "id">;
}

/** Sends a text. @returns its id at the service @throws Undeliverable, OptedOut, Postponed, or what may pass */
export type SendSms = (text: Sms) => Promise<string>;

/** The service knows that this number stopped texts. */
export class OptedOut extends Undeliverable {}
