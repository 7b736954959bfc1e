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

test.each([
  ["a person's picture from gravatar", '<img src="https://secure.gravatar.com/avatar/a?s=48" alt="Ann">', ""],
  ["WordPress's skip link", '<a class="skip-link" href="#x">Skip</a>', ""],
  ["a list of comments", '<div id="comments">x</div>', ""],
  ["a script's empty address", '<a href="#">Open</a><a href="">Open</a>', "<a>Open</a><a>Open</a>"],
  ["a place that is not there", '<a href="#gone">x</a>', "<a>x</a>"],
  [
    "a place by its name, with a link to it",
    '<a href="#old">y</a><a class="k" name = "old" href="/a/">x</a>',
    '<a href="#old">y</a><a class="k" id="old" href="/a">x</a>',
  ],
  ["a name beside an id", '<a id="new" name="old">x</a>', '<a id="new">x</a>'],
  [
    "a script's button",
    '<div role="button" tabindex="0" aria-label="Open" class="k">x</div>',
    '<div class="k">x</div>',
  ],
  [
    "a script's switch on a link",
    '<a href="/a/" aria-expanded="false" aria-label="More" data-aria-pressed="1">x</a>',
    '<a href="/a" aria-label="More" data-aria-pressed="1">x</a>',
  ],
  ["a picture that nobody described", '<div role="img">x</div>', "<div>x</div>"],
  ["an id of the application's own", '<p id="__next">x</p>', '<p id="wp-__next">x</p>'],
  ["a window of its own", '<a href="/a/" target="_self">x</a>', '<a href="/a">x</a>'],
  ["an empty style", '<p style="">x</p>', "<p>x</p>"],
  [
    "addresses of media with blanks",
    '<video poster=" /wp-content/a.jpg " src=" /wp-content/a.mp4 "></video>',
    '<video poster="https://cms.example.com/wp-content/a.jpg" src="https://cms.example.com/wp-content/a.mp4"></video>',
  ],
  [
    "a picture for later",
    '<img src="/wp-content/lazy_placeholder.gif" data-src="/wp-content/a.jpg" data-srcset="/wp-content/a.jpg 2x" alt="">',
    '<img src="https://cms.example.com/wp-content/a.jpg" alt="" srcset="https://cms.example.com/wp-content/a.jpg 2x" loading="lazy" />',
  ],
  [
    "a picture that is there already",
    '<img src="/wp-content/real.jpg" srcset="/wp-content/b.jpg 2x" data-src="/wp-content/a.jpg" data-lazy-srcset="/wp-content/c.jpg 2x" alt="">',
    '<img src="https://cms.example.com/wp-content/real.jpg" srcset="https://cms.example.com/wp-content/b.jpg 2x" alt="" loading="lazy" />',
  ],
  [
    "a background with blanks",
    '<div data-bg=" url(/wp-content/a.jpg) ">x</div>',
    '<div style="background-image:url(&quot;https://cms.example.com/wp-content/a.jpg&quot;)">x</div>',
  ],
  ["code that is wide", "<figure><pre>x</pre></figure>", '<figure><pre tabindex="0">x</pre></figure>'],
  [
    "tables, in a figure that scrolls and without",
    '<figure class="wp-block-table k"><table></table></figure><table></table>',
    '<figure class="wp-block-table k" tabindex="0"><table></table></figure><table tabindex="0"></table>',
  ],
  [
    "tables in what does not scroll",
    '<figure class="wp-block-tables"><table></table></figure><div class="wp-block-table"><table></table></div>',
    '<figure class="wp-block-tables"><table tabindex="0"></table></figure><div class="wp-block-table"><table tabindex="0"></table></div>',
  ],
  [
    "a link that is a picture alone",
    '<a class="k" href="/a/"> <img src="/wp-content/a.jpg" width="1" alt=""> </a>',
    '<a class="k" href="/a" aria-label="Picture"> <img src="https://cms.example.com/wp-content/a.jpg" width="1" alt="" loading="lazy" /> </a>',
  ],
  ["a link on this host", '<a href=" /a/ ">x</a>', '<a href="/a">x</a>'],
  [
    "a link inside an image map",
    '<map><area href="https://cms.example.com/a/"></map>',
    '<map><area href="/a" /></map>',
  ],
])("%s becomes what works here", (_, html, shown) => expect(clean(html)).toBe(shown));

test.each([
  '<p title="//gravatar.com/">x</p>',
  '<a href="#top">Up</a>',
  '<a href="#part">x</a><p id="part">y</p>',
  '<a href="#caf%C3%A9">x</a><p id="café">y</p>',
  '<div role="tablist" aria-label="Rooms">x</div>',
  '<div role="mytab" aria-expandedx="1">x</div>',
  '<span aria-hidden="true">x</span>',
  '<div role="img" aria-label="A roof">x</div>',
  '<div role="img" aria-labelledby="b">x</div>',
  '<div role="list">x</div>',
  '<p class="skip-link">x</p>',
  '<a class="no-skip-link" href="/a">x</a>',
  '<a class="skip-links" href="/a">x</a>',
  '<div id="comments-2">x</div>',
  '<div id="my-comments">x</div>',
  '<p id="maintenance">x</p>',
  '<img src="https://cms.example.com/a.png" loading="eager" alt="" />',
  '<a href="/a"><img src="https://cms.example.com/a.jpg" alt="A roof" loading="lazy" /></a>',
  '<a href="/a" aria-label="Roof"><img src="https://cms.example.com/a.jpg" loading="lazy" /></a>',
  '<a><img src="https://cms.example.com/a.jpg" loading="lazy" /></a>',
  '<a href="/a"><img src="https://cms.example.com/a.jpg" loading="lazy" />Roof</a>',
])("%s stays as it is", (html) => expect(clean(html)).toBe(html));

test.each([
  ['<h2 id="consultation">x</h2>', '<h2 id="wp-consultation">x</h2>'],
  ['<p id="agent">x</p><a href="#agent">y</a>', '<p id="wp-agent">x</p><a href="#wp-agent">y</a>'],
  ['<p data-act="embed" data-embed="javascript:alert(1)" data-title="x">y</p>', '<p data-title="x">y</p>'],
  ['<div data-until="1735689600" data-from="1">soon</div>', "<div>soon</div>"],
])("of %s nothing answers for the site's own chats, dialogs and controls", (html, shown) => {
  expect(clean(html)).toBe(shown);
});
