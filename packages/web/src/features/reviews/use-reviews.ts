import { pathOf } from "@site/core/contract/endpoint";
import { listReviews, listReviewsByName, type Review } from "@site/core/reviews/contract";
import { loaderFor } from "@site/ui/lib/api.ts";
import useSWR from "swr";

const load = loaderFor({ on401: "throw" });

const isReview = (value: unknown): value is Review =>
  typeof value === "object" && value !== null && "id" in value && "authorName" in value;

/** @throws Error when the answer holds no list of reviews */
async function fetchReviews(url: string): Promise<Review[]> {
  const answer = await load<unknown>(url);
  const list = typeof answer === "object" && answer !== null && "reviews" in answer ? answer.reviews : undefined;
  if (!Array.isArray(list)) throw new Error("The answer holds no reviews.");
  return list.filter(isReview);
}

/** The reviews, newest first. @param person only those about this person of the company */
export const useReviews = (person?: string) =>
  useSWR(person ? pathOf(listReviewsByName, { name: person }) : pathOf(listReviews), fetchReviews);
