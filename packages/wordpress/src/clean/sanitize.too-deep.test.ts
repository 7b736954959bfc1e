import { isTooDeep, plainText } from "@site/core/content/plain-text";
import { expect, test } from "vitest";
import { extractPage } from "../pages/extract-page.ts";
import { sanitize } from "./sanitize.ts";

const nested = (depth: number): string => `${"<div>".repeat(depth)}text${"</div>".repeat(depth)}`;
const provider = { base: new URL("https://wp.example/"), assetOrigins: [], hasScripts: false };

test("nesting as deep as a browser builds it is read, and deeper is not", () => {
  expect(isTooDeep(nested(512))).toBe(false);
  expect(isTooDeep(nested(513))).toBe(true);
  expect(isTooDeep("<p>flat</p><img>".repeat(2000))).toBe(false);
});

// Without the limit this ran for half a minute, and from a depth of 5,000 ended in a RangeError.
test.each([600, 5000, 200_000])("HTML that is %i deep is given up at once, wherever it is read", (depth) => {
  const html = nested(depth);
  expect(plainText(html)).toBe("");
  expect(sanitize(provider, html)).toBe("");
  expect(
    extractPage(provider, {
      slug: "deep",
      html: `<html><body><main>${html}</main></body></html>`,
      base: provider.base,
    }),
  ).toBeUndefined();
});
