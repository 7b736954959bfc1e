import { expect, test } from "vitest";
import type { Provider } from "../provider.ts";
import { sanitize } from "./sanitize.ts";

const provider: Provider = { base: new URL("https://cms.example.com/"), assetOrigins: [], hasScripts: true };
const clean = (html: string) => sanitize(provider, html);

const voids = new Set(["img", "source", "track", "input", "col", "area", "br", "hr"]);
const buildAttributes = (list: string) => list.split(" ").filter(Boolean);
/** A value that the attribute may have, and that no rule has a reason to change. */
const values: Record<string, string> = {
  href: "https://other.example/x",
  src: "https://cms.example.com/a.png",
  poster: "https://cms.example.com/p.png",
  srcset: "https://cms.example.com/a.png 2x",
  style: "color:red",
  target: "_blank",
  rel: "noopener",
  loading: "lazy",
};
const plain = "abbr address article aside b bdi bdo big blockquote br center cite code dd del details dfn div dl dt em";
const more = "figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i ins kbd main mark nav ol p pre q s samp section";
const most = "small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr";

/** Elements of the HTML standard, with the attributes that WordPress's own lists let authors write (wp_kses). */
const elements: Record<string, string> = {
  ...Object.fromEntries(`${plain} ${more} ${most}`.split(" ").map((tag) => [tag, ""])),
  p: "class id style role title lang dir tabindex aria-label aria-hidden data-x",
  a: "href target rel download hreflang",
  img: "src srcset sizes alt width height loading decoding usemap",
  video: "src poster controls loop muted playsinline preload width height",
  audio: "src controls loop preload",
  iframe: "width height loading allow allowfullscreen referrerpolicy",
  details: "open",
  ol: "start type reversed",
  td: "colspan rowspan headers align valign width",
  th: "colspan rowspan scope headers align valign width",
  table: "width border cellpadding cellspacing",
  blockquote: "cite",
  time: "datetime",
  font: "color size face",
  map: "name",
  fieldset: "",
  legend: "",
  label: "for",
  progress: "value max",
  meter: "value min max low high optimum",
};
/** What stays where scripts of the provider bring it to life. */
const controls: Record<string, string> = {
  input: "type name value placeholder required checked disabled min max step maxlength",
  select: "name required multiple disabled",
  option: "value selected disabled",
  optgroup: "label",
  button: "type name value disabled",
};
/** Each needs its parents, or the parser of a browser drops it. */
const inside: Record<string, [before: string, attributes: string, after: string]> = {
  source: ["<picture>", "src srcset sizes type media width height", "</picture>"],
  track: ["<video>", "src kind srclang label default", "</video>"],
  area: ["<map>", "href alt coords shape", "</map>"],
  col: ["<table><colgroup>", "span width", "</colgroup></table>"],
  colgroup: ["<table>", "span", "</table>"],
  caption: ["<table>", "", "</table>"],
  li: ["<ul>", "value", "</ul>"],
  stop: ["<svg><linearGradient>", "offset stop-color", "</linearGradient></svg>"],
  radialGradient: ["<svg>", "cx cy r id", "</svg>"],
  clipPath: ["<svg>", "id", "</svg>"],
  defs: ["<svg>", "id", "</svg>"],
  g: ["<svg>", "transform opacity fill stroke fill-rule clip-rule", "</svg>"],
  path: ["<svg>", "d stroke-width stroke-linecap", "</svg>"],
  circle: ["<svg>", "cx cy r", "</svg>"],
  ellipse: ["<svg>", "cx cy rx ry", "</svg>"],
  rect: ["<svg>", "x y width height rx", "</svg>"],
  line: ["<svg>", "x1 x2 y1 y2", "</svg>"],
  polyline: ["<svg>", "points", "</svg>"],
  polygon: ["<svg>", "points", "</svg>"],
};

const written = (tag: string, attributes: string) =>
  `<${[tag, ...buildAttributes(attributes).map((name) => `${name}="${values[name] ?? "1"}"`)].join(" ")}>`;

test.each(Object.entries(elements))("<%s> stays with its attributes: %s", (tag, attributes) => {
  const src = tag === "iframe" ? ' src="https://www.openstreetmap.org/x"' : "";
  const said = clean(`${written(tag, attributes).replace(">", `${src}>`)}${voids.has(tag) ? "" : `x</${tag}>`}`);
  expect(said).toMatch(new RegExp(`^<${tag}[ />]`));
  for (const name of buildAttributes(attributes)) expect(said).toContain(` ${name}="${values[name] ?? "1"}"`);
});

