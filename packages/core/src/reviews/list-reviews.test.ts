import { beforeEach, expect, test, vi } from "vitest";
import { buildReview } from "./review-builder.ts";
import type { ReviewRecord } from "./review-record.ts";

/** The use-case as a new process has it, with the client whose calls are the reads of the table. */
async function load() {
  vi.resetModules();
  const { store } = await import("../store/client.ts");
  return { ...(await import("./list-reviews.ts")), send: vi.spyOn(store.client, "send") };
}

async function storeAll(...reviews: ReviewRecord[]) {
  const { storeReview } = await import("./store-review.ts");
  await Promise.all(reviews.map(storeReview));
}

beforeEach(() => vi.restoreAllMocks());

test("a thousand page views cost one read of the table [R-24]", async () => {
  await storeAll(buildReview());
  const { listPublicReviews, send } = await load();
  await Promise.all(Array.from({ length: 500 }, () => listPublicReviews()));
  for (let view = 0; view < 500; view += 1) await listPublicReviews("Sam");
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
  await storeAll(older, newer);
  const { listPublicReviews } = await load();
  const [first, second] = await listPublicReviews();
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

test("a name finds the reviews about that person, ignoring case, and an unknown one none [R-25]", async () => {
  const about = buildReview({ mapPersonName: "Chris O'Neil", reviewText: "about Chris" });
  await storeAll(about, buildReview());
  const { listPublicReviews } = await load();
  for (const name of ["Chris O'Neil", "chris o'neil", " CHRIS O'NEIL "]) {
    expect((await listPublicReviews(name)).map(({ reviewText }) => reviewText)).toEqual(["about Chris"]);
  }
  expect(await listPublicReviews("Nobody")).toEqual([]);
  expect(await listPublicReviews("")).toEqual([]);
});

test("samples stand in only where there is no real review, and never outside a local store", async () => {
  const { seedSampleReviews } = await import("./seed-samples.ts");
  const { sampleReviews } = await import("./samples.ts");
  await storeAll(buildReview(), ...sampleReviews);
  expect(await seedSampleReviews()).toBe(0);
  const { listPublicReviews } = await load();
  expect((await listPublicReviews()).some(({ isSample }) => isSample)).toBe(false);
});

test("while the table is away the last list is answered, and before there is one a 503", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { listPublicReviews, send } = await load();
  send.mockRejectedValue(new Error("away"));
  await expect(listPublicReviews()).rejects.toMatchObject({ code: "unavailable" });
  send.mockRestore();
  const good = await listPublicReviews();
  const { store } = await import("../store/client.ts");
  const away = vi.spyOn(store.client, "send").mockRejectedValue(new Error("away"));
  vi.setSystemTime(Date.now() + 61_000);
  expect(await listPublicReviews()).toEqual(good);
  expect(away).toHaveBeenCalled();
  vi.useRealTimers();
});
