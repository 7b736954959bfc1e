import { isDeepStrictEqual } from "node:util";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { withoutEmpty } from "../records/receive.ts";
import { createOnce } from "../store/conditional-write.ts";
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
