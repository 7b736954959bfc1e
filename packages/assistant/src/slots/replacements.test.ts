import type { Slots } from "@site/core/chat/memory";
import { expect, test } from "vitest";
import { servicesIn, wantedIn } from "./find-service.ts";
import { countIn, replacementsIn } from "./replacements.ts";

const storm: Slots = { service: "doors", product: "Storm Doors" };
const six: Slots = { service: "windows", details: "6 windows; upstairs" };

test.each([
  ["whoops not storm, i meant patio. wife corrected me", storm, { product: "Patio Doors" }],
  ["and its patio not storm", storm, { product: "Patio Doors" }],
  ["no wait siding", storm, { service: "siding" }],
  ["make it 7 i forgot the porch", six, { details: "7 windows; upstairs" }],
  ["and its 7 not 6", six, { details: "7 windows; upstairs" }],
  ["actually make it four, the other 2 are in the garage", six, { details: "4 windows; upstairs" }],
])("%j puts right what is known", (text, known, slots) => {
  expect(replacementsIn(text, known).slots).toEqual(slots);
});

test.each(["not sure", "make it friday", "sry thats 0116 not 0160", "i want the storm door"])(
  "%j changes nothing of the project",
  (text) => {
    expect(replacementsIn(text, storm)).toEqual({ slots: {}, dropped: [] });
  },
);

test("what is no longer wanted is dropped", () => {
  expect(replacementsIn("forget the siding just doors", { service: "doors" }).dropped).toEqual(["siding"]);
});

test.each([
  ["windows 6 of em in Oneida", "6 windows"],
  ["replacing all windows (11), new siding", "11 windows"],
  ["two front doors please", "2 doors"],
])("%j counts", (text, count) => {
  expect(countIn(text)).toBe(count);
});

test.each(["12 years old windows", "315-555-0144 windows at 5 pm", "windows 2 pm ok"])("%j counts nothing", (text) => {
  expect(countIn(text)).toBeUndefined();
});

test.each([
  ["I want a price for siding, no wait for a new front door", ["doors"]],
  ["need a quote for windows... no, i mean a patio door", ["doors"]],
  ["need a quote for windows, no rush", ["windows"]],
  ["I want siding and no wait for a door", ["siding", "doors"]],
  ["new windows for the house, no siding", ["windows"]],
])("what is taken back in the same breath is not wanted: %s", (text, services) => {
  expect(servicesIn(wantedIn(text))).toEqual(services);
});
