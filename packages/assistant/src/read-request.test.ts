import type { Asked } from "@site/core/chat/memory";
import { expect, test } from "vitest";
import { readTurn } from "./read-turn.ts";
import { freshMemory } from "./session-slots.ts";

const timesIn = (text: string, lastAsked: Asked | undefined): string | undefined =>
  readTurn([text], { service: "windows" }, { ...freshMemory(), isBuying: true, lastAsked }).memory.times;

test.each([
  "about 6",
  "around 10",
  "around 10 double hungs on the second floor",
  "between 4 and 6",
  "8 to 10",
  "about 6 or 7, not sure yet",
  "around 4 in the kitchen and 2 upstairs",
  "entre 4 y 6",
  "somewhere between 8 and 10",
  "at least 4, maybe 5 by the stairs",
  "around 12 casements, the old ones are drafty",
])("%j after the question how many is no time to call", (text) => {
  expect(timesIn(text, "details")).toBeUndefined();
  expect(timesIn(text, "service")).toBeUndefined();
});

test.each([
  ["around 10 double hungs on the second floor", undefined],
  ["about 12 ft wide", undefined],
  ["about 5 years old", undefined],
  ["at 6 feet it has to fit", undefined],
])("%j counts or measures, whatever was asked", (text, times) => {
  expect(timesIn(text, undefined)).toBe(times);
});

test.each([
  ["after 5pm", "after 5pm"],
  ["call after 5", "after 5"],
  ["about 6, call me after 5", "after 5"],
  ["about 6, afternoons please", "afternoons"],
  ["about 6, after 4 is best", "after 4"],
  ["I am free after 4", "after 4"],
  ["tuesday or wednesday", "Tuesday or Wednesday"],
  ["6 of them, any time on Friday", "any time, Friday"],
  ["unas 6, llámeme después de las 5", "después de las 5"],
  ["call me at 315-555-0142 between 4 and 6", "between 4 and 6"],
])("%j after the question how many is the wish %j", (text, times) => {
  expect(timesIn(text, "details")).toBe(times);
});

test.each<[string, Asked | undefined, string]>([
  ["after 5", "contact", "after 5"],
  ["about 6", "contact", "about 6"],
  ["around 3 works", undefined, "around 3"],
  ["call after 5 about the windows", undefined, "after 5"],
  ["between 4 and 6", "name", "between 4 and 6"],
])("%j where no number was asked for is a wish still", (text, asked, times) => {
  expect(timesIn(text, asked)).toBe(times);
});
