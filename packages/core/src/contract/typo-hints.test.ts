import { expect, test } from "vitest";
import { emailTypoHint, phoneTypoHint } from "./typo-hints.ts";

test("a phone number with too few digits gets a hint, anything else none", () => {
  // Nothing is promised: whether it is kept depends on its length and on the email beside it.
  for (const phone of ["555-0142", "555-0142 x", "call me maybe"])
    expect(phoneTypoHint(phone)).toBe("A phone number with its area code has 10 digits.");
  for (const phone of ["", " ", "3155550142", "(315) 555-0142 ext. 3", "+44 20 7946 0958", "٣١٥-٥٥٥-٠١٤٢"])
    expect(phoneTypoHint(phone)).toBe("");
});

test.each([
  ["ann@gmial.com", "ann@gmail.com"],
  ["ann@gmail.con", "ann@gmail.com"],
  ["ann@gmail.ocm", "ann@gmail.com"],
  ["ann@yaho.com", "ann@yahoo.com"],
  ["Ann.Lee@HOTMIAL.com", "Ann.Lee@hotmail.com"],
  ["ann@outlok.com", "ann@outlook.com"],
])("%s is asked about: %s?", (typed, meant) => {
  expect(emailTypoHint(typed)).toBe(`Did you mean ${meant}?`);
});

test("addresses that are right, or that we know nothing of, get no hint", () => {
  for (const email of ["", "ann", "ann@gmail.com", "Ann@GMAIL.COM", "ann@mail.example.org", "ann@gmail.co.uk"])
    expect(emailTypoHint(email)).toBe("");
});
