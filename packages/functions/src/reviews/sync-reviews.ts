import { writeLog } from "@site/core/log";
import { syncReviews } from "@site/core/reviews/sync-reviews";
import type { Context } from "aws-lambda";
import { withSecrets } from "../secrets/load-secrets.ts";

/** Runs once a day: copies what Google shows. Without GOOGLE_PLACES_API_KEY it only says that it is off. */
async function handle(_event: unknown, { awsRequestId }: Pick<Context, "awsRequestId">): Promise<void> {
  writeLog({ level: "info", requestId: awsRequestId, job: "reviews", ...(await syncReviews()) });
}

export const handler = withSecrets(handle);
