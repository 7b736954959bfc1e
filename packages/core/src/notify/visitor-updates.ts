import { profile } from "@site/company/profile";
import { formatWindow } from "../business/visit-windows.ts";
import { getUpdateChannel } from "../consent/channels.ts";
import { findAllowedAddress, findAllowedNumber } from "../consent/ledger.ts";
import type { Context } from "../context.ts";
import type { MailTexts } from "../email/mail.ts";
import { greetingOf } from "../email/recipients.ts";
import type { AnyRecord, RecordRow } from "../records/define-record.ts";
import { getVisitorTitle } from "../records/record-texts.ts";
import { buildReference } from "../records/reference.ts";
import { requestButton } from "../records/request-link.ts";
import { getDeliverableEmail } from "../records/sent-notices.ts";
import { canceledAhead, comingVisit, movedAhead, placeOfVisit, proposalsOf } from "../records/stored-visit.ts";
import { calendarFile } from "../site/pages.ts";
import { getNonEmptyString } from "../text/get-non-empty-string.ts";
import { askStreet, describeCanceled, describeTimes, openProposals } from "../visits/describe-times.ts";

/** Kinds of changes, made by the visitor or the office, that the visitor gets a message about. */
export type UpdateKind = "visitBooked" | "visitProposed" | "visitCanceled" | "timesAsked" | "withdrawn";

/** Attributes of a change that the visitor gets one message about: a mail where one may be sent and arrives, else a text. */
export async function planUpdate(
  context: Context,
  row: RecordRow,
  kind: UpdateKind | undefined,
): Promise<{ set: Record<string, unknown>; due: readonly string[] }> {
  const nothing = { set: {}, due: [] };
  if (!kind) return nothing;
  const email = getDeliverableEmail(row);
  const mail = email && (await findAllowedAddress(context, email));
  const text = !mail && context.settings.sms && (await findAllowedNumber(context, row));
  const channel = getUpdateChannel((each) => Boolean(each === "mail" ? mail : text));
  if (!channel) return nothing;
  const newsCount = Number(row.newsCount ?? 0) + 1;
  return { set: { news: kind, newsCount }, due: [channel === "mail" ? "visitor" : "text"] };
}

interface UpdateText {
  title: string;
  sentences: string[];
}

const choose = "Open your request to choose another time.";

/** Each says what is true when the message goes out, so two changes in a row make one message about the result. */
const composers: Record<UpdateKind, (context: Context, row: RecordRow, noun: string) => UpdateText> = {
  visitBooked(context, row) {
    const [booked, moved] = [comingVisit(context, row), movedAhead(context, row)];
    const title = moved ? "Your visit is moved" : "Your visit is booked";
    if (!booked) return { title, sentences: [] };
    const instead = moved
      ? [
          `Nobody comes on ${formatWindow(moved)} any more. If the new time does not suit you, ${row.status === "closed" ? `call ${profile.phone}` : "open your request to change it"}.`,
        ]
      : [];
    const where = getNonEmptyString(row.address) ? [`We come to ${placeOfVisit(row)}.`] : askStreet(row);
    return {
      title,
      sentences: [`${title}${moved ? " to" : ":"} ${formatWindow(booked)}.`, ...instead, ...where],
    };
  },
  visitProposed(context, row) {
    const isProposed = openProposals(context, row).length > 0;
    if (proposalsOf(row).length === 0) {
      const sentences = ["We take back the times that we suggested for our visit.", ...describeTimes(context, row)];
      return { title: "The times that we suggested", sentences };
    }
    return {
      title: comingVisit(context, row)
        ? "We suggest another time for our visit"
        : "A time for our visit: please answer",
      sentences: isProposed ? [...describeCanceled(context, row), ...describeTimes(context, row)] : [],
    };
  },
  visitCanceled(context, row) {
    const times = describeTimes(context, row);
    const sentences = comingVisit(context, row) ? [] : describeCanceled(context, row);
    return {
      title: "Our visit is canceled",
      sentences:
        sentences.length > 0 ? [...sentences, ...(times.length > 0 || row.status === "closed" ? times : [choose])] : [],
    };
  },
  timesAsked: (context, row) => ({
    title: "We have the times that suit you",
    sentences: row.status === "closed" ? [] : describeTimes(context, row),
  }),
  withdrawn(context, row, noun) {
    const title = `${getVisitorTitle(noun, row)} is withdrawn`;
    const end = `${title}. We won't contact you about it any more.`;
    return { title, sentences: [end, ...describeCanceled(context, row)] };
  },
};

/** Composes the update that the visitor has not had yet, for a mail and for a text.
 * @returns undefined when there is none; an empty text when it is not true any more */
export function composeUpdate(
  context: Context,
  { kind, noun }: AnyRecord,
  row: RecordRow,
): { mail: MailTexts | undefined; text: string } | undefined {
  const { news, newsCount, newsTold } = row as RecordRow & { news?: UpdateKind };
  if (!news || newsCount === newsTold) return undefined;
  const { title, sentences } = composers[news](context, row, noun);
  if (sentences.length === 0) return { mail: undefined, text: "" };
  const email = getNonEmptyString(row.email);
  const [, page] = requestButton(context, kind, row) ?? [];
  const calendar = comingVisit(context, row)
    ? "Add it to your calendar"
    : canceledAhead(context, row) && "Take it out of your calendar";
  const mail = email && {
    to: [email],
    replyTo: profile.email,
    greeting: greetingOf(row.name),
    subject: `${title} - ${buildReference(row.id)}`,
    paragraphs: sentences,
    closing: [`Questions? Call us at ${profile.phone}, or reply to this email.`],
    ...(page && calendar ? { links: [[calendar, `${page}/${calendarFile}`] as const] } : {}),
  };
  return { mail: mail || undefined, text: sentences.join(" ") };
}
