import { listReviewsByName } from "@site/core/reviews/contract";
import { listPublicReviews } from "@site/core/reviews/list-reviews";
import { api } from "../http/api.ts";

export const handler = api(listReviewsByName, async ({ event }) => ({
  body: { reviews: await listPublicReviews(event.pathParameters?.name ?? "") },
}));
