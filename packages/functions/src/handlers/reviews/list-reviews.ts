import { listReviewsByNameEndpoint, listReviewsEndpoint } from "@site/core/reviews/contract";
import { listPublicReviews } from "@site/core/reviews/list-reviews";
import { api } from "../../http/api.ts";

export const listReviewsHandler = api(listReviewsEndpoint, async ({ context }) => ({
  body: { reviews: await listPublicReviews(context) },
}));

export const listReviewsByNameHandler = api(listReviewsByNameEndpoint, async ({ context, event }) => ({
  body: { reviews: await listPublicReviews(context, event.pathParameters?.name ?? "") },
}));
