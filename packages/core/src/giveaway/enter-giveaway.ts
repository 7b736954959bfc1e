import { retentionMonths } from "../business/retention.ts";
import { AppError } from "../contract/errors.ts";
import type { Accepted } from "../contract/fields.ts";
import { storeOrPark } from "../parking/store-or-park.ts";
import { createOnce, onceOnly } from "../store/create-once.ts";
import { monthsAfter } from "../store/expiry.ts";
import { newRecord, type SubmissionContext } from "../submission/new-record.ts";
import type { GiveawayEntry } from "./contract.ts";
import { acceptsEntries, closedMessage, currentEdition, type Edition, windowStateOf } from "./edition.ts";
import { entries, type NewEntry } from "./entity.ts";
import { householdKey, householdKeyVersion } from "./household-key.ts";

/** Writes an entry once per id. @throws AppError mismatch (422) when the id already holds other details */
export function storeEntry(entry: NewEntry & { id: string }): Promise<boolean> {
  return createOnce(
    entry.payloadHash ?? "",
    () => entries.create(entry).go(onceOnly),
    () => entries.get({ id: entry.id }).go({ consistent: true }),
  );
}

/** An entry outlives its draw by twelve months, and itself by as long when it comes after the draw. */
const expiryOf = ({ drawAt }: Edition, createdAt: Date): number =>
  monthsAfter(new Date(Math.max(Date.parse(drawAt), createdAt.getTime())), retentionMonths.entriesAfterDraw);

/**
 * Stores a giveaway entry. A second one of the same household is stored like the first; the draw counts one (RUL-02).
 * @throws AppError gone (410) outside an enforced window, mismatch (422), unavailable (503)
 */
export async function enterGiveaway(
  request: GiveawayEntry,
  { edition = currentEdition, ...context }: SubmissionContext & { edition?: Edition },
): Promise<Accepted> {
  const { details, common, createdAt } = newRecord(request, context);
  if (!acceptsEntries(edition, createdAt)) throw new AppError("gone", closedMessage(edition, createdAt));
  const entry = {
    ...details,
    ...common,
    editionId: edition.id,
    rulesVersion: edition.rulesVersion,
    withinEntryWindow: windowStateOf(edition, createdAt) === "open",
    householdKey: householdKey(details),
    keyVersion: householdKeyVersion,
    overLimit: context.isOverLimit ?? false,
    expiresAt: expiryOf(edition, createdAt),
  };
  return storeOrPark("contest_entry", entry, storeEntry);
}
