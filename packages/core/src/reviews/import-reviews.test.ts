import { expect, test, vi } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { importReviews } from "./import-reviews.ts";
import { parseImport } from "./parse-import.ts";
import { buildReview } from "./review.fixture.ts";

const context = contextWith();

const good = (count: number) => Array.from({ length: count }, () => buildReview());

test("a list, a wrapped list and JSON lines read the same", () => {
  const reviews = good(3);
  const lines = `\uFEFF${reviews.map((review) => JSON.stringify(review)).join("\r\n\n")}\n`;
  for (const text of [JSON.stringify(reviews), JSON.stringify({ reviews }, null, 2), lines]) {
    expect(parseImport(text).map(({ record }) => record?.googleReviewId)).toEqual(
      reviews.map(({ googleReviewId }) => googleReviewId),
    );
  }
});

test("a wrong line is named with its place and reason, and the others are read", () => {
  const [first] = good(1);
  const text = [JSON.stringify(first), "{oops", JSON.stringify({ ...first, rating: "9", photos: 1 })].join("\n");
  expect(parseImport(text).map(({ place, problem }) => [place, problem])).toEqual([
    ["line 1", undefined],
    ["line 2", "no valid JSON"],
    ["line 3", expect.stringContaining("rating: Rating must be 1-5; photos: ")],
  ]);
  expect(parseImport("")).toEqual([]);
});

test("a rating that is written as a number is read as its digit", () => {
  const [first] = good(1);
  const [read, wrong] = parseImport(JSON.stringify([5, 9].map((rating) => ({ ...first, rating }))));
  expect(read?.record?.rating).toBe("5");
  expect(wrong?.problem).toBe("rating: Rating must be 1-5");
});

test("an import stores what is right, reports what is not, and a second run changes nothing [Q-10]", async () => {
  const reviews = good(4);
  const entries = parseImport(JSON.stringify([...reviews, { authorName: "Nobody" }, reviews[0]]));
  const onProgress = vi.fn();
  expect(await importReviews(context, entries, onProgress)).toMatchObject({
    created: 4,
    updated: 0,
    unchanged: 1,
    problems: [{ place: "record 5", problem: expect.stringContaining("googleReviewId is missing") }],
  });
  expect(onProgress.mock.calls).toEqual([[1], [2], [3], [4], [5], [6]]);
  expect(await importReviews(context, entries)).toMatchObject({ created: 0, updated: 0, unchanged: 5 });
});

test("where samples may not be kept they are named and the others stored; a table that is away ends the import", async () => {
  const settings = Object.create(context.settings, { dynamodbEndpoint: { value: undefined } });
  const deployed = { ...context, settings };
  const [real] = good(1);
  const entries = parseImport(JSON.stringify([buildReview({ googleReviewId: "sample-1" }), real]));
  expect(await importReviews(deployed, entries)).toMatchObject({
    created: 1,
    problems: [{ place: "record 1", problem: "Sample reviews are for a local store only." }],
  });
  vi.spyOn(context.store.client, "send").mockRejectedValue(new Error("away"));
  await expect(importReviews(context, parseImport(JSON.stringify(good(1))))).rejects.toThrow("away");
  vi.restoreAllMocks();
});
