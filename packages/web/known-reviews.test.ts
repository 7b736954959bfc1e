import { afterEach, expect, test } from "vitest";
import { pickKnownReviews, readKnownReviews, reviewsData, writeKnownReviews } from "./known-reviews.ts";

const stage = "known-reviews-test";

afterEach(() => writeKnownReviews(stage, undefined));

const review = {
  id: "a",
  authorName: "Ann",
  rating: "4",
  reviewText: "Good work.",
  timeDescription: "a week ago",
  authorPhotoUrl: "https://lh3.googleusercontent.com/a",
  photos: ["https://lh3.googleusercontent.com/b"],
};

test("of a list a page is built with the newest review and what is said of all; ages and pictures are left out", () => {
  expect(pickKnownReviews([review, { ...review, id: "b", rating: "5" }])).toEqual({
    average: { value: 4.5, count: 2 },
    count: 2,
    hasSamples: false,
    newest: { id: "a", authorName: "Ann", rating: "4", reviewText: "Good work." },
  });
  expect(pickKnownReviews([])).toBeUndefined();
});

test("a long text is cut", () => {
  const text = pickKnownReviews([{ ...review, reviewText: "word ".repeat(800) }])?.newest.reviewText ?? "";
  expect(text.length).toBeLessThan(402);
  expect(text).toMatch(/word…$/);
});

test("a stage has what was noted for it and never the samples, which are for a local store", async () => {
  expect(await readKnownReviews(stage)).toBeUndefined();
  await writeKnownReviews(stage, pickKnownReviews([review]));
  expect((await readKnownReviews(stage))?.newest.authorName).toBe("Ann");
  await writeKnownReviews(stage, undefined);
  expect(await readKnownReviews(stage)).toBeUndefined();
  expect((await readKnownReviews(undefined))?.newest).toMatchObject({
    authorName: "Sample homeowner A",
    isSample: true,
  });
});

test("reviews are part of home and chat screen, and of no other page", () => {
  const known = pickKnownReviews([review]);
  const withThem = ["/", "/chat", "/about", "/testimonials"].filter(
    (path) => Object.keys(reviewsData(path, known)).length,
  );
  expect(withThem).toEqual(["/", "/chat"]);
  expect(reviewsData("/", undefined)).toEqual({});
});
