import { expect, test } from "vitest";
import { formatMoment, formatMomentWithZone } from "./date-format.ts";
import { instantAt, nextDate, startOfDay, zonedInstant } from "./local-time.ts";

test.each([
  ["2026-11-01", "2026-11-01T04:00:00.000Z"],
  ["2026-11-02", "2026-11-02T05:00:00.000Z"],
  ["2026-03-08", "2026-03-08T05:00:00.000Z"],
  ["2026-03-09", "2026-03-09T04:00:00.000Z"],
])("%s begins at midnight of the office, also when its clock is put back or forward that day", (date, begin) => {
  expect(startOfDay(date).toISOString()).toBe(begin);
});

test("on the day on which the clock is put back nine in the morning comes an hour later", () => {
  expect(instantAt("2026-11-01", 9 * 60).toISOString()).toBe("2026-11-01T14:00:00.000Z");
  expect(nextDate("2026-12-31")).toBe("2027-01-01");
});

test.each([
  ["2026-11-20T09:00:00", "2026-11-20T14:00:00Z"],
  ["2026-07-20 09:30", "2026-07-20T13:30:00Z"],
  ["2026-11-20", "2026-11-20T05:00:00Z"],
  ["2026-11-20T09:00:00+01:00", "2026-11-20T08:00:00Z"],
  ["2026-11-20T09:00:00.123Z", "2026-11-20T09:00:00.123Z"],
  ["last Friday", undefined],
])("%s on the company's clock is the instant %s", (local, instant) => {
  expect(zonedInstant(local)).toBe(instant);
});

test.each([
  "2026-02-30",
  "2027-02-29T10:00:00",
  "2026-04-31T10:00:00Z",
  "2026-11-31T10:00:00-05:00",
  "2026-13-01",
  "2026-11-20T24:00:00",
  "2026-11-20T09:60:00",
  "2026-11-20T09:00:60",
])("%s is no date", (local) => expect(zonedInstant(local)).toBeUndefined());

test("a moment is told on the company's clock, and with its zone where it is signed", () => {
  expect(formatMoment("2026-12-01T04:30:00Z")).toBe("Nov 30, 2026, 11:30 PM");
  expect(formatMomentWithZone("2026-12-01T04:30:00Z")).toBe("Nov 30, 2026, 11:30 PM EST");
  expect(formatMomentWithZone("2026-07-01T03:30:00Z")).toBe("Jun 30, 2026, 11:30 PM EDT");
});
