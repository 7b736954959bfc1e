import { expect, test, vi } from "vitest";
import { remember } from "./remember.ts";

/** A remembered source that answers or fails with each of these in turn, and a clock that is set by hand. */
function build(...answers: (string | Error)[]) {
  const clock = { now: 0 };
  const source = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { clock, source, read: remember(source, { fresh: 60, retry: 10, now: () => clock.now }) };
}

test("many readers at once ask the source once, and nobody asks while the answer is fresh", async () => {
  const { clock, source, read } = build("a", "b");
  expect(await Promise.all(Array.from({ length: 50 }, read))).toEqual(Array(50).fill("a"));
  clock.now = 59;
  expect(await read()).toBe("a");
  expect(source).toHaveBeenCalledTimes(1);
  clock.now = 60;
  expect(await read()).toBe("b");
});

test("a source that fails is covered by its last answer, and asked again after a while", async () => {
  const { clock, source, read } = build("a", new Error("away"), "c");
  await read();
  clock.now = 100;
  expect(await read()).toBe("a");
  clock.now = 109;
  expect(await read()).toBe("a");
  expect(source).toHaveBeenCalledTimes(2);
  clock.now = 110;
  expect(await read()).toBe("c");
});

test("a source that never answered fails its readers, and the next one asks again", async () => {
  const { read } = build(new Error("away"), "a");
  await expect(read()).rejects.toThrow("away");
  expect(await read()).toBe("a");
});
