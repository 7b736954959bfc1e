import { sampleReviews } from "@site/company/sample-reviews";
import { beforeEach, expect, test, vi } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { storeReview } from "./import-reviews.ts";
import { listPublicReviews } from "./list-reviews.ts";
import { buildReview } from "./review.fixture.ts";
import type { ReviewRecord } from "./review-record.ts";
import { seedSampleReviews } from "./seed-samples.ts";

const context = contextWith();

/** The context of a new process, with the client whose calls are the reads of the table. */
function load() {
  const context = contextWith();
  return { context, send: vi.spyOn(context.store.client, "send") };
}

const storeAll = (...reviews: ReviewRecord[]) => Promise.all(reviews.map((review) => storeReview(context, review)));

beforeEach(() => vi.restoreAllMocks());

test("a thousand page views cost one read of the table [R-24]", async () => {
  await storeAll(buildReview());
  const { context, send } = load();
  await Promise.all(Array.from({ length: 500 }, () => listPublicReviews(context)));
  for (let view = 0; view < 500; view += 1) await listPublicReviews(context, "Sam");
  expect(send).toHaveBeenCalledTimes(1);
});

test("a page sees the specified fields, newest first, and nothing else [Q-26]", async () => {
  const texts = { reviewText: "Good.", location: "Rome, NY", timeDescription: "a week ago" } as const;
  const pictures = {
    authorPhotoUrl: "https://lh3.googleusercontent.com/a",
    photos: ["https://lh3.googleusercontent.com/b"],
  };
  const newer = buildReview({ ...texts, ...pictures, mapPersonName: "Sam", publishedAt: "2099-02-01T00:00:00Z" });
  const older = buildReview({ authorName: "Bob", publishedAt: "2099-01-01T00:00:00Z" });
  await storeAll(newer, older);
  const { context } = load();
  const [first, second] = await listPublicReviews(context);
  expect(first).toEqual({
    id: expect.any(String),
    authorName: "Ann",
    rating: "5",
    isVerified: "no",
    ...texts,
    ...pictures,
  });
  expect(second).toEqual({ id: expect.any(String), authorName: "Bob", rating: "5", isVerified: "no" });
});

test("the age of a review is told as of today, not as of the day it was fetched [Q-26]", async () => {
  const written = { publishedAt: "2026-10-01T00:00:00Z", timeDescription: "a week ago" };
  await storeAll(buildReview({ ...written, authorName: "Ada", mapPersonName: "Ada" }));
  const now = new Date("2026-12-25T00:00:00Z");
  const reviews = await listPublicReviews({ ...contextWith(), now: () => now }, "Ada");
  expect(reviews.map(({ timeDescription }) => timeDescription)).toEqual(["2 months ago"]);
});

test("a name finds the reviews about that person, ignoring case, and an unknown one none [R-25]", async () => {
  const about = buildReview({ mapPersonName: "Chris O'Neil", reviewText: "about Chris" });
  await storeAll(about, buildReview());
  const { context } = load();
  for (const name of ["Chris O'Neil", "chris o'neil", " CHRIS O'NEIL "]) {
    expect((await listPublicReviews(context, name)).map(({ reviewText }) => reviewText)).toEqual(["about Chris"]);
  }
  expect(await listPublicReviews(context, "Nobody")).toEqual([]);
  expect(await listPublicReviews(context, "")).toEqual([]);
});

test("samples stand in only where there is no real review, and never outside a local store", async () => {
  await storeAll(buildReview(), ...sampleReviews);
  expect(await seedSampleReviews(context)).toBe(0);
  expect((await listPublicReviews(load().context)).some(({ isSample }) => isSample)).toBe(false);
});

test("while the table is away the last list is answered, and before there is one a 503", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { context, send } = load();
  send.mockRejectedValue(new Error("away"));
  await expect(listPublicReviews(context)).rejects.toMatchObject({ code: "unavailable" });
  send.mockRestore();
  const good = await listPublicReviews(context);
  const away = vi.spyOn(context.store.client, "send").mockRejectedValue(new Error("away"));
  vi.setSystemTime(Date.now() + 61_000);
  expect(await listPublicReviews(context)).toEqual(good);
  expect(away).toHaveBeenCalled();
  vi.useRealTimers();
});
