import { expect, test } from "vitest";
import type { Provider } from "../provider.ts";
import { replaceScripted } from "./replace-scripted.ts";
import { sanitize } from "./sanitize.ts";

const provider: Provider = { base: new URL("https://cms.example.com/"), assetOrigins: [], hasScripts: true };
const clean = (html: string) => sanitize(provider, html);

// Markup of common form plug-ins, as they print it.
const contactForm7 = `<div class="wpcf7 no-js" id="wpcf7-f6"><form action="/contact/#wpcf7-f6-o1" method="post" class="wpcf7-form init">
<div style="display: none;"><input type="hidden" name="_wpcf7" value="6" /></div>
<p><label> Your name<br /><span class="wpcf7-form-control-wrap"><input size="40" class="wpcf7-text" type="text" name="your-name" /></span></label></p>
<p><label> Your message (optional)<br /><textarea cols="40" rows="10" name="your-message"></textarea></label></p>
<p><input class="wpcf7-submit" type="submit" value="Submit" /></p></form></div>`;
const gravityForm = `<div class="gform_wrapper"><form method="post" id="gform_2"><h3 class="gform_title">Replace your windows</h3>
<label for="input_2_1">Zip code</label><input id="input_2_1" name="input_1"><label>Window count<select name="input_2"><option>1-4 windows</option></select></label>
<button type="submit">Get my quote</button></form></div>`;

test.each([
  ["a contact form", contactForm7, "/quote"],
  ["a form about one service", gravityForm, "/quote?service=windows"],
  [
    "a form that offers all services",
    "<form><label>Name<input></label><select><option>Windows<option>Doors</select></form>",
    "/quote",
  ],
  [
    "a newsletter",
    '<form class="mc4wp"><input type="email" name="EMAIL"><input type="submit" value="Sign up"></form>',
    "/contact",
  ],
  [
    "a warranty claim",
    "<form><legend>Warranty claim</legend><input name=a><textarea></textarea></form>",
    "/service-request",
  ],
  [
    "an application",
    "<form><input name=a><label>Resume<input type=file></label><button>Apply</button></form>",
    "/careers",
  ],
  ["a framed form", '<iframe src="https://form.jotform.com/2326"></iframe>', "/quote"],
  ["a calendar in a frame", '<iframe src="https://calendly.com/sample/visit"></iframe>', "/quote"],
  ["a frame that waits", '<iframe data-lazy-src="https://api.leadconnectorhq.com/widget/form/x"></iframe>', "/quote"],
  ["a form that a script draws", '<script src="https://form.jotform.com/jsform/23"></script>', "/quote"],
  [
    "a form of Ninja Forms",
    '<div id="nf-form-1-cont" class="nf-form-cont"><div class="nf-loading"></div></div>',
    "/quote",
  ],
  [
    "a calendar that a script draws",
    '<div class="calendly-inline-widget" data-url="https://calendly.com/x"></div>',
    "/quote",
  ],
  ["a form of Typeform", '<div data-tf-live="01H"></div>', "/quote"],
  ["a form that is sent for later", '<form id="forminator-module-4" class="forminator-ui"></form>', "/quote"],
  ["a form made by a script", '<div><script>hbspt.forms.create({ portalId: "1" });</script></div>', "/quote"],
])("%s becomes a block that leads to our own", (_, html, path) => {
  const safe = clean(html);
  expect(safe).toContain(`<a class="site-button" href="${path}">`);
  expect(safe).not.toMatch(/<(form|input|textarea|select|button|iframe)/);
});

test("the heading of a form stays", () => {
  expect(clean(gravityForm)).toContain("<strong>Replace your windows</strong>");
});

test("a search becomes this site's own, which takes the words along; a login goes, text in a form without fields stays", () => {
  const search = clean(
    '<form role="search" action="https://cms.example.com/"><input name="s"><button>Go</button></form>',
  );
  expect(search).toMatch(/^<form class="site-form" role="search" method="get" action="\/search">/);
  expect(search).toContain('name="q"');
  expect(search).not.toMatch(/cms\.example\.com|name="s"/);
  expect(clean('<form><input name="log"><input type="password" name="pwd"></form>')).toBe("");
  expect(clean('<form><p>Read <a href="/quote">this</a>.</p><input type="hidden" name="x"></form>')).toBe(
    '<p>Read <a href="/quote">this</a>.</p>',
  );
});

