import { profile } from "@site/company/profile";
import { type CodeRequest, codeMinutes } from "../codes/one-time-code.ts";
import { findAllowedNumber } from "../consent/ledger.ts";
import type { Context } from "../context.ts";
import { composeMail } from "../email/mail.ts";
import { buildReference } from "../records/reference.ts";
import { requestUrl } from "../records/request-link.ts";
import { getDeliverableEmail } from "../records/sent-notices.ts";
import type { FoundRequest } from "./find-request.ts";
import type { RequestAction } from "./options.ts";

/** What a code confirms: the action that its mail names, on one record. */
export const codeSubject = ({ noun, row }: FoundRequest, action: RequestAction): string =>
  `${noun} ${row.id} ${action}`;

/** What is done with a code, for "With it you confirm ...". */
const confirmed: Partial<Record<RequestAction, string>> = {
  contact: "your new contact details or address",
  withdraw: "that you withdraw it",
  deletion: "that we delete your data",
  copy: "that we send you a copy of your data",
  resumeMails: "that you get our emails again",
};

export type CodeWay = Pick<CodeRequest, "address" | "compose">;

/** How the owner of a record gets a code: by mail where mails arrive, else by text where they agreed to texts. @param action that it is for */
export async function findCodeWay(
  context: Context,
  { record, row }: FoundRequest,
  action: RequestAction,
): Promise<CodeWay | undefined> {
  const { settings } = context;
  const reference = buildReference(row.id);
  const email = getDeliverableEmail(row);
  const purpose = `With it you confirm ${confirmed[action] ?? "a change"}`;
  const good = `It is good for ${codeMinutes} minutes, in the browser that asked for it.`;
  if (email)
    return {
      address: email.toLowerCase(),
      compose: async (code) =>
        composeMail({
          to: [email],
          subject: `${code} is your code for request ${reference}`,
          paragraphs: [
            `Your code is ${code}`,
            `${good} ${purpose}: request ${reference} at ${profile.company}.`,
            "If you did not ask for a code, you can ignore this email: nothing was changed.",
          ],
          button: ["See your request", requestUrl(settings, record.kind, row)],
        }),
    };
  const to = settings.sms ? await findAllowedNumber(context, row) : undefined;
  if (!to) return undefined;
  return {
    address: to,
    compose: async (code) => ({
      to,
      body: `${profile.company}: ${code} is your code for request ${reference}. ${purpose}. ${good} Reply STOP to end texts.`,
    }),
  };
}
