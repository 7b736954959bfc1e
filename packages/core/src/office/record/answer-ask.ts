import { AppError } from "../../contract/errors.ts";
import { deliverRecord } from "../../notify/deliver-notices.ts";
import { planUpdate } from "../../notify/visitor-updates.ts";
import type { RecordRow } from "../../records/define-record.ts";
import { findOpenAsks } from "../../records/open-asks.ts";
import { planWithdrawal } from "../../records/plan-status.ts";
import { isClosed } from "../../records/progress.ts";
import type { VisitorChange } from "../../records/visitor-change.ts";
import { parseContact, planCorrection, type Values } from "../../request-page/correct-fields.ts";
import { isRequestNoun } from "../../request-page/form-fields.ts";
import { describeCanceled } from "../../visits/describe-times.ts";
import { moveVisit } from "../../visits/move-visit.ts";
import type { ChangeStep } from "./change-record.ts";
import type { Change } from "./record-contract.ts";

const addEntry = ({ visitorChanges = [] }: RecordRow, entry: VisitorChange) => ({
  visitorChanges: [...visitorChanges, entry],
});

/** Puts right how somebody is reached, as they told the staff; they see it on their page, and a new mailbox is written to.
 * @param values of the contact form of the record's kind
 * @throws AppError invalid, also where nothing is different; and what `write` throws */
export async function correctContact({ context, record, row, by, write }: ChangeStep, values: Values): Promise<void> {
  const { noun } = record;
  if (!isRequestNoun(noun)) throw new AppError("invalid", "This has no contact details.");
  const correction = planCorrection({ record, noun, row }, parseContact(noun, values));
  if (!correction) throw new AppError("invalid", "Nothing is different from what is on file.");
  const { text, set, isNewEmail } = correction;
  const at = context.now().toISOString();
  const due = ["webhook", ...(isNewEmail && !isClosed(record, row) ? ["visitor"] : [])];
  const entry = { at, title: "Contact changed by our office", text, by: by.email, settles: "contact" as const };
  await write({ set: { ...set, ...addEntry(row, entry) }, due });
  await deliverRecord(context, record, row.id);
}

/** Takes a record back for its visitor, who asked for it and could not prove who they are. */
async function withdraw({ context, record, row, by, write }: ChangeStep): Promise<void> {
  const at = context.now().toISOString();
  const { history, set: withdrawn } = planWithdrawal(context, { record, row }, by.email);
  const { set: update, due } = await planUpdate(context, row, "withdrawn");
  const text = describeCanceled(context, { ...row, ...withdrawn }).join(" ") || undefined;
  const entry: VisitorChange = {
    at,
    kind: "withdrawn",
    title: "Withdrawn by our office, as you asked",
    text,
    by: by.email,
    settles: "withdraw",
  };
  const more = { ...update, ...addEntry(row, entry) };
  await moveVisit(context, { record, row }, { set: withdrawn }, (set) =>
    write({ history, set: { ...set, ...more }, due: [...due, "webhook"] }),
  );
  await deliverRecord(context, record, row.id);
}

/** Does what the visitor asked for, or says that it is done, or that they did not ask for it.
 * @throws AppError invalid where they wait for nothing */
export async function settleAsk(
  step: ChangeStep,
  { action, isDenied = false }: Extract<Change, { kind: "settleAsk" }>,
): Promise<void> {
  const { context, row, by, write } = step;
  const asked = findOpenAsks(row.visitorChanges).find(({ ask }) => ask.action === action);
  if (!asked) throw new AppError("invalid", "Nothing is waited for any more.");
  if (action === "withdraw" && !isDenied) return withdraw(step);
  const at = context.now().toISOString();
  const title = `${isDenied ? "Not done, as you told us" : "Answered"}: ${asked.title}`;
  await write({ set: addEntry(row, { at, title, by: by.email, settles: action }) });
}
