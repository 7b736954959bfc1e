import { storeReview } from "@site/core/reviews/import-reviews";
import { buildReview } from "@site/core/reviews/review.fixture";
import { beforeAll, expect, test, vi } from "vitest";
import { handlerContextWith } from "../../context.fixture.ts";
import { buildContext, buildEvent } from "../../http/event.fixture.ts";
import { listReviewsByNameHandler as byName, listReviewsHandler as handler } from "./list-reviews.ts";
import { handler as sync } from "./sync-reviews.ts";

const context = handlerContextWith();

beforeAll(async () => {
  await storeReview(context, buildReview({ authorName: "Handler Ann", mapPersonName: "Handler Sam" }));
});

test("all reviews come as a list that browsers and the edge may keep [R-24]", async () => {
  const { statusCode, headers, body } = await handler.withContext(context)(buildEvent(), buildContext());
  expect(statusCode).toBe(200);
  expect(headers?.["cache-control"]).toBe("public, max-age=60, s-maxage=300, stale-while-revalidate=86400");
  const { reviews } = JSON.parse(String(body));
  expect(reviews).toContainEqual(expect.objectContaining({ authorName: "Handler Ann", rating: "5" }));
});

test("reviews of one person come by name; a name nobody has is an empty list [R-25]", async () => {
  const named = async (name: string) => {
    const answer = await byName.withContext(context)(buildEvent({ pathParameters: { name } }), buildContext());
    return JSON.parse(String(answer.body)).reviews.map(({ authorName }: { authorName: string }) => authorName);
  };
  expect(await named("handler sam")).toEqual(["Handler Ann"]);
  expect(await named("nobody")).toEqual([]);
});

test("the scheduled copy says in the log that it is off", async () => {
  const log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await sync.withContext(context)({}, buildContext());
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ task: "reviews", isOff: true });
});
