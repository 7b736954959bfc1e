import { afterEach, expect, test, vi } from "vitest";
import { googleReviews } from "./record.ts";
import { buildReview } from "./review-builder.ts";
import { sampleReviews } from "./samples.ts";
import { storeReview } from "./store-review.ts";

afterEach(() => vi.unstubAllEnvs());

const stored = async (googleReviewId: string) => (await googleReviews.get({ googleReviewId }).go()).data;

test("a review is stored once under Google's id, with an id, times and 'no' for verified [Q-10, Q-01]", async () => {
  const review = buildReview({ reviewText: "Good work.", photos: ["https://lh3.googleusercontent.com/a"] });
  expect(await storeReview(review)).toBe("created");
  expect(await storeReview(review)).toBe("unchanged");
  const row = await stored(review.googleReviewId);
  expect(row).toMatchObject({ ...review, isVerified: "no" });
  expect(row?.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(row?.createdAt).toBe(row?.updatedAt);
});

test("a changed review keeps its id, its age and what staff noted", async () => {
  const review = buildReview({ mapPersonName: "Sam", isVerified: "yes" });
  await storeReview(review);
  const before = await stored(review.googleReviewId);
  const changed = { googleReviewId: review.googleReviewId, authorName: "Ann B.", rating: "3" };
  expect(await storeReview(changed)).toBe("updated");
  const after = await stored(review.googleReviewId);
  expect(after).toMatchObject({ ...changed, mapPersonName: "Sam", isVerified: "yes", id: before?.id });
  expect(after?.createdAt).toBe(before?.createdAt);
  const { data } = await googleReviews.query.byPerson({ mapPersonName: "SAM" }).go();
  expect(data.map(({ id }) => id)).toContain(before?.id);
});

test("ids that differ in case alone are two reviews", async () => {
  const review = buildReview();
  await storeReview({ ...review, googleReviewId: `${review.googleReviewId}Ab` });
  expect(await storeReview({ ...review, googleReviewId: `${review.googleReviewId}aB` })).toBe("created");
});

test("a sample review is refused outside a local store", async () => {
  vi.stubEnv("DYNAMODB_ENDPOINT", "");
  const [sample] = sampleReviews;
  if (!sample) throw new Error("no sample");
  await expect(storeReview(sample)).rejects.toThrow("Sample reviews are for a local store only.");
});
