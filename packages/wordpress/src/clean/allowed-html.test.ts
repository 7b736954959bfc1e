import { expect, test } from "vitest";
import type { Provider } from "../provider.ts";
import { sanitize } from "./sanitize.ts";

const provider: Provider = { base: new URL("https://cms.example.com/"), assetOrigins: [], hasScripts: true };
const clean = (html: string) => sanitize(provider, html);

/** One of each kind: text, a link, pictures, films, frames, lists, tables and drawings. */
test.each([
  '<p class="k" id="i" style="color:red" role="note" title="t" lang="de" dir="ltr" aria-hidden="true" data-x="1">x</p>',
  '<a href="https://other.example/x" rel="author" download="a.pdf" hreflang="en">x</a>',
  '<img src="https://cms.example.com/a.png" srcset="https://cms.example.com/a.png 2x" sizes="9vw" alt="A" width="9" height="9" loading="eager" />',
  '<picture><source srcset="https://cms.example.com/a.png 2x" media="print" type="image/png"></source></picture>',
  '<video src="https://cms.example.com/a.mp4" poster="https://cms.example.com/p.png" controls preload="none"><track src="https://cms.example.com/a.vtt" kind="captions" srclang="en"></track></video>',
  '<iframe src="https://www.openstreetmap.org/x" width="9" height="9" loading="eager" allow="fullscreen"></iframe>',
  '<audio src="https://cms.example.com/a.mp3" controls preload="none"></audio>',
  '<map name="m"><area href="/x" alt="A" coords="1" shape="rect" /></map>',
  '<p><font color="red">x</font><time datetime="2026">x</time><progress value="1">x</progress><meter value="1">x</meter></p>',
  '<details open><summary>x</summary><blockquote cite="https://other.example/">x</blockquote></details>',
  '<ol start="3" type="a" reversed><li value="3">x</li></ol>',
  '<table border="1" tabindex="0"><caption>x</caption><colgroup span="2"><col span="2"></col></colgroup><tbody><tr><th scope="row" colspan="2">x</th><td rowspan="2">x</td></tr></tbody></table>',
  '<svg viewbox="0 0 1 1"><linearGradient id="g"><stop offset="1" stop-color="red"></stop></linearGradient><path d="M0 0" fill="red" stroke-width="1"></path></svg>',
])("%s stays as it is", (html) => {
  expect(clean(html)).toBe(html);
});

test("controls stay beside the scripts that they belong to, and go without; a form is never the provider's", () => {
  const controls =
    '<label for="n">x</label><input type="text" name="n" /><select name="s"><optgroup label="g"><option value="1">x</option></optgroup></select><button type="button">x</button>';
  expect(sanitize(provider, controls, provider.base, { isScripted: true })).toBe(controls);
  expect(clean(controls)).not.toMatch(/<(input|select|option|button)/);
  const form = '<form action="https://cms.example.com/"></form>';
  expect(sanitize(provider, form, provider.base, { isScripted: true })).toBe("");
});

test.each(["<p hidden>x</p>", '<p hidden="">x</p>'])("what is hidden stays hidden: %s", (html) => {
  expect(clean(html)).toBe("<p hidden>x</p>");
});

test("a drawing keeps its frame", () => {
  const said = clean('<svg viewbox="0 0 1 1" xmlns="http://www.w3.org/2000/svg" preserveaspectratio="none"></svg>');
  expect(said).toBe('<svg viewbox="0 0 1 1" xmlns="http://www.w3.org/2000/svg" preserveaspectratio="none"></svg>');
});

test.each(
  ["script", "style", "xmp", "noscript", "noembed", "noframes", "plaintext", "template", "title", "object"].concat([
    "foreignobject",
    "desc",
    "metadata",
    "select-menu",
  ]),
)("<%s> goes with all that it holds", (tag) => {
  expect(clean(`<p>a</p><${tag}>inside</${tag}>`)).toBe("<p>a</p>");
});

