import { listReviews } from "@site/core/reviews/contract";
import { listPublicReviews } from "@site/core/reviews/list-reviews";
import { api } from "../http/api.ts";

export const handler = api(listReviews, async ({ context }) => ({
  body: { reviews: await listPublicReviews(context) },
}));
