import { expect, test } from "vitest";
import { buildPhoneKeys, extractPhones, formatTel, phoneKeysIn, toE164 } from "./phone.ts";

test.each([
  "3155550142",
  "(315) 555-0142",
  "315.555.0142",
  "1-315-555-0142",
  "+1 315 555 0142",
  "0013155550142",
  "+315-555-0142",
  "315_555_0142",
  "315,555,0142",
  "call after 5: 315-555-0142",
  "my zip 13492, 315-555-0142",
  "cell315-555-0142x",
  "315-555-0142 5",
  "\u202a315\u200b555\u00ad0142\u202c",
  "３１５ ５５５ ０１４２",
  "٣١٥-٥٥٥-٠١٤٢",
  "۳۱۵۵۵۵۰۱۴۲",
  "३१५ ५५५ ०१४२",
])("%s has one number", (text) => {
  expect(extractPhones(text).map(formatTel)).toEqual(["+13155550142"]);
  expect(phoneKeysIn(text)).toEqual(expect.arrayContaining(buildPhoneKeys("315 555 0142")));
});

test.each([
  ["315-555-0142, ext 12 ask for Jo", "315-555-0142, ext 12"],
  ["315-555-0142x12", "315-555-0142x12"],
  ["(315) 555-0142 extension ١٢", "(315) 555-0142 extension 12"],
  ["Jo: 315 555 0142 #12", "315 555 0142 #12"],
])("%s has an extension, which is dialed after the number", (text, typed) => {
  expect(extractPhones(text)).toEqual([{ number: "+13155550142", extension: "12", typed }]);
  expect(extractPhones(text).map(formatTel)).toEqual(["+13155550142,12"]);
});

test.each([
  "315-555-0142 / 315-555-0199",
  "315-555-0142 (home) 315-555-0199 (cell) Jo",
  "3155550142 3155550199",
  "3155550142;3155550199",
  "315-555-0142, (315) 555-0199",
  "cell:3155550142,home:3155550199",
  "315-555-0142 or 1 (315) 555-0199, not 315-555-0142 at night",
])("%s has two numbers", (text) => {
  expect(extractPhones(text).map(({ number }) => number)).toEqual(["+13155550142", "+13155550199"]);
});

test.each(["+44 20 7946 0958", "011 44 20 7946 0958", "00 44 20 7946 0958 (London)"])(
  "%s keeps its country code",
  (text) => {
    expect(toE164(text)).toBe("+442079460958");
    expect(buildPhoneKeys(text)).toEqual(["2079460958"]);
  },
);

test.each([
  "",
  "call me later",
  "555-0142",
  "0155550142",
  "911 555 0142",
  "315-911-0142",
  "12345678901234567890",
  "+",
  "+0 12345678",
])("%j has no number to dial", (text) => {
  expect(extractPhones(text)).toEqual([]);
});

test.each(["01a22639-b0eb-77a5-b166-e6205302706b", "leads 01a22639-b0ec-74a2-9fb8-9081529675fa"])(
  "the id %j names nobody by the digits in it",
  (text) => {
    expect(phoneKeysIn(text)).toEqual([]);
    expect(phoneKeysIn(`${text}, call 315-555-0142`)).toEqual(["3155550142"]);
  },
);
