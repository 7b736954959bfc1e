import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { sampleReviews } from "@site/company/sample-reviews";
import { isSampleReview } from "@site/core/reviews/review-record";
import type { PageData } from "@site/core/site/page-document";
import { isPageEnabled, pages } from "@site/core/site/pages";
import { getSummary } from "./src/features/reviews/average-rating.ts";
import {
  isKnownReviews,
  type KnownReview,
  type KnownReviews,
  knownReviewsKey,
} from "./src/features/reviews/reviews-known.ts";

// SST bundles its configuration into the root folder: from there too, this finds the package.
const root = dirname(dirname(dirname(createRequire(import.meta.url).resolve("@site/web/package.json"))));

const getFile = (stage: string): string => join(root, "node_modules/.cache/known-reviews", `${stage}.json`);

/** Longest text of a review in a built page: as much as its card shows on a phone, and as the ten packets that a server
 * sends at once have room for. */
const maxText = 400;

/** @param reviews as the site's API lists them, newest first
 * @returns undefined when there is none */
export function pickKnownReviews(reviews: readonly KnownReview[]): KnownReviews | undefined {
  const [newest] = reviews;
  if (!newest) return undefined;
  const { id, authorName, rating, reviewText = "", location, isVerified, isSample } = newest;
  const text = reviewText.length > maxText ? `${reviewText.slice(0, maxText).trimEnd()}…` : reviewText;
  return {
    ...getSummary(reviews),
    newest: { id, authorName, rating, reviewText: text, location, isVerified, isSample },
  };
}

const samples: KnownReview[] = sampleReviews
  .toSorted((a, b) => (b.publishedAt ?? "").localeCompare(a.publishedAt ?? ""))
  .map((sample) => ({ ...sample, id: sample.googleReviewId, ...(isSampleReview(sample) ? { isSample: true } : {}) }));

/** Notes what the pages of a stage shall be built with until the next note. @param known nothing when undefined */
export async function writeKnownReviews(stage: string, known: KnownReviews | undefined): Promise<void> {
  await mkdir(dirname(getFile(stage)), { recursive: true });
  if (known) await writeFile(getFile(stage), JSON.stringify(known));
  else await rm(getFile(stage), { force: true });
}

/** The reviews that pages are built with: what was noted for a stage, and the samples for a local store.
 * @param stage that is built for, when it is one */
export async function readKnownReviews(stage: string | undefined): Promise<KnownReviews | undefined> {
  if (!stage) return pickKnownReviews(samples);
  const text = await readFile(getFile(stage), "utf8").catch(() => "null");
  const noted: unknown = JSON.parse(text);
  return isKnownReviews(noted) ? noted : undefined;
}

const paths: readonly string[] = isPageEnabled(pages.testimonials.path) ? [pages.home.path, pages.chat.path] : [];

/** What a built page has of the reviews beside its other data. */
export const reviewsData = (path: string, known: KnownReviews | undefined): PageData =>
  known && paths.includes(path) ? { [knownReviewsKey]: known } : {};
