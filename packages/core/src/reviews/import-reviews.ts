import { isDeepStrictEqual } from "node:util";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { withoutEmpty } from "../records/receive.ts";
import { createOnce } from "../store/conditional-write.ts";
import { fetchPlaceReviews } from "./google-places.ts";
import type { ImportEntry } from "./parse-import.ts";
import { googleReviews } from "./record.ts";
import { isSampleReview, type ReviewRecord } from "./review-record.ts";

export type StoreOutcome = "created" | "updated" | "unchanged";

/** Stores a review under Google's id. A known one keeps its id, its age and what the new record does not mention, such
 * as the person that staff noted.
 * @throws AppError forbidden for a sample review in a deployed stage's table */
export async function storeReview({ store, settings, now }: Context, record: ReviewRecord): Promise<StoreOutcome> {
  const reviews = googleReviews(store);
  if (isSampleReview(record) && !settings.dynamodbEndpoint)
    throw new AppError("forbidden", "Sample reviews are for a local store only.");
  const incoming = withoutEmpty(record);
  const { googleReviewId } = incoming;
  const read = async () => (await reviews.get({ googleReviewId }).go({ consistent: true })).data;
  let stored = await read();
  if (!stored) {
    const at = now().toISOString();
    if (await createOnce(reviews, { ...incoming, createdAt: at, updatedAt: at })) return "created";
    // Another run was first, or this put was sent again because its answer was lost.
    stored = await read();
  }
  const merged = { ...stored, ...incoming };
  if (stored && isDeepStrictEqual(merged, stored)) return "unchanged";
  await reviews.put({ ...merged, updatedAt: now().toISOString() }).go();
  return "updated";
}

export interface ImportReport extends Record<StoreOutcome, number> {
  /** Records that were not stored, with their place in the file. */
  problems: { place: string; problem: string }[];
}

/** Stores the records of an import one after the other; a wrong one is reported and the others go on. Running it again
 * changes nothing.
 * @param onProgress called with the number of records that are done
 * @throws whatever the table says when it is away; what was stored until then stays, and the import can be run again */
export async function importReviews(
  context: Context,
  entries: readonly ImportEntry[],
  onProgress?: (done: number) => void,
): Promise<ImportReport> {
  const report: ImportReport = { created: 0, updated: 0, unchanged: 0, problems: [] };
  for (const [index, { place, record, problem = "no record" }] of entries.entries()) {
    try {
      if (record) report[await storeReview(context, record)] += 1;
      else report.problems.push({ place, problem });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      report.problems.push({ place, problem: error.message });
    }
    onProgress?.(index + 1);
  }
  return report;
}

export type SyncResult = { isOff: true } | ({ isOff: false; skipped: number } & Omit<ImportReport, "problems">);

/** Copies the reviews that Google shows into the table; those that it no longer shows stay. Off without an API key.
 * @throws Error when Google or the table can't be reached */
export async function syncReviews(context: Context): Promise<SyncResult> {
  const access = context.settings.googlePlaces;
  if (!access) return { isOff: true };
  const { records, skipped } = await fetchPlaceReviews(access);
  const { problems, ...counts } = await importReviews(
    context,
    records.map((record) => ({ place: record.googleReviewId, record })),
  );
  return { isOff: false, skipped: skipped + problems.length, ...counts };
}
