import { expect, test } from "vitest";
import { scopeCss, scopeSelector } from "./scope-css.ts";

const base = new URL("https://cms.example.com/wp-content/themes/x/style.css");
const root = { class: "js layout-wide", lang: "en-US", "data-theme": "light" };
const scope = (css: string) => (scopeCss(css, base, { root }) ?? "").replace(/\s+/g, " ").trim();

test.each([
  ["h1", ".wp-page h1"],
  ["*", ".wp-page *"],
  [":root", ".wp-page"],
  ["html", ".wp-page"],
  ["html body.home .x", ".wp-page .wp-body.home .x"],
  ["body", ".wp-page .wp-body"],
  ["body > header", ".wp-page .wp-body > header"],
  [":root :where(.is-layout-flow) > *", ".wp-page :where(.is-layout-flow) > *"],
  [".elementor-kit-1", ".wp-page .elementor-kit-1"],
  ["bodyguard", ".wp-page bodyguard"],
  ["html-x", ".wp-page html-x"],
])("the selector %s becomes %s", (selector, scoped) => {
  expect(scopeSelector(selector, root)).toBe(scoped);
});

test.each([
  ["html.js body.home .x", ".wp-page.wp-page .wp-body.home .x"],
  ["html[lang] > body", ".wp-page.wp-page .wp-body"],
  [":root:not(.no-js, [data-theme='dark'])", ".wp-page.wp-page"],
  [':root[data-theme=light][lang|="en"] a', ".wp-page.wp-page.wp-page a"],
  ["html:is(.layout-boxed, .layout-wide) a", ".wp-page.wp-page a"],
  ["html:where(:not([dir=rtl])) a", ".wp-page.wp-page a"],
])("the selector %s, whose condition the page's own root fulfills, becomes %s", (selector, scoped) => {
  expect(scopeSelector(selector, root)).toBe(scoped);
});

test.each([
  "html.no-js .slider",
  ":root[data-theme=dark]",
  "html.layout-boxed body",
  "html.js.no-js a",
  "html#top a",
  "html[dir=rtl] > body",
  "html:not(.js) a",
  "html:not(:is(.a, .js)) a",
  ":root:has(.x) a",
  ":root:not(:focus-within) a",
  "html:hover",
  "html[constructor=x] a",
  "html::-webkit-scrollbar",
  "html.\\6a s a",
  "html:not(.a .b) a",
])("the selector %s, whose root is another one or one that only a browser knows, is dropped", (selector) => {
  expect(scope(`${selector}{color:red}`)).toBe("");
  expect(scope(`${selector},b{color:red}`)).toBe(".wp-page b{color:red}");
});

test.each([
  "html ~ footer",
  ":root + div",
  "html/**/~footer",
  "> div",
  "+ footer",
  "~ footer",
  "& + footer",
  "x:not(&)",
  ".wp-page ~ x",
])("the selector %s, which could reach outside, is dropped", (selector) => {
  expect(scope(`${selector}{color:red}`)).toBe("");
});

test("rules inside media, supports and container queries are scoped, layers get a name of their own", () => {
  expect(scope("@media (width < 600px){a,b{color:red}}")).toBe(
    "@media (width < 600px){.wp-page a,.wp-page b{color:red}}",
  );
  expect(scope("@layer base{a{color:red}}")).toBe("@layer wp-base{.wp-page a{color:red}}");
  expect(scope("@layer reset, base.text;")).toBe("@layer wp-reset, wp-base.wp-text;");
});

test("animations get names that can't meet the shell's", () => {
  expect(scope("@keyframes spin{from{opacity:0}} .x{animation:spin 1s ease-in infinite}")).toBe(
    "@keyframes wp-spin{from{opacity:0}} .wp-page .x{animation:wp-spin 1s ease-in infinite}",
  );
});

