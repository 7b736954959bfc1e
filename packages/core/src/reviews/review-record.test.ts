import { sampleReviews } from "@site/company/sample-reviews";
import { expect, test } from "vitest";
import { buildReview } from "./review.fixture.ts";
import { isSampleReview, ReviewRecord } from "./review-record.ts";

const getMessages = (record: object) => ReviewRecord.safeParse(record).error?.issues.map(({ message }) => message);

test.each(["0", "6", "55", "4.5", "", "five", " 5", 5, null, undefined])(
  "the rating %j is refused: one digit from 1 to 5 as text [Q-20]",
  (rating) => {
    expect(getMessages({ ...buildReview(), rating })).toEqual(["Rating must be 1-5"]);
  },
);

test.each(["1", "2", "3", "4", "5"])("the rating %j is accepted [Q-20]", (rating) => {
  expect(getMessages(buildReview({ rating }))).toBeUndefined();
});

test("isVerified is yes, no or absent, photos a list of addresses or absent [Q-21]", () => {
  expect(getMessages({ ...buildReview(), isVerified: "yes", photos: ["https://lh3.googleusercontent.com/a"] })).toBe(
    undefined,
  );
  expect(getMessages({ ...buildReview(), isVerified: "no", photos: [] })).toBeUndefined();
  expect(getMessages({ ...buildReview(), isVerified: "maybe" })).toHaveLength(1);
  expect(getMessages({ ...buildReview(), photos: "https://lh3.googleusercontent.com/a" })).toHaveLength(1);
  expect(getMessages({ ...buildReview(), photos: [1] })).toHaveLength(1);
});

test.each([
  "javascript:alert(1)",
  "data:image/svg+xml,<svg/>",
  "http://pictures.example/a.jpg",
  "//evil.example/a",
  "x",
])("the picture address %j is refused", (authorPhotoUrl) => {
  expect(getMessages({ ...buildReview(), authorPhotoUrl })).toEqual(["A picture needs an https address"]);
});

test("an id and an author are required [Q-10]", () => {
  expect(getMessages({ rating: "5" })).toEqual(["googleReviewId is missing", "authorName is missing"]);
});

test("every sample keeps the rules, is known as a sample and says so in its name and text", () => {
  for (const sample of sampleReviews) {
    expect(ReviewRecord.safeParse(sample).success).toBe(true);
    expect(isSampleReview(sample)).toBe(true);
    expect(sample.authorName).toContain("Sample");
    expect(sample.reviewText ?? "Sample").toContain("Sample");
  }
  expect(isSampleReview(buildReview())).toBe(false);
});
