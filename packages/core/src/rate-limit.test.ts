import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contextWith } from "./context.fixture.ts";
import { countAgainstLimit, rateCounters, rateLimits } from "./rate-limit.ts";
import { newId } from "./store/ids.ts";

const context = contextWith();
const { store } = context;

const newClient = () => createHash("sha256").update(newId()).digest("hex").slice(0, 32);
const noon = new Date("2026-11-21T12:00:00Z");
const at = (now: Date) => ({ ...context, now: () => now });

test("twenty writes in a span are allowed, the twenty-first is one too many", async () => {
  const client = newClient();
  const outcomes = [];
  for (let write = 0; write < 22; write += 1) outcomes.push(await countAgainstLimit(at(noon), client));
  expect(outcomes.map(({ isOverLimit }) => isOverLimit)).toEqual([...Array(20).fill(false), true, true]);
});

test("parallel writes are all counted", async () => {
  const client = newClient();
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => countAgainstLimit(at(noon), client)));
  expect(outcomes.filter(({ isOverLimit }) => isOverLimit)).toHaveLength(20);
});

test("the next span starts anew, and says how long it is until then", async () => {
  const client = newClient();
  for (let write = 0; write < 20; write += 1) await countAgainstLimit(at(noon), client);
  const late = new Date(noon.getTime() + 599_000);
  expect(await countAgainstLimit(at(late), client)).toEqual({ isOverLimit: true, retryAfter: 1 });
  const next = new Date(noon.getTime() + rateLimits.form.seconds * 1000);
  expect(await countAgainstLimit(at(next), client)).toEqual({
    isOverLimit: false,
    retryAfter: rateLimits.form.seconds,
  });
});

test("one client does not use up another's allowance, and a counter expires with its span", async () => {
  const client = newClient();
  await countAgainstLimit(at(noon), client);
  expect((await countAgainstLimit(at(noon), newClient())).isOverLimit).toBe(false);
  const { data } = await rateCounters(store)
    .get({ client: `form-${client}`, span: noon.getTime() / 1000 })
    .go({ consistent: true });
  expect(data).toMatchObject({ count: 1, expiresAt: noon.getTime() / 1000 + rateLimits.form.seconds });
});

test("limits of another name count apart", async () => {
  const client = newClient();
  for (let write = 0; write < 20; write += 1) await countAgainstLimit(at(noon), client);
  for (let write = 0; write < 5; write += 1)
    expect((await countAgainstLimit(at(noon), client, "staff-address")).isOverLimit).toBe(false);
  expect((await countAgainstLimit(at(noon), client, "visitor-address")).isOverLimit).toBe(false);
  expect((await countAgainstLimit(at(noon), client, "staff-address")).isOverLimit).toBe(true);
  expect((await countAgainstLimit(at(noon), newClient(), "staff-address")).isOverLimit).toBe(false);
});
