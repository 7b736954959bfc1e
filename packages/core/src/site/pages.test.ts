import { expect, test } from "vitest";
import { quotePathFrom } from "./pages.ts";

test.each([
  ["/windows/double-hung", "/quote?service=windows&product=double-hung"],
  ["/doors", "/quote?service=doors"],
  ["/", "/quote"],
  ["/about", "/quote"],
  ["/toString/call", "/quote"],
])("a link to the form keeps what the page %s is about", (path, link) => {
  expect(quotePathFrom(path)).toBe(link);
});
