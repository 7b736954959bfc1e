import { listReviews } from "@site/core/reviews/contract";
import { listPublicReviews } from "@site/core/reviews/list-reviews";
import { api } from "../http/api.ts";

export const handler = api(listReviews, async () => ({ body: { reviews: await listPublicReviews() } }));
