import * as z from "zod";
import { readWithLimit } from "../with-timeout.ts";
import { ReviewRecord } from "./review-record.ts";

export interface PlacesAccess {
  apiKey: string;
  placeId: string;
  /** https://places.googleapis.com, or a stub in tests. */
  origin: string;
}

/** Longest wait for an answer, ms, and the largest answer that is read, bytes; five reviews are some 10 KB. */
const timeLimit = 8000;
const sizeLimit = 1024 * 1024;

const Localized = z.object({ text: z.string() });

/** The part of a place that is asked for: the Place resource of the Places API (New), version v1. */
const GooglePlace = z.object({
  reviews: z
    .array(
      z.object({
        name: z.string(),
        rating: z.number().optional(),
        relativePublishTimeDescription: z.string().optional(),
        text: Localized.optional(),
        originalText: Localized.optional(),
        publishTime: z.string().optional(),
        authorAttribution: z.object({ displayName: z.string(), photoUri: z.string().optional() }).optional(),
      }),
    )
    .default([]),
});

type PlaceReview = z.output<typeof GooglePlace>["reviews"][number];

function toRecord(review: PlaceReview): ReviewRecord | undefined {
  const { name, rating, relativePublishTimeDescription, text, originalText, publishTime, authorAttribution } = review;
  const record = ReviewRecord.safeParse({
    googleReviewId: name,
    authorName: authorAttribution?.displayName,
    authorPhotoUrl: authorAttribution?.photoUri,
    rating: rating === undefined ? undefined : String(rating),
    reviewText: originalText?.text ?? text?.text,
    timeDescription: relativePublishTimeDescription,
    publishedAt: publishTime,
  });
  return record.success ? record.data : undefined;
}

async function readText(response: Response): Promise<string> {
  const bytes = await readWithLimit(sizeLimit, response.body);
  if (!bytes) throw new Error(`the Places API sent more than ${sizeLimit} bytes`);
  return bytes.toString("utf8");
}

/** Google's answers in records of ours. `skipped` counts reviews that break our rules, such as one without a rating. */
export interface PlaceReviews {
  records: ReviewRecord[];
  skipped: number;
}

/** Asks Google's Places API (New) for the reviews of the business; it gives five, those that it holds most relevant.
 * https://developers.google.com/maps/documentation/places/web-service/place-details
 * @throws Error when it refuses, is silent for 8 s or answers something else; the key is in no message */
export async function fetchPlaceReviews({ apiKey, placeId, origin }: PlacesAccess): Promise<PlaceReviews> {
  const response = await fetch(new URL(`/v1/places/${encodeURIComponent(placeId)}`, origin), {
    headers: { "x-goog-api-key": apiKey, "x-goog-fieldmask": "reviews" },
    signal: AbortSignal.timeout(timeLimit),
    redirect: "error",
  });
  if (!response.ok) throw new Error(`the Places API answered ${response.status}`);
  const { reviews } = GooglePlace.parse(JSON.parse(await readText(response)));
  const records = reviews.flatMap((review) => toRecord(review) ?? []);
  return { records, skipped: reviews.length - records.length };
}
