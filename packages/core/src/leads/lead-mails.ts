import { visitorMails } from "@site/company/mails";
import { profile } from "@site/company/profile";
import { answerAwaitedSince, deadlineOf, formatDeadline, getAnswerDeadline } from "../business/answer-deadline.ts";
import { formatMoment } from "../business/date-format.ts";
import { formatWindow } from "../business/visit-windows.ts";
import { productNames } from "../catalogue/options.ts";
import { type Allowed, toStaff } from "../consent/ledger.ts";
import type { Context } from "../context.ts";
import { type MailTexts, renderTemplate } from "../email/mail.ts";
import { greetingOf, staff } from "../email/recipients.ts";
import type { Notices } from "../records/define-record.ts";
import { describeReach } from "../records/describe-sent.ts";
import { getLatestChange, latestSubjectPrefixes } from "../records/latest-change.ts";
import { findOpenAsks } from "../records/open-asks.ts";
import { isWithdrawn } from "../records/progress.ts";
import type { Facts } from "../records/record-fields.ts";
import { buildReference } from "../records/reference.ts";
import { canceledAhead } from "../records/stored-visit.ts";
import { capitalize } from "../text/capitalize.ts";
import { nobodysMailbox } from "./canary-request.ts";
import { type ChatSummary, getChatSubject, readChatSummary } from "./chat-summary.ts";
import { findNewRepeat } from "./find-repeated.ts";
import { type LeadSource, nextSteps, serviceTypeLabels } from "./options.ts";
import type { Lead } from "./record.ts";

const latestSentences = {
  withdrawn: "The visitor withdrew this request. Please don't call about it any more.",
  writtenAfter:
    "The visitor withdrew this request, and has written since. Please read what, before you call or leave it.",
  updated: "The visitor told us more after our first email about this request. This is how it stands now.",
  new: "",
};

function staffMail(context: Context, lead: Lead, facts: Facts): MailTexts<Allowed<"mail">> {
  const latest = getLatestChange(lead);
  const asked = isWithdrawn(lead) ? undefined : findOpenAsks(lead.visitorChanges).at(-1);
  const canceled = isWithdrawn(lead) ? canceledAhead(context, lead) : undefined;
  const prefix = asked ? `${asked.title}: ` : latestSubjectPrefixes[latest];
  const again = lead.repeatOf ? " (again)" : "";
  return {
    to: staff(context.settings),
    replyTo: lead.email,
    subject: `${prefix}${leadSubject(lead)}${again}: ${lead.name}`,
    // Nobody is to call.
    ...(latest === "withdrawn" ? { links: [] } : {}),
    paragraphs: [
      latestSentences[latest],
      canceled ? `The visit is canceled: ${formatWindow(canceled)}.` : "",
      lead.status === "new" && !lead.repliedAt ? `Please answer by ${formatMoment(deadlineOf(lead))}.` : "",
      lead.repeatOf ? `This visitor wrote before, see lead ${lead.repeatOf}.` : "",
    ].filter(Boolean),
    facts,
  };
}

const texts = visitorMails.request;

/** The mail of a test lead: the same way, no reader. */
const canaryMail = (lead: Lead): MailTexts<Allowed<"mail">> => ({
  to: toStaff([nobodysMailbox]),
  subject: "Test lead",
  paragraphs: [`Test lead ${lead.id} arrived.`],
});

/** A product by its name in the catalogue; undefined for words of a visitor's own. */
const findProductName = (product: string | undefined): string | undefined =>
  Object.values(productNames).find((name) => name === product);

const aboutOf = ({ serviceType }: Lead): string =>
  serviceType && serviceType !== "other" ? serviceTypeLabels[serviceType].toLowerCase() : "your project";

/** One that had to wait promises no day that is over. */
const promiseOf = ({ now }: Context, lead: Lead): string =>
  `by ${formatDeadline(getAnswerDeadline(deadlineOf(lead) < now() ? now() : answerAwaitedSince(lead)).due)}`;

/** Confirms a request to the visitor who left an address. It repeats what was chosen and nothing that was typed in: otherwise
 * anybody could have us mail their own words to anybody. */
function confirmation(context: Context, lead: Lead): MailTexts | undefined {
  if (!lead.email) return undefined;
  const values = {
    promise: promiseOf(context, lead),
    about: aboutOf(lead),
    reach: describeReach(lead, context.settings),
  };
  return {
    to: [lead.email],
    replyTo: profile.email,
    subject: renderTemplate(texts.subject),
    greeting: greetingOf(lead.name),
    paragraphs: [renderTemplate(texts.opening[lead.source], values)],
    steps: lead.source === "service-request" ? [] : nextSteps.map(({ title, text }) => `${title}: ${text}`),
    facts: [
      ["Service", lead.serviceType && serviceTypeLabels[lead.serviceType]],
      ["Product", findProductName(lead.productType)],
      ["Received", formatMoment(lead.createdAt)],
      ["Reference", buildReference(lead.id)],
    ],
    closing: [renderTemplate(texts.closing)],
  };
}

/** What to send about a lead: of our own test to the mail service's simulator alone. */
export async function leadNotices(context: Context, stored: Lead, facts: Facts): Promise<Notices> {
  if (stored.canary) return { staff: canaryMail(stored) };
  const repeatOf = await findNewRepeat(context, stored);
  const lead = { ...stored, ...(repeatOf ? { repeatOf } : {}) };
  const text = lead.smsOptIn ? `We have your request and answer ${promiseOf(context, lead)}.` : undefined;
  return { repeatOf, staff: staffMail(context, lead, facts), visitor: confirmation(context, lead), text };
}

const subjects = {
  quote: "New estimate request",
  chat: "New lead from the chat",
  "service-request": "New service request",
} as const satisfies Record<LeadSource, string>;

interface About {
  source: LeadSource;
  chatSummary?: ChatSummary;
  conversationSummary?: string;
}

/** What a lead is: "New estimate request". A chat that is no new project is what its summary says: "Complaint, from the
 * chat". */
export function leadSubject({ source, ...lead }: About): string {
  const subject = source === "chat" ? getChatSubject(readChatSummary(lead)) : undefined;
  return subject ? `${capitalize(subject)}, from the chat` : subjects[source];
}
