import { plainText, shortText } from "@site/core/content/plain-text";
import { expect, test } from "vitest";
import type { Provider } from "../provider.ts";
import { rewriteLink } from "./rewrite-links.ts";
import { sanitize } from "./sanitize.ts";

const provider: Provider = { base: new URL("https://cms.example.com/"), assetOrigins: [], hasScripts: true };
const clean = (html: string) => sanitize(provider, html);

test.each([
  ["https://cms.example.com/about-us/", "/about-us"],
  ["https://cms.example.com/about-us/team/?x=1#top", "/about-us/team?x=1#top"],
  ["/quote", "/quote"],
  ["/windows/double-hung", "/windows/double-hung"],
  ["/category/oneida-county", "/category/oneida-county"],
  ["https://cms.example.com/category/windows/", "/category/windows"],
  ["https://cms.example.com/2026/01/some-post/", "/2026/01/some-post"],
  ["https://cms.example.com/", "/"],
  ["#below", "#below"],
  ["https://cms.example.com/wp-content/uploads/a.pdf", "https://cms.example.com/wp-content/uploads/a.pdf"],
  ["https://other.example/x", "https://other.example/x"],
  ["tel:+13155550142", "tel:+13155550142"],
  ["https://cms.example.com/wp-admin/", undefined],
  ["https://cms.example.com/wp-login.php", undefined],
  ["https://cms.example.com/wp-json/wp/v2/posts", undefined],
  ["https://cms.example.com/xmlrpc.php?rsd", undefined],
  ["https://cms.example.com/wp-6-1-font-sizes/", "/wp-6-1-font-sizes"],
  ["https://cms.example.com/wp-administration/", "/wp-administration"],
  ["http://[bad", undefined],
])("a link to %s leads to %s", (href, target) => {
  expect(rewriteLink(provider, href)).toBe(target);
});

test("a WordPress in a folder keeps links from the root for this site", () => {
  const inFolder = { ...provider, base: new URL("https://www.example.com/cms/") };
  expect(rewriteLink(inFolder, "https://www.example.com/cms/about/")).toBe("/about");
  expect(rewriteLink(inFolder, "/quote")).toBe("/quote");
});

test("pictures get absolute addresses and keep srcset, sizes, width and height", () => {
  const html = clean(
    '<img src="/wp-content/a.jpg" srcset="/wp-content/a.jpg 1200w, https://cms.example.com/wp-content/b.jpg 300w" sizes="100vw" width="1200" height="800" alt="A">',
  );
  expect(html).toContain('src="https://cms.example.com/wp-content/a.jpg"');
  expect(html).toMatch(/srcset="https:\/\/cms\.example\.com\/wp-content\/a\.jpg 1200w, \S+b\.jpg 300w"/);
  expect(html).toContain('sizes="100vw" width="1200" height="800" alt="A" loading="lazy"');
});

test("pictures that a plug-in put aside are restored", () => {
  expect(clean('<img src="data:image/gif;base64,R0" data-lazy-src="/wp-content/a.jpg" alt="">')).toContain(
    'src="https://cms.example.com/wp-content/a.jpg"',
  );
});

test("builders' classes, ids, data and inline styles stay", () => {
  const html =
    '<div class="elementor elementor-31" data-settings="{&quot;a&quot;:1}" style="--e-x:1px; color:red"></div>';
  expect(clean(html)).toBe(html);
});

test("frames stay for maps and videos only", () => {
  expect(clean('<iframe src="https://www.openstreetmap.org/export/embed.html" title="map"></iframe>')).toContain(
    "<iframe",
  );
  expect(clean('<iframe src="https://evil.example/"></iframe>')).not.toContain("<iframe");
  expect(clean('<iframe src="https://evil.example/" width="0" height="0"></iframe>')).toBe("");
  expect(clean('<iframe src="https://evil.example/" style="display:none"></iframe>')).toBe("");
  expect(clean('<iframe srcdoc="<script>1</script>"></iframe>')).toBe("");
});

test.each([
  ['<p style="position:fixed;inset:0">x</p>', "position"],
  ['<p style="POSITION : sticky">x</p>', "sticky"],
  ['<p style="pos\\69tion:fixed">x</p>', "fixed"],
  ['<p style="position:var(--p);--p:fixed">x</p>', "position:var"],
  ['<p style="background:url(javascript:alert(1))">x</p>', "javascript"],
  ['<form action="https://evil.example/" method="post"><input name="a" autofocus></form>', "evil"],
  ['<input autofocus onfocus="alert(1)">', "focus"],
  ['<button formaction="javascript:alert(1)">x</button>', "formaction"],
  ['<p id="root">x</p>', 'id="root"'],
  ['<p id="main">x</p>', 'id="main"'],
  ['<form name="cookie"></form><img name="getElementById" src="/a.png">', "name="],
  ['<div id="wpadminbar">admin</div>', "admin"],
  ["<noscript><p>no</p></noscript>", "no"],
  ["<math><mtext>x</mtext></math>", "<m"],
])("%s loses what is dangerous", (html, gone) => {
  expect(clean(html)).not.toContain(gone);
});

test("a new window can't reach back", () => {
  expect(clean('<a href="https://x.example/" target="_blank">x</a>')).toContain('target="_blank" rel="noopener"');
});

test("entities in titles are decoded exactly once", () => {
  expect(plainText("New windows? Don&#8217;t wait &#038; see &amp;lt;b&amp;gt;")).toBe(
    "New windows? Don’t wait & see &lt;b&gt;",
  );
  expect(plainText("<em>Siding</em> &amp; more")).toBe("Siding & more");
});

test("a long text is cut at a word", () => {
  expect(shortText(`<p>${"word ".repeat(60)}</p>`)).toMatch(/^(word )+word…$/);
  expect(shortText("<p>short</p>")).toBe("short");
});

test.each([
  ["data-bg", "/wp-content/uploads/a.jpg"],
  ["data-background-image", "url('https://cms.example.com/wp-content/uploads/a.jpg')"],
  ["data-lazy-bg", "https://cms.example.com/wp-content/uploads/a.jpg"],
])("a background that %s keeps for a script is shown at once", (name, value) => {
  const safe = sanitize(provider, `<div ${name}="${value}" style="color: white">White</div>`);
  expect(safe).toContain("color: white");
  expect(safe).toMatch(/background-image:\s?url\((&quot;|")https:\/\/cms\.example\.com\/wp-content\/uploads\/a\.jpg/);
  expect(safe).not.toContain(name);
});

test("what stands in place of such a background can't run, and a word is no picture", () => {
  for (const value of ["javascript:alert(1)//", "a/b);position:fixed;x:url(", "data:text/html,/x"])
    expect(sanitize(provider, `<div data-bg="${value}">x</div>`)).not.toMatch(/javascript|fixed|data:text/);
  expect(sanitize(provider, '<div data-background="dark">x</div>')).toBe('<div data-background="dark">x</div>');
});
