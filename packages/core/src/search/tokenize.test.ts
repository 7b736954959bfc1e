import { expect, test } from "vitest";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord } from "../leads/record.ts";
import { hasWords, tokenize } from "./tokenize.ts";

const getRow = (name: string, notes = "") => ({
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
  ["Ayşe Yılmaz", "yilmaz"],
  ["AYŞE YILMAZ İPEK", "yılmaz ipek"],
  ["Œuvrard Þór", "oeuvrard thor"],
  ["Νίκος", "ΝΙΚΟΣ"],
])("%s is found by %s", (name, typed) => {
  expect(hasWords(leadRecord, getRow(name), typed)).toBe(true);
});

test.each([
  ["Pat O'Brien", "Pam OBrien"],
  ["Eve Smith-Jones", "Smith-James"],
])("%s is not found by %s", (name, typed) => {
  expect(hasWords(leadRecord, getRow(name), typed)).toBe(false);
});

test.each([
  ["0013155550204", "0204"],
  ["0013155550204", "(315) 555-0204"],
  ["+1 315.555.0204", "001 315 555 0204"],
  ["555-0209 home", "0209"],
  ["555-0209 home", "555-0209"],
  ["555-0209 ext. 77", "0209"],
  ["315-555-0208 ext 12", "315-555-0208 x12"],
  ["315-555-0208 x12", "315 555 0208 extension 12"],
  ["315-555-0208", "315/555/0208"],
  ["+44 20 7946 0958", "0958"],
])("the number %s is found by %s", (phone, typed) => {
  expect(hasWords(leadRecord, { ...getRow("Ann"), phone }, typed)).toBe(true);
  expect(hasWords(leadRecord, { ...getRow("Ann"), phone: "315-555-0100" }, typed)).toBe(false);
});

test("a ZIP code of nine digits is found as it stands, by its first five and by its last four", () => {
  const row = { ...getRow("Ann"), phone: "", location: "13413-1234" };
  for (const typed of ["13413-1234", "13413", "1234"]) expect(hasWords(leadRecord, row, typed), typed).toBe(true);
  expect(hasWords(leadRecord, row, "13413-9999")).toBe(false);
});

test("a record is entered under its joined words too, and under no more because of numbers or dashes", () => {
  const words = tokenize(leadRecord, getRow("Pat O'Brien", "Built 1990-1995 - two"));
  expect(words).toEqual(["pat", "brien", "obrien", "ann", "example", "org", "built", "1990", "1995", "two"]);
});

test("many words of the notes do not displace a joined name", () => {
  const notes = Array.from({ length: 40 }, (_, at) => `word${at}`).join(" ");
  const words = tokenize(leadRecord, getRow("Pat O'Brien", notes));
  expect(words).toContain("obrien");
  // The list of what is found may be read whole.
  expect(hasWords(leadRecord, getRow("Pat O'Brien", notes), "word39")).toBe(true);
  expect(words).toHaveLength(24);
});

test.each([
  ["call after 5: 315-555-0208 / 315-555-0299, ask for Jo", "3155550299"],
  ["call after 5: 315-555-0208 / 315-555-0299, ask for Jo", "555-0208"],
  ["call after 5: 315-555-0208 / 315-555-0299, ask for Jo", "jo 0299"],
  ["٣١٥-٥٥٥-٠٢٠٨", "3155550208"],
  ["315-555-0208", "۳۱۵ ۵۵۵ ۰۲۰۸"],
])("the box %s is found by %s", (phone, typed) => {
  expect(hasWords(leadRecord, { ...getRow("Ann"), phone }, typed)).toBe(true);
});

test.each([
  ["李小龍", "李"],
  ["李小龍", "小龍"],
  ["李小龍", "龍"],
  ["Lee 李小龍", "lee 小"],
  ["김민수", "민수"],
  ["たなか ひろし", "なか"],
])("%s is found by a part: %s", (name, typed) => {
  expect(hasWords(leadRecord, getRow(name), typed)).toBe(true);
  expect(tokenize(leadRecord, getRow(name)).length).toBeLessThan(24);
});
