import { CloudFormationClient, DescribeStacksCommand } from "@aws-sdk/client-cloudformation";
import { getPath } from "@site/core/contract/endpoint";
import { listReviewsEndpoint } from "@site/core/reviews/contract";
import { verifiedAnswers } from "@site/core/reviews/options";
import { pickKnownReviews, writeKnownReviews } from "@site/web/known-reviews";
import * as z from "zod";
import type { Preflight } from "../preflight/check.ts";

/** Longest wait for each of two answers, ms: a deployment takes minutes, and goes on without. */
const timeoutMs = 5000;

const text = z.string().optional();

const Answer = z.object({
  reviews: z.array(
    z.object({
      id: z.string(),
      authorName: z.string(),
      rating: text,
      reviewText: text,
      location: text,
      isVerified: z.enum(verifiedAnswers).optional(),
      isSample: z.literal(true).optional(),
    }),
  ),
});

/** Where the stage's site answers now. @returns undefined before its first deployment */
async function readSiteUrl(stage: string, config: Preflight["config"]): Promise<string | undefined> {
  const client = new CloudFormationClient(config);
  const command = new DescribeStacksCommand({ StackName: `${stage}-contractor-site-Web` });
  try {
    const { Stacks = [] } = await client.send(command, { abortSignal: AbortSignal.timeout(timeoutMs) });
    return Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === "SiteUrl")?.OutputValue;
  } catch (error) {
    if (error instanceof Error && error.message.includes("does not exist")) return undefined;
    throw error;
  } finally {
    client.destroy();
  }
}

async function ask(url: string): Promise<z.output<typeof Answer>["reviews"]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return Answer.parse(await response.json()).reviews;
}

/**
 * Fetches what the stage's own site shows of reviews, for the first HTML of the pages that are built next. What can't be
 * had stops nothing: the pages are built without, as before the first deployment.
 * @param config configuration of the SDK's client
 * @returns one line that says what the pages will have
 */
export async function fetchReviews(stage: string, config: Preflight["config"]): Promise<string> {
  const without = "the home page is built without a review, and asks for them when they come near";
  try {
    const site = await readSiteUrl(stage, config);
    const known = site ? pickKnownReviews(await ask(site + getPath(listReviewsEndpoint))) : undefined;
    await writeKnownReviews(stage, known);
    if (!site) return `Reviews: the stage has no site yet: ${without}.`;
    return known
      ? `Reviews: the home page is built with the newest of ${known.count}.`
      : `Reviews: there is none yet: ${without}.`;
  } catch (error) {
    await writeKnownReviews(stage, undefined);
    const reason = error instanceof z.ZodError ? "the answer is no list of reviews" : String(error);
    return `Reviews could not be had (${reason}): ${without}.`;
  }
}
