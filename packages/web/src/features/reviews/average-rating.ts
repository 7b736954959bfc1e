import type { Review } from "@site/core/reviews/contract";

/** The digit of a review's rating; undefined when it came without one. */
export const getRating = ({ rating }: Pick<Review, "rating">): number | undefined =>
  rating && /^[1-5]$/.test(rating) ? Number(rating) : undefined;

/** The mean of the ratings that were really given; undefined when there is none. */
export function averageRating(reviews: readonly Pick<Review, "rating">[]) {
  const ratings = reviews.flatMap((review) => getRating(review) ?? []);
  if (ratings.length === 0) return undefined;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return { value: Math.round((10 * sum) / ratings.length) / 10, count: ratings.length };
}

export type ReviewsSummary = ReturnType<typeof getSummary>;

export const getSummary = (reviews: readonly Pick<Review, "rating" | "isSample">[]) => ({
  average: averageRating(reviews),
  count: reviews.length,
  hasSamples: reviews.some(({ isSample }) => isSample),
});
