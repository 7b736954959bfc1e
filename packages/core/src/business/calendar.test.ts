import { hours } from "@site/company/hours";
import { afterEach, expect, test } from "vitest";
import {
  answerBy,
  answerPromise,
  calendarDay,
  comingClosings,
  comingHolidays,
  instantAt,
  isOpen,
  nextDate,
  nextHoliday,
  setClosures,
  startOfDay,
  zonedInstant,
} from "./calendar.ts";
import { momentText, signedMomentText } from "./moment.ts";

afterEach(() => setClosures([]));

test.each([
  ["2026-11-26T17:00:00Z", "Thanksgiving"],
  ["2026-05-25T16:00:00Z", "Memorial Day"],
  ["2026-09-07T16:00:00Z", "Labor Day"],
  ["2027-01-01T16:00:00Z", "New Year's Day"],
])("the office is closed all of %s, %s", (at, holiday) => {
  expect(calendarDay(new Date(at))).toMatchObject({ holiday, hours: undefined });
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
  expect(calendarDay(new Date("2026-11-25T17:00:00Z"))).toMatchObject({ weekday: "Wednesday", holiday: undefined });
  expect(calendarDay(new Date("2026-11-19T17:00:00Z")).holiday).toBeUndefined();
  // Still Thanksgiving evening at the office, when it is Friday in London.
  expect(calendarDay(new Date("2026-11-27T03:00:00Z")).holiday).toBe("Thanksgiving");
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

test("an answer is due after a day, and on the next working day where that is closed [A-14]", () => {
  const tuesday = new Date("2026-11-17T15:00:00Z");
  expect(answerBy(tuesday)).toEqual({ due: new Date("2026-11-18T15:00:00Z"), isMoved: false });
  expect(answerPromise(tuesday)).toBe("within 24 hours");
  const saturdayEvening = new Date("2026-11-22T00:30:00Z");
  // Monday, when the office closes.
  expect(answerBy(saturdayEvening).due.toISOString()).toBe("2026-11-23T23:00:00.000Z");
  expect(answerPromise(saturdayEvening)).toBe("by Monday, November 23");
  expect(answerPromise(new Date("2026-11-25T20:00:00Z"))).toBe("by Friday, November 27");
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

test("on a day that the staff closed nobody is in and no answer is promised, until it is open again", () => {
  const [wednesday, tuesday] = ["2026-11-18T15:00:00Z", "2026-11-17T15:00:00Z"].map((at) => new Date(at)) as [
    Date,
    Date,
  ];
  expect([isOpen(wednesday), answerPromise(tuesday)]).toEqual([true, "within 24 hours"]);
  setClosures([
    { date: "2026-11-19", name: "Inventory" },
    { date: "2026-11-18", name: "Funeral" },
  ]);
  expect(calendarDay(wednesday)).toMatchObject({ weekday: "Wednesday", holiday: "Funeral", hours: undefined });
  expect([isOpen(wednesday), answerPromise(tuesday)]).toEqual([false, "by Friday, November 20"]);
  expect(comingClosings(tuesday).map(({ name }) => name)).toEqual(["Funeral", "Inventory"]);
  expect(comingClosings(tuesday, 1).map(({ name }) => name)).toEqual(["Funeral"]);
  expect(comingClosings(new Date("2026-11-20T15:00:00Z"))).toEqual([]);
});

test("a vacation of four weeks moves the promise to its end", () => {
  const days = Array.from({ length: 28 }, (_, at) => new Date(Date.UTC(2026, 6, 6 + at)).toISOString().slice(0, 10));
  setClosures(days.map((date) => ({ date, name: "Vacation" })));
  expect(answerPromise(new Date("2026-07-06T15:00:00Z"))).toBe("by Monday, August 3");
});

test("a break of the whole winter moves the promise to its end, as far ahead as days can be closed", () => {
  const days = Array.from({ length: 600 }, (_, at) => new Date(Date.UTC(2027, 0, 4 + at)).toISOString().slice(0, 10));
  setClosures(days.slice(0, 43).map((date) => ({ date, name: "Winter break" })));
  for (const at of ["2027-01-05T15:00:00Z", "2027-01-20T15:00:00Z"])
    expect(answerPromise(new Date(at))).toBe("by Tuesday, February 16");
  setClosures(days.map((date) => ({ date, name: "Break" })));
  expect(answerBy(new Date("2027-01-05T15:00:30Z"))).toEqual({ due: new Date("2028-08-26T14:00:30Z"), isMoved: true });
});

test.each([
  ["2026-11-21T05:14:00Z", "2026-11-23T15:00:00.000Z", "by Monday, November 23"], // Saturday 12:14 AM: Monday 10 AM
  ["2026-11-22T10:00:00Z", "2026-11-23T15:00:00.000Z", "by Monday, November 23"], // Sunday 5 AM: Monday 10 AM
  ["2026-11-17T10:00:00Z", "2026-11-17T23:00:00.000Z", "within 24 hours"], // Tuesday 5 AM: that evening
  ["2026-11-18T00:00:00Z", "2026-11-18T23:00:00.000Z", "within 24 hours"], // Tuesday 7 PM: Wednesday evening
  ["2026-11-20T20:00:00Z", "2026-11-21T18:00:00.000Z", "within 24 hours"], // Friday 3 PM: Saturday 1 PM
])("what comes at %s is due at %s, %s", (at, due, promise) => {
  expect(answerBy(new Date(at)).due.toISOString()).toBe(due);
  expect(answerPromise(new Date(at))).toBe(promise);
});

test("for two years an answer is due at an hour at which somebody is there, and within a day unless it is moved", () => {
  const day = 24 * 60 * 60 * 1000;
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += 347 * 60 * 1000) {
    const { due, isMoved } = answerBy(new Date(at));
    const said = new Date(at).toISOString();
    expect(isOpen(due) || isOpen(new Date(due.getTime() - 1)), said).toBe(true);
    expect(due.getTime(), said).toBeGreaterThan(at);
    expect(due.getTime() - at, said).toBeLessThanOrEqual(isMoved ? 5 * day : day);
  }
});

test("an answer that is due after the weekend is due at the hour of its request, also when the clock is changed", () => {
  const responseDueAt = (at: string): string => answerBy(new Date(at)).due.toISOString();
  expect(responseDueAt("2026-10-31T14:00:05Z")).toBe("2026-11-02T15:00:05.000Z"); // Saturday 10 EDT, Monday 10 EST
  expect(responseDueAt("2026-03-07T15:00:00Z")).toBe("2026-03-09T14:00:00.000Z"); // Saturday 10 EST, Monday 10 EDT
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

test("a moment is told on the company's clock, and with its zone where it is signed", () => {
  expect(momentText("2026-12-01T04:30:00Z")).toBe("Nov 30, 2026, 11:30 PM");
  expect(signedMomentText("2026-12-01T04:30:00Z")).toBe("Nov 30, 2026, 11:30 PM EST");
  expect(signedMomentText("2026-07-01T03:30:00Z")).toBe("Jun 30, 2026, 11:30 PM EDT");
});
