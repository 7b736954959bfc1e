import { expect, test } from "vitest";
import { buildSchema } from "./form-schema.ts";

const name = buildSchema({
  kind: "line",
  label: "Name",
  isRequired: true,
  min: 2,
  message: "Name must be at least 2 characters",
});
const email = buildSchema({ kind: "email", label: "Email", isRequired: true, message: "bad" });
const phone = buildSchema({ kind: "phone", label: "Phone", isRequired: true, message: "bad" });
const getMessage = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message;

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

test("a run of white space becomes one space only when it holds a line break", () => {
  expect(name.parse("Ann  Lee")).toBe("Ann  Lee");
  expect(name.parse("Ann \n\t\u2028 Lee")).toBe("Ann Lee");
  expect(name.parse("\u0085 Ann\u00A0\u0085 Lee \n")).toBe("Ann Lee");
});

test("paragraphs keep line breaks and tabs", () => {
  expect(buildSchema({ kind: "paragraphs", label: "Notes" }).parse("one\r\n\ttwo\u0000")).toBe("one\n\ttwo");
});

test("text is stored in its composed form", () => {
  expect(name.parse("Zoe\u0308")).toBe("Zoë");
});

test("a lone surrogate is refused by the name of its field", () => {
  expect(getMessage(name.safeParse("Ann\uD83D"))).toBe("Name contains characters that can't be stored");
});

test("lengths count code points, not UTF-16 units", () => {
  expect(name.safeParse("😀").success).toBe(false);
  expect(name.safeParse("😀😀").success).toBe(true);
  expect(buildSchema({ kind: "line", label: "Note", max: 3 }).safeParse("😀😀😀").success).toBe(true);
});

test("a text over its limit is refused by name", () => {
  expect(getMessage(name.safeParse("x".repeat(201)))).toBe("Name must be at most 200 characters");
  expect(getMessage(email.safeParse(`${"x".repeat(254)}@example.com`))).toBe("Email must be at most 254 characters");
});

test("a text that must look like something is refused when it doesn't, and may stay empty when it is optional", () => {
  const year = buildSchema({ kind: "line", label: "Year", pattern: /^(?:18|19|20)\d\d$/, message: "Enter a year" });
  expect(year.parse("1954")).toBe("1954");
  expect(year.parse("")).toBe("");
  expect(getMessage(year.safeParse("54"))).toBe("Enter a year");
});

test("types are never coerced", () => {
  for (const value of [1, true, null, [], {}, undefined]) {
    expect(getMessage(name.safeParse(value))).toBe("Name must be at least 2 characters");
  }
});

test("optional fields take an absent and an empty value", () => {
  for (const kind of ["email", "phone"] as const) {
    const field = buildSchema({ kind, label: "Contact", message: "bad" });
    expect(field.parse("")).toBe("");
    expect(field.parse(undefined)).toBeUndefined();
    expect(getMessage(field.safeParse("123"))).toBe("bad");
  }
});

test("a phone needs ten characters, in any format", () => {
  expect(phone.safeParse("(315) 555-0142").success).toBe(true);
  expect(getMessage(phone.safeParse("315555014"))).toBe("bad");
});

test("long hostile strings are judged without a regular expression running away", () => {
  for (const unit of ["a", "a@", ".", " \n", "\u202A"]) {
    expect(email.safeParse(unit.repeat(100_000 / unit.length)).success).toBe(false);
  }
});

test("a limit holds to the character: at it a value is taken, one more is refused", () => {
  const limits = { line: 200, name: 200, phone: 120, paragraphs: 5000 } as const;
  for (const kind of ["line", "name", "phone", "paragraphs"] as const) {
    const field = buildSchema({ kind, label: "Text", message: "bad" });
    expect(field.safeParse("x".repeat(limits[kind])).success).toBe(true);
    expect(getMessage(field.safeParse("x".repeat(limits[kind] + 1)))).toBe(
      `Text must be at most ${limits[kind]} characters`,
    );
  }
});
test("an address whose domain is written in its own script is taken as mail servers write it", () => {
  const schema = buildSchema({ kind: "email", label: "Email", message: "bad" });
  expect(schema.parse("anna@münchen.de")).toBe("anna@xn--mnchen-3ya.de");
  expect(schema.parse("ann@例え.jp")).toBe("ann@xn--r8jz45g.jp");
  expect(schema.parse("Ann@Example.org")).toBe("Ann@Example.org");
  expect(schema.safeParse("jörg@example.com").success).toBe(false);
  expect(schema.safeParse("anna@mün chen.de").success).toBe(false);
});

test.each([
  "joe&mary@example.net",
  "ann/bob@example.com",
  "ann.@example.com",
  "!ann=lee#1~@example.com",
  "o'brien@xn--e1afmkfd.xn--p1ai",
])("%s is an address, as browsers take it", (address) => {
  expect(email.parse(address)).toBe(address);
});

test.each(["ann@example", "ann@@example.com", "ann lee@example.com", "ann@example.", "ann@-example.com"])(
  "%s is no address",
  (address) => {
    expect(email.safeParse(address).success).toBe(false);
  },
);
