import { expect, test } from "vitest";
import { peopleIn, personOfOffice, personToAskFor, replacesName, wantsSelf, writesFor } from "./people.ts";

test.each([
  ["ask for Deb, 315-555-0133", "Deb"],
  ["actually talk to my wife Joanne instead, same number", "Joanne"],
  ["put it under my husband, Earl, hes home days", "Earl"],
  ["call my sister Trudy, she handles his stuff", "Trudy"],
  ["I am at work so talk to Deb first", "Deb"],
  ["you will have to talk to my wife Joanne", "Joanne"],
  ["Her name is Beth but it is still my shower", "Beth"],
])("%j names a person to ask for", (text, name) => {
  expect(personToAskFor(text)).toBe(name);
});

test.each(["ask for a quote", "talk to my wife first", "call my cell", "hes not home", "shes 88 and in Oneida"])(
  "%j names nobody",
  (text) => {
    expect(personToAskFor(text)).toBeUndefined();
  },
);

test.each([
  ["can I talk to Mike please, I need siding", "Mike"],
  ["could I please speak with Dave?", "Dave"],
  ["i'd like to talk to mike about my quote", "Mike"],
  ["we want to speak to Karen Olsen", "Karen Olsen"],
  ["let me talk to Steve", "Steve"],
  ["can I talk to Mike before the crew comes?", "Mike"],
  ["I want to talk to Mike, he said he would get back to me", "Mike"],
  ["I'd like to talk to Mike, my wife spoke with him before", "Mike"],
  ["I need to talk to Mike, I decided on the white ones, first floor only", "Mike"],
  ["is Mike available? can we talk with Mike", "Mike"],
  ["¿puedo hablar con Miguel?", "Miguel"],
  ["me comunica con Laura por favor", "Laura"],
])("%j names somebody of the office", (text, name) => {
  expect(personOfOffice(text)).toBe(name);
  expect(personToAskFor(text)).toBeUndefined();
});

test("somebody of the office and somebody at home are told apart", () => {
  const text = "can I talk to Mike? if I'm not home ask for Deb";
  expect(personOfOffice(text)).toBe("Mike");
  expect(personToAskFor(text)).toBe("Deb");
});

test.each([
  "talk to my wife Joanne instead",
  "ask for Deb",
  "please talk to Deb, she has the key",
  "I'd like you to talk to Deb",
  "can you speak with Earl, he is home days",
  "I have to talk to my wife first",
  "can I talk to a person",
  "hablen con Rosa",
  "pueden hablar con Rosa",
  "you'll want to talk to Earl",
  "if i dont answer talk to Deb",
  "can I speak with Spanish speaker",
  "I want to talk to Sales",
])("%j names nobody of the office", (text) => {
  expect(personOfOffice(text)).toBeUndefined();
});

test.each([
  "I have to talk to Jim, my husband, before deciding",
  "Let me talk to Sarah and get back to you",
  "I will talk to Bob tonight and let you know",
  "I need to talk to Jim first",
  "we have to discuss that, I need to talk to my husband Jim first",
])("%j is about somebody at home whom nobody need ask for", (text) => {
  expect(personOfOffice(text)).toBeUndefined();
  expect(personToAskFor(text)).toBeUndefined();
});

test("instead of the visitor, or the visitor after all", () => {
  expect(replacesName("talk to my wife Joanne instead")).toBe(true);
  expect(replacesName("ask for Deb")).toBe(false);
  expect(wantsSelf("never mind, call me instead")).toBe(true);
  expect(wantsSelf("call ME not him please")).toBe(true);
  expect(wantsSelf("call me tomorrow")).toBe(false);
});

test("for whom somebody writes", () => {
  expect(writesFor("it's for my dad's place, in Boonville")).toBe("dad");
  expect(writesFor("for my house")).toBeUndefined();
});

test.each([
  ["shes at 315-555-0104 Bree, im Stan 315-555-0155. dont mix us up", "315-555-0155", ["Bree, 315-555-0104"]],
  [
    "me: Stan 315-555-0110 windows. my neighbor Ruthie wants a door her # 315-555-0171",
    "315-555-0110",
    ["Ruthie, 315-555-0171"],
  ],
  ["my cell is 315-555-0104 or home 315-555-0188. Ann", "315-555-0104", ["a second number, 315-555-0188"]],
  ["oops not 315-555-0104, 315-555-0188", "315-555-0188", []],
])("in %j each number stays with its person", (text, own, others) => {
  const people = peopleIn(text);
  expect(people.number).toContain(own);
  expect(people.others).toEqual(others);
});
