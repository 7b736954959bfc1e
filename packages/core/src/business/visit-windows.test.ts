import { visitRules } from "@site/company/hours";
import type { VisitRules } from "@site/company/schema";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { dateAfter, localTime, nextDate } from "./local-time.ts";
import { isOpen, officeDay, setClosings, weekdays } from "./opening-hours.ts";
import { formatWindow, listVisitWindows, windowId, windowInstants, windowsOn } from "./visit-windows.ts";

afterEach(() => setClosings([]));

const minute = fc.integer({ min: 0, max: 24 * 60 });
const early = fc.integer({ min: 0, max: 4 * 60 });
/** Half of them in the hours of the night that clocks skip or repeat. */
const span = fc
  .tuple(fc.oneof(early, minute), fc.oneof(early, minute))
  .filter(([one, other]) => one !== other)
  .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }));
const spans = fc.uniqueArray(span, { maxLength: 3, selector: ({ from }) => from });
const days = fc.record(Object.fromEntries(weekdays.map((weekday) => [weekday, spans])));
const rulesOf = (windows: VisitRules["windows"], leadDays: number, aheadDays: number): VisitRules => ({
  ...visitRules,
  ...{ windows, leadDays, aheadDays },
});
const anyRules = fc.tuple(days, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 40 }));

/** Any second of two years: holidays and four changes of the clocks. */
const moment = fc.date({
  min: new Date("2026-01-01T05:00:00Z"),
  max: new Date("2028-01-01T05:00:00Z"),
  noInvalidDate: true,
});
const closed = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 5 });

const openDaysBetween = (now: Date, date: string): number => {
  let open = 0;
  for (let day = nextDate(localTime(now).date); day < date; day = nextDate(day)) if (officeDay(day).hours) open += 1;
  return open;
};

test("over two years, whatever windows and closed days a company has, each that is offered lies ahead on an open day, as long as it says and once", () => {
  const rules = fc.oneof(
    fc.constant(visitRules),
    anyRules.map((each) => rulesOf(...each)),
  );
  fc.assert(
    fc.property(moment, rules, closed, (now, company, ahead) => {
      const closings = ahead.map((each) => ({ date: dateAfter(localTime(now).date, each), name: "Inventory" }));
      setClosings(closings);
      const offered = listVisitWindows(now, company);
      expect(new Set(offered.map(windowId)).size).toBe(offered.length);
      for (const window of offered) {
        const { start, end } = windowInstants(window);
        expect(start.getTime(), formatWindow(window)).toBeGreaterThan(now.getTime());
        expect(end.getTime() - start.getTime()).toBe((window.to - window.from) * 60_000);
        expect(localTime(start)).toEqual({ date: window.date, minutes: window.from });
        expect(officeDay(window.date).holiday, window.date).toBeUndefined();
        expect(closings.map(({ date }) => date)).not.toContain(window.date);
        expect(openDaysBetween(now, window.date)).toBeGreaterThanOrEqual(company.leadDays);
      }
      if (company === visitRules) expect(offered.length).toBeGreaterThan(10);
    }),
    { numRuns: 500, seed: 20_261_128 },
  );
}, 60_000);

test("the company's open days lie before the first window", () => {
  // The day before Thanksgiving: Friday is the open day between, Saturday the first with windows.
  expect(listVisitWindows(new Date("2026-11-25T15:00:00Z"))[0]).toMatchObject({ date: "2026-11-28", from: 540 });
});

test("in the company's windows the office is open", () => {
  for (const window of listVisitWindows(new Date("2026-06-01T15:00:00Z"))) {
    const { start: begins, end } = windowInstants(window);
    expect([isOpen(begins), isOpen(new Date(end.getTime() - 60_000))], formatWindow(window)).toEqual([true, true]);
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
  expect(formatWindow({ date: "2026-11-30", from: 9 * 60, to: 12 * 60 })).toBe("Monday, November 30, 9 AM to 12 PM");
  expect(formatWindow({ date: "2026-11-30", from: 0, to: 30 })).toBe("Monday, November 30, 12 AM to 12:30 AM");
});
