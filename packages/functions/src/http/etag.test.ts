import { expect, test } from "vitest";
import { computeEtag, isFresh } from "./etag.ts";

const etag = computeEtag("body");

test("the validator follows the bytes", () => {
  expect(computeEtag("body")).toBe(etag);
  expect(computeEtag("other")).not.toBe(etag);
  expect(etag).toMatch(/^"[\w-]+"$/);
});

test("a client's copy counts as fresh in every form that a cache may hand the validator back", () => {
  for (const sent of [etag, `W/${etag}`, `"old", W/${etag}`, "*"]) expect(isFresh(sent, etag), sent).toBe(true);
  for (const sent of [undefined, "", '"old"', etag.slice(1, -1)]) expect(isFresh(sent, etag), sent).toBe(false);
});
