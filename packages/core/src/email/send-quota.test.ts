import { expect, test } from "vitest";
import { createSendQuota, type Quota } from "./send-quota.ts";

/** A clock that only moves when somebody waits or the test says so. */
function newClock(quota: Quota) {
  let at = 0;
  const clock = {
    reads: 0,
    now: () => at,
    pass(ms: number) {
      at += ms;
    },
    wait: async (ms: number) => clock.pass(ms),
    async readQuota() {
      clock.reads += 1;
      return quota;
    },
  };
  return clock;
}

const count = async (times: number, ask: () => Promise<boolean>): Promise<number> => {
  let granted = 0;
  for (let each = 0; each < times; each += 1) if (await ask()) granted += 1;
  return granted;
};

test("confirmations leave a fifth of the day to the staff, and go on when the day has room again", async () => {
  const quota = { perDay: 200, sentToday: 150, perSecond: 14 };
  const clock = newClock(quota);
  const { hasRoom } = createSendQuota(clock);
  expect(await count(50, hasRoom)).toBe(10);
  clock.pass(60_000);
  Object.assign(quota, { sentToday: 160 });
  expect(await count(5, hasRoom)).toBe(0);
  clock.pass(60_000);
  Object.assign(quota, { sentToday: 20 });
  expect(await count(5, hasRoom)).toBe(5);
});

test("they take half of the second's mails: 14 a second allowed are 7 of them", async () => {
  const clock = newClock({ perDay: -1, sentToday: 1e9, perSecond: 14 });
  const { hasRoom } = createSendQuota(clock);
  expect(await count(70, hasRoom)).toBe(70);
  expect(clock.now()).toBeGreaterThanOrEqual(9_000);
  expect(clock.now()).toBeLessThanOrEqual(10_000);
  expect(clock.reads).toBe(1);
});

test("who would have to wait longer than three seconds for a turn waits for another run", async () => {
  const clock = newClock({ perDay: -1, sentToday: 0, perSecond: 2 });
  const { hasRoom } = createSendQuota({ ...clock, wait: async () => {} });
  expect(await count(10, hasRoom)).toBe(4);
});

test("after a refusal they rest for a minute", async () => {
  const clock = newClock({ perDay: -1, sentToday: 0, perSecond: 14 });
  const { hasRoom, rest } = createSendQuota(clock);
  rest();
  expect(await hasRoom()).toBe(false);
  clock.pass(60_000);
  expect(await hasRoom()).toBe(true);
});

test("a quota that can't be read holds nothing back", async () => {
  const clock = {
    ...newClock({ perDay: 0, sentToday: 0, perSecond: 1 }),
    readQuota: () => Promise.reject(new Error()),
  };
  expect(await createSendQuota(clock).hasRoom()).toBe(true);
});
