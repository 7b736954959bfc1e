import { enterGiveawayEndpoint } from "@site/core/giveaway/contract";
import { submitQuoteEndpoint } from "@site/core/leads/contract";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { forms, startForms } from "../../support/servers/form-server.ts";

const { post, rows, close } = await startForms({ RATE_LIMIT: "" });
afterEach(() => void vi.useRealTimers());
afterAll(close);

/** The middle of a span: at its border an address gets a new allowance. */
function startClock(now: string): void {
  // Counting is given 300 ms, which a loaded machine may need.
  vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now: new Date(now) });
}

const others = forms.filter(({ path }) => path !== enterGiveawayEndpoint.path);

/** Sends forms in turn from one address. */
async function postAll(count: number, chosen: typeof forms) {
  const answers = [];
  for (let sent = 0; sent < count; sent += 1) {
    const form = chosen[sent % chosen.length] ?? { path: "", body: {} };
    // The visitor's own claim of an address must not give a new allowance.
    answers.push(await post({ ...form, headers: { "x-forwarded-for": `203.0.113.${sent}` } }));
  }
  return answers;
}

test("of two hundred posts of one address twenty are stored, the others are told when to come back", async () => {
  startClock("2026-11-21T12:05:00Z");
  const before = (await rows()).length;
  const answers = await postAll(200, others);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
  const last = answers.at(-1);
  expect(last?.headers.get("retry-after")).toBe("300");
  expect(last?.json).toMatchObject({ message: expect.stringContaining("call us at") });
  expect(await rows()).toHaveLength(before + 20);
});

test("entries of one network leave its other forms their allowance, in a campaign and after it", async () => {
  const entry = forms.filter(({ path }) => path === enterGiveawayEndpoint.path);
  const quote = forms.filter(({ path }) => path === submitQuoteEndpoint.path);
  for (const [now, refused] of [
    ["2025-12-01T12:05:00Z", 0],
    ["2026-11-22T12:05:00Z", 5],
  ] as const) {
    startClock(now);
    const entered = await postAll(25, entry);
    expect(entered.filter(({ status }) => status === 429)).toHaveLength(refused);
    const [asked] = await postAll(1, quote);
    expect(asked?.status).toBe(201);
  }
});
