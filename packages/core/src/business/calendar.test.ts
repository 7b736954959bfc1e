import { hours } from "@site/company/hours";
import { afterEach, expect, test } from "vitest";
import {
  comingClosings,
  comingHolidays,
  instantAt,
  isOpen,
  localTime,
  nextDate,
  nextHoliday,
  officeDay,
  setClosings,
  startOfDay,
  zonedInstant,
} from "./calendar.ts";
import { formatMoment, formatMomentWithZone } from "./moment.ts";

afterEach(() => setClosings([]));

test.each([
  ["2026-11-26T17:00:00Z", "Thanksgiving"],
  ["2026-05-25T16:00:00Z", "Memorial Day"],
  ["2026-09-07T16:00:00Z", "Labor Day"],
  ["2027-01-01T16:00:00Z", "New Year's Day"],
])("the office is closed all of %s, %s", (at, holiday) => {
  expect(officeDay(localTime(new Date(at)).date)).toMatchObject({ holiday, hours: undefined });
  expect(isOpen(new Date(at))).toBe(false);
});

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

test("the days around a holiday are ordinary days", () => {
  expect(officeDay(localTime(new Date("2026-11-25T17:00:00Z")).date)).toMatchObject({
    weekday: "Wednesday",
    holiday: undefined,
  });
  expect(officeDay(localTime(new Date("2026-11-19T17:00:00Z")).date).holiday).toBeUndefined();
  // Still Thanksgiving evening at the office, when it is Friday in London.
  expect(officeDay(localTime(new Date("2026-11-27T03:00:00Z")).date).holiday).toBe("Thanksgiving");
});

test("the next holiday of a name, this year or the next", () => {
  expect(nextHoliday("Thanksgiving", new Date("2026-11-22T12:00:00Z"))?.toISOString()).toContain("2026-11-26");
  expect(nextHoliday("Thanksgiving", new Date("2026-11-27T12:00:00Z"))?.toISOString()).toContain("2027-11-25");
  expect(nextHoliday("Arbor Day", new Date())).toBeUndefined();
});

test("the holidays of the next twelve months, the nearest first", () => {
  expect(comingHolidays(new Date("2026-11-22T12:00:00Z"))).toEqual([
    { name: "Thanksgiving", date: "2026-11-26" },
    { name: "Christmas Day", date: "2026-12-25" },
    { name: "New Year's Day", date: "2027-01-01" },
    { name: "Memorial Day", date: "2027-05-31" },
    { name: "Independence Day", date: "2027-07-04" },
    { name: "Labor Day", date: "2027-09-06" },
  ]);
});

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

test("on a day that the staff closed nobody is in", () => {
  const [wednesday, tuesday] = ["2026-11-18T15:00:00Z", "2026-11-17T15:00:00Z"].map((at) => new Date(at)) as [
    Date,
    Date,
  ];
  expect(isOpen(wednesday)).toBe(true);
  setClosings([
    { date: "2026-11-19", name: "Inventory" },
    { date: "2026-11-18", name: "Funeral" },
  ]);
  expect(officeDay(localTime(wednesday).date)).toMatchObject({
    weekday: "Wednesday",
    holiday: "Funeral",
    hours: undefined,
  });
  expect(isOpen(wednesday)).toBe(false);
  expect(comingClosings(tuesday).map(({ name }) => name)).toEqual(["Funeral", "Inventory"]);
  expect(comingClosings(tuesday, 1).map(({ name }) => name)).toEqual(["Funeral"]);
  expect(comingClosings(new Date("2026-11-20T15:00:00Z"))).toEqual([]);
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
