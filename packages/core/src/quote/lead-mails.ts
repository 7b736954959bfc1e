import { profile } from "@site/company/profile";
import { answerBy, answerPromise } from "../business/calendar.ts";
import type { Context } from "../context.ts";
import type { MailTexts } from "../email/mail.ts";
import { momentText } from "../email/moment.ts";
import { staff } from "../email/recipients.ts";
import type { Notices } from "../records/define-record.ts";
import type { Facts } from "../records/fields.ts";
import { wasToldBefore } from "../records/pending.ts";
import { findRepeated } from "./find-repeated.ts";
import { leadSubject } from "./lead-subject.ts";
import { type LeadSource, nextSteps, serviceTypeLabels } from "./options.ts";
import type { Lead } from "./record.ts";

function staffMail({ settings }: Context, lead: Lead, facts: Facts): MailTexts {
  const again = lead.repeatOf ? " (again)" : "";
  const isUpdate = wasToldBefore(lead.notices);
  return {
    to: staff(settings),
    replyTo: lead.email,
    subject: `${isUpdate ? "Updated: " : ""}${leadSubject(lead)}${again}: ${lead.name}`,
    paragraphs: [
      ...(isUpdate
        ? ["The visitor told us more after our first mail about this request. This is how it stands now."]
        : []),
      `Please answer by ${momentText(answerBy(new Date(lead.createdAt)).due)}.`,
      ...(lead.repeatOf ? [`This visitor wrote before within seven days, see lead ${lead.repeatOf}.`] : []),
    ],
    facts,
  };
}

const simulator = "success@simulator.amazonses.com";

/** The mail of a test lead: the same way, no reader. */
const canaryMail = (lead: Lead): MailTexts => ({
  to: [simulator],
  subject: "Test lead",
  paragraphs: [`Test lead ${lead.id} arrived.`],
});

const openings = {
  quote: "Thank you for your estimate request. We have it",
  chat: "Thank you for talking with us. We have your request",
  "service-request": "Thank you for your service request. We have it",
} as const satisfies Record<LeadSource, string>;

/** Confirms a request to the visitor who left an address. It repeats nothing that was typed in: otherwise anybody could
 * have us mail their own words to anybody. */
function confirmation(lead: Lead): MailTexts | undefined {
  if (!lead.email) return undefined;
  return {
    to: [lead.email],
    replyTo: profile.email,
    subject: `We received your request - ${profile.company}`,
    paragraphs: [`${openings[lead.source]} and will get back to you ${answerPromise(new Date(lead.createdAt))}.`],
    steps: lead.source === "service-request" ? [] : nextSteps.map(({ title, text }) => `${title}: ${text}`),
    facts: [
      ["Service", lead.serviceType && serviceTypeLabels[lead.serviceType]],
      ["Received", momentText(lead.createdAt)],
      ["Reference", lead.id],
    ],
    closing: [`Something to add, or in a hurry? Call us at ${profile.phone}, or reply to this mail.`],
  };
}

/** What to send about a lead: of our own test to the mail service's simulator alone. */
export async function leadNotices(context: Context, stored: Lead, facts: Facts): Promise<Notices> {
  if (stored.canary) return { staff: canaryMail(stored) };
  const repeatOf = await findRepeated(context, stored);
  const lead = { ...stored, ...(repeatOf ? { repeatOf } : {}) };
  return { repeatOf, staff: staffMail(context, lead, facts), visitor: confirmation(lead) };
}
