import { expect, test } from "vitest";
import { guessName, liveAgentDelay, liveAgentReply } from "./live-agent.ts";

const windows = "How many windows are you thinking about?";
const price = "The free estimate gives you the exact figure".toLowerCase();
const time = "Most projects take 1-2 weeks, and we are booking 2-3 weeks out.";

test.each([
  ["I want a new window", windows],
  ["do you do bathrooms", "A bath remodel takes 7-10 days, or as little as a day"],
  ["our siding is old", "30-year no-fade warranty"],
  ["a front door", "Which door would you like to replace?"],
])("to %j the scripted agent says what it says of that service [F-22, F-23, F-24, F-25, F-31, F-34]", (text, reply) => {
  expect(liveAgentReply(text)).toContain(reply);
});

test("in the chat a bath remodel takes longer, or a day only [V-13]", () => {
  expect(liveAgentReply("do you do bathrooms")).toContain("7-10 days, or as little as a day");
});

test.each(["what is the price", "Price?", "your pricing please", "what will it cost", "any costs", "Costs, please"])(
  "%j is a question of price [F-26]",
  (text) => {
    expect(liveAgentReply(text)).toContain(price);
  },
);

test.each([
  "how much time will it take",
  "Time?",
  "can we schedule a visit",
  "when can you come",
  "and when would that be",
  "Since when?",
])("%j is a question of time [F-27, F-32, F-33, F-36]", (text) => {
  expect(liveAgentReply(text)).toContain(time);
  expect(liveAgentReply(text)).toContain("must be done by phone and is not guaranteed via chat.");
});

test("windows and doors are promised a lifetime warranty [F-35]", () => {
  for (const text of ["windows", "doors"]) expect(liveAgentReply(text)).toContain("lifetime warranty");
});

test.each([
  ["my name is ann", "Ann"],
  ["My name's Ann", "Ann"],
  ["I'm Ann", "Ann"],
  ["this is Bo", "Bo"],
  ["my name is X", undefined],
  ["hello there", undefined],
])("in %j the name is %s: longer than one letter [F-30]", (text, name) => {
  expect(guessName(text)).toBe(name);
});

test.each([
  "I'm scared",
  "i am furious",
  "I'm so angry",
  "this is ridiculous",
  "I'm desperate, please help",
  "i'm disappointed in you",
  "I am retired",
  "I'm TIRED of waiting",
  "this is urgent",
  "call me crazy",
  "I'm worried about mold",
])("a feeling is no name: %s", (text) => {
  expect(guessName(text)).toBeUndefined();
  expect(liveAgentReply(text)).not.toContain("Nice to meet you");
});

test.each([
  ["call me Bo please", "Bo"],
  ["I am Maria and it leaks", "Maria"],
  ["i\u2019m O'Neil", "O'Neil"],
  ["my name is scott", "Scott"],
])("%j still tells the name %s", (text, name) => {
  expect(guessName(text)).toBe(name);
});

test("a guessed name is greeted, and anything else gets the default answer [F-28, F-29]", () => {
  expect(liveAgentReply("Hello, my name is Ann")).toMatch(/^Nice to meet you, Ann\. /);
  expect(liveAgentReply("hm")).toMatch(/^Thanks for your message\. .* or call \(315\) 555-0142\.$/);
});

test("the scripted agent answers after 1,200 ms [F-21]", () => {
  expect(liveAgentDelay).toBe(1200);
});
