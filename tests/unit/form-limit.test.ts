import { afterAll, expect, test, vi } from "vitest";
import { forms, startForms } from "../support/form-server.ts";

const { post, rows, close } = await startForms({ RATE_LIMIT: "" });
afterAll(() => {
  vi.useRealTimers();
  return close();
});

test("of two hundred posts of one address twenty are stored, the others are told when to come back", async () => {
  // The middle of a span: at its border an address gets a new allowance.
  // Counting is given 300 ms, which a loaded machine may need.
  vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now: new Date("2026-11-21T12:05:00Z") });
  const answers = [];
  for (let count = 0; count < 200; count += 1) {
    const form = forms[count % forms.length] ?? { path: "", body: {} };
    // The visitor's own claim of an address must not give a new allowance.
    answers.push(await post({ ...form, headers: { "x-forwarded-for": `203.0.113.${count}` } }));
  }
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
  const last = answers.at(-1);
  expect(last?.headers.get("retry-after")).toBe("300");
  expect(last?.json).toMatchObject({ message: expect.stringContaining("call us at") });
  expect(await rows()).toHaveLength(20);
});
