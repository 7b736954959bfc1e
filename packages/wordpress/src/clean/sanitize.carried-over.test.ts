import { expect, test } from "vitest";
import { extractPage } from "../pages/extract-page.ts";
import { titleOf } from "../posts/title-of.ts";
import { isUnclear, postOfNode } from "../posts/to-post.ts";
import type { Provider } from "../provider.ts";
import { sanitize } from "./sanitize.ts";
import { stripShortcodes } from "./strip-shortcodes.ts";

const provider: Provider = { base: new URL("https://cms.example.com/"), assetOrigins: [], hasScripts: true };
const clean = (html: string) => sanitize(provider, html);

/** As Cloudflare hides an address. */
const hide = (address: string, key = 0x5a): string =>
  Buffer.from([key, ...Buffer.from(address).map((byte) => byte ^ key)]).toString("hex");

test("an address that Cloudflare hides is read without its script [R21]", () => {
  const hex = hide("office@example.com");
  const link = '<a href="mailto:office@example.com">';
  expect(clean(`<a href="/cdn-cgi/l/email-protection#${hex}">Write to us</a>`)).toBe(`${link}Write to us</a>`);
  const span = `<span class="__cf_email__" data-cfemail="${hex}">[email&#160;protected]</span>`;
  expect(clean(`<p>${span}</p>`)).toBe("<p>office@example.com</p>");
  expect(
    clean(`<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hex}">[email protected]</a>`),
  ).toBe(`${link}office@example.com</a>`);
  expect(clean(`<a href="/cdn-cgi/l/email-protection#${hide('"><script>')}">x</a>`)).not.toMatch(/script|mailto/);
});

test.each([
  ['[vc_row css=".a{}"][vc_column_text]Our words[/vc_column_text][/vc_row]', "Our words"],
  ["<p>[gallery ids=&#8221;1,2&#8243;]</p><p>Text</p>", "<p></p><p>Text</p>"],
  ['[contact-form-7 id="6" title="Contact"]Text', "Text"],
  ["[et_pb_section][et_pb_row]Text[/et_pb_row][/et_pb_section]", "Text"],
  ["[one_half]Left[/one_half]", "Left"],
  ["[button]Press[/button]", "Press"],
  ["Before [table “5” not found /] after [table id=2 /]", "Before  after "],
  ["He said [sic] so [1], see [the price list] [&hellip;]", "He said [sic] so [1], see [the price list] [&hellip;]"],
  ["Before [my_slider] after", "Before  after"],
  ["We work [year-round], as [see-below]", "We work [year-round], as [see-below]"],
  ["<pre>[gallery ids=1]</pre><code>[a_b]</code>", "<pre>[gallery ids=1]</pre><code>[a_b]</code>"],
])("shortcodes are nowhere, and the words between them stay: %s [R23]", (html, expected) => {
  expect(stripShortcodes(html)).toBe(expected);
});

test.each([
  ["https://my.matterport.com/show/?m=1", "my.matterport.com"],
  ["//fast.wistia.net/embed/iframe/1", "fast.wistia.net"],
  ["https://open.spotify.com/embed/track/1", "open.spotify.com"],
])("a frame of %s is at least a link [R24]", (src, host) => {
  const html = clean(`<p>Our video:</p><iframe src="${src}"></iframe>`);
  expect(html).toBe(`<p>Our video:</p><p><a href="${src.replace(/^\/\//, "https://")}">Open ${host}</a></p>`);
  expect(clean(`<iframe title="A walk through" src="${src}"></iframe>`)).toContain(">A walk through</a>");
  expect(clean('<iframe src="https://www.youtube.com/embed/1"></iframe>')).toContain("<iframe");
  expect(clean('<iframe src="javascript:x()"></iframe>')).toBe("");
});

test("a frame of a host that the site's own settings name is shown [R24]", () => {
  const tour = '<iframe src="https://my.matterport.com/show/?m=1"></iframe>';
  const open = { ...provider, frameHosts: ["my.matterport.com"] };
  expect(sanitize(provider, tour)).toContain("<a");
  expect(sanitize(open, tour)).toContain('<iframe src="https://my.matterport.com/show/?m=1"');
  for (const src of ["https://my.matterport.com.evil.test/x", "https://evil.test/https://my.matterport.com/"])
    expect(sanitize(open, `<iframe src="${src}"></iframe>`)).not.toContain("<iframe");
});

test("a keyboard can scroll code and tables, each at one stop", () => {
  expect(clean("<pre>x</pre>")).toBe('<pre tabindex="0">x</pre>');
  const table = "<table><tbody><tr><td>x</td></tr></tbody></table>";
  const framed = clean(`<figure class="wp-block-table">${table}</figure>${table}`);
  expect(framed.match(/<(\w+)[^>]* tabindex="0"/g)).toEqual([
    '<figure class="wp-block-table" tabindex="0"',
    '<table tabindex="0"',
  ]);
});

