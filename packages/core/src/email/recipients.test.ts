import { expect, test } from "vitest";
import { greetingOf } from "./recipients.ts";

test.each([
  ["Ann Lee", "Hi Ann,"],
  ["ann lee", "Hi Ann,"],
  ["ZOË NÚÑEZ", "Hi Zoë,"],
  ["Mary-Jo O'Brien", "Hi Mary-Jo,"],
  [" D'Arcy  Smith ", "Hi D'Arcy,"],
  ["محمد", "Hi محمد,"],
  ["Dr. Ann Lee", undefined],
  ["win at evil.example/x", undefined],
  ["Ann https://evil.example", undefined],
  ["ann@example.org", undefined],
  ["evil.com", undefined],
  ["Ann 315-555-0142", undefined],
  ["Ann\r\nBcc: x", undefined],
  ["Congratulations-you-have-won a-prize", undefined],
  ["<b>Ann</b>", undefined],
  ["A", undefined],
  ["", undefined],
  [undefined, undefined],
])("a mail to %j begins with %j", (name, greeting) => {
  expect(greetingOf(name)).toBe(greeting);
});
