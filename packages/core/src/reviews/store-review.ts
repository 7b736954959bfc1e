import { isDeepStrictEqual } from "node:util";
import { AppError } from "../contract/errors.ts";
import { env } from "../env.ts";
import { withoutEmpty } from "../store/create-once.ts";
import { googleReviews } from "./record.ts";
import { isSampleReview, type ReviewRecord } from "./review-record.ts";

export type StoreOutcome = "created" | "updated" | "unchanged";

/**
 * Stores a review under Google's id. A known one keeps its id, its age and what the new record does not mention, such as
 * the person that staff noted.
 * @throws AppError forbidden for a sample review in a deployed stage's table
 */
export async function storeReview(record: ReviewRecord): Promise<StoreOutcome> {
  if (isSampleReview(record) && !env.dynamodbEndpoint)
    throw new AppError("forbidden", "Sample reviews are for a local store only.");
  const incoming = withoutEmpty(record);
  const { googleReviewId } = incoming;
  const read = async () => (await googleReviews.get({ googleReviewId }).go({ consistent: true })).data;
  let known = await read();
  if (!known) {
    const { rejected } = await googleReviews.create(incoming).go({ returnOnConditionCheckFailure: "all_old" });
    if (!rejected) return "created";
    // Another run was first, or this put was sent again because its answer was lost.
    known = await read();
  }
  const merged = { ...known, ...incoming };
  if (known && isDeepStrictEqual(merged, known)) return "unchanged";
  await googleReviews.put({ ...merged, updatedAt: new Date().toISOString() }).go();
  return "updated";
}
