import type { Review } from "@site/core/reviews/contract";
import { type Average, averageRating } from "./average-rating.ts";

export interface ReviewsSummary {
  average?: Average | undefined;
  count: number;
  hasSamples: boolean;
}

export const getSummary = (reviews: readonly Pick<Review, "rating" | "isSample">[]): ReviewsSummary => ({
  average: averageRating(reviews),
  count: reviews.length,
  hasSamples: reviews.some(({ isSample }) => isSample),
});
