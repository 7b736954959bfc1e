import { expect, test } from "vitest";
import { currentEdition } from "../business/edition.ts";
import { officialRules } from "./rules.ts";

const rules = officialRules(currentEdition);
const said = rules.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]).join("\n");

test.each([
  "You are 18 or older.",
  "You are a homeowner in Oneida, Herkimer, Madison, Lewis, Onondaga, Otsego, Fulton or Montgomery County, New York.",
  "one entry per household.",
  "You are not an employee or vendor of the sponsor.",
])("the rules say who may enter: %s [O-09, O-10, O-11, O-12]", (text) => {
  expect(said).toContain(text);
});

test.each([
  "Online or by form from July 20, 2025 to January 25, 2026.",
  "In person from 10:00 am on January 31, 2026 to 1:59 pm on February 1, 2026.",
  "The winner is drawn on February 1, 2026.",
])("the rules say when: %s [O-18, O-19, O-20]", (text) => {
  expect(said.replaceAll("\u202f", " ")).toContain(text);
});

test.each([
  "up to $25,000 in products and services of the sponsor.",
  "a cash alternative of one tenth of",
  "must be delivered and accepted within 90 days.",
  "Within 5 days of acceptance the winner signs an affidavit, a liability release and a media release.",
  "can be requested from the sponsor within 90 days of the contest ending",
])("the rules say what the winner gets and does: %s [O-21, O-22, O-23, O-24, O-25]", (text) => {
  expect(said).toContain(text);
});
