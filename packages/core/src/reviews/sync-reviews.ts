import type { Context } from "../context.ts";
import { fetchPlaceReviews } from "./google-places.ts";
import { type ImportReport, importReviews } from "./import-reviews.ts";

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
