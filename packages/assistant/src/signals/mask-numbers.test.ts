import { expect, test } from "vitest";
import { isMasked, maskNumbers, withoutMarks } from "./mask-numbers.ts";

test.each([
  ["4111 1111 1111 1111 12/27 cvv 123", "[card number removed]"],
  ["card 4111 1111 1111 1111 12/27 123", "card [card number removed]"],
  ["4111 1111 1111 1111 exp. date: 12/2027, code 123, Ann", "[card number removed], Ann"],
  [
    "exp 12/27 cvv 123 card 4111 1111 1111 1111",
    "exp [number removed] cvv [number removed] card [card number removed]",
  ],
  ["4242424242424242 12 27 123", "[card number removed]"],
  ["5555 5555 5555 4444 10/28", "[card number removed]"],
  ["4111.1111.1111.1111", "[card number removed]"],
  ["4111  1111  1111  1111", "[card number removed]"],
  ["my card is 4111 1111\n1111 1111.", "my card is [card number removed]."],
  ["amex 3782 822463 10005 exp 1/28", "amex [card number removed]"],
  ["6011-1111-1111-1117", "[card number removed]"],
  ["diners 3056-9309-0259-04", "diners [card number removed]"],
  ["01 28 4111 1111 1111 1111", "01 28 [card number removed]"],
  ["4111111111111111, my phone is 315-555-0149", "[card number removed], my phone is 315-555-0149"],
  ["4111 1111 1111 1111 315-555-0149", "[card number removed] 315-555-0149"],
  ["4111 1111 1111 1111 12/27 315-555-0149", "[card number removed] 315-555-0149"],
  ["4111 1111 1111 1111, 10-12 windows", "[card number removed], 10-12 windows"],
  ["4111 1111 1111 1111 12/27 214 Elm St", "[card number removed] 214 Elm St"],
  ["4111 - 1111 - 1111 - 1111", "[card number removed]"],
  ["4111   1111   1111   1111", "[card number removed]"],
  ["4111\u20131111 \u2013 1111\u20141111", "[card number removed]"],
  ["4111/1111/1111/1111 or 4111_1111_1111_1111", "[card number removed] or [card number removed]"],
  ["\uff14\uff11\uff11\uff11 1111 1111 \uff11\uff11\uff11\uff11", "[card number removed]"],
  ["two: 4111 1111 1111 1111 5555 5555 5555 4444", "two: [card number removed] [card number removed]"],
])("the card of %j is blotted out, and nothing else", (text, masked) => {
  expect(maskNumbers(text)).toBe(masked);
  expect(maskNumbers(masked)).toBe(masked);
});

test("no telephone number is taken for a card, whatever number stands beside it", () => {
  const phones = Array.from({ length: 10_000 }, (_, index) => String(index).padStart(4, "0"));
  const shapes = [
    (four: string) => `315-555-${four} 13440`,
    (four: string) => `Ann Lee 315-555-${four} 214 Elm St`,
    (four: string) => `13440 (315) 555-${four}`,
    (four: string) => `315555${four} 13440-2210`,
    (four: string) => `601.555.${four} 1215 Elm St`,
    (four: string) => `1 401 555 ${four}  13501`,
    (four: string) => `315-555-${four} 315-555-0149`,
    (four: string) => `301-555-${four} / 315-555-0149`,
    (four: string) => `301-${four} / 315-0142`,
    (four: string) => `3/6/2026 - 10/12/2026, 315-555-${four}`,
    (four: string) => `13440 - 214 - 315 - 555 - ${four}`,
  ];
  const lost = shapes.flatMap((shape) => phones.map(shape)).filter((text) => maskNumbers(text) !== text);
  expect(lost).toEqual([]);
});

test.each([
  "order 1234567890123456",
  "4111 1111 1111 1112",
  "0000 0000 0000 0000",
  "+44 20 7946 0958 12",
  "room 12, 315-555-0149, 6 windows",
  "we are away 3/6/2026 - 10/13/2026",
  "\uff13 windows, 12/27 or 10/28",
  "the coupon expires 12/27",
  "I forgot the security code, 315-555-0149",
])("%j stays as it is", (text) => {
  expect(maskNumbers(text)).toBe(text);
});

test.each([
  ["ssn is 123-45-6789", "ssn is [number removed]"],
  ["social security number 123456789", "social security number [number removed]"],
])("the social security number of %j is blotted out", (text, masked) => {
  expect(maskNumbers(text)).toBe(masked);
});

test.each([
  ["[card number removed] 12/27 cvv [number removed]", ""],
  ["can I pay with [card number removed] 12 27 123", "can I pay with"],
  ["Ann Lee, [card number removed] exp. 10/28, 315-555-0149", "Ann Lee, , 315-555-0149"],
  ["[card number removed] / 09 / 27 / 321", ""],
  ["[card number removed] 315-555-0149", "315-555-0149"],
  ["[card number removed] 13440", "13440"],
])("of %j only the visitor's own words are answered", (text, words) => {
  expect(isMasked(text)).toBe(true);
  expect(withoutMarks(text)).toBe(words);
});
