import { expect, test } from "vitest";
import { buildQuoteRequest } from "../quote/lead-builder.ts";
import { leadRecord } from "../quote/record.ts";
import { isFound } from "./show-record.ts";

const row = { ...buildQuoteRequest({ phone: "315-555-0200" }), id: "1", createdAt: "2026-11-17T20:00:00.000Z" };

test.each(["+1 315 555 0200", "1-315-555-0200", "(315) 555-0200", "555 0200", "0200"])(
  "%s finds a number that was written without a country code",
  (typed) => {
    expect(isFound(leadRecord, row, typed)).toBe(true);
  },
);

test("another number is not found", () => {
  expect(isFound(leadRecord, row, "+1 315 555 0201")).toBe(false);
});