test("pictures by http are lifted to https, where WordPress has that [R25]", () => {
  const html = clean(
    '<img src="http://cms.example.com/a.jpg" srcset="http://cms.example.com/b.jpg 2x"><p style="background-image:url(http://x.example/c.jpg)">x</p><video poster="http://x.example/d.jpg"></video>',
  );
  expect(html).not.toContain("http://");
  expect(html.match(/https:\/\//g)).toHaveLength(4);
});

test("a formula keeps its words, as a line of text, and none of its markup [W18]", () => {
  const math =
    '<p>Area:</p><math display="block"><mfrac><mn>1</mn><mrow><mi>a</mi><mo>+</mo><mn>2</mn></mrow></mfrac><annotation>x</annotation></math><p>square feet.</p>';
  expect(clean(math)).toBe("<p>Area:</p>1/(a + 2)<p>square feet.</p>");
  expect(
    clean("<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>"),
  ).not.toMatch(/<(?!\/?p)|onerror=alert\(1\)>/);
});

test("WordPress's accordion opens without its script, and a picture of an account elsewhere is left out [W18]", () => {
  const accordion = `<div class="wp-block-accordion"><div class="wp-block-accordion-item"><h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">What does it cost?</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><div inert class="wp-block-accordion-panel"><p>It depends.</p></div></div></div>`;
  expect(clean(accordion)).toBe(
    '<div class="wp-block-accordion"><details><summary>What does it cost?</summary><div class="wp-block-accordion-panel"><p>It depends.</p></div></details></div>',
  );
  expect(clean('<p><img src="https://secure.gravatar.com/avatar/1">Pat</p>')).toBe("<p>Pat</p>");
});

test("colors of a theme come in pairs or not at all, unless its styles come too [W15]", () => {
  const half = '<p class="has-text-color has-background has-brand-color" style="background-color:#cf2e2e">x</p>';
  expect(clean(half)).toBe("<p>x</p>");
  expect(sanitize(provider, half, provider.base, { isStyled: true })).toContain("background-color");
  const whole =
    '<p class="has-text-color has-background has-very-light-gray-color" style="background-color:#cf2e2e">x</p>';
  expect(clean(whole)).toContain("has-very-light-gray-color");
  expect(clean(whole)).toContain("background-color");
  const named = (text: string, background: string) =>
    clean(`<p class="has-text-color has-background has-${text}-color has-${background}-background-color">x</p>`);
  expect(named("black", "pale-cyan-blue")).toContain("has-pale-cyan-blue-background-color");
  expect(named("white", "vivid-purple")).toContain("has-white-color");
  for (const background of ["pale-cyan-blue", "cyan-bluish-gray"])
    expect(named("vivid-red", background)).toBe("<p>x</p>");
});

test("pictures that nobody described are no pictures to tell of, and links around them have a name", () => {
  const link = (alt: string) => clean(`<a href="/wp-content/a.jpg"><img src="/wp-content/a.jpg"${alt}></a>`);
  expect(link(' alt=""')).toContain('jpg" aria-label="Picture"><img');
  expect(link("")).toContain('aria-label="Picture"');
  expect(link(' alt="A door"')).not.toContain("aria-label");
  expect(clean('<div role="img" aria-label=""></div>')).not.toContain("role");
  expect(clean('<div role="img" aria-label="A door"></div>')).toContain('role="img"');
});

test("a page or post without a title has a name all the same [W13]", () => {
  expect(titleOf("", { slug: "123", date: "2026-05-04T10:00:00" })).toBe("Article of May 4, 2026");
  expect(titleOf(" ", { slug: "our-crew", type: "page", date: "2026-05-04T10:00:00" })).toBe("our crew");
  expect(titleOf("Doors &amp; more", { slug: "x" })).toBe("Doors & more");
});

test("what looks like a tag in a title of WPGraphQL is asked of REST [W16]", () => {
  const node = { databaseId: 1, slug: "a", excerpt: "", content: "", date: null, modified: null } as const;
  const rest = { author: null, categories: null, tags: null, featuredImage: null };
  const titled = (title: string) => ({ ...node, ...rest, title });
  expect(isUnclear(titled("How to use <table>"))).toBe(true);
  expect(isUnclear(titled("3 < 4 & 5 > 4"))).toBe(false);
  expect(postOfNode(provider, titled("3 < 4 & 5 > 4")).title).toBe("3 < 4 & 5 > 4");
});

test.each([
  `<link rel="stylesheet" media="print" onload="this.media='all'" href="/wp-content/a.css">`,
  `<link rel="preload" as="style" onload="this.rel='stylesheet'" href="/wp-content/a.css">`,
])("a sheet that a plug-in has a script wait for is one: %s [R22]", (link) => {
  const html = `<html><head>${link}<link rel="stylesheet" media="print" href="/wp-content/print.css"></head><body><main><p>x</p></main><script type="rocketlazyloadscript" data-rocket-src="/wp-content/b.js"></script></body></html>`;
  const parts = extractPage(provider, { slug: "x", html, base: provider.base });
  expect(parts?.sheets.map(({ url }) => url)).toEqual(["https://cms.example.com/wp-content/a.css"]);
  expect(parts?.scripts).toEqual(["https://cms.example.com/wp-content/b.js"]);
});
