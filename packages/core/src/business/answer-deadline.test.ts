import { answerTime } from "@site/company/hours";
import { afterEach, expect, test } from "vitest";
import { answerPromise, getAnswerDeadline } from "./answer-deadline.ts";
import { day, hour } from "./durations.ts";
import { isOpen, setClosings } from "./opening-hours.ts";

const ofSample = { ...answerTime };

afterEach(() => {
  setClosings([]);
  Object.assign(answerTime, ofSample);
});

test("on days that the staff closed no answer is promised, until it is open again", () => {
  const tuesday = new Date("2026-11-17T15:00:00Z");
  setClosings([
    { date: "2026-11-19", name: "Inventory" },
    { date: "2026-11-18", name: "Funeral" },
  ]);
  expect(answerPromise(tuesday)).toBe("by Friday, November 20");
  setClosings([]);
  expect(answerPromise(tuesday)).toBe("within 24 hours");
});

test("an answer is due after a day, and on the next working day where that is closed [A-14]", () => {
  const tuesday = new Date("2026-11-17T15:00:00Z");
  expect(getAnswerDeadline(tuesday)).toEqual({ due: new Date("2026-11-18T15:00:00Z"), isMoved: false });
  expect(answerPromise(tuesday)).toBe("within 24 hours");
  const saturdayEvening = new Date("2026-11-22T00:30:00Z");
  // Monday, when the office closes.
  expect(getAnswerDeadline(saturdayEvening).due.toISOString()).toBe("2026-11-23T23:00:00.000Z");
  expect(answerPromise(saturdayEvening)).toBe("by Monday, November 23");
  expect(answerPromise(new Date("2026-11-25T20:00:00Z"))).toBe("by Friday, November 27");
});

test("a vacation of four weeks moves the promise to its end", () => {
  const days = Array.from({ length: 28 }, (_, at) => new Date(Date.UTC(2026, 6, 6 + at)).toISOString().slice(0, 10));
  setClosings(days.map((date) => ({ date, name: "Vacation" })));
  expect(answerPromise(new Date("2026-07-06T15:00:00Z"))).toBe("by Monday, August 3");
});

test("a break of the whole winter moves the promise to its end, as far ahead as days can be closed", () => {
  const days = Array.from({ length: 600 }, (_, at) => new Date(Date.UTC(2027, 0, 4 + at)).toISOString().slice(0, 10));
  setClosings(days.slice(0, 43).map((date) => ({ date, name: "Winter break" })));
  for (const at of ["2027-01-05T15:00:00Z", "2027-01-20T15:00:00Z"])
    expect(answerPromise(new Date(at))).toBe("by Tuesday, February 16");
  setClosings(days.map((date) => ({ date, name: "Break" })));
  expect(getAnswerDeadline(new Date("2027-01-05T15:00:30Z"))).toEqual({
    due: new Date("2028-08-26T14:00:30Z"),
    isMoved: true,
  });
});

test.each([
  ["2026-11-21T05:14:00Z", "2026-11-23T15:00:00.000Z", "by Monday, November 23"], // Saturday 12:14 AM: Monday 10 AM
  ["2026-11-22T10:00:00Z", "2026-11-23T15:00:00.000Z", "by Monday, November 23"], // Sunday 5 AM: Monday 10 AM
  ["2026-11-17T10:00:00Z", "2026-11-17T23:00:00.000Z", "within 24 hours"], // Tuesday 5 AM: that evening
  ["2026-11-18T00:00:00Z", "2026-11-18T23:00:00.000Z", "within 24 hours"], // Tuesday 7 PM: Wednesday evening
  ["2026-11-20T20:00:00Z", "2026-11-21T18:00:00.000Z", "within 24 hours"], // Friday 3 PM: Saturday 1 PM
])("what comes at %s is due at %s, %s", (at, due, promise) => {
  expect(getAnswerDeadline(new Date(at)).due.toISOString()).toBe(due);
  expect(answerPromise(new Date(at))).toBe(promise);
});

test.each([1, 2, 4, 8, 24, 48])(
  "for two years an answer within %d hours is due after its request, at an hour at which somebody is there, and in time unless it is moved",
  (hours) => {
    answerTime.hours = hours;
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += 347 * 60 * 1000) {
      const { due, isMoved } = getAnswerDeadline(new Date(at));
      const said = new Date(at).toISOString();
      expect(isOpen(due) || isOpen(new Date(due.getTime() - 1)), said).toBe(true);
      expect(due.getTime(), said).toBeGreaterThan(at);
      expect(due.getTime() - at, said).toBeLessThanOrEqual(isMoved ? 5 * day : hours * hour);
    }
  },
);

test.each([
  [4, "2026-11-18T00:00:00Z", "2026-11-18T15:00:00.000Z", true], // Tuesday 7 PM: Wednesday 10 AM
  [1, "2026-11-17T23:00:00Z", "2026-11-18T15:00:00.000Z", true], // Tuesday at closing: Wednesday 10 AM
  [1, "2026-11-17T22:59:59Z", "2026-11-17T23:00:00.000Z", false], // Tuesday a second before it: at closing
  [2, "2026-11-21T20:00:00Z", "2026-11-23T15:00:00.000Z", true], // Saturday 3 PM: Monday 10 AM
  [4, "2026-11-26T00:00:00Z", "2026-11-27T15:00:00.000Z", true], // the evening before Thanksgiving: Friday 10 AM
])("of an answer within %d hours: what comes at %s is due at %s", (hours, at, due, isMoved) => {
  answerTime.hours = hours;
  expect(getAnswerDeadline(new Date(at))).toEqual({ due: new Date(due), isMoved });
});

test("where no day is left on which the office opens, an answer is due after the promised hours", () => {
  answerTime.hours = 1;
  const days = Array.from({ length: 800 }, (_, at) => new Date(Date.UTC(2026, 10, 18 + at)).toISOString().slice(0, 10));
  setClosings(days.map((date) => ({ date, name: "Break" })));
  expect(getAnswerDeadline(new Date("2026-11-18T00:00:00Z")).due.toISOString()).toBe("2026-11-18T01:00:00.000Z");
});

test("an answer that is due after the weekend is due at the hour of its request, also when the clock is changed", () => {
  const deadlineOf = (at: string): string => getAnswerDeadline(new Date(at)).due.toISOString();
  expect(deadlineOf("2026-10-31T14:00:05Z")).toBe("2026-11-02T15:00:05.000Z"); // Saturday 10 EDT, Monday 10 EST
  expect(deadlineOf("2026-03-07T15:00:00Z")).toBe("2026-03-09T14:00:00.000Z"); // Saturday 10 EST, Monday 10 EDT
});
