import { readFile } from "node:fs/promises";
import { composeMail } from "@site/core/email/mail";
import { caniemail } from "caniemail";
import { expect, test } from "vitest";
import { buildLayout, layoutFile } from "../../../tools/mails/build-layout.ts";

test("the layout of the mails is what its source makes", async () => {
  expect(await readFile(layoutFile, "utf8"), "run `node tools/mail-layout.ts`").toBe(await buildLayout());
});

const { html } = composeMail({
  to: ["ann@example.org"],
  subject: "We received your request",
  greeting: "Hi Ann,",
  paragraphs: ["We got your request."],
  steps: ["Review", "Consultation"],
  facts: [["Service", "Windows"]],
  closing: ["Questions? Call us."],
  button: ["See or change your request", "https://www.example.com/request/x"],
  links: [["Another", "https://www.example.com/"]],
});

/** What some of these programs lack and a mail does without: looks, and hints for those that have it. Its words, its button and
 * its rows stand on none of them. */
const dispensable = new Set([
  ...["<style> element", "@media", "!important keyword", "color-scheme meta tag", "<body> element"],
  ...["Class selector", "ID selector", "Type selector", "Descendant combinator", "Chaining selectors"],
  ...["border-radius", "cursor", "opacity", "outline", "overflow", "display:none", "max-height property"],
  ...["table-layout", "word-break", "word-spacing", "target attribute", "role attribute", "aria-label attribute"],
]);

test("Gmail, Apple Mail and Outlook show all that a mail stands on", () => {
  const { issues } = caniemail({ clients: ["gmail.*", "apple-mail.*", "outlook.*"], html });
  const lacking = [...issues.errors.values()].flat().map(({ title }) => title);
  expect(lacking.length, "control: the checker finds something").toBeGreaterThan(0);
  expect([...new Set(lacking)].filter((title) => !dispensable.has(title))).toEqual([]);
});
