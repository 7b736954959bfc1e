import { buildMetadata } from "@site/core/seo/metadata-of";
import { expect, test } from "vitest";
import { handlerContextWith } from "../../context.fixture.ts";
import { buildContext, buildEvent } from "../../http/event.fixture.ts";
import { handler } from "./get-seo.ts";

async function ask(path?: string) {
  const query = path === undefined ? {} : { queryStringParameters: { path } };
  const answer = await handler.withContext(handlerContextWith())(
    buildEvent({ rawPath: "/api/seo", ...query }),
    buildContext(),
  );
  return { ...answer, json: JSON.parse(String(answer.body)) };
}

test("a known path answers the specified record and may be kept for one hour [R-23, Q-27]", async () => {
  const { statusCode, headers, json } = await ask("/quote");
  expect(statusCode).toBe(200);
  expect(headers?.["cache-control"]).toMatch(/^public, max-age=3600, s-maxage=3600/);
  const { isIndexed: _, ...record } = buildMetadata("/quote") ?? {};
  expect(json).toEqual(record);
});

test("an unknown path is a JSON 404 that nobody keeps, a missing one a 400", async () => {
  const unknown = await ask("/no-such-page");
  expect([unknown.statusCode, unknown.json.message]).toEqual([404, "There is no page at this path."]);
  expect(unknown.headers?.["cache-control"]).toBe("no-store");
  expect((await ask()).statusCode).toBe(400);
  expect((await ask("")).statusCode).toBe(400);
});
