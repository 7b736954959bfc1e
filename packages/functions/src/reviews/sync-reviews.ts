import { syncReviews } from "@site/core/reviews/sync-reviews";
import type { Context } from "aws-lambda";

/** Runs once a day: copies what Google shows. Without GOOGLE_PLACES_API_KEY it only says that it is off. */
export async function handler(_event: unknown, { awsRequestId }: Pick<Context, "awsRequestId">): Promise<void> {
  console.log(JSON.stringify({ level: "info", requestId: awsRequestId, job: "reviews", ...(await syncReviews()) }));
}
