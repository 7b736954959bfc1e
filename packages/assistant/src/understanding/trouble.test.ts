import { expect, test } from "vitest";
import { thingIn, troubleOf } from "./trouble.ts";

test.each([
  "my new siding's seams don't line up in front",
  "the floor you put in by my tub squeaks",
  "shower door leaks, they came once already",
  "storm door yall hung wont latch",
  "so im looking at my new siding and the seams dont line up",
  "the color is wrong on the siding. one side of the house doesnt match",
])("%j is a matter for the service", (text) => {
  expect(troubleOf(text)).toBe("claim");
});

test.each([
  "3 voicemails. THREE. does anybody work there",
  "nobody has called me back about the trim piece",
  "still waiting on you guys",
])("%j is a complaint", (text) => {
  expect(troubleOf(text)).toBe("complaint");
});

test.each([
  "Front door sticks, original from 1962",
  "my windows are drafty and i want a quote",
  "do you replace cracked glass",
  "our siding is faded, looking for new",
  "the old slider wont lock",
  "how much for new windows",
])("%j is no matter of ours", (text) => {
  expect(troubleOf(text)).toBeUndefined();
});

test.each([
  ["my new siding's seams don't line up", "siding seams"],
  ["shower door you guys put in leaks", "shower door"],
  ["your guys dented my aluminum trim and left a hole in the lawn", "aluminum trim and lawn"],
  ["it's about the slider that wont latch", "slider"],
  ["installer was rude to my wife", undefined],
])("%j is about %j", (text, thing) => {
  expect(thingIn(text)).toBe(thing);
});
