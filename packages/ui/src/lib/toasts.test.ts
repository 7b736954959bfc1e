import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  currentToasts,
  dismissToast,
  showToast,
  toastDuration,
  toastRemoveDelay,
  toastSwipeThreshold,
} from "./toasts.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

const openTitles = () =>
  currentToasts()
    .filter(({ isOpen }) => isOpen)
    .map(({ title }) => title);

test("at most one toast is open, the newest [U-01]", () => {
  showToast({ title: "first" });
  showToast({ title: "second" });
  expect(openTitles()).toEqual(["second"]);
});

test("a dismissed toast leaves the state after 1,000,000 ms [U-02]", () => {
  const id = showToast({ title: "gone" });
  dismissToast(id);
  expect(openTitles()).toEqual([]);
  vi.advanceTimersByTime(999_999);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toHaveLength(0);
});

test("the constants are those of the specification, variants default and destructive [U-03, U-04, U-06]", () => {
  expect([toastDuration, toastRemoveDelay, toastSwipeThreshold]).toEqual([5000, 1_000_000, 50]);
  showToast({ title: "plain" });
  expect(currentToasts().at(-1)?.variant).toBe("default");
  showToast({ title: "bad", variant: "destructive" });
  expect(currentToasts().at(-1)?.variant).toBe("destructive");
});
