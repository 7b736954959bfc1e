import { expect, test } from "vitest";
import { bookedWindow, canceledWindow, proposalsOf } from "./stored-visit.ts";

const window = { date: "2026-12-01", from: 9, to: 12 };

test("a row of before proposals had a place of their own tells what is booked, and what is only proposed", () => {
  expect(bookedWindow({ visit: { ...window, state: "booked" } })).toEqual(window);
  const proposed = { visit: { ...window, state: "proposed" } };
  expect(bookedWindow(proposed)).toBeUndefined();
  expect(proposalsOf(proposed)).toEqual([window]);
  expect(proposalsOf({ visit: { ...window, state: "booked" } })).toEqual([]);
  expect(canceledWindow({ canceledVisit: { ...window, state: "proposed" } })).toBeUndefined();
  expect(canceledWindow({ canceledVisit: { ...window, state: "booked" } })).toEqual(window);
});

test("a row without a visit has neither", () => {
  expect([bookedWindow({}), canceledWindow({}), proposalsOf({})]).toEqual([undefined, undefined, []]);
  expect(bookedWindow({ visit: window })).toEqual(window);
});
