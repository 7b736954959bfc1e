import { afterEach, expect, test, vi } from "vitest";
import { loadPatiently } from "./load-patiently.ts";

afterEach(() => vi.useRealTimers());

test("a chunk that can't be loaded is asked for again until it comes", async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockResolvedValue("chunk");
  const loading = loadPatiently(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await loading).toBe("chunk");
  expect(load).toHaveBeenCalledTimes(3);
});
