import { getPath } from "@site/core/contract/endpoint";
import { listReviewsEndpoint, type Review } from "@site/core/reviews/contract";
import { load } from "@site/ui/lib/api.ts";
import { usePrerendered } from "../../lib/hydration/use-prerendered.ts";

const isReview = (value: unknown): value is Review =>
  typeof value === "object" && value !== null && "id" in value && "authorName" in value;

const isList = (value: unknown): value is { reviews: unknown[] } =>
  typeof value === "object" && value !== null && "reviews" in value && Array.isArray(value.reviews);

export function useReviews(): { data: readonly Review[] | undefined; isLoading: boolean } {
  const { data, isLoading } = usePrerendered(getPath(listReviewsEndpoint), { load: load<unknown>, isAnswer: isList });
  return { data: data?.reviews.filter(isReview), isLoading };
}
