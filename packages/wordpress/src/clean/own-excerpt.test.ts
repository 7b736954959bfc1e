import { expect, test } from "vitest";
import { ownExcerpt, repeatsText } from "./own-excerpt.ts";

const form =
  '<form class="wpforms-form"><label>Your name</label><input><label>Email</label><input><button>Send Message</button></form>';
/** Of a real WordPress 6.1.9, for a paragraph and this form. */
const made = "<p>Write. Your nameEmailSend Message</p>\n";

test("a summary that WordPress made of a text with a form says the text and none of the labels", () => {
  expect(ownExcerpt(made, `<p>Write.</p><div>${form}</div>`)).toBe("<p>Write.</p>");
});

test("one that ends inside of a form ends before it", () => {
  const cut = "<p>We&#8217;ll answer &amp; call. Your nameEmailSend [&hellip;]</p>\n";
  expect(ownExcerpt(cut, `<p>We&#8217;ll answer &amp; call.</p> ${form}`)).toBe("<p>We’ll answer &amp; call.</p>");
});

test("one that leaves out blocks, as WordPress does, is told all the same", () => {
  const content = `<p>First.</p> <div class="wp-block-buttons"><a>More here</a></div> ${form} <p>Last.</p>`;
  expect(ownExcerpt("<p>First. Your nameEmailSend Message Last.</p>", content)).toBe("<p>First. More here Last.</p>");
});

test("the text goes on behind a form, up to 55 words", () => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`);
  const excerpt = ownExcerpt(
    "<p>Your nameEmailSend Message word0 word1 [&hellip;]</p>",
    `${form} <p>${words.join(" ")}</p>`,
  );
  expect(excerpt).toBe(`<p>${words.slice(0, 55).join(" ")} […]</p>`);
});

test.each([
  '<p>Fog is water. Seals fail &hellip; <a href="/fog/" class="more-link">Continue reading<span> &#8220;Fog&#8221;</span></a></p>',
  '<p>Fog is water. Seals fail &hellip; <a class="read-more" title="Fog" href="/fog/">Read more<span>Fog</span></a></p>\n',
  '<p>Fog is water. Seals fail &hellip;</p> <p class="link-more"><a href="/fog/">Read More &raquo;</a></p>',
])("the link that a theme puts behind the first words is none of them: %s", (excerpt) => {
  const content = "<p>Fog is water. Seals fail in time.</p>";
  expect(ownExcerpt(excerpt, content)).not.toMatch(/continue|read more/i);
  expect(repeatsText(ownExcerpt(excerpt, content), content)).toBe(true);
});

test("a link that somebody wrote at the end of a summary stays", () => {
  const excerpt = '<p>All about it in <a href="/guide">our guide</a>.</p>';
  expect(ownExcerpt(excerpt, "<p>Fog is water.</p>")).toBe(excerpt);
});

test("a form alone leaves nothing to say", () => {
  expect(ownExcerpt("<p>Your nameEmailSend Message</p>", form)).toBe("");
});

test.each([
  ["that somebody wrote", "<p>How to reach us.</p>", `<p>Write.</p> ${form}`],
  ["of a text without a form", "<p>Write. Now.</p>", "<p>Write. Now. Then.</p>"],
])("a summary %s stays as it is", (_, excerpt, content) => {
  expect(ownExcerpt(excerpt, content)).toBe(excerpt);
});

test.each([
  ["the first words", "<p>Water in the air [&hellip;]</p>", "<p>Water in the air meets cold glass.</p>", true],
  ["words of their own", "<p>Why they fog.</p>", "<p>Water in the air meets cold glass.</p>", false],
  ["the same words in another order", "<p>air the</p>", "<p>Water in the air.</p>", false],
])("a summary of %s", (_, excerpt, content, isRepeated) => {
  expect(repeatsText(excerpt, content)).toBe(isRepeated);
});
