import { expect, test } from "vitest";
import { createBulkhead } from "./bulkhead.ts";
import { openTime, ProviderFailure } from "./failure.ts";

const patient = () => new AbortController().signal;

test("at most four calls are under way at once, and all are made", async () => {
  const gate = createBulkhead();
  let running = 0;
  let most = 0;
  const call = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return 1;
  };
  const results = await Promise.all(Array.from({ length: 40 }, () => gate.run(call, patient())));
  expect(most).toBe(4);
  expect(results).toHaveLength(40);
});

test("who waits for too long gives up and blocks nobody", async () => {
  const gate = createBulkhead({ slots: 1 });
  let finish = () => {};
  const first = gate.run(() => new Promise<void>((resolve) => (finish = resolve)), patient());
  const controller = new AbortController();
  const second = gate.run(async () => "second", controller.signal);
  const third = gate.run(async () => "third", patient());
  controller.abort();
  await expect(second).rejects.toMatchObject({ kind: "timeout" });
  finish();
  await first;
  expect(await third).toBe("third");
});

test("after five failures in a row nobody asks for 15 s, then one tries for all", async () => {
  let time = 0;
  let calls = 0;
  const gate = createBulkhead({ now: () => time });
  const down = () => {
    calls += 1;
    return Promise.reject(new ProviderFailure("network", "down"));
  };
  for (let attempt = 0; attempt < 5; attempt += 1) await expect(gate.run(down, patient())).rejects.toThrow("down");
  await expect(gate.run(down, patient())).rejects.toMatchObject({ kind: "open" });
  expect(calls).toBe(5);
  time += openTime;
  await expect(gate.run(down, patient())).rejects.toThrow("down");
  await expect(gate.run(down, patient())).rejects.toMatchObject({ kind: "open" });
  expect(calls).toBe(6);
  time += openTime;
  expect(await gate.run(async () => "up", patient())).toBe("up");
  expect(await gate.run(async () => "up", patient())).toBe("up");
});

test("calls that come while one tries for all wait for what it finds", async () => {
  let time = 0;
  const gate = createBulkhead({ now: () => time });
  const down = () => Promise.reject(new ProviderFailure("network", "down"));
  for (let attempt = 0; attempt < 5; attempt += 1) await expect(gate.run(down, patient())).rejects.toThrow("down");
  time += openTime;
  const up = async () => {
    await new Promise(setImmediate);
    return "up";
  };
  expect(await Promise.all([1, 2, 3, 4].map(() => gate.run(up, patient())))).toEqual(["up", "up", "up", "up"]);
  for (let attempt = 0; attempt < 5; attempt += 1) await expect(gate.run(down, patient())).rejects.toThrow("down");
  time += openTime;
  const refused = await Promise.allSettled([1, 2, 3].map(() => gate.run(down, patient())));
  expect(refused.map((each) => (each.status === "rejected" ? each.reason.kind : each.status))).toEqual([
    "network",
    "open",
    "open",
  ]);
});

test("answers that are too large or lead elsewhere are no outage, however many come", async () => {
  const gate = createBulkhead();
  for (const kind of ["tooLarge", "redirect"] as const)
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(gate.run(() => Promise.reject(new ProviderFailure(kind, kind)), patient())).rejects.toMatchObject({
        kind,
      });
  expect(await gate.run(async () => "up", patient())).toBe("up");
});
