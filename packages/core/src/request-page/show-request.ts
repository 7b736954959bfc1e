import { profile } from "@site/company/profile";
import { deadlineOf, describeDeadline } from "../business/answer-deadline.ts";
import { formatMoment } from "../business/date-format.ts";
import { currentEdition, formatEditionDay, getWindowState } from "../business/edition.ts";
import { closedNotice } from "../business/edition-texts.ts";
import { formatShortWindow, formatWindow, type VisitWindow, windowId } from "../business/visit-windows.ts";
import { readConsent } from "../consent/ledger.ts";
import type { Context } from "../context.ts";
import type { FileRow } from "../files/file-entity.ts";
import { hasPlace, showFile } from "../files/list-files.ts";
import { fileKinds, hasFiles, type ShownFile } from "../files/options.ts";
import type { records } from "../record-registry.ts";
import type { AcceptedNames, AnyRecord, RecordRow } from "../records/define-record.ts";
import { isUnanswered } from "../records/inbox-keys.ts";
import { findOpenAsks } from "../records/open-asks.ts";
import { isWon } from "../records/outcome.ts";
import { getProgress, isClosed, isWithdrawn } from "../records/progress.ts";
import { getVisitorTitle, listColumns, toText } from "../records/record-texts.ts";
import { buildReference } from "../records/reference.ts";
import { getDeliverableEmail } from "../records/sent-notices.ts";
import { canceledAhead, comingVisit, wishesOf } from "../records/stored-visit.ts";
import { describeWaitingSms } from "../sms/quiet-hours.ts";
import { listFreeWindows } from "../visits/book-window.ts";
import { askStreet, describeCanceled, describeTimes, describeVisit, openProposals } from "../visits/describe-times.ts";
import type { FoundRequest } from "./find-request.ts";
import { getForms, type RequestNoun, type requestForms } from "./form-fields.ts";
import type { RequestView } from "./options.ts";

type Correctable<Noun extends RequestNoun> = keyof ((typeof requestForms)[Noun]["contact"] &
  (typeof requestForms)[Noun]["wish"]);

/** Where the page tells what a visitor told us beside what they may correct, in its order: before or after that, or not at
 * all. Does not compile while something that a form accepts is missing. */
const others: {
  [Noun in RequestNoun]: Record<
    Exclude<AcceptedNames<(typeof records)[Noun]>, Correctable<Noun>>,
    "before" | "after" | "not shown"
  >;
} = {
  leads: { smsOptIn: "after" },
  applications: { position: "before" },
  entries: { name: "before", address: "before", cityZip: "before", referralSource: "after", agreedToTerms: "after" },
};

/** "a•••@example.org" or "•••0142": enough for its owner to know the mailbox or the number. */
export const maskContact = (address: string): string =>
  address.replace(/^(.).*(?=@)/u, "$1•••").replace(/^\+\d+(?=\d{4}$)/, "•••");

function getState(context: Context, record: AnyRecord, row: RecordRow): RequestView["state"] {
  if (isClosed(record, row)) return "Closed";
  if (comingVisit(context, row)) return "Visit booked";
  const isBegun = record.transitions !== undefined && getProgress(record, row.status) === "begun";
  return isBegun || row.assignee || row.repliedAt ? "Somebody has it" : "Received";
}

function describeEnd(noun: RequestNoun, row: RecordRow): string[] {
  if (isWithdrawn(row)) return ["You withdrew it. We won't contact you about it any more."];
  const open = `If something is open, call ${profile.phone}.`;
  if (noun === "applications") return ["We have decided on your application and told you, or will.", open];
  return [isWon(row) ? "Thank you for choosing us." : "We do nothing more about it.", open];
}

function describeState(context: Context, { record, noun, row }: FoundRequest): string {
  const { now } = context;
  if (isClosed(record, row)) {
    const visit = comingVisit(context, row) ? [describeVisit(context, row)] : describeCanceled(context, row);
    return [...describeEnd(noun, row), ...visit].join(" ");
  }
  const times = describeTimes(context, row, "Please answer below.");
  const canceled = comingVisit(context, row) ? [] : describeCanceled(context, row);
  if (times.length > 0) return [...canceled, ...times].join(" ");
  if (comingVisit(context, row)) return describeVisit(context, row);
  if (canceled.length > 0) return [...canceled, "Choose another time below, if you like."].join(" ");
  if (noun === "entries")
    return getWindowState(currentEdition, now()) === "closed"
      ? closedNotice(currentEdition, now())
      : `The draw is live at a home show on ${formatEditionDay(currentEdition.drawAt)}. We call the winner.`;
  if (noun === "applications") return "We review every application and get back to you.";
  if (!isUnanswered(record, row, getProgress(record, row.status)))
    return `We have been in touch or will be soon. In a hurry? Call ${profile.phone}.`;
  return describeDeadline(deadlineOf(row), now());
}

