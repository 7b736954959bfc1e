import { profile } from "@site/company/profile";
import { resumeContact, stopContact, toAnswered } from "../consent/ledger.ts";
import { extractPhones } from "../contact/phone.ts";
import type { Context } from "../context.ts";
import { isAppError } from "../contract/errors.ts";
import { composeMail, Undeliverable } from "../email/mail.ts";
import { staff } from "../email/recipients.ts";
import { leadRecord } from "../leads/record.ts";
import { rateCounters } from "../rate-limit.ts";
import type { RecordRow } from "../records/define-record.ts";
import { untilWritten } from "../records/until-written.ts";
import type { FoundRequest } from "../request-page/find-request.ts";
import { isRequestNoun } from "../request-page/form-fields.ts";
import { tellOfQuarantined } from "../request-page/tell-of-quarantined.ts";
import { writeVisitorChange } from "../request-page/write-visitor-change.ts";
import { findRelatedRecords } from "../search/related-records.ts";
import { type Keyword, parseKeyword } from "../sms/keywords.ts";
import { writeIf } from "../store/conditional-write.ts";
import { toSeconds } from "../store/expiry.ts";
import { getNonEmptyString } from "../text/get-non-empty-string.ts";

interface IncomingSms {
  /** Of the text at its service, by which one that comes again is known. */
  id: string;
  /** The number in E.164. */
  from: string;
  body: string;
  /** The service answers STOP, START and HELP by itself. */
  isAnswered?: boolean;
}

const { company, phone } = profile;

const answers: Record<Keyword["wish"], Record<Keyword["language"], string>> = {
  stop: {
    en: `${company}: you get no more texts from us. Reply START to get them again.`,
    es: `${company}: ya no recibe mensajes de texto. Responda START para recibirlos de nuevo.`,
  },
  start: {
    en: `${company}: you get texts about your requests again. Reply HELP for help, STOP to end.`,
    es: `${company}: recibe de nuevo mensajes sobre sus solicitudes. Responda STOP para terminar.`,
  },
  help: {
    en: `${company}: texts about your request. Help: ${phone}. Message and data rates may apply. Reply STOP to end.`,
    es: `${company}: mensajes sobre su solicitud. Ayuda: ${phone}. Responda STOP para terminar.`,
  },
};

/** How long it is known that a text was answered or passed on, seconds. */
const answerKept = 400 * 24 * 60 * 60;

const buildAnswerKey = (id: string) => ({ client: `text-answer-${id}`, span: 0 });

/** Marks a text as answered. @returns false for one that is already */
const claimAnswer = ({ store, now }: Context, id: string): Promise<boolean> =>
  writeIf(
    rateCounters(store)
      .upsert({ ...buildAnswerKey(id), count: 1, expiresAt: toSeconds(now()) + answerKept })
      .where(({ count }, { notExists, eq }) => `${notExists(count)} OR ${eq(count, 0)}`),
  );

const releaseAnswer = ({ store }: Context, id: string): Promise<boolean> =>
  writeIf(rateCounters(store).patch(buildAnswerKey(id)).set({ count: 0 }));

/** Answers a text once, also when it comes again because its receipt was lost. An answer that failed goes out when it
 * comes again, unless it can't arrive. @throws what sending throws */
async function answerOnce(context: Context, { id, from }: IncomingSms, body: string): Promise<void> {
  if (!(await claimAnswer(context, id))) return;
  try {
    await context.sendSms({ to: toAnswered(from), body });
  } catch (error) {
    if (!(error instanceof Undeliverable)) await releaseAnswer(context, id).catch(() => {});
    throw error;
  }
}

/** Whether a number is a record's own, and not one of somebody else that it mentions. */
const isOwnNumber = (row: RecordRow, number: string): boolean =>
  extractPhones(getNonEmptyString(row.phone) ?? "").some((each) => each.number === number);

/** The latest request of a number, one that is held back only where there is no other. */
async function findLatest(context: Context, from: string): Promise<FoundRequest | undefined> {
  const asked = { id: "", createdAt: "", phone: from };
  const related = await findRelatedRecords(context, leadRecord, asked);
  const requests = related.flatMap(([record, row]) =>
    isRequestNoun(record.noun) && isOwnNumber(row, from) ? [{ record, noun: record.noun, row }] : [],
  );
  return requests.find(({ row }) => row.notifyState !== "held") ?? requests[0];
}

/** Puts a text on the latest record of its number, whose staff hears of it.
 * @returns false where there is none, or where nothing more fits */
async function appendToRecord(context: Context, { id, from, body }: IncomingSms): Promise<boolean> {
  const found = await findLatest(context, from);
  if (!found) return false;
  try {
    const change = { id, title: "Text message", text: body };
    await writeVisitorChange(context, found, { change });
    await tellOfQuarantined(context, found, { ...change, isUrgent: true });
    return true;
  } catch (error) {
    if (isAppError(error, "throttled")) return false;
    throw error;
  }
}

/** Has the staff read a text, once. One that was cut off is passed on again: rather twice than never. */
async function passOn(context: Context, text: IncomingSms): Promise<void> {
  const key = { client: `text-passed-${text.id}`, span: 0 };
  const { data: passed } = await rateCounters(context.store).get(key).go({ consistent: true });
  if (passed) return;
  await tellStaff(context, text);
  const expiresAt = toSeconds(context.now()) + answerKept;
  await rateCounters(context.store)
    .put({ ...key, count: 1, expiresAt })
    .go();
}

async function tellStaff(context: Context, text: IncomingSms): Promise<void> {
  if (await untilWritten(() => appendToRecord(context, text))) return;
  const { from, body } = text;
  const to = staff(context.settings);
  const links = [[`Call ${from}`, `tel:${from}`]] as const;
  await context.sendMail(composeMail({ to, subject: `Text message from ${from}`, paragraphs: [body], links }));
}

/** "Please cancel it" may be of a visit as well: what stops texts is read by people, too, where it says more than that. */
const saysMore = (body: string): boolean =>
  /\b(?:cancel|cancelar|end)\b.*\p{L}|\p{L}.*\b(?:cancel|cancelar|end)\b/isu.test(body);

/** Does what a text asks: STOP and START stand in the ledger before anything is answered, whosever requests have this
 * number; what is for people is never lost. Safe to call again with the same text.
 * @returns what it was, for the log */
export async function receiveSms(context: Context, text: IncomingSms): Promise<Keyword["wish"] | "message"> {
  const { id, from, body, isAnswered } = text;
  const keyword = parseKeyword(body);
  if (!keyword) {
    await passOn(context, text);
    return "message";
  }
  const { wish, language } = keyword;
  const told = { id: `text ${id}`, via: "text" } as const;
  if (wish === "stop") await stopContact(context, { phone: from }, told);
  if (wish === "stop" && saysMore(body)) await passOn(context, text);
  if (wish === "start") await resumeContact(context, { phone: from }, told);
  if (!isAnswered) await answerOnce(context, text, answers[wish][language]);
  return wish;
}
