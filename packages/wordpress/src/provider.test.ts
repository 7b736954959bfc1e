import { expect, test } from "vitest";
import { cleanSlug } from "./provider.ts";

test("slashes at the ends of a slug are removed [I-12]", () => {
  expect(cleanSlug("/energy-guide/")).toBe("energy-guide");
  expect(cleanSlug("///a_b-9//")).toBe("a_b-9");
});

test("other scripts than Latin are looked up as WordPress stores them", () => {
  expect(cleanSlug("窓")).toBe("%e7%aa%93");
});

test.each([
  "",
  "/",
  ".",
  "..",
  "../users",
  "a/b",
  "a\\b",
  "a%2fb",
  "%2e%2e",
  "%252e",
  "a,b",
  "a b",
  "a?b",
  "a#b",
  "a&status=draft",
  "@evil.example",
  "//evil.example",
  "http://evil.example",
  "a\r\nHost: x",
  "a\u0000",
  "About-Us",
  "\ud800",
  "x".repeat(201),
])("%j is no slug", (text) => {
  expect(cleanSlug(text)).toBeUndefined();
});
