import { hash, randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { toAsking } from "../consent/ledger.ts";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import type { Mail } from "../email/mail.ts";
import { errorName, writeLog } from "../log.ts";
import { countAgainstLimit, type RateLimitName } from "../rate-limit.ts";
import type { Sms } from "../sms/sms.ts";
import { writeIf } from "../store/conditional-write.ts";
import { defineEntity } from "../store/define-entity.ts";
import { toSeconds } from "../store/expiry.ts";
import { newId, newToken } from "../store/ids.ts";
import { entityNames, primaryKey } from "../store/table.ts";
import { timingSafeCompare } from "../timing-safe-compare.ts";
import { withTimeout } from "../with-timeout.ts";

/** A code that was mailed, or none for an address that may not have one. The browser that asked for it holds the ticket;
 * the table knows hashes only. */
export const codes = defineEntity(entityNames.code, {
  attributes: {
    ticketHash: { type: "string", required: true },
    /** What it proves: the address of somebody of the staff who signs in, or the record that a visitor changes. */
    subject: { type: "string", required: true, readOnly: true, field: "email" },
    /** Of no code where none was sent: every guess is wrong. */
    codeHash: { type: "string", required: true, readOnly: true },
    tries: { type: "number", required: true, default: 0 },
    /** Which try used it: the same try, sent again after a lost answer, still may. */
    usedBy: { type: "string" },
    expiresAt: { type: "number", required: true, readOnly: true },
  },
  indexes: { byTicket: primaryKey(["ticketHash"], []) },
});

export const codeMinutes = 10;

export const codeLife = codeMinutes * 60;
const mostTries = 5;

/** An address that gets a mail and one that gets none are both answered this much later. ms. */
const answerAfter = 600;

/** How long a sending may take whose failure is not told, ms: shorter than a route's own limit, which would tell. */
const longestSending = 6000;

export interface CodeRequest {
  /** What the code proves, kept with it. */
  subject: string;
  /** Codes that one address gets in a span, whoever asks. */
  limit: RateLimitName;
  address: string;
  /** The mail or text with the code; undefined when nobody may have one. */
  compose(code: string): Promise<Mail<string> | Sms | undefined>;
  /** Whether the address is known must not be told: then a sending that fails is answered like any other. */
  isSecret?: boolean;
}

async function send({ sendMail, sendSms }: Context, message: Mail<string> | Sms): Promise<void> {
  if ("body" in message) await sendSms(message);
  else await sendMail({ ...message, to: message.to.map(toAsking) });
}

const tookTooLong = (): never => {
  throw new DOMException("The code could not be sent in time.", "TimeoutError");
};

async function sendQuietly(context: Context, message: Mail<string> | Sms): Promise<void> {
  await withTimeout(send(context, message), longestSending, tookTooLong).catch((error: unknown) => {
    writeLog({ level: "error", task: "code", error: errorName(error) });
  });
}

/** Sends a code. The answer is the same for every address, and as late. Over the limit nothing is sent, and no code is good:
 * else everybody could open as many as they want and guess at all of them.
 * @returns the ticket, which the browser brings back with the code
 * @throws what sending throws, unless the address is secret */
export async function sendCode(context: Context, request: CodeRequest): Promise<string> {
  const { subject, limit, address, compose, isSecret } = request;
  const ticket = newToken();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  async function work(): Promise<void> {
    const { isOverLimit } = await countAgainstLimit(context, hash("sha256", address).slice(0, 32), limit);
    const composed = await compose(code);
    const message = isOverLimit ? undefined : composed;
    await codes(context.store)
      .put({
        ticketHash: hash("sha256", ticket),
        subject,
        codeHash: hash("sha256", message ? `${ticket} ${code}` : newToken()),
        expiresAt: toSeconds(context.now()) + codeLife,
      })
      .go();
    if (message) await (isSecret ? sendQuietly : send)(context, message);
  }
  await Promise.all([work(), setTimeout(answerAfter)]);
  return ticket;
}

export const codeRefused = () =>
  new AppError("invalid", "This code is not right, or it is too old. Please check it, or send a new one.", {
    fields: { code: "This code is not right, or it is too old." },
  });

/** Counts the try before anything is compared, so that many at once are not more than five. */
async function takeTry({ store, now }: Context, ticket: string) {
  const { data, rejected } = await codes(store)
    .patch({ ticketHash: hash("sha256", ticket) })
    .add({ tries: 1 })
    .where(
      ({ tries, usedBy, expiresAt }, { lt, notExists, gt }) =>
        `${lt(tries, mostTries)} AND ${notExists(usedBy)} AND ${gt(expiresAt, toSeconds(now()))}`,
    )
    .go({ response: "all_new", returnOnConditionCheckFailure: "all_old" });
  return rejected ? undefined : data;
}

/** Whether a code was sent for this that is not used and not too old. Somebody who tried it too often may ask for another one. */
export async function isCodeOpen({ store, now }: Context, ticket: string, subject: string): Promise<boolean> {
  const { data } = await codes(store)
    .get({ ticketHash: hash("sha256", ticket) })
    .go({ consistent: true });
  return data?.subject === subject && !data.usedBy && data.expiresAt > toSeconds(now());
}

/** Uses a code up.
 * @returns what it proves
 * @throws AppError invalid, with one sentence for a wrong, old, used or guessed code, or for another browser's */
export async function useCode(context: Context, ticket: string, code: string): Promise<string> {
  const row = await takeTry(context, ticket);
  const isRight = timingSafeCompare(row?.codeHash ?? "", hash("sha256", `${ticket} ${code}`));
  if (!row || !isRight) throw codeRefused();
  const usedBy = newId();
  const use = codes(context.store).patch({ ticketHash: row.ticketHash }).set({ usedBy });
  const unused = use.where((code, { eq, notExists }) => `${notExists(code.usedBy)} OR ${eq(code.usedBy, usedBy)}`);
  if (!(await writeIf(unused))) throw codeRefused();
  return row.subject;
}
