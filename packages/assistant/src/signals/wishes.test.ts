import { expect, test } from "vitest";
import { detectChannel, timesIn } from "./wishes.ts";

test.each([
  ["call me back after 5 then. 315-555-0131", ["after 5"]],
  ["only between 12 and 1 today", ["only between 12 and 1", "today"]],
  ["tuesday morning is good", ["tuesday morning"]],
  ["not before 10", ["not before 10"]],
  ["any day next week after 3", ["next week after 3"]],
  ["no rush, after the new year is fine", ["after the new year"]],
  ["10 windows and 2 doors, 315-555-0110", []],
])("%j asks for %j", (text, times) => {
  expect(timesIn(text)).toEqual(times);
});

test.each([
  ["i am hard of hearing so please do not call me. can the office text me?", "text"],
  ["txt is better im at work til 4", "text"],
  ["no calls please, ann@example.org", "email"],
  ["call me any time", undefined],
  ["don't call before 10", undefined],
])("%j wants %j", (text, channel) => {
  expect(detectChannel(text)).toBe(channel);
});
