import { sampleReviews } from "@site/company/sample-reviews";
import { expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { storeReview } from "./import-reviews.ts";
import { googleReviews } from "./record.ts";
import { buildReview } from "./review.fixture.ts";

const context = contextWith();
const { store } = context;

const stored = async (googleReviewId: string) => (await googleReviews(store).get({ googleReviewId }).go()).data;

test("a review is stored once under Google's id, with an id, times and 'no' for verified [Q-10, Q-01]", async () => {
  const review = buildReview({ reviewText: "Good work.", photos: ["https://lh3.googleusercontent.com/a"] });
  const at = new Date("2026-11-20T12:00:00.000Z");
  const clocked = contextWith({}, { now: () => at });
  expect(await storeReview(clocked, review)).toBe("created");
  expect(await storeReview(clocked, review)).toBe("unchanged");
  const row = await stored(review.googleReviewId);
  expect(row).toMatchObject({ ...review, isVerified: "no" });
  expect(row?.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(row?.createdAt).toBe(row?.updatedAt);
  expect(row?.createdAt).toBe(at.toISOString());
});

test("a changed review keeps its id, its age and what staff noted, and says when it changed [Q-01]", async () => {
  const review = buildReview({ mapPersonName: "Sam", isVerified: "yes" });
  await storeReview(context, review);
  const later = contextWith({}, { now: () => new Date("2031-01-02T03:04:05.000Z") });
  const before = await stored(review.googleReviewId);
  const changed = { googleReviewId: review.googleReviewId, authorName: "Ann B.", rating: "3" };
  expect(await storeReview(later, changed)).toBe("updated");
  const after = await stored(review.googleReviewId);
  expect(after).toMatchObject({ ...changed, mapPersonName: "Sam", isVerified: "yes", id: before?.id });
  expect(after?.createdAt).toBe(before?.createdAt);
  expect(after?.updatedAt).toBe("2031-01-02T03:04:05.000Z");
  const { data } = await googleReviews(store).query.byPerson({ mapPersonName: "SAM" }).go();
  expect(data.map(({ id }) => id)).toContain(before?.id);
});

test("ids that differ in case alone are two reviews", async () => {
  const review = buildReview();
  await storeReview(context, { ...review, googleReviewId: `${review.googleReviewId}Ab` });
  expect(await storeReview(context, { ...review, googleReviewId: `${review.googleReviewId}aB` })).toBe("created");
});

test("a sample review is refused outside a local store", async () => {
  const context = contextWith({ DYNAMODB_ENDPOINT: "" });
  const [sample] = sampleReviews;
  if (!sample) throw new Error("no sample");
  await expect(storeReview(context, sample)).rejects.toThrow("Sample reviews are for a local store only.");
});
