import { afterEach, expect, test, vi } from "vitest";
import { idFromKey, newId } from "./ids.ts";

afterEach(() => vi.useRealTimers());

test("ids are uuid v7 and sort by time [Q-01]", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const first = newId();
  vi.advanceTimersByTime(1);
  expect(newId() > first).toBe(true);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("a proposed uuid becomes the id, anything else is replaced", () => {
  const key = newId();
  expect(idFromKey(key.toUpperCase())).toBe(key);
  for (const bad of [undefined, "", "1", "x".repeat(36), "00000000-0000-0000-0000-000000000000", "a#zip_1"]) {
    expect(idFromKey(bad)).not.toBe(bad);
  }
});
