import { expect, test } from "vitest";
import { describeSituation } from "./situation.ts";
import { buildTurn } from "./turn-builder.ts";

const now = new Date("2026-11-22T15:00:00Z");
test("contact details are flags, the clock is New York's, and the office's state follows it", () => {
  const slots = { name: "Ann", phone: "315-555-0111", details: "call 315-555-0111 about the bay window" };
  const text = describeSituation(buildTurn({ now, slots }));
  expect(text).toContain("Sunday, November 22, 2026 at 10:00 AM. The office is closed.");
  expect(text).toContain("name: on file; phone: on file; email: unknown");
  expect(text).toContain("call [phone] about the bay window");
  expect(text).not.toContain("0111");
});
