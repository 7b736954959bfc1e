import { afterEach, expect, test, vi } from "vitest";
import { importWithRetry } from "./import-with-retry.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a chunk that can't be loaded is asked for again until it comes", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockResolvedValue("chunk");
  const loading = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await loading).toBe("chunk");
  expect(load).toHaveBeenCalledTimes(3);
});

test("from the third failure on the page is marked, until the chunk has come", async () => {
  vi.useFakeTimers();
  const dataset: Record<string, string> = {};
  vi.stubGlobal("document", { documentElement: { dataset } });
  let attempts = 0;
  const loading = importWithRetry(async () => {
    attempts += 1;
    if (attempts <= 4) throw new TypeError("offline");
    return "chunk";
  });
  await vi.advanceTimersByTimeAsync(3000);
  expect(dataset).toEqual({});
  await vi.advanceTimersByTimeAsync(2000);
  expect(dataset).toEqual({ late: "" });
  await vi.advanceTimersByTimeAsync(5000);
  expect(await loading).toBe("chunk");
  expect(dataset).toEqual({});
});