test("addresses become absolute, imports and what reaches the whole document go", () => {
  expect(scope('@import "x.css"; @charset "utf-8"; .a{background:url(img/b.png)}')).toBe(
    '.wp-page .a{background:url("https://cms.example.com/wp-content/themes/x/img/b.png")}',
  );
  expect(scope("@property --chakra-colors-ink{syntax:'*';inherits:true;initial-value:red}")).toBe("");
  expect(scope("@property --tw-x{syntax:'*';inherits:false}")).toBe("@property --tw-x{syntax:'*';inherits:false}");
  expect(scope("@font-face{font-family:Besley;src:url(x.woff2)}")).toBe("");
});

test.each([
  ["&:hover", "> b", "& .c, &.d", ".dark &", "&:not(.e) > f", "g + h"],
  ["& + b", "&:hover ~ b", "+ b", "body:not(&)", "& &", ":is(x, &)", "&/**/+ b"],
])("nested rules stay where they reach no element beside their own", (...selectors) => {
  const [first = ""] = selectors;
  const isKept = first === "&:hover";
  for (const selector of selectors)
    expect(scope(`.a{color:red;${selector}{color:blue}}`)).toBe(
      `.wp-page .a{color:red${isKept ? `;${selector}{color:blue}` : ""}}`,
    );
});

test.each([
  ["(.card) to (.foot)", "(.wp-page .card) to (.foot)"],
  ["(html .a, .b:not(.c))", "(.wp-page .a, .wp-page .b:not(.c))"],
  ["to (.foot)", "(.wp-page) to (.foot)"],
])("@scope %s becomes %s", (params, scoped) => {
  expect(scope(`@scope ${params}{img{color:red}}`)).toBe(`@scope ${scoped}{.wp-page img{color:red}}`);
});

test.each([
  ".a{background:url(javascript:alert(1))}",
  ".a{background:url('java\\script:alert(1)')}",
  ".a{width:expression(alert(1))}",
  ".a{behavior:url(x.htc)}",
  ".a{-moz-binding:url(x.xml#y)}",
  ".a{background:u\\72l(javascript:x)}",
])("%s loses its declaration", (css) => {
  expect(scope(css)).toMatch(/^(\.wp-page \.a\{\s*\})?$/);
});

test("no text can close the style element that it is put into", () => {
  expect(scope(".a::after{content:'</style><script>alert(1)</script>'}")).not.toContain("</");
});

test.each([
  [".a{color:red", ".wp-page .a{color:red}"],
  [".a{color:red}} .b{color:blue}", ".wp-page .b{color:blue}"],
  [".b{color:blue} /* open .a{color:red}", ".wp-page .b{color:blue}"],
  ["@media print{.b{color:blue}", "@media print{.wp-page .b{color:blue}}"],
])("%s, where a brace or the end of a comment is missing or too much, keeps its rules", (css, kept) => {
  expect(scope(css)).toContain(kept);
});

test("a sheet in which nothing can be told apart is left out, which is another thing than an empty one", () => {
  expect(scopeCss(".a{background:url(x.png} .b{color:red}", base)).toBeUndefined();
  expect(scopeCss("/* none */", base)).toBe("");
});

test.each([
  'a{content:"x\n} body{display:none} .y{color:red" }',
  'a[title="x\n} body{display:none} .y"]{color:red}',
  '@media screen and (x:"\n} body{display:none} "){a{color:red}}',
  "a{--x:'\r} body{display:none} .y{color:red' }",
])("%j, a string over two lines, which a browser ends at the first, reaches no other part of the page", (css) => {
  expect(scope(`${css} .b{color:blue}`)).toContain(".wp-page .b{color:blue}");
  expect(scope(css)).not.toContain("display:none");
});

test("an apostrophe in a comment and strings one below the other cost nothing", () => {
  const css = `.a{font-family:"A",\n 'B'; color:red /* don't */}`;
  expect(scope(css)).toContain("'B'");
  expect(scope(css)).toContain("color:red");
});
