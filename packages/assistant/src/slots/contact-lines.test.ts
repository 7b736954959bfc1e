import type { Asked, Slots } from "@site/core/chat/memory";
import { expect, test } from "vitest";
import { fillSlots } from "./fill-slots.ts";
import { personToAskFor, wantsSelf } from "./people.ts";
import { channelIn, whenIn } from "./wishes.ts";

const read = (text: string, known: Slots = {}, asked?: Asked) => fillSlots(text, known, { asked });

// Written as people type on a phone: a name between an address, a number and how they want to be reached.
test.each<[string, Asked | undefined, Slots]>([
  ["Donna Esposito. will it take long?", "name", { name: "Donna Esposito" }],
  [
    "bathroom gary wolczak 9 Ballou ct ilion 315 555 0144",
    undefined,
    { name: "Gary Wolczak", address: "9 Ballou ct", location: "Ilion", phone: "315-555-0144", service: "bathrooms" },
  ],
  ["Trish Colletti texts are better 315-555-0139", undefined, { name: "Trish Colletti", phone: "315-555-0139" }],
  ["it's under wally hines 315-555-0120", undefined, { name: "Wally Hines", phone: "315-555-0120" }],
  ["fine call me then becca 315-555-0166", undefined, { name: "Becca", phone: "315-555-0166" }],
  [
    "ok. liz k, herkimer, 3155550177 text only",
    undefined,
    { name: "Liz K", location: "Herkimer", phone: "315-555-0177" },
  ],
  ["mike jones rome 315-555-0151", undefined, { name: "Mike Jones", location: "Rome", phone: "315-555-0151" }],
  ["Bob and Carol Nowak 315-555-0147", undefined, { name: "Bob and Carol Nowak", phone: "315-555-0147" }],
  ["12 S. Madison Street Oneida", "details", { address: "12 S. Madison Street", location: "Oneida" }],
  ["3 Utica st clinton", "location", { address: "3 Utica st", location: "Clinton" }],
  ["herkimer. two doors and siding", undefined, { location: "Herkimer" }],
  ["Luz Rivera, en Utica, calle Mary", "name", { name: "Luz Rivera", location: "Utica" }],
  ["call 315-555-0131 Brian up in Rome", undefined, { name: "Brian", location: "Rome", phone: "315-555-0131" }],
  ["im in clinton. joe 3155550115", undefined, { name: "Joe", location: "Clinton" }],
  ["have somebody ring 315 555 0133 Kevin Utica", undefined, { name: "Kevin", location: "Utica" }],
  ["Kevin Clinton", "name", { name: "Kevin Clinton" }],
  ["name paula finch cell 315-555-0134 oneida", undefined, { name: "Paula Finch", location: "Oneida" }],
  ["My name is Henry Dombrowski, the flats in Utica", "name", { name: "Henry Dombrowski", location: "Utica" }],
  ["raised ranch with a carport, little falls", "details", { location: "Little Falls" }],
  ["one story ranch w a porch whitesboro", "details", { location: "Whitesboro" }],
  ["herkimer ny up by the high school", "contact", { location: "Herkimer" }],
  ["send it to al@example.com and copy my son on it ed@example.com", undefined, { email: "al@example.com" }],
  ["no wait al@example.com is old, ed@example.com", undefined, { email: "ed@example.com" }],
  ["I put 13502 on the form, it should be 13501", "location", { location: "13501" }],
])("%j, asked for %s, says who and where", (text, asked, expected) => {
  expect(read(text, {}, asked).changes).toMatchObject(expected);
});

test.each<[string, Asked | undefined]>([
  ["call me about windows 315-555-0100", undefined],
  ["text is fine 315-555-0100 thanks", undefined],
  ["will you call? 315-555-0100", undefined],
  ["siding for a cape cod 315-555-0100", undefined],
  ["What about the trim?", "name"],
])("%j names nobody", (text, asked) => {
  expect(read(text, {}, asked).changes.name).toBeUndefined();
});

test.each([
  "how do i win the 25000",
  "do you serve Rome?",
  "is the 25000 real",
  "they quoted me 17400 for ten windows",
  "somebody told me you went to Rome",
  "I said Alberta not Albany",
])("%j names no place", (text) => {
  expect(read(text).changes.location).toBeUndefined();
});

test("a surname is spelled out, and its first name comes later", () => {
  expect(read("K O V A L Y K sorry. first name Ann", { name: "Kovalik" }).changes.name).toBe("Ann Kovalyk");
  expect(read("first name is Stan", { name: "Wozny" }).changes.name).toBe("Stan Wozny");
});

test("the last four digits are put right in passing", () => {
  expect(read("wait no 0199 at the end, new phone", { phone: "315-555-0188" }).changes.phone).toBe("315-555-0199");
});

test("somebody else's number beside one's own replaces nothing, and nobody is asked for", () => {
  const { changes, others } = read("my sisters cell is 315 555 0131 her name is Gwen", { phone: "941-555-0143" });
  expect({ phone: changes.phone, others }).toEqual({ phone: undefined, others: ["Gwen, 315-555-0131"] });
  expect(read("call my wife's number instead 315 555 0131", { phone: "941-555-0143" }).changes.phone).toBe(
    "315-555-0131",
  );
});

test("two numbers of one person are two numbers, and not two people", () => {
  const { others } = read("Al Pruitt, days 315-555-0102, nights my cell 315-555-0199");
  expect(others).toEqual(["a second number, 315-555-0199"]);
});

test("what is for later takes no project's place", () => {
  const { changes, services } = read("maybe doors too but not this year", { service: "windows" });
  expect([changes.service, services]).toEqual([undefined, ["doors"]]);
  expect(read("siding, not windows", { service: "windows" }).changes.service).toBe("siding");
});

test("Tina is a person, and a tina in Spanish a bathtub", () => {
  const said = "my husband's out, call Tina 315-555-0135 about the windows";
  expect(read(said).services).toEqual([]);
  expect(personToAskFor("my wife's the person for this, evenings. Tina 315-555-0135")).toBe("Tina");
  expect(read("quiero cambiar la tina").changes.service).toBe("bathrooms");
});

test.each(["good morning, my door sticks", "Good evening!", "have a nice weekend"])("%j wishes for no time", (text) => {
  expect(whenIn(text)).toBeUndefined();
});

test("who takes calls and texts alike wishes for neither", () => {
  expect(channelIn("call or text 315-555-0136")).toBeUndefined();
  expect(channelIn("text or call, either is good")).toBeUndefined();
});

test.each([
  ["no calls before noon", "not before noon"],
  ["please don't call me after 8", "not after 8"],
  ["can't talk before 10", "not before 10"],
  ["call after 5", "after 5"],
])("%j asks for %s", (text, wish) => {
  expect(whenIn(text)).toBe(wish);
});

test.each([
  ["dont leave a message at work", "leave no message"],
  ["leave a message", "leave a voicemail"],
  ["it's a landline so don't text", "no texts"],
  ["text only please", "by text only"],
  ["no calls, text me", "by text only"],
])("%j asks for %s", (text, wish) => {
  expect(channelIn(text)).toBe(wish);
});

test("who is to be called says so", () => {
  expect(wantsSelf("i'm the one to call, not my mother, her name is Dot")).toBe(true);
  expect(personToAskFor("hablen con mi hija ella habla ingles se llama Karen")).toBe("Karen");
});
