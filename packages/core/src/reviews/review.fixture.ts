import { newId } from "../store/ids.ts";
import type { ReviewRecord } from "./review-record.ts";

/** A review as an import brings it, for tests: with the required fields, under an id of its own. */
export const buildReview = (more: Partial<ReviewRecord> = {}): ReviewRecord => ({
  googleReviewId: `Google/${newId()}`,
  authorName: "Ann",
  rating: "5",
  ...more,
});
