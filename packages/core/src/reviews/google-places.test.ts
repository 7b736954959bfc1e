import { createServer, type RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { listenLocally } from "../listen-locally.ts";
import { fetchPlaceReviews } from "./google-places.ts";
import { syncReviews } from "./import-reviews.ts";
import { googleReviews } from "./record.ts";

const context = contextWith();
const { store } = context;

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** Stands for Google's API on loopback. */
async function places(respond: RequestListener) {
  const server = createServer(respond);
  const origin = await listenLocally(server);
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { apiKey: "secret-key", placeId: "ChIJ place/1", origin };
}

/** The shape that Google documents for Place.reviews[]. */
const googleReview = (name: string, more: object = {}) => ({
  name,
  relativePublishTimeDescription: "a month ago",
  rating: 4,
  text: { text: "Good work", languageCode: "en" },
  originalText: { text: "Buen trabajo", languageCode: "es" },
  authorAttribution: {
    displayName: "Ana",
    uri: "https://www.google.com/maps/contrib/1",
    photoUri: "https://lh3.googleusercontent.com/a/photo",
  },
  publishTime: "2026-10-20T14:00:00.123456Z",
  ...more,
});

test("the place is asked with the key and field mask in headers, and its reviews become records of ours", async () => {
  const seen: unknown[] = [];
  const access = await places((request, response) => {
    seen.push(request.url, request.headers["x-goog-api-key"], request.headers["x-goog-fieldmask"]);
    response.end(JSON.stringify({ reviews: [googleReview("places/1/reviews/Aa")] }));
  });
  expect(await fetchPlaceReviews(access)).toEqual({
    records: [
      {
        googleReviewId: "places/1/reviews/Aa",
        authorName: "Ana",
        authorPhotoUrl: "https://lh3.googleusercontent.com/a/photo",
        rating: "4",
        reviewText: "Buen trabajo",
        timeDescription: "a month ago",
        publishedAt: "2026-10-20T14:00:00.123456Z",
      },
    ],
    skipped: 0,
  });
  expect(seen).toEqual(["/v1/places/ChIJ%20place%2F1", "secret-key", "reviews"]);
});

test("a review without rating or author is left out and counted; a place without reviews gives none [CON-16]", async () => {
  const odd = [googleReview("a", { rating: undefined }), googleReview("b", { authorAttribution: undefined })];
  const access = await places((_, response) => response.end(JSON.stringify({ reviews: odd })));
  expect(await fetchPlaceReviews(access)).toEqual({ records: [], skipped: 2 });
  const empty = await places((_, response) => response.end("{}"));
  expect(await fetchPlaceReviews(empty)).toEqual({ records: [], skipped: 0 });
});

const failures: Record<string, RequestListener> = {
  "a refused key": (_, response) => response.writeHead(403).end('{"error":{"message":"API key not valid"}}'),
  "a redirect": (_, response) => response.writeHead(302, { location: "https://elsewhere.example/" }).end(),
  "a page in place of JSON": (_, response) => response.end("<html>"),
  "another shape": (_, response) => response.end('{"reviews":[{"name":1}]}'),
  "an endless answer": (_, response) => response.end("x".repeat(1024 * 1024 + 1)),
  "a broken connection": (request) => request.socket.destroy(),
};

test.each(Object.entries(failures))("%s is an error that does not tell the key", async (_, respond) => {
  const error = await fetchPlaceReviews(await places(respond)).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).not.toContain("secret-key");
});

test("the scheduled copy is off without a key, and stores each review once with one", async () => {
  expect(await syncReviews(context)).toEqual({ isOff: true });
  const name = `places/1/reviews/${crypto.randomUUID()}`;
  const access = await places((_, response) => response.end(JSON.stringify({ reviews: [googleReview(name)] })));
  const GOOGLE_PLACES_API_KEY = access.apiKey;
  await expect(syncReviews(contextWith({ GOOGLE_PLACES_API_KEY }))).rejects.toThrow(
    "GOOGLE_PLACES_API_KEY is set without GOOGLE_PLACE_ID",
  );
  const more = { GOOGLE_PLACE_ID: access.placeId, GOOGLE_PLACES_ORIGIN: access.origin };
  const copying = contextWith({ GOOGLE_PLACES_API_KEY, ...more });
  expect(await syncReviews(copying)).toEqual({ isOff: false, skipped: 0, created: 1, updated: 0, unchanged: 0 });
  expect(await syncReviews(copying)).toMatchObject({ created: 0, unchanged: 1 });
  const { data } = await googleReviews(store).get({ googleReviewId: name }).go();
  expect(data).toMatchObject({ authorName: "Ana", rating: "4", isVerified: "no" });
});
