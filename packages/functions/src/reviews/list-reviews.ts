import { listReviewsEndpoint } from "@site/core/reviews/contract";
import { listPublicReviews } from "@site/core/reviews/list-reviews";
import { api } from "../http/api.ts";

export const handler = api(listReviewsEndpoint, async ({ context }) => ({
  body: { reviews: await listPublicReviews(context) },
}));
