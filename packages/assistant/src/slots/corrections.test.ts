import type { Slots } from "@site/core/chat/memory";
import { expect, test } from "vitest";
import { lastOf } from "../talk-builder.ts";
import { correctionsIn } from "./corrections.ts";

const known: Slots = { name: "Ann Lee", phone: "315-555-0142", location: "Rome", email: "ann@example.com" };

test.each([
  ["oops 0124 sorry", "315-555-0124"],
  ["wait no. thats my old number. its 0124 at the end", "315-555-0124"],
  ["Sorry, it's 0124.", "315-555-0124"],
  ["I meant 0124", "315-555-0124"],
  ["no wait, 0124", "315-555-0124"],
  ["0124 not 0142", "315-555-0124"],
  ["sry thats 0124 not 0142", "315-555-0124"],
  ["sorry the last four are 0124", "315-555-0124"],
  ["the last four digits should be 1985", "315-555-1985"],
  ["wrong number, it ends in 0124", "315-555-0124"],
  ["actually my phone is 0124 at the end", "315-555-0124"],
  ["perdón, termina en 0124", "315-555-0124"],
  ["me equivoqué, es 0124", "315-555-0124"],
  ["perdón, es 0124 al final", "315-555-0124"],
  ["whoops last 4 is 0199", "315-555-0199"],
  ["my phone number ends in 0124", "315-555-0124"],
  ["it ends in 0124", "315-555-0124"],
  ["sorry the last four of my number are 0124", "315-555-0124"],
  ["0124 are the last digits, sorry", "315-555-0124"],
  ["actually my number ends in 1985", "315-555-1985"],
  ["mi teléfono termina en 0124", "315-555-0124"],
  ["oh my cell ends with 0177", "315-555-0177"],
  ["no, it's 0177 at the end", "315-555-0177"],
  ["wrong digits, the last four should read 0177", "315-555-0177"],
  ["the end of my number is 0177", "315-555-0177"],
  ["the phone number I gave you is wrong, it ends in 0177", "315-555-0177"],
  ["I typed my number wrong, last four 0177", "315-555-0177"],
  ["my number should end in 0177", "315-555-0177"],
  ["los últimos 4 son 0177", "315-555-0177"],
])("%j puts the end of the number right", (text, phone) => {
  expect(correctionsIn(text, known)).toEqual({ phone });
});

test.each([
  "Actually the house was built in 1985",
  "No, my budget is 9000",
  "wrong house number, it is 1215 Elm Street",
  "there should be 2400 sq ft of siding too",
  "no me equivoqué, la casa es de 1985",
  "No, 1985",
  "sorry, $4500",
  "sorry, wrong number, built in 1985",
  "actually my phone is dead, 2400 sq ft",
  "actually 1200 square feet",
  "I'm at work in the mornings, call after 5",
  "Could you do the work in April?",
  "is the job in two parts or one?",
  "I have a rental in town too",
  "Actually we only have about 1400 square feet upstairs",
  "no, the old ones were put in around 1998",
  "sorry, it's apartment 2104 on Genesee",
  "Our home is in desperate shape",
  "is the property in question on your list?",
  "the rental is in the country, way out",
  "I work in Utica",
  "the house is in good shape",
  "our home is in need of siding",
  "it's not Rome, it's the mornings that are bad",
  "we want it done by the end of 2026",
  "our lease ends in 2027",
  "the old warranty ends in 2027",
  "the tax credit is ending in 2026",
  "my final budget is 8000",
  "the final payment was 1500",
  "la garantia termina en 2027",
  "el contrato termina en 2026",
  "sorry, our lease ends in 2027",
  "no, my final budget is 8000",
  "actually the last payment at the end was 1500",
  "the last four of my card are 4432",
  "my card, last four digits 4432",
  "call my cell, the loan ends in 2400 days",
  "we close on the house at the end of 2026",
  "my insurance final payout is 7500",
  "actually the financing offer ends in 2026",
  "sorry, wrong number of windows, final bill was 2300",
  "el financiamiento acaba en 2027",
  "it ends in 2027",
  "my cell plan ends in 2027",
  "my phone died, it should be 4500",
  "phone me, our budget ends at 9000",
  "the model number is 3540, sorry",
  "the last number I tried was 2 weeks ago",
  "the last two bills were 64 and 70",
  "our area code is 315",
  "not Rome",
  "I am not from Rome",
  "the crew was not Ann's favorite",
  "my name is on the mailbox, Andover style",
  "the town is not happy with it",
])("%j puts nothing right", (text) => {
  expect(correctionsIn(text, known)).toEqual({});
});