test.each(Object.entries(controls))(
  "<%s> stays beside the scripts it belongs to, and goes without",
  (tag, attributes) => {
    const html = `${written(tag, attributes)}${voids.has(tag) ? "" : `x</${tag}>`}`;
    const said = sanitize(provider, html, provider.base, { isScripted: true });
    expect(said).toMatch(new RegExp(`^<${tag} `));
    for (const name of buildAttributes(attributes))
      expect(said).toMatch(new RegExp(` ${name}(="${values[name] ?? "1"}")?[ >]`));
    expect(clean(`<form>${html}</form>`)).not.toMatch(/<(form|input|select|button)/);
  },
);

test("beside scripts too a form is none of the provider's", () => {
  expect(
    sanitize(provider, '<form action="https://cms.example.com/"></form>', provider.base, { isScripted: true }),
  ).toBe("");
});

test.each(Object.entries(inside))("<%s> stays in its place", (tag, [before, attributes, after]) => {
  const said = clean(`${before}${written(tag, attributes)}${voids.has(tag) ? "" : `</${tag}>`}${after}`);
  expect(said).toContain(`<${tag}`);
  for (const name of buildAttributes(attributes)) expect(said).toContain(` ${name}="${values[name] ?? "1"}"`);
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

test("what a plug-in put aside comes back where nothing stands in its place", () => {
  const set = "https://cms.example.com/a.png 2x";
  for (const name of ["data-srcset", "data-lazy-srcset"])
    expect(clean(`<img ${name}="${set}">`)).toContain(`srcset="${set}"`);
  expect(clean('<img data-src="/b.png">')).toContain('src="https://cms.example.com/b.png"');
  expect(clean('<img src="/a.png" data-src="/b.png">')).toContain('src="https://cms.example.com/a.png"');
  expect(clean(`<img srcset="${set}" data-srcset="/b.png 3x">`)).toContain(`srcset="${set}"`);
  const film = "https://www.youtube.com/embed/x";
  expect(clean(`<iframe src="about:blank" data-lazy-src="${film}"></iframe>`)).toContain(`src="${film}"`);
  const map = "https://maps.google.com/maps?q=Utica&amp;output=embed";
  expect(clean(`<iframe src="${map}"></iframe>`)).toContain(`src="${map}"`);
  expect(clean('<img src="/x/lazy_placeholder.gif" data-src="/b.png">')).toContain("/b.png");
  expect(clean('<img src="data:image/svg+xml,x" data-orig-src="/b.png">')).toContain("/b.png");
  expect(clean('<img src="/a.png">')).not.toContain("srcset");
  expect(clean('<img alt="none">')).not.toContain("src=");
});

test("a place that an older editor marked by a name is still led to", () => {
  const text = '<a href="#costs">What it costs</a><p><a name="costs"></a>Costs</p><a class="x" name="b" id="c">b</a>';
  expect(clean(text)).toBe('<a href="#costs">What it costs</a><p><a id="costs"></a>Costs</p><a class="x" id="c">b</a>');
});

test("a picture by the old address of the site, with or without www, is the provider's", () => {
  for (const host of ["https://example.com", "http://www.example.com"])
    expect(clean(`<img src="${host}/wp-content/uploads/a.png">`)).toContain(
      "https://cms.example.com/wp-content/uploads/a.png",
    );
});

test("addresses lose the spaces around them", () => {
  expect(clean('<a href=" https://other.example/x ">x</a>')).toContain('href="https://other.example/x"');
  expect(clean('<img src=" /a.png ">')).toContain('src="https://cms.example.com/a.png"');
});

test("a link inside an image map leads where links lead", () => {
  expect(clean('<map><area href="https://cms.example.com/about/"></map>')).toContain('href="/about"');
  expect(clean('<a href="/x" rel="author">x</a>')).toBe('<a href="/x" rel="author">x</a>');
  expect(clean('<a href="/x" target="_top">x</a>')).toBe('<a href="/x">x</a>');
});

test("furniture of WordPress goes, and what only sounds like it stays", () => {
  for (const html of [
    '<a class="skip-link screen-reader" href="#x">Skip</a>',
    '<a class="a skip-link" href="#x">Skip</a>',
  ])
    expect(clean(html)).toBe("");
  expect(clean('<div id="comments">c</div>')).toBe("");
  for (const html of [
    '<p class="skip-link">x</p>',
    '<a class="no-skip-linked">x</a>',
    '<div id="my-comments">x</div>',
    '<div id="comments-2">x</div>',
    "<a>x</a>",
  ])
    expect(clean(html)).toBe(html);
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