test("buttons outside of forms stay where the provider's scripts are shown; else their words do", () => {
  const html = '<p><button type="button">Open all</button><input name="x"></p>';
  expect(clean(html)).toBe("<p>Open all</p>");
  expect(sanitize(provider, html, provider.base, { isScripted: true })).toContain(
    '<button type="button">Open all</button>',
  );
});

test("HTML without controls is not parsed a second time", () => {
  const html = "<p>a & b<br>";
  expect(replaceScripted(html, { isScripted: false, frameHosts: [] })).toBe(html);
});

test.each([
  ["a link to the sign-in", '<a href="https://cms.example.com/wp-login.php">Log in</a>'],
  ["a link that a script would answer", '<a class="open" href="#">Open</a>'],
  ["a link to a place that is not in the text", '<a href="#respond">Leave a reply</a>'],
  ["a script in an address", '<a href="javascript:void(0)">Open</a>'],
  ["an empty address", '<a href="">Open</a>'],
])("%s is text, since it would lead nowhere", (_, html) => {
  expect(clean(html)).toMatch(/^<a( class="open")?>[^<]+<\/a>$/);
});

test("a link to a place in the text, to the top and of a script that comes along stays", () => {
  expect(clean('<a href="#prices">x</a><h2 id="prices">y</h2>')).toContain('<a href="#prices">');
  expect(clean('<a href="#t%C3%BCren">x</a><h2 id="türen">y</h2>')).toContain("<a ");
  expect(clean('<a href="#top">x</a>')).toContain('<a href="#top">');
  expect(sanitize(provider, '<a href="#">x</a>', provider.base, { isScripted: true })).toContain('<a href="#">');
});

test("what only a script would answer is no button without one", () => {
  const html = '<div role="button" tabindex="0" aria-expanded="false" aria-controls="x">More</div><p role="note">x</p>';
  expect(clean(html)).toBe('<div>More</div><p role="note">x</p>');
  expect(sanitize(provider, html, provider.base, { isScripted: true })).toContain('role="button" tabindex="0"');
});

test.each([
  [
    "a window of Housecall Pro",
    '<button class="hcp-button" onclick="HCPWidget.openModal()">Book Online Now</button>',
    "/quote",
  ],
  [
    "a popup",
    '<a class="elementor-button" href="#elementor-action%3Aaction%3Dpopup%3Aopen">Get a <b>Roofing</b> Quote</a>',
    "/quote",
  ],
  ["a link of a script", '<a class="btn" href="javascript:void(0)">Contact us</a>', "/contact"],
  ["what was made a button", '<div role="button" tabindex="0">Request service</div>', "/service-request"],
  ["what was made one by an attribute", '<span onclick="apply()">Apply today</span>', "/careers"],
])("%s that asks for something we have leads there, also beside scripts: %s", (_, html, path) => {
  expect(clean(html)).toMatch(new RegExp(`^<a href="${path}[^"]*" class="site-button">`));
  if (/onclick|elementor-action/.test(html))
    expect(sanitize(provider, html, provider.base, { isScripted: true })).toContain(`href="${path}`);
});

test("a link inside a sentence that a script would answer stays a link of the sentence", () => {
  expect(clean('<p>Please <a href="#">contact us</a>.</p>')).toBe('<p>Please <a href="/contact">contact us</a>.</p>');
  expect(clean('<a href="#quote">Get a quote</a><h2 id="quote">x</h2>')).toContain('href="#quote"');
});

test("a control that an attribute answered goes, also beside scripts; a form of comments too", () => {
  const html =
    '<button onclick="go()">Go</button><select onchange="go()"><option>x</select><button class="kept">y</button>';
  expect(sanitize(provider, html, provider.base, { isScripted: true })).toBe('Go<button class="kept">y</button>');
  expect(clean('<form id="commentform"><textarea></textarea><input name="author"></form>')).toBe("");
});

test("the next page of a list inside a text is the page of all posts", () => {
  expect(clean('<a href="/journal-of-us/?query-1-page=2">Next</a>')).toBe('<a href="/blog">Next</a>');
});
