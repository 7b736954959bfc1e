import { expect, test, vi } from "vitest";
import { cacheTimes, createCache } from "./cache.ts";
import { ProviderFailure } from "./failure.ts";

function clock() {
  let time = 1_000_000;
  return { now: () => time, pass: (ms: number) => (time += ms) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const fail = () => Promise.reject(new ProviderFailure("network", "down"));

test("however many ask for a cold key, one reads", async () => {
  const cache = createCache<number>();
  let reads = 0;
  const read = async () => {
    reads += 1;
    await settle();
    return 7;
  };
  const answers = await Promise.all(Array.from({ length: 200 }, () => cache.load("a", read)));
  expect(reads).toBe(1);
  expect(answers.every((answer) => answer.status === "found" && answer.value === 7)).toBe(true);
});

test("for a minute nobody reads again; then the old value comes at once and a new one is read behind it", async () => {
  const { now, pass } = clock();
  const cache = createCache<number>(now);
  let value = 0;
  const read = async () => ++value;
  expect(await cache.load("a", read)).toEqual({ status: "found", value: 1 });
  pass(cacheTimes.fresh - 1);
  expect(await cache.load("a", read)).toEqual({ status: "found", value: 1 });
  expect(value).toBe(1);
  pass(2);
  expect(await cache.load("a", read)).toEqual({ status: "found", value: 1 });
  await settle();
  expect(await cache.load("a", read)).toEqual({ status: "found", value: 2 });
});

test("what is older than two minutes is read again before anybody sees it, unless that takes too long", async () => {
  const { now, pass } = clock();
  const cache = createCache<number>(now);
  await cache.load("a", async () => 1);
  pass(cacheTimes.servedWhileReading);
  expect(await cache.load("a", async () => undefined)).toEqual({ status: "missing" });
  await cache.load("b", async () => 1);
  pass(cacheTimes.servedWhileReading);
  vi.useFakeTimers();
  const stalled = cache.load("b", () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(cacheTimes.longestWait);
  vi.useRealTimers();
  expect(await stalled).toEqual({ status: "found", value: 1 });
});

test("a value of which a part failed takes the place of no whole one, and is read again soon and before anybody sees it", async () => {
  const { now, pass } = clock();
  const cache = createCache<string>(now, (value) => value.startsWith("partial"));
  const load = async (value: string) => {
    const result = await cache.load("a", async () => value);
    return result.status === "found" && result.value;
  };
  expect(await load("partial")).toBe("partial");
  pass(cacheTimes.failed - 1);
  expect(await load("unread")).toBe("partial");
  pass(2);
  expect(await load("partial 2")).toBe("partial 2");
  expect(await cache.load("a", fail), "after it").toMatchObject({ value: "partial 2" });
  pass(cacheTimes.failed + 1);
  expect(await cache.load("a", fail)).toMatchObject({ status: "found", value: "partial 2" });
  pass(cacheTimes.failed + 1);
  expect(await load("whole")).toBe("whole");
  pass(cacheTimes.servedWhileReading);
  expect(await load("partial 3")).toBe("whole");
  pass(cacheTimes.failed + 1);
  expect(await load("newer")).toBe("newer");
  pass(cacheTimes.stale);
  expect(await load("partial 4")).toBe("partial 4");
});

test("what was forgotten never comes back: not while its source is down, and not from a reading that began before", async () => {
  const { now, pass } = clock();
  const cache = createCache<number>(now);
  await cache.load("a", async () => 1);
  let end: (value: number) => void = () => {};
  const slow = cache.load("b", () => new Promise<number>((resolve) => (end = resolve)));
  await settle();
  pass(1);
  cache.forget(() => true, now());
  expect(await cache.load("a", fail)).toMatchObject({ status: "unavailable" });
  expect(await cache.load("b", async () => 2)).toEqual({ status: "found", value: 2 });
  end(1);
  await slow;
  expect(await cache.load("b", fail)).toEqual({ status: "found", value: 2 });
  cache.forget((key) => key !== "b", now() + 1);
  cache.forget(() => true, now() - 1);
  expect(await cache.load("b", fail)).toEqual({ status: "found", value: 2 });
});

test("while the provider is down an old value serves for a day, and reading is tried every 15 s", async () => {
  const { now, pass } = clock();
  const cache = createCache<number>(now);
  await cache.load("a", async () => 1);
  let tries = 0;
  const failing = () => {
    tries += 1;
    return fail();
  };
  pass(cacheTimes.fresh + 1);
  for (let request = 0; request < 10; request += 1) {
    expect(await cache.load("a", failing)).toEqual({ status: "found", value: 1 });
    await settle();
  }
  expect(tries).toBe(1);
  pass(cacheTimes.failed + 1);
  await cache.load("a", failing);
  expect(tries).toBe(2);
  await settle();
  pass(cacheTimes.stale);
  expect(await cache.load("a", failing)).toMatchObject({ status: "unavailable" });
});

test("what is missing is remembered for 30 s, a failure for 15 s", async () => {
  const { now, pass } = clock();
  const cache = createCache<number>(now);
  expect(await cache.load("a", async () => undefined)).toEqual({ status: "missing" });
  expect(await cache.load("b", fail)).toMatchObject({ status: "unavailable" });
  pass(cacheTimes.failed + 1);
  expect(await cache.load("a", async () => 1)).toEqual({ status: "missing" });
  expect(await cache.load("b", async () => 2)).toEqual({ status: "found", value: 2 });
  pass(cacheTimes.missing);
  expect(await cache.load("a", async () => 1)).toEqual({ status: "found", value: 1 });
});

test("a deleted page disappears though its old copy is at hand", async () => {
  const { now, pass } = clock();
  const cache = createCache<number>(now);
  await cache.load("a", async () => 1);
  pass(cacheTimes.fresh + 1);
  await cache.load("a", async () => undefined);
  await settle();
  expect(await cache.load("a", async () => undefined)).toEqual({ status: "missing" });
});

test("memory is bounded: the key that was used least recently goes first", async () => {
  const cache = createCache<string>();
  const large = "x".repeat(5 * 1024 * 1024);
  for (const key of ["a", "b", "c"]) await cache.load(key, async () => large);
  await cache.load("a", async () => "never read");
  await cache.load("d", async () => large);
  expect(await cache.load("b", async () => "read again")).toEqual({ status: "found", value: "read again" });
  expect(await cache.load("a", async () => "read again")).toEqual({ status: "found", value: large });
});

test("a defect is thrown and not remembered", async () => {
  const cache = createCache<number>();
  await expect(cache.load("a", () => Promise.reject(new TypeError("bug")))).rejects.toThrow("bug");
  expect(await cache.load("a", async () => 1)).toEqual({ status: "found", value: 1 });
});
