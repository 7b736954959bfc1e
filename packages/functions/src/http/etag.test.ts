import { expect, test } from "vitest";
import { etagOf, isFresh } from "./etag.ts";

const etag = etagOf("body");

test("the validator follows the bytes", () => {
  expect(etagOf("body")).toBe(etag);
  expect(etagOf("other")).not.toBe(etag);
  expect(etag).toMatch(/^"[\w-]+"$/);
});

test("a client's copy counts as fresh in every form that a cache may hand the validator back", () => {
  for (const sent of [etag, `W/${etag}`, `"old", W/${etag}`, "*"]) expect(isFresh(sent, etag), sent).toBe(true);
  for (const sent of [undefined, "", '"old"', etag.slice(1, -1)]) expect(isFresh(sent, etag), sent).toBe(false);
});
