import { profile } from "@site/company/profile";
import { expect, test } from "vitest";
import { normalizeText } from "../ranking/normalize.ts";
import { correctPhone, findEmail, findPhone, listOtherPhones } from "./contact.ts";

test.each([
  ["+44 20 7946 0958 is my number", "+44 20 7946 0958"],
  ["+52 315 234 5678", "+52 315 234 5678"],
  ["call me on +52 (315) 234-5678 please", "+52 (315) 234-5678"],
  ["011 52 315 234 5678", "011 52 315 234 5678"],
  ["0044 20 7946 0958", "0044 20 7946 0958"],
  ["+61 2 5550 1234.", "+61 2 5550 1234"],
])("the foreign number of %j is nobody's number at home", (text, foreign) => {
  expect(findPhone(text)).toEqual({ isPartial: false, foreign });
});

test.each([
  ["+1 315 555 0149", "315-555-0149"],
  ["+1 (315) 555-0149", "315-555-0149"],
  ["+315-555-0149", "315-555-0149"],
  ["1-315-555-0149", "315-555-0149"],
  ["011 is the exit code, mine is 315-555-0149", "315-555-0149"],
  ["+44 20 7946 0958 in London, here 315-555-0149", "315-555-0149"],
  ["6 windows 315 555 0149", "315-555-0149"],
  ["Contact 315-555-0149. Tenant with the key is Desirée, unit 2, 315-555-0140", "315-555-0149"],
  ["Call my wife until 2 pm at 315-555-0121, after 2 only me, 315-555-0149", "315-555-0149"],
  ["perdon es 0119 no, 315-555-0149 ese si", "315-555-0149"],
  ["Mike, 315-555-0149, Rome. My mom: bathroom, Patricia Corrigan 315-555-0186", "315-555-0149"],
  ["zip 13440 315 555 0149", "315-555-0149"],
  ["3 1 5 5 5 5 0 1 4 9", "315-555-0149"],
  ["٣١٥-٥٥٥-٠١٤٩", "315-555-0149"],
  ["３１５　５５５　０１４９", "315-555-0149"],
  ["三 315 555 ०१४९", "315-555-0149"],
])("the number of %j is read", (text, phone) => {
  expect(findPhone(normalizeText(text)).phone).toBe(phone);
});

test("the country's own code without its plus makes no other number", () => {
  expect(findPhone("44 20 7946 0958").phone).toBeUndefined();
});

test.each(["is %s your number?", "I called %s twice", "why did you call me from %s"])(
  "the company's own number in %j is nobody else's",
  (words) => {
    expect(findPhone(words.replace("%s", profile.phone))).toEqual({ isPartial: false });
    expect(findPhone(`${words.replace("%s", profile.phone)}, I am at 315-555-0149`).phone).toBe("315-555-0149");
  },
);

test("who says that the company's number is their own is believed", () => {
  expect(findPhone(`my number is ${profile.phone}`).phone).toBeDefined();
});

test.each([
  "Phone three one five, five five five, zero one six one. Call after 2",
  "it is 3 1 5 - 5 5 5 - 0 1 6 1",
  "three one five. five five five. oh one sixty one",
  "Teléfono tres uno cinco, cinco cinco cinco, cero uno seis uno",
])("a number told digit by digit is read: %j", (text) => {
  expect(findPhone(text).phone).toBe("315-555-0161");
});

test.each([
  ["actually she says use her email instead p.achterberg@pine.example", "her cell is 315-555-0182"],
  ["he is at ray@pine.example", "my brother's number is 315-555-0182"],
])("who can be reached already is not given what is somebody else's: %j, %j", (mail, number) => {
  expect(findEmail(mail, true)).toBeUndefined();
  expect(findEmail(mail)).toBeDefined();
  expect(findPhone(number, undefined, true).phone).toBeUndefined();
  expect(findPhone(number).phone).toBe("315-555-0182");
});

test.each([
  "A quote from Sunrise in Syracuse (315-555-0167) was nuts. I'm Keith Dorr, 315-555-0161, Oneida",
  "Soy Alma, 315-555-0161, mi vecina es 315-555-0167",
])("of two numbers the one behind the visitor's name is theirs: %j", (text) => {
  expect(findPhone(text).phone).toBe("315-555-0161");
});

test.each([
  ["mi numero es 315 555 0174 perdon 0175. siracusa", "315-555-0175"],
  ["315-555-0174 no wait 0175", "315-555-0175"],
  ["315-555-0174, wait 10 minutes between calls", "315-555-0174"],
  ["315-555-0174, no 1500 dollar doors please", "315-555-0174"],
])("%j is %s", (text, phone) => {
  expect(findPhone(text).phone).toBe(phone);
});

test("the number of somebody else takes the place of none", () => {
  expect(findPhone("Ford's number is 315-555-0182", undefined, true).phone).toBeUndefined();
});

test("the last four digits are put right in Spanish", () => {
  expect(correctPhone("perdón, me equivoqué, termina en 0114 no 0141", "315-555-0141")).toBe("315-555-0114");
});

test.each(["order #3155550149", "3155550149@example.com"])("%j holds no number to call", (text) => {
  expect(findPhone(text).phone).toBeUndefined();
});

test.each([
  ["its m dot ostrander 88 at example dot com", "m.ostrander88@example.com"],
  ["jo 88 at gmail", "jo88@gmail.com"],
  ["b r e n t 77 at outlook dot com", "brent77@outlook.com"],
  ["bob underscore 12 at aol dot com", "bob_12@aol.com"],
  ["ed (at) gmail", "ed@gmail.com"],
  ["h.lind-ade (at) hillcollege (dot) school", "h.lind-ade@hillcollege.school"],
  ["mirela dot h at mailbox dot example. Herkimer", "mirela.h@mailbox.example"],
  ["reach me at example dot com", undefined],
])("the address that %j spells is read", (text, email) => {
  expect(findEmail(text)).toBe(email);
});

test.each([
  [
    "Ann Lee 315-555-0142, my brother Ray needs a door too, he is at 315-555-0177",
    ["my brother Ray needs a door too, he is at 315-555-0177"],
  ],
  ["315-555-0142. for my mothers house call Ruthie 315-555-0171", ["for my mothers house call Ruthie 315-555-0171"]],
  ["its 315-555-0142, my old number was 315-555-0130", []],
  ["sorry, not 315-555-0130 but 315-555-0142", []],
  ["I called (315) 555-0142 and nobody picked up", []],
])("numbers of others in %j go along with whose they are", (text, others) => {
  expect(listOtherPhones(text, "315-555-0142")).toEqual(others);
});

test.each([
  ["*example.com", "pat.lorenz@example.com"],
  ["sorry it's example.com", "pat.lorenz@example.com"],
  ["oops example.com not exmple.com", "pat.lorenz@example.com"],
  ["oops its patlorenz no dot, and example.org not com", undefined],
  ["i saw it on example.com", undefined],
  ["*windows", undefined],
])("behind pat.lorenz@exmple.com %j puts it right: %s", (text, email) => {
  expect(findEmail(text, true, "pat.lorenz@exmple.com")).toBe(email);
});
