import { profile } from "@site/company/profile";
import { codeMinutes, codeRefused, sendCode, useCode } from "../../codes/one-time-code.ts";
import type { Context } from "../../context.ts";
import { composeMail } from "../../email/mail.ts";
import { findMember, type Member, normalEmail } from "./members.ts";

const codeMail = (email: string, code: string) =>
  composeMail({
    to: [email],
    subject: `${code} is your code for the ${profile.company} office`,
    paragraphs: [
      `Your code is ${code}`,
      `It is good for ${codeMinutes} minutes, in the browser that asked for it. Nobody from ${profile.company} will ever ask you for it.`,
      "If you did not ask for a code, you can ignore this email.",
    ],
  });

/** Mails a code to somebody of the staff. The answer is the same for every address, and as late.
 * @returns the ticket, which the browser brings back with the code */
export function requestCode(context: Context, given: string): Promise<string> {
  const email = normalEmail(given);
  return sendCode(context, {
    subject: email,
    address: email,
    limit: "staff-address",
    compose: async (code) => ((await findMember(context, email)) ? codeMail(email, code) : undefined),
    isSecret: true,
  });
}

/** @throws AppError invalid, with one sentence for a wrong, old, used or guessed code, or for another browser's */
export async function redeemCode(context: Context, ticket: string, code: string): Promise<Member> {
  const member = await findMember(context, await useCode(context, ticket, code));
  if (!member) throw codeRefused();
  return member;
}
