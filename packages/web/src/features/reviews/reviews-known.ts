import type { Review } from "@site/core/reviews/contract";
import { hasKeys } from "@site/ui/lib/has-keys.ts";
import type { ReviewsSummary } from "./average-rating.ts";

/** What the build was told of the reviews: as much as a carousel shows before it has moved. */
export interface KnownReviews extends ReviewsSummary {
  newest: KnownReview;
}

/** A review without what is old by the time that it is read: its age, and addresses of pictures elsewhere. */
export type KnownReview = Pick<
  Review,
  "id" | "authorName" | "rating" | "reviewText" | "location" | "isVerified" | "isSample"
>;

/** Where the data of a built page has them: no address of the API, so that nobody takes them for the whole list. */
export const knownReviewsKey = "known reviews";

export const isKnownReviews = (value: unknown): value is KnownReviews => hasKeys(value, "newest");
