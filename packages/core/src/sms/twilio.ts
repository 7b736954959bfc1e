import { createHmac } from "node:crypto";
import * as z from "zod";
import { apiPaths } from "../contract/paths.ts";
import { Undeliverable } from "../email/mail.ts";
import { ConfigurationError, type TwilioSettings } from "../settings.ts";
import { timingSafeCompare } from "../timing-safe-compare.ts";
import { OptedOut, type SendSms, type Sms } from "./sms.ts";

/** How long Twilio may take, ms. */
const timeout = 5000;

/** Twilio's code for a number that stopped texts; one of a messaging service comes with the report. */
export const optedOutCode = 21610;

/** Twilio's codes for a number that takes no text, today or ever. */
const final = new Set([21211, 21212, 21214, 21217, 21408, 21612, 21614, 21635, 63038, optedOutCode]);

const Answer = z.object({ sid: z.string().optional(), code: z.number().optional() }).catch({});

/** Where Twilio reports what becomes of a text: only addresses that it can reach are taken. */
const reportTo = (publicUrl: string | undefined, about: Sms["about"]): Record<string, string> =>
  about && publicUrl?.startsWith("https://")
    ? { StatusCallback: `${publicUrl}${apiPaths.receiveText}?record=${about.kind}.${about.id}` }
    : {};

/** Sends by Twilio's API. It knows no key of a request, so a text whose answer was lost goes out once more. */
export const createTwilio =
  ({ accountSid, authToken, from, origin }: TwilioSettings & { from: string }, publicUrl?: string): SendSms =>
  async ({ to, body, about }) => {
    if (!authToken) throw new ConfigurationError("TWILIO_ACCOUNT_SID is set without TWILIO_AUTH_TOKEN");
    const sender: Record<string, string> = from.startsWith("MG") ? { MessagingServiceSid: from } : { From: from };
    const response = await fetch(`${origin}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
      headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}` },
      body: new URLSearchParams({ To: to, Body: body, ...sender, ...reportTo(publicUrl, about) }),
    });
    const { sid, code = 0 } = Answer.parse(await response.json().catch(() => ({})));
    if (response.ok) return sid ?? "";
    if (code === optedOutCode) throw new OptedOut(`Twilio answered ${code}`);
    if (final.has(code)) throw new Undeliverable(`Twilio answered ${code}`);
    throw new Error(`Twilio answered ${response.status}, code ${code}`);
  };

/** Whether Twilio signed a request: HMAC-SHA1 over the address and the sorted fields of the form. */
export function isSignedByTwilio(token: string, url: string, fields: URLSearchParams, given: string): boolean {
  const pairs = [...fields].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const signed = url + pairs.map(([name, value]) => name + value).join("");
  return timingSafeCompare(createHmac("sha1", token).update(signed).digest("base64"), given);
}
