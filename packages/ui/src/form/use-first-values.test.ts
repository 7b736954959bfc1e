import { expect, test } from "vitest";
import { startValues } from "./use-first-values.ts";

const windows = { service: "windows", product: "Double-Hung" };
const doors = { service: "doors", product: "Entry Doors" };

/** What a form shows after visits by links, between which the visitor changes some fields. */
function visits(...steps: [linked: Record<string, unknown>, changed?: Record<string, unknown>][]) {
  let draft: Record<string, unknown> = {};
  let shown: Record<string, unknown> = {};
  for (const [linked, changed = {}] of steps) {
    const start = startValues(draft, linked);
    shown = { name: "", ...start.values };
    draft = start.toDraft({ ...shown, ...changed });
  }
  return shown;
}

test("what a visitor changed beats the link that had brought it, and every later one", () => {
  const changed = { product: "French doors", service: "doors" };
  expect(visits([windows, changed], [windows])).toMatchObject(changed);
  expect(visits([windows, changed], [{}], [{ product: "Storm Doors" }])).toMatchObject(changed);
});

test("what a link brought and nobody changed stays, and gives way to the next link's", () => {
  expect(visits([windows, { name: "Ann" }], [{}])).toEqual({ ...windows, name: "Ann" });
  expect(visits([windows, { name: "Ann" }], [{}], [doors])).toEqual({ ...doors, name: "Ann" });
  expect(visits([windows], [{ notes: "Financing" }])).toMatchObject({ ...windows, notes: "Financing" });
});

test("what was left empty is filled by a link; what was emptied stays so until another one brings something else", () => {
  expect(visits([{}, { name: "Ann", product: "" }], [doors])).toMatchObject(doors);
  expect(visits([windows, { product: "" }], [windows])).toMatchObject({ service: "windows", product: "" });
  expect(visits([windows, { product: "" }], [windows], [doors])).toMatchObject(doors);
});
