import type { Asked, Slots } from "@site/core/chat/memory";
import { expect, test } from "vitest";
import { fillSlots } from "./fill-slots.ts";

const read = (text: string, known: Slots = {}, asked?: Asked) => fillSlots(text, known, { asked }).changes;

test.each([
  ["My name is Karen O'Brien and I need windows", "Karen O'Brien"],
  ["my name's dave", "Dave"],
  ["call me Jo", "Jo"],
  ["This is Bob from Herkimer", "Bob"],
  ["I'm Madison from Rome", "Madison"],
  ["my name is Clinton", "Clinton"],
  ["Hi, I'm Priyanka Raghunathan, I want siding", "Priyanka Raghunathan"],
  ["Dave Kowalski, dkowalski@example.com", "Dave Kowalski"],
  ["Pat Murphy, 315-555-0170, Little Falls", "Pat Murphy"],
  ["Maria here, we need doors", "Maria"],
  ["me llamo Rosa", "Rosa"],
  ["jill", "Jill"],
])("a name is read from %j", (text, name) => {
  expect(read(text).name).toBe(name);
});

test.each([
  "I'm interested in windows",
  "I'm a homeowner in 13440",
  "call me at 315-555-0142",
  "call me back tomorrow",
  "This is great",
  "I'm from Utica",
  "it's drafty",
  "I am Italian",
  "Utica",
  "windows",
  "not sure",
  "is Grace still working there?",
  "my name is not important",
  "I'm ready to start",
])("no name is read from %j", (text) => {
  expect(read(text).name).toBeUndefined();
});

test("a bare answer is a name when the name was asked for, and a town is not", () => {
  expect(read("Nguyen Thi Hoa", {}, "name").name).toBe("Nguyen Thi Hoa");
  expect(read("sure, it's Wolfgang", {}, "name").name).toBe("Wolfgang");
  expect(read("Utica", {}, "name").name).toBeUndefined();
  expect(read("no thanks", {}, "name").name).toBeUndefined();
});

test("a known name changes only by saying so", () => {
  expect(read("Hope to see you soon, Grace", { name: "Ann Lee" }).name).toBeUndefined();
  expect(read("actually my name is Anne Leigh", { name: "Ann Lee" }).name).toBe("Anne Leigh");
});

test.each([
  ["(315) 555-0142", "315-555-0142"],
  ["+1 315 555 0123", "315-555-0123"],
  ["3155550142", "315-555-0142"],
  ["315.555.0142 is best", "315-555-0142"],
  ["room 12, 315-555-0142", "315-555-0142"],
  ["not 315-555-0142 but 315-555-0199", "315-555-0199"],
])("a phone number is read from %j", (text, phone) => {
  expect(read(text).phone).toBe(phone);
});

test.each([
  "order #3155550142",
  "13501-2210",
  "card 4111 1111 1111 1111",
  "911-555-0142",
  "115-555-0142",
  "12345678901234",
  "2026-11-21",
])("no phone number is read from %j", (text) => {
  expect(read(text).phone).toBeUndefined();
});

test("seven digits ask for the area code, a ZIP code and a count do not", () => {
  expect(fillSlots("555-0142", {}).hasPartialPhone).toBe(true);
  expect(fillSlots("zip 13501-2210", {}).hasPartialPhone).toBe(false);
  expect(fillSlots("12 windows", {}).hasPartialPhone).toBe(false);
});

test("emails keep their tags and lose the full stop of the sentence", () => {
  expect(read("write to J.Smith+home@mail.example.com.").email).toBe("j.smith+home@mail.example.com");
  expect(read("me@home").email).toBeUndefined();
});

test.each([
  ["I need windows in Rome NY", "Rome"],
  ["my house is in new hartford", "New Hartford"],
  ["zip 13501-2210", "13501"],
  ["I'm a homeowner in 13440", "13440"],
  ["need a quote for doors in n. hartford", "New Hartford"],
  ["I live in Pompey", "Pompey"],
])("a place is read from %j", (text, location) => {
  expect(read(text).location).toBe(location);
});

test("a town that is only mentioned is nobody's home", () => {
  expect(read("Can you recommend a good restaurant near Utica?").location).toBeUndefined();
  expect(read("Do you work in Buffalo?").location).toBeUndefined();
});

test("an answer to the question for the town is taken, repaired and without its state", () => {
  expect(read("Uticca", {}, "location").location).toBe("Utica");
  expect(read("in boonville, ny", {}, "location").location).toBe("Boonville");
  expect(read("why do you ask?", {}, "location").location).toBeUndefined();
});

test("a name that is a town fills no place", () => {
  expect(read("my name is Clinton, 315-555-0101")).toMatchObject({ name: "Clinton" });
  expect(read("my name is Clinton, 315-555-0101").location).toBeUndefined();
});

test.each([
  ["need a walk in tub for my mother", "bathrooms", "Safety Tubs"],
  ["quote for storm doors", "doors", "Storm Doors"],
  ["shower doors please", "bathrooms", "Premium Shower Doors"],
  ["I need 12 windows replaced", "windows", undefined],
  ["necesito ventanas", "windows", undefined],
])("the service of %j is %s", (text, service, product) => {
  expect(read(text)).toMatchObject({ service, ...(product ? { product } : {}) });
});

test("a question about windows is no wish for windows, and a second service is kept beside the first", () => {
  expect(read("What warranty comes with the windows?").service).toBeUndefined();
  expect(fillSlots("I also need siding", { service: "windows" }).services).toEqual(["siding"]);
});

test("the visitor's words about the project are kept once", () => {
  expect(read("about 8 double hung", { service: "windows" }, "details").details).toBe("about 8 double hung");
  expect(
    read("about 8 double hung", { service: "windows", details: "about 8 double hung" }, "details").details,
  ).toBeUndefined();
});

test.each([
  "my number is 315/555/0142",
  "call (315)/555-0142 after 5",
  "315 / 555 / 0142",
  "1/315/555/0142 please",
  "Ann Lee 315/555-0142",
])("a number with slashes is read: %s", (text) => {
  expect(fillSlots(text, {}).changes.phone).toBe("315-555-0142");
});

test("a word for oneself is no name", () => {
  expect(fillSlots("lol yes 315 555 0156 im in utica", {}, { asked: "contact" }).changes.name).toBeUndefined();
});

test.each(["the visit was 11/27/2026", "about 24/36/0142 in size", "built 3/2015, sold 555/0142"])(
  "no number stands in %j",
  (text) => {
    expect(fillSlots(text, {}).changes.phone).toBeUndefined();
  },
);
