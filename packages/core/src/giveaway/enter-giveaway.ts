import type { Edition } from "@site/company/schema";
import { acceptsEntries, currentEdition, getWindowState } from "../business/edition.ts";
import { closedMessage } from "../business/edition-texts.ts";
import { retention } from "../business/retention.ts";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import type { Accepted } from "../contract/form-schema.ts";
import { newRecord, type SubmissionMeta } from "../records/receive.ts";
import { saveOrEnqueue } from "../records/save-or-enqueue.ts";
import { getExpiry } from "../store/expiry.ts";
import type { GiveawayEntry } from "./contract.ts";
import { householdKey, householdKeyVersion } from "./household-key.ts";
import { entryRecord } from "./record.ts";

/** Stores a giveaway entry. A second one of the same household is stored like the first; the draw counts one.
 * @throws AppError gone (410) outside an enforced window, mismatch (422), unavailable (503) */
export async function enterGiveaway(
  context: Context,
  request: GiveawayEntry,
  { edition = currentEdition, ...meta }: SubmissionMeta & { edition?: Edition },
): Promise<Accepted> {
  const { details, common, createdAt } = newRecord(context, entryRecord.accepts.entry, request, meta);
  if (!acceptsEntries(edition, createdAt)) throw new AppError("gone", closedMessage(edition, createdAt));
  return saveOrEnqueue(context, entryRecord, {
    ...details,
    ...common,
    editionId: edition.id,
    rulesVersion: edition.rulesVersion,
    withinEntryWindow: getWindowState(edition, createdAt) === "open",
    householdKey: householdKey(details),
    keyVersion: householdKeyVersion,
    overLimit: meta.isOverLimit ?? false,
    // An entry outlives its draw, and itself by as long when it comes after the draw.
    expiresAt: getExpiry(retention.entries, new Date(Math.max(Date.parse(edition.drawAt), createdAt.getTime()))),
  });
}
