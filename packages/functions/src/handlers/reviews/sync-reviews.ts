import { writeLog } from "@site/core/log";
import { syncReviews } from "@site/core/reviews/import-reviews";
import { worker } from "../../lambda.ts";

/** Runs once a day: copies what Google shows. Without GOOGLE_PLACES_API_KEY it only says that it is off. */
export const handler = worker<unknown, void>(async (context, _, { awsRequestId }) => {
  writeLog({ level: "info", requestId: awsRequestId, task: "reviews", ...(await syncReviews(context)) });
});
