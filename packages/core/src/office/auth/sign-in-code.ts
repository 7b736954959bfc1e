import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { profile } from "@site/company/profile";
import type { Context } from "../../context.ts";
import { AppError } from "../../contract/errors.ts";
import { composeMail } from "../../email/mail.ts";
import { countWrite } from "../../rate-limit/count-write.ts";
import { toSeconds } from "../../store/expiry.ts";
import { newId } from "../../store/ids.ts";
import { timingSafeCompare } from "../../timing-safe-compare.ts";
import { signInCodes } from "./code-entity.ts";
import type { Member } from "./member-entity.ts";
import { findMember, normalEmail } from "./members.ts";
import { newToken, sha256Hex } from "./token.ts";

const minutes = 10;

/** How long a code and its ticket are good for, seconds. */
export const codeLife = minutes * 60;
const mostTries = 5;

/** Codes that one address gets in a quarter of an hour, whoever asks. */
const addressLimit = { name: "staff-address", count: 5, seconds: 15 * 60 };

/** A known address costs a mail and an unknown one nothing; both are answered this much later. ms. */
const answerAfter = 600;

const codeMail = (email: string, code: string) =>
  composeMail({
    to: [email],
    subject: `${code} is your code for the ${profile.company} office`,
    paragraphs: [
      `Your code is ${code}`,
      `It is good for ${minutes} minutes, in the browser that asked for it. Nobody from ${profile.company} will ever ask you for it.`,
      "If you did not ask for a code, you can ignore this email.",
    ],
  });

/** Mails a code to somebody of the staff. The answer is the same for every address, and as late.
 * @returns the ticket, which the browser brings back with the code */
export async function requestCode(context: Context, given: string): Promise<string> {
  const email = normalEmail(given);
  const ticket = newToken();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  async function work(): Promise<void> {
    const { isOverLimit } = await countWrite(context, sha256Hex(email).slice(0, 32), addressLimit);
    const member = await findMember(context, email);
    await signInCodes(context.store)
      .put({
        ticketHash: sha256Hex(ticket),
        email,
        codeHash: sha256Hex(`${ticket} ${code}`),
        expiresAt: toSeconds(context.now()) + codeLife,
      })
      .go();
    if (member && !isOverLimit) await context.sendMail(codeMail(email, code));
  }
  await Promise.all([work(), setTimeout(answerAfter)]);
  return ticket;
}

const refused = () =>
  new AppError("invalid", "This code is not right, or it is too old. Please check it, or send a new one.", {
    fields: { code: "This code is not right, or it is too old." },
  });

/** Counts the try before anything is compared, so that many at once are not more than five. */
async function takeTry({ store, now }: Context, ticket: string) {
  const { data, rejected } = await signInCodes(store)
    .patch({ ticketHash: sha256Hex(ticket) })
    .add({ tries: 1 })
    .where(
      ({ tries, usedBy, expiresAt }, { lt, notExists, gt }) =>
        `${lt(tries, mostTries)} AND ${notExists(usedBy)} AND ${gt(expiresAt, toSeconds(now()))}`,
    )
    .go({ response: "all_new", returnOnConditionCheckFailure: "all_old" });
  return rejected ? undefined : data;
}

/** @throws AppError invalid, with one sentence for a wrong, old, used or guessed code, or for another browser's */
export async function redeemCode(context: Context, ticket: string, code: string): Promise<Member> {
  const row = await takeTry(context, ticket);
  const isRight = timingSafeCompare(row?.codeHash ?? "", sha256Hex(`${ticket} ${code}`));
  if (!row || !isRight) throw refused();
  const usedBy = newId();
  const { rejected } = await signInCodes(context.store)
    .patch({ ticketHash: row.ticketHash })
    .set({ usedBy })
    .where((attributes, { eq, notExists }) => `${notExists(attributes.usedBy)} OR ${eq(attributes.usedBy, usedBy)}`)
    .go({ returnOnConditionCheckFailure: "all_old" });
  const member = rejected ? undefined : await findMember(context, row.email);
  if (!member) throw refused();
  return member;
}
