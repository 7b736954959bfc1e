import { expect, test } from "vitest";
import { findPhone } from "./find-contact.ts";

test.each([
  ["+44 20 7946 0958 is my number", "+44 20 7946 0958"],
  ["+52 315 234 5678", "+52 315 234 5678"],
  ["call me on +52 (315) 234-5678 please", "+52 (315) 234-5678"],
  ["011 52 315 234 5678", "011 52 315 234 5678"],
  ["0044 20 7946 0958", "0044 20 7946 0958"],
  ["+61 2 5550 1234.", "+61 2 5550 1234"],
])("the foreign number of %j is nobody's number at home", (text, foreign) => {
  expect(findPhone(text)).toEqual({ isPartial: false, foreign });
});

test.each([
  ["+1 315 555 0142", "315-555-0142"],
  ["+1 (315) 555-0142", "315-555-0142"],
  ["+315-555-0142", "315-555-0142"],
  ["1-315-555-0142", "315-555-0142"],
  ["011 is the exit code, mine is 315-555-0142", "315-555-0142"],
  ["+44 20 7946 0958 in London, here 315-555-0142", "315-555-0142"],
  ["6 windows 315 555 0142", "315-555-0142"],
  ["zip 13440 315 555 0142", "315-555-0142"],
  ["3 1 5 5 5 5 0 1 4 2", "315-555-0142"],
])("the number of %j is read", (text, phone) => {
  expect(findPhone(text).phone).toBe(phone);
});

test("the country's own code without its plus makes no other number", () => {
  expect(findPhone("44 20 7946 0958").phone).toBeUndefined();
});
