import { expect, test } from "vitest";
import { linesOfHtml } from "./lines-of-html.ts";

test("of a message in HTML the words stay on their lines, and what no browser shows is left out", () => {
  const html = `<style>.a { color: red }</style><p>Doors &amp; windows</p><script>track("ann@example.org")</script>
    <div>in <b>two</b>   weeks<br>or three</div>`;
  expect(linesOfHtml(html)).toBe("Doors & windows\nin two weeks\nor three");
  expect(linesOfHtml("<script>never closed")).toBe("");
});