test.each([
  ["it's not Rome, it's whitestown", "Whitestown"],
  ["not Rome but Utica", "Utica"],
  ["it's not rome it's lee center", "Lee Center"],
  ["not rome but whitestown ny", "Whitestown"],
  ["Rome is my office, the house is in Westmoreland", "Westmoreland"],
  ["the house is in utica", "Utica"],
  ["the house is out in Poland", "Poland"],
  ["the job is in New Hartford", "New Hartford"],
  ["It's Ilion technically, the mailing address says Rome", "Ilion"],
  ["la casa está en Utica", "Utica"],
  ["it is Ilion, not Rome", "Ilion"],
  ["the town is Ilion not Rome", "Ilion"],
  ["change the town to Utica please", "Utica"],
  ["the city should be New Hartford", "New Hartford"],
  ["Clinton, not Rome, sorry", "Clinton"],
])("%j puts the town right", (text, location) => {
  expect(correctionsIn(text, known)).toEqual({ location });
});

test("the end of an address is put right", () => {
  expect(correctionsIn("I mean .net", known)).toEqual({ email: "ann@example.net" });
});

test.each([
  ["last digit is 7 not 2", "315-555-0147"],
  ["the last two digits should be 26", "315-555-0126"],
  ["my number is wrong, it ends in 64", "315-555-0164"],
  ["sorry, last digit is seven", "315-555-0147"],
  ["the area code is 607, not 315", "607-555-0142"],
  ["oops my area code is 680", "680-555-0142"],
  ["the last 3 digits are 199", "315-555-0199"],
  ["oops typed wrong, its 0171 at the end", "315-555-0171"],
  ["it ends in 0171 not 0142", "315-555-0171"],
])("%j puts some digits of the number right", (text, phone) => {
  expect(correctionsIn(text, known)).toEqual({ phone });
});

test.each([
  ["Kay", "it's spelled Kaye", "Kaye"],
  ["Pat", "not Pat, Patricia", "Patricia"],
  ["Pat", "it's Patty with a y", "Patty"],
  ["Pat", "you spelled my name wrong, it's Patt", "Patt"],
  ["Pat Lee", "Susan, not Pat", "Susan Lee"],
  ["Jon Smith", "it's Smyth with a y", "Jon Smyth"],
  ["Jen Kowalcyk", "sorry its KOWALCZYK with a z before the y", "Jen Kowalczyk"],
  ["Jon Smith", "that's a typo, the name is Smithe", "Jon Smithe"],
])("of %s %j makes %s", (name, text, right) => {
  expect(correctionsIn(text, { ...known, name })).toEqual({ name: right });
});

test("a name without a letter that it never had stays", () => {
  expect(correctionsIn("Jon without an h, not John", { ...known, name: "Jon Smith" })).toEqual({});
});

test("the host of an address is put right", () => {
  expect(correctionsIn("it's example.org not example.com", known)).toEqual({ email: "ann@example.org" });
  expect(correctionsIn("I found you on window-tips.com", known)).toEqual({});
});

test.each([
  ["oops its Karol with a K, and the phone ends in 34 not 33", { name: "Karol Jansen", phone: "315-555-0134" }],
  ["sorry its karol with a k", { name: "Karol Jansen" }],
  ["its Jensen not Jansen and the number ends with 43", { name: "Carol Jensen", phone: "315-555-0143" }],
  ["wait, phone ends in 0134 and its Carole with an e", { name: "Carole Jansen", phone: "315-555-0134" }],
  ["the last two digits are 34, and my name is spelled Karol", { name: "Karol Jansen", phone: "315-555-0134" }],
  ["and the house is actually in little falls", { location: "Little Falls" }],
  ["oh and the home is really in oneida", { location: "Oneida" }],
  ["actually the property is in new hartford", { location: "New Hartford" }],
])("name, number and town are put right in one message: %s", async (text, slots) => {
  expect((await lastOf("I want 4 new windows", "Carol Jansen", "3155550133", text)).slots).toMatchObject(slots);
});