test("an embedded player goes; it holds nothing", () => {
  expect(clean('<p>a</p><embed src="https://cms.example.com/a.swf">')).toBe("<p>a</p>");
});

test.each(["p", "a", "img", "svg", "div", "table"])("an attribute that nobody allowed is not on <%s>", (tag) => {
  expect(clean(`<${tag} onclick="x()" formaction="/x" srcdoc="x" ping="/x" is="x" nonce="x">`)).toMatch(
    new RegExp(`^<${tag}( loading="lazy"| tabindex="0")?( /)?>`),
  );
});

test.each([
  ["http://other.example/", "mailto:ann@example.org", "tel:+13155550142", "sms:+13155550142", "https://other.example/"],
])("links lead by every scheme that people use", (...hrefs) => {
  for (const href of hrefs) expect(clean(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
  for (const href of ["javascript:x()", "data:text/html,x", "vbscript:x", "file:///etc/passwd", "ftp://x.example/"])
    expect(clean(`<a href="${href}">x</a>`)).toBe("<a>x</a>");
});

test("pictures come by http and https and as data; what else is no picture", () => {
  expect(clean('<img src="http://cms.example.com/a.png">')).toContain('src="https://cms.example.com/a.png"');
  for (const src of ["https://cms.example.com/a.png", "data:image/gif;base64,R0lGOD"]) {
    expect(clean(`<img src="${src}">`)).toContain(`src="${src}"`);
    expect(clean(`<picture><source src="${src}"></picture>`)).toContain(`src="${src}"`);
  }
  expect(clean('<img src="javascript:x()">')).not.toContain("src=");
  expect(clean('<video src="data:video/mp4;base64,x"></video>')).not.toContain("src=");
});

test("a frame, a set of pictures and a picture of another plug-in that were put aside come back", () => {
  const film = "https://www.youtube.com/embed/x";
  expect(clean(`<iframe src="about:blank" data-lazy-src="${film}"></iframe>`)).toContain(`src="${film}"`);
  const set = "https://cms.example.com/a.png 2x";
  expect(clean(`<img data-lazy-srcset="${set}">`)).toContain(`srcset="${set}"`);
  expect(clean('<img data-src="/b.png">')).toContain('src="https://cms.example.com/b.png"');
  expect(clean('<img src="data:image/svg+xml,x" data-orig-src="/b.png">')).toContain("/b.png");
});

test("a picture by the old address of the site, with or without www, is the provider's", () => {
  for (const host of ["https://example.com", "http://www.example.com"])
    expect(clean(`<img src="${host}/wp-content/uploads/a.png">`)).toContain(
      "https://cms.example.com/wp-content/uploads/a.png",
    );
});

test("a film's picture gets its whole address, and an attribute without a value goes", () => {
  expect(clean('<video poster="/p.png"></video>')).toBe('<video poster="https://cms.example.com/p.png"></video>');
  expect(clean('<p id="" title="">x</p>')).toBe("<p>x</p>");
});

test("what nests deeper than any page is not shown", () => {
  expect(clean("<div>".repeat(2000))).toBe("");
});

test("a button without its scripts is its words", () => {
  expect(sanitize(provider, "<button>Read on</button>")).toBe("Read on");
});

test("only the application's own ids are renamed", () => {
  for (const id of ["root", "app", "main", "__data"])
    expect(clean(`<p id="${id}">x</p>`)).toBe(`<p id="wp-${id}">x</p>`);
  for (const id of ["roots", "my-app", "domain", "main-2", "a__b"])
    expect(clean(`<p id="${id}">x</p>`)).toBe(`<p id="${id}">x</p>`);
});

test("only pictures and frames wait until they are near", () => {
  expect(clean('<iframe src="https://www.openstreetmap.org/x"></iframe>')).toContain('loading="lazy"');
  expect(clean('<video src="/a.mp4"></video>')).not.toContain("loading");
});
