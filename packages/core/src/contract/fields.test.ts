import { expect, test } from "vitest";
import { email, line, optionalEmail, optionalPhone, paragraphs, phone, requiredLine } from "./fields.ts";
import { limits } from "./limits.ts";

const name = requiredLine({ label: "Name", min: 2, message: "Name must be at least 2 characters" });
const messageOf = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message;

test("a line keeps names of every script, emoji included", () => {
  for (const value of ["Karen O'Brien", "Zoë Núñez", "李小龍", "Олена", "محمد", "👩‍🔧 Ann"]) {
    expect(name.parse(value)).toBe(value);
  }
});

test("a line loses control and bidi characters and turns line breaks into spaces", () => {
  expect(name.parse("\u202A315 555 0142\u202C")).toBe("315 555 0142");
  expect(name.parse("Ann\r\nBcc: x@example.com")).toBe("Ann Bcc: x@example.com");
  expect(name.parse("A\u0000n\u0007n")).toBe("Ann");
});

test("paragraphs keep line breaks and tabs", () => {
  expect(paragraphs({ label: "Notes" }).parse("one\r\n\ttwo\u0000")).toBe("one\n\ttwo");
});

test("text is stored in its composed form", () => {
  expect(name.parse("Zoe\u0308")).toBe("Zoë");
});

test("a lone surrogate is refused by the name of its field", () => {
  expect(messageOf(name.safeParse("Ann\uD83D"))).toBe("Name contains characters that can't be stored");
});

test("lengths count code points, not UTF-16 units", () => {
  expect(name.safeParse("😀").success).toBe(false);
  expect(name.safeParse("😀😀").success).toBe(true);
  expect(line({ label: "Note", max: 3 }).safeParse("😀😀😀").success).toBe(true);
});

test("a text over its limit is refused by name", () => {
  expect(messageOf(name.safeParse("x".repeat(limits.line + 1)))).toBe("Name must be at most 200 characters");
  expect(messageOf(email("bad").safeParse(`${"x".repeat(limits.email)}@example.com`))).toBe(
    "Email must be at most 254 characters",
  );
});

test("types are never coerced", () => {
  for (const value of [1, true, null, [], {}, undefined]) {
    expect(messageOf(name.safeParse(value))).toBe("Name must be at least 2 characters");
  }
});

test("optional fields take an absent and an empty value", () => {
  for (const field of [optionalEmail("bad"), optionalPhone("bad")]) {
    expect(field.parse("")).toBe("");
    expect(field.parse(undefined)).toBeUndefined();
    expect(messageOf(field.safeParse("123"))).toBe("bad");
  }
});

test("a phone needs ten characters, in any format", () => {
  expect(phone("bad").safeParse("(315) 555-0142").success).toBe(true);
  expect(messageOf(phone("bad").safeParse("315555014"))).toBe("bad");
});

test("long hostile strings are judged without a regular expression running away", () => {
  for (const unit of ["a", "a@", ".", " \n", "\u202A"]) {
    expect(email("bad").safeParse(unit.repeat(100_000 / unit.length)).success).toBe(false);
  }
});
