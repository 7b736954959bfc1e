import { hours } from "@site/company/hours";
import { expect, test } from "vitest";
import { isOpen } from "./hours.ts";

test("the office is open by the main hours, in New York time and across daylight saving [G-13]", () => {
  expect(isOpen(new Date("2026-11-20T13:00:00Z"))).toBe(true); // Friday 8:00 EST
  expect(isOpen(new Date("2026-11-20T12:59:00Z"))).toBe(false);
  expect(isOpen(new Date("2026-07-17T12:00:00Z"))).toBe(true); // Friday 8:00 EDT
  expect(isOpen(new Date("2026-11-20T23:00:00Z"))).toBe(false); // 18:00
  expect(isOpen(new Date("2026-11-21T17:59:00Z"))).toBe(true); // Saturday 12:59
  expect(isOpen(new Date("2026-11-21T18:00:00Z"))).toBe(false); // Saturday 13:00
  expect(isOpen(new Date("2026-11-22T16:00:00Z"))).toBe(false); // Sunday
});

test("the two published readings differ on Saturday only [V-15]", () => {
  expect(hours.site[1].text).toBe("9 AM-1 PM");
  expect(hours.contact[1].text).toBe("9-4");
});
