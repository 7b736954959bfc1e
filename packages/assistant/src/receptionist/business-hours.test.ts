import { setClosings } from "@site/core/business/opening-hours";
import { afterEach, expect, test } from "vitest";
import { closedText, hoursText } from "./business-hours.ts";

const friday = new Date("2026-11-27T15:00:00Z");
const ask = (text: string, now = friday, language: "en" | "es" = "en") => hoursText(text, now, language);

afterEach(() => setClosings([]));

test.each([
  ["are you open friday, december 25?", /December 25.*closed.*Christmas/],
  ["12/25?", /December 25.*closed.*Christmas/],
  ["open on the 25th of december?", /December 25.*closed/],
  ["dec 25", /December 25.*closed/],
  ["christmas?", /closed.*Christmas/],
  ["day after thanksgiving?", /November 27.*8 AM to 6 PM/],
  ["black friday hours", /November 27.*8 AM to 6 PM/],
  ["open on christmas eve at 3?", /Yes, at 3 PM.*December 24/],
  ["open on christmas eve at 7pm?", /At 7 PM we are closed.*December 24/],
  ["memorial day", /May 31.*closed/],
  ["new years day", /January 1.*closed/],
  ["thanksgiving", /November 25.*closed/],
  ["tomorrow", /Saturday, November 28.*9 AM/],
  ["are you open right now", /We are open right now/],
  ["this sunday", /Sunday, November 29.*closed/],
  ["till what time today", /today.*8 AM to 6 PM/i],
  ["are you open weekends", /Saturday.*Sunday/s],
  ["open mondays?", /On Mondays.*8 AM to 6 PM/],
  ["are you open 1/1/2027", /January 1.*closed/],
  ["are you open at 545?", /5:45 PM/],
  ["are you open until 12 at night", /At 12 AM we are closed/],
  ["open at 12 tonight?", /At 12 AM we are closed/],
  ["open at 8 tonight?", /At 8 PM we are closed/],
  ["are you open monday at 6:30 when i get up", /At 6:30 AM we are closed/],
  ["are you open monday at 7 before work", /At 7 AM we are closed/],
])("%j is right by the one calendar", (text, words) => {
  expect(ask(text)).toMatch(words);
});

test.each([
  ["el 25 de diciembre", /25 de diciembre.*cerrado/],
  ["navidad", /cerrado/],
  ["abren manana", /sábado, 28 de noviembre.*9 AM/],
  ["estan abiertos el domingo", /domingo.*cerrado/],
])("%j is right in Spanish, too", (text, words) => {
  expect(ask(text, friday, "es")).toMatch(words);
});

test("a day that the staff closed is closed, and told of among the hours", () => {
  setClosings([{ date: "2026-12-02", name: "Inventory" }]);
  expect(ask("are you open wednesday")).toMatch(/December 2.*closed.*Inventory/);
  expect(ask("what are your hours")).toMatch(/December 2.*Inventory/);
});

test("on a holiday the office is closed now, and the day after it is asked for by name", () => {
  expect(ask("are you open today", new Date("2026-11-26T15:00:00Z"))).toMatch(/closed.*Thanksgiving/);
  expect(ask("day after thanksgiving", new Date("2026-11-26T15:00:00Z"))).toMatch(/November 27/);
});

test("a wish for a day on which the office is closed is told so, and one for other days is not", () => {
  expect(closedText("call me this sunday at 9", friday, "en")).toMatch(/November 29 we are closed/);
  expect(closedText("call me sunday or monday", friday, "en")).toBeUndefined();
  expect(closedText("call me at 9", friday, "en")).toBeUndefined();
});
