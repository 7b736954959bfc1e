import { expect, test } from "vitest";
import { buildQuoteRequest } from "../quote/lead-builder.ts";
import { leadRecord } from "../quote/record.ts";
import { hasWords, wordsOf } from "./words-of.ts";

const rowOf = (name: string, notes = "") => ({
  ...buildQuoteRequest({ name, notes }),
  id: "1",
  createdAt: "2026-11-17T20:00:00.000Z",
});

test.each([
  ["Pat O'Brien", "OBrien"],
  ["Pat O’Brien", "obrien"],
  ["Pat O'Brien", "Brien"],
  ["Pat O'Brien", "O´Brien"],
  ["Pat OBrien", "O'Brien"],
  ["Pat OʼBrien", "O`Brien"],
  ["Pat O Brien", "O'Brien"],
  ["Eve Smith-Jones", "smithjones"],
  ["Eve Smith-Jones", "Jones"],
  ["Eve Smith‑Jones", "smith jones"],
  ["Eve SmithJones", "Smith-Jones"],
  ["Eve Smith Jones", "Smith-Jones"],
  ["Łukasz Søby", "Lukasz Soby"],
  ["Lukasz Soby", "Łukasz Søby"],
  ["Anna Groß", "Gross"],
  ["ANNA GROẞ", "groß"],
  ["Đorđe Æbelø", "Dorde Aebelo"],
  ["Zoë Öberg", "zoe oberg"],
])("%s is found by %s", (name, typed) => {
  expect(hasWords(leadRecord, rowOf(name), typed)).toBe(true);
});

test.each([
  ["Pat O'Brien", "Pam OBrien"],
  ["Eve Smith-Jones", "Smith-James"],
])("%s is not found by %s", (name, typed) => {
  expect(hasWords(leadRecord, rowOf(name), typed)).toBe(false);
});

test("a record is entered under its joined words too, and under no more because of numbers or dashes", () => {
  const words = wordsOf(leadRecord, rowOf("Pat O'Brien", "Built 1990-1995 - two"));
  expect(words).toEqual(["pat", "brien", "obrien", "ann", "example", "org", "built", "1990", "1995", "two"]);
});

test("many words of the notes do not displace a joined name", () => {
  const notes = Array.from({ length: 40 }, (_, at) => `word${at}`).join(" ");
  const words = wordsOf(leadRecord, rowOf("Pat O'Brien", notes));
  expect(words).toContain("obrien");
  // The list of what is found may be read whole.
  expect(hasWords(leadRecord, rowOf("Pat O'Brien", notes), "word39")).toBe(true);
  expect(words).toHaveLength(24);
});
