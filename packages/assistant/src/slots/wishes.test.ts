import { expect, test } from "vitest";
import { channelIn, whenIn, wishesAfter } from "./wishes.ts";

test.each([
  ["afternoons, not mornings if you must reach me", "afternoons, not mornings"],
  ["Tuesday or Wednsday is ok for me", "Tuesday or Wednesday"],
  ["Call 315-555-0118 between 12 and 12:30 thats my lunch, otherwise i wont pick up. Gus", "between 12 and 12:30"],
  ["ring me after 3 thurs about the financing, not before i sleep days. 315-555-0123 Ray", "after 3, Thursday"],
  ["Ivo 3155550104, before friday please", "before Friday"],
  ["tonite after 8 if they can", "tonight after 8"],
  ["scratch that, tuesdays are bad now, any other day for the call is fine", "not Tuesday"],
  ["after 5, friday doesn't work", "after 5, not Friday"],
])("of %j the time is kept and not the sentence", (text, time) => {
  expect(whenIn(text)).toBe(time);
});

test.each([
  "i did fill out a form like 2 wks ago for siding",
  "final payment is due friday and i dont feel like paying",
  "they came tuesday and left",
  "Tina 3155550174, 44 Elm st Herkimer",
  "5 windows and 2 doors",
])("%j names no time to be reached", (text) => {
  expect(whenIn(text)).toBeUndefined();
});

test.each([
  ["text only dont call, im at work", "by text only"],
  ["txt me dont call im a nurse on nights", "by text only"],
  ["Email me only: r.o@example.com", "by email only"],
  ["no calls pls im at work all day", "no phone calls"],
  ["text is better then calling", "by text"],
  ["i have a walker. let it ring longer", "let it ring longer"],
])("of %j the way to be reached is kept", (text, channel) => {
  expect(channelIn(text)).toBe(channel);
});

test.each(["my email is ann@example.com", "dont call before 9", "can you call me", "dont call him"])(
  "%j says nothing about the way",
  (text) => {
    expect(channelIn(text)).toBeUndefined();
  },
);

test("another day takes the place of the day and leaves the hour; what is new is added", () => {
  expect(wishesAfter("Thursday; after 3; by text only", "make it friday", ["Friday"])).toBe(
    "after 3; by text only; Friday",
  );
  expect(wishesAfter("Tuesday", "or after 5", ["after 5"])).toBe("Tuesday; after 5");
  expect(wishesAfter("by email only", "no phone", ["no phone calls"])).toBe("by email only");
});

test.each(["around 10 double hungs on the second floor", "about 6 casements", "about 10 miles from Rome"])(
  "%j counts and names no time",
  (text) => {
    expect(whenIn(text)).toBeUndefined();
  },
);
