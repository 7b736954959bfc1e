import { visitRules } from "@site/company/hours";
import type { VisitRules } from "@site/company/schema";
import { afterEach, expect, test } from "vitest";
import { isOpen, localTime, officeDay, setClosures } from "./calendar.ts";
import { listVisitWindows, windowId, windowInstants, windowsOn, windowText } from "./visit-windows.ts";

afterEach(() => setClosures([]));

const hour = 60 * 60 * 1000;
const start = Date.parse("2026-01-01T05:00:00Z");

/** Every 31st hour of two years, so that each hour of the day is met on each weekday: holidays and four changes of the clocks. */
const moments = Array.from({ length: Math.floor((2 * 365 * 24) / 31) }, (_, at) => new Date(start + at * 31 * hour));

test("over two years every window that is offered lies in the future, on an open day, as long as it says and once", () => {
  for (const now of moments) {
    const offered = listVisitWindows(now);
    expect(offered.length, now.toISOString()).toBeGreaterThan(10);
    expect(new Set(offered.map(windowId)).size).toBe(offered.length);
    expect(offered.map(windowId)).toEqual(
      offered.toSorted((a, b) => a.date.localeCompare(b.date) || a.from - b.from).map(windowId),
    );
    for (const window of offered) {
      const { start: begins, end } = windowInstants(window);
      expect(begins.getTime(), windowText(window)).toBeGreaterThan(now.getTime());
      expect(end.getTime() - begins.getTime()).toBe((window.to - window.from) * 60_000);
      expect(localTime(begins)).toEqual({ date: window.date, minutes: window.from });
    }
  }
}, 60_000);

test("no window falls on a holiday or on a day that the staff closed, and the company's open days lie before the first", () => {
  setClosures([{ date: "2026-11-30", name: "Inventory" }]);
  for (const now of moments) {
    const offered = listVisitWindows(now);
    for (const { date } of offered) expect(officeDay(new Date(`${date}T00:00:00Z`)).holiday, date).toBeUndefined();
    expect(offered.some(({ date }) => date === "2026-11-30")).toBe(false);
  }
  // The day before Thanksgiving: Friday is the open day between, Saturday the first with windows.
  expect(listVisitWindows(new Date("2026-11-25T15:00:00Z"))[0]).toMatchObject({ date: "2026-11-28", from: 540 });
}, 60_000);

test("in the company's windows the office is open", () => {
  for (const window of listVisitWindows(new Date("2026-06-01T15:00:00Z"))) {
    const { start: begins, end } = windowInstants(window);
    expect([isOpen(begins), isOpen(new Date(end.getTime() - 60_000))], windowText(window)).toEqual([true, true]);
  }
});

test("a window into the hour that the clocks skip or repeat is not offered, the others of that day are", () => {
  const noon = { from: 10 * 60, to: 12 * 60 };
  const Sunday = [{ from: 90, to: 150 }, { from: 120, to: 180 }, { from: 60, to: 120 }, { from: 30, to: 240 }, noon];
  const rules: VisitRules = { ...visitRules, windows: { Sunday } };
  expect(windowsOn("2026-03-08", rules)).toEqual([{ date: "2026-03-08", ...noon }]);
  // The second hour from one to two is over then.
  expect(windowsOn("2026-11-01", rules).map(({ from }) => from)).toEqual([120, noon.from]);
  expect(windowsOn("2026-03-15", rules)).toHaveLength(Sunday.length);
});

test("a window reads as people say it", () => {
  expect(windowText({ date: "2026-11-30", from: 9 * 60, to: 12 * 60 })).toBe("Monday, November 30, 9 AM to 12 PM");
  expect(windowText({ date: "2026-11-30", from: 0, to: 30 })).toBe("Monday, November 30, 12 AM to 12:30 AM");
});
