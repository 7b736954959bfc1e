import { listReviewsByNameEndpoint } from "@site/core/reviews/contract";
import { listPublicReviews } from "@site/core/reviews/list-reviews";
import { api } from "../http/api.ts";

export const handler = api(listReviewsByNameEndpoint, async ({ context, event }) => ({
  body: { reviews: await listPublicReviews(context, event.pathParameters?.name ?? "") },
}));
