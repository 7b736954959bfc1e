import { sampleReviews } from "@site/company/sample-reviews";
import type { Context } from "../context.ts";
import { storeReview } from "./import-reviews.ts";
import { googleReviews } from "./record.ts";

/** Gives an empty local store its sample reviews. @returns how many were stored */
export async function seedSampleReviews(context: Context): Promise<number> {
  const { data } = await googleReviews(context.store).query.byAll({}).go({ limit: 1 });
  if (data.length > 0) return 0;
  await Promise.all(sampleReviews.map((review) => storeReview(context, review)));
  return sampleReviews.length;
}
