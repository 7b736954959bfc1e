import { expect, test } from "vitest";
import { createWorkQueue } from "./work-queue.ts";

const nothing = async () => {};

test("one item that stalls holds back nobody else", async () => {
  const done: number[] = [];
  const queue = createWorkQueue<number>({
    work: (item) => (item === 0 ? new Promise(() => {}) : nothing().then(() => void done.push(item))),
    catchUp: nothing,
    lanes: 2,
  });
  for (let item = 0; item < 100; item += 1) queue.add(item);
  await expect.poll(() => done.length).toBe(99);
});

test("no more lanes are used than there are", async () => {
  let running = 0;
  let most = 0;
  const queue = createWorkQueue<number>({
    async work() {
      running += 1;
      most = Math.max(most, running);
      await nothing();
      running -= 1;
    },
    catchUp: nothing,
    lanes: 3,
  });
  for (let item = 0; item < 20; item += 1) queue.add(item);
  await queue.idle();
  expect(most).toBe(3);
});

test("what there is no room for is left to one catching up, in which nothing is done twice", async () => {
  const table = new Set<number>();
  const told: number[] = [];
  const { promise: stalled, resolve: free } = Promise.withResolvers<void>();
  let isCatchingUp = false;
  const tell = async (item: number) => {
    await nothing();
    if (!table.delete(item)) return;
    told.push(item);
  };
  const queue = createWorkQueue<number>({
    async work(item) {
      expect(isCatchingUp).toBe(false);
      await stalled;
      await tell(item);
    },
    async catchUp() {
      isCatchingUp = true;
      for (const item of [...table]) await tell(item);
      isCatchingUp = false;
    },
    lanes: 4,
    room: 50,
  });
  for (let item = 0; item < 5000; item += 1) {
    table.add(item);
    queue.add(item);
  }
  expect(queue.waiting).toBe(50);
  free();
  await queue.idle();
  expect(told.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 5000 }, (_, item) => item));
});

test("a failure ends neither the queue nor its catching up", async () => {
  const done: number[] = [];
  let attempts = 0;
  const queue = createWorkQueue<number>({
    async work(item) {
      if (item % 2) throw new Error("no");
      done.push(item);
    },
    async catchUp() {
      attempts += 1;
      throw new Error("no");
    },
  });
  for (let item = 0; item < 4; item += 1) queue.add(item);
  await queue.idle();
  queue.catchUp();
  await queue.idle();
  queue.add(6);
  await queue.idle();
  expect(done).toEqual([0, 2, 6]);
  expect(attempts).toBe(1);
});
