import { hours } from "@site/company/hours";
import { afterEach, expect, test } from "vitest";
import { localTime } from "./local-time.ts";
import { comingClosings, comingHolidays, isOpen, nextHoliday, officeDay, setClosings } from "./opening-hours.ts";

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
