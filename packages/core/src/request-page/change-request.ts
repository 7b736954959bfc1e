import { profile } from "@site/company/profile";
import { codeRefused, sendCode, useCode } from "../codes/one-time-code.ts";
import { stopContact } from "../consent/ledger.ts";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { Undeliverable } from "../email/mail.ts";
import { planUpdate } from "../notify/visitor-updates.ts";
import type { RecordRow } from "../records/define-record.ts";
import { isClosed } from "../records/progress.ts";
import { alwaysNotified } from "../records/reopen-notices.ts";
import { untilWritten } from "../records/until-written.ts";
import { OptedOut } from "../sms/sms.ts";
import { getNonEmptyString } from "../text/get-non-empty-string.ts";
import { moveVisit } from "../visits/move-visit.ts";
import type { RequestChange } from "./contract.ts";
import { parseContact, parseFields, type Values } from "./correct-fields.ts";
import { type CodeWay, codeSubject, findCodeWay } from "./find-code-way.ts";
import { type FoundRequest, findRequest, requestNotFound } from "./find-request.ts";
import { getForms, noteFields, type RequestNoun, shownPrefix } from "./form-fields.ts";
import { type Done, provenActions, type RequestAction } from "./options.ts";
import { decide, type PlannedChange, type Via } from "./plan-change.ts";
import { maskContact } from "./show-request.ts";
import { tellOfQuarantined } from "./tell-of-quarantined.ts";
import { assertRoom, writeVisitorChange } from "./write-visitor-change.ts";

/** @throws AppError invalid with a message for every wrong field */
function parseValues(noun: RequestNoun, action: RequestAction, values: Values): Values {
  if (action === "note") return parseFields(noteFields, values);
  if (action === "contact") return parseContact(noun, values);
  if (action === "wish") return parseFields(getForms(noun).wish, values);
  // Times are held against the calendar where they are used; the rest has no values.
  return values;
}

/** The values of a form, those of the record as it is now where its visitor changed nothing. @param given as posted */
const mergeValues = (row: RecordRow, values: Values, given: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      given[name] === given[shownPrefix + name] ? (getNonEmptyString(row[name]) ?? "") : value,
    ]),
  );

export type ChangeResult = { done: Done } | { codeSentTo: string; ticket: string };

/** Writes a step with all that follows from it.
 * @throws AppError invalid where what it books was taken meanwhile, throttled where no more fits */
async function carryOutStep(context: Context, found: FoundRequest, step: PlannedChange): Promise<Done> {
  const { candidates, refusal, write: more, due = alwaysNotified } = step;
  assertRoom(found, step);
  await step.consent?.();
  const held = await moveVisit(context, found, { candidates, refusal, set: more?.set }, async (set, booked) => {
    const update = await planUpdate(context, found.row, booked ? "visitBooked" : step.update);
    const write = { ...more, set: { ...set, ...update.set } };
    const isUrgent = step.isUrgent || booked !== undefined;
    // Before it is written: what could not be mailed is refused, and asked for once more.
    if (!step.consent && !step.isQuiet) await tellOfQuarantined(context, found, { ...step.change, isUrgent });
    await writeVisitorChange(context, found, { ...step, write, due: [...due, ...update.due], isUrgent });
  });
  return held ? "booked" : step.done;
}

type Decide = (found: FoundRequest) => Promise<PlannedChange | Done>;

export type ReadAgain = () => Promise<FoundRequest | undefined>;

/** Writes what is decided of the record as it is then: who writes at the same moment keeps theirs, too. */
export function carryOut(context: Context, first: FoundRequest, readAgain: ReadAgain, decide: Decide): Promise<Done> {
  let seen: FoundRequest | undefined = first;
  return untilWritten(async () => {
    const found = seen ?? (await readAgain());
    if (!found) throw requestNotFound();
    seen = undefined;
    const step = await decide(found);
    return typeof step === "string" ? step : carryOutStep(context, found, step);
  });
}

/** What needs a request that is not closed. */
const ofOpenRequest: readonly RequestAction[] = [
  "wish",
  "contact",
  "withdraw",
  "times",
  "accept",
  "decline",
  "cancelVisit",
];

function assertOpen({ record, row }: FoundRequest, action: RequestAction): void {
  if (isClosed(record, row) && ofOpenRequest.includes(action))
    throw new AppError("invalid", `This is closed. Add a note, or call us at ${profile.phone}.`);
}

/** Sends the code that a change needs. @returns its ticket; undefined where the address or number takes nothing */
async function askCode(
  context: Context,
  found: FoundRequest,
  action: RequestAction,
  way: CodeWay,
): Promise<string | undefined> {
  try {
    return await sendCode(context, { subject: codeSubject(found, action), limit: "visitor-address", ...way });
  } catch (error) {
    if (error instanceof OptedOut)
      await stopContact(context, { phone: way.address }, { via: "supplier", recordId: found.row.id });
    if (error instanceof Undeliverable) return undefined;
    throw error;
  }
}

/** Does what a visitor asks on the page of their record, or sends the code that it needs first.
 * @param ticket of the code, from the browser's cookie @param via where it is said from
 * @throws AppError notFound for a link that opens nothing, invalid (also for a wrong code), throttled, busy */
export async function changeRequest(
  context: Context,
  { token, action, values: given, code }: RequestChange,
  ticket = "",
  via: Via = "page",
): Promise<ChangeResult> {
  const readAgain: ReadAgain = () => findRequest(context, token);
  const first = await readAgain();
  if (!first) throw requestNotFound();
  const values = parseValues(first.noun, action, given);
  assertOpen(first, action);
  const isProven = provenActions.includes(action);
  const way = isProven ? await findCodeWay(context, first, action) : undefined;
  const decideAs =
    (isUnproven: boolean): Decide =>
    (found) =>
      decide(action, { context, found, values: mergeValues(found.row, values, given), via }, isUnproven);
  const decideOn = decideAs(isProven && !way);
  const planned = await decideOn(first);
  if (typeof planned === "string") return { done: planned };
  if (way) {
    const subject = codeSubject(first, action);
    const ticketSent = code ? undefined : await askCode(context, first, action, way);
    if (ticketSent) return { codeSentTo: maskContact(way.address), ticket: ticketSent };
    if (!code) return { done: await carryOut(context, first, readAgain, decideAs(true)) };
    if ((await useCode(context, ticket, code)) !== subject) throw codeRefused();
  }
  return { done: await carryOut(context, first, readAgain, decideOn) };
}
