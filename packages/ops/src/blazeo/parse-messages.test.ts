import { expect, test } from "vitest";
import { parseMessages } from "./parse-messages.ts";

test("of a message in HTML the words stay on their lines, and what no browser shows is left out", () => {
  const text = `<style>.a { color: red }</style><p>Doors &amp; windows</p><script>track("ann@example.org")</script>
    <div>in <b>two</b>   weeks<br>or three</div>`;
  expect(parseMessages({ messages: [{ text }] })).toMatchObject([{ text: "Doors & windows\nin two weeks\nor three" }]);
  expect(parseMessages({ messages: [{ text: "<script>never closed" }] })).toEqual([]);
});
