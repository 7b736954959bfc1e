import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import type { ImportEntry } from "./parse-import.ts";
import { type StoreOutcome, storeReview } from "./store-review.ts";

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