/** Where a request stands; what waits for a call first. */
function getSentence(context: Context, found: FoundRequest): string {
  const { record, row } = found;
  const isOpen = !isClosed(record, row);
  const isUnproven = isOpen && findOpenAsks(row.visitorChanges).some(({ forStaff }) => forStaff);
  const waiting = "Somebody calls you to confirm what you asked for last; until then nothing is changed.";
  const street = isOpen && comingVisit(context, row) ? askStreet(row) : [];
  return [...(isUnproven ? [waiting] : []), describeState(context, found), ...street].join(" ");
}

const toChoice = (window: VisitWindow) => ({ id: windowId(window), text: formatShortWindow(window) });

async function showTimes(
  context: Context,
  row: RecordRow,
): Promise<Pick<RequestView, "visit" | "visitId" | "proposals" | "canceled" | "windows">> {
  const visit = comingVisit(context, row);
  const proposals = openProposals(context, row);
  const chosen = wishesOf(row).map(windowId);
  const canceled = canceledAhead(context, row);
  const windows = await listFreeWindows(context, [...wishesOf(row), ...(visit ? [visit] : [])]);
  return {
    ...(visit ? { visit: formatWindow(visit), visitId: windowId(visit) } : {}),
    ...(proposals.length > 0 ? { proposals: proposals.map(toChoice) } : {}),
    ...(canceled ? { canceled: formatWindow(canceled) } : {}),
    windows: windows.map((window) => {
      const choice = toChoice(window);
      const place = chosen.indexOf(choice.id);
      return { ...choice, ...(place < 0 ? {} : { place }) };
    }),
  };
}

/** Seconds for which thumbnails are served: a slow phone still gets them. */
const thumbnailLife = 10 * 60;

async function showOwnFile(context: Context, file: FileRow): Promise<ShownFile> {
  const { files, settings } = context;
  const thumbnail = settings.filesUrl && file.small && (await files.signDownload(file.small, undefined, thumbnailLife));
  return { ...showFile(context, file), ...(thumbnail ? { thumbnail } : {}) };
}

async function showFiles(
  context: Context,
  noun: RequestNoun,
  files: readonly FileRow[],
): Promise<Pick<RequestView, "files" | "filesLeft">> {
  if (!hasFiles(noun)) return {};
  const taken = files.filter((file) => hasPlace(context, file));
  return {
    files: await Promise.all(files.map((file) => showOwnFile(context, file))),
    filesLeft: Math.max(0, fileKinds[noun].most - taken.length),
  };
}

/** Whether we text and mail the visitor of a record. A visitor who agreed to texts gets none where the stage sends none. */
async function showConsent(context: Context, row: RecordRow): Promise<Pick<RequestView, "texts" | "mails">> {
  const { text, mail } = await readConsent(context, row);
  return {
    ...(text ? { texts: text === "unasked" || !context.settings.sms ? "unasked" : text.state } : {}),
    ...(mail ? { mails: mail === "unasked" ? "allowed" : mail.state } : {}),
  };
}

/** What the page of a record shows its visitor. @param token of the page's address @param files that came with it */
export async function showRequest(
  context: Context,
  found: FoundRequest,
  token: string,
  files: readonly FileRow[] = [],
): Promise<RequestView> {
  const { record, noun, row } = found;
  const { contact, wish } = getForms(noun);
  const listOthers = (place: "before" | "after") =>
    Object.entries(others[noun]).flatMap(([name, its]) => (its === place ? [name] : []));
  const names = [...listOthers("before"), ...Object.keys({ ...contact, ...wish }), ...listOthers("after")];
  const columns = new Map(listColumns(record));
  const consent = await showConsent(context, row);
  const facts = names.flatMap((name): [string, string][] => {
    // What was agreed to once is no fact any more after a stop.
    const field = name === "smsOptIn" && consent.texts === "stopped" ? undefined : columns.get(name);
    const text = field && toText(field, row[name]);
    return field && text ? [[field.label, text]] : [];
  });
  const values = Object.fromEntries(
    Object.keys({ ...contact, ...wish }).map((name) => [name, typeof row[name] === "string" ? row[name] : ""]),
  );
  // To what is closed no confirmation comes any more, only an update.
  const isTextDue = !isClosed(record, row) || row.newsCount !== row.newsTold;
  const textAt = isTextDue ? describeWaitingSms(context, row) : undefined;
  const codeTo = getDeliverableEmail(row) ?? (consent.texts === "allowed" && row.phoneE164);
  return {
    token,
    noun,
    reference: buildReference(row.id),
    title: getVisitorTitle(noun, row),
    state: getState(context, record, row),
    sentence: getSentence(context, found),
    received: formatMoment(row.createdAt),
    facts,
    changes: (row.visitorChanges ?? []).map(({ at, title, text }) => ({ when: formatMoment(at), title, text })),
    values,
    ...(typeof codeTo === "string" ? { codeTo: maskContact(codeTo) } : {}),
    isClosed: isClosed(record, row),
    ...(textAt && consent.texts === "allowed" ? { textAt } : {}),
    ...consent,
    ...("visit" in record.fields ? await showTimes(context, row) : {}),
    ...(await showFiles(context, noun, files)),
  };
}
