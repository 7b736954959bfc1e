import { expect, test } from "vitest";
import { toE164 } from "./phone.ts";

test.each([
  "3155550142",
  "(315) 555-0142",
  "315.555.0142",
  "1-315-555-0142",
  "+1 315 555 0142",
  "315-555-0142 x12",
  "315 555 0142 ext. 3",
  "３１５ ５５５ ０１４２",
])("%s is one number", (text) => {
  expect(toE164(text)).toBe("+13155550142");
});

test("an international number keeps its country code", () => {
  expect(toE164("+44 20 7946 0958")).toBe("+442079460958");
});

test.each(["", "call me later", "555-0142", "0155550142", "911 555 0142", "12345678901234567890", "+", "+0 12345678"])(
  "%j is no number that can be dialed",
  (text) => {
    expect(toE164(text)).toBeUndefined();
  },
);
