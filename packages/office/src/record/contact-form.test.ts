import { expect, test } from "vitest";
import { findOverwritten } from "./contact-form.tsx";

const [old, fresh] = ["315-555-0101", "315-555-0202"];
const seen = { phone: { version: 3, shown: old }, email: { version: 2, shown: "ann@example.org" } };
const now = { phone: fresh, email: "ann@example.org", location: "Rome" };

test("who types over what the visitor corrected meanwhile saves by what they saw, which is refused", () => {
  expect(findOverwritten(seen, now, { ...now, phone: "315-555-0303", email: "a@example.org" })).toBe(3);
  expect(findOverwritten(seen, { ...now, email: "lee@example.org" }, { ...now, phone: old, email: "x" })).toBe(2);
});

test("what was typed as the visitor has it now, or over what nobody changed, is saved", () => {
  expect(findOverwritten(seen, now, now)).toBeUndefined();
  expect(findOverwritten(seen, { ...now, phone: old }, { ...now, phone: "315-555-0303" })).toBeUndefined();
  expect(findOverwritten({}, now, { ...now, location: "Utica" })).toBeUndefined();
});
