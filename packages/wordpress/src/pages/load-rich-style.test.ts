import { expect, test } from "vitest";
import type { Finding } from "../fetch/report.ts";
import { createSource, type Source } from "../source.ts";
import { loadRichPage } from "./load-rich-page.ts";
import { loadRichStyle } from "./load-rich-style.ts";

const base = "https://content.test/";

/** A WordPress with one page; its builder's sheet gets a new version with every save. */
function newSource(state: { version: number }, media = ""): Source {
  const item = {
    id: 1,
    slug: "built",
    link: `${base}built/`,
    title: { rendered: "x" },
    content: { rendered: "<p>x</p>" },
  };
  const call: Source["call"] = async ({ url }) => {
    const sheet = `<link rel="stylesheet" href="/wp-content/post-1.css?ver=${state.version}" ${media}>`;
    const page = `<body>${sheet}<main><p>Text</p></main></body>`;
    if (url.pathname === "/built/") return { status: 200, type: "text/html", text: page, url };
    const css = `h2 { order: ${state.version} }`;
    if (url.pathname.endsWith(".css")) return { status: 200, type: "text/css", text: css, url };
    const isPages = url.pathname.endsWith("/pages");
    return { status: 200, type: "application/json", text: JSON.stringify(isPages ? [item] : []), url };
  };
  const source = createSource({ base: new URL(base), assetOrigins: [], hasScripts: false });
  return { ...source, call, callAside: call, callFile: call };
}

const loadSheet = async (source: Source): Promise<string> => {
  const page = await loadRichPage("built", source);
  const [url = ""] = page.status === "found" ? page.value.content.css.external_urls : [];
  return url.split("/").at(-1) ?? "";
};

/** The same sheet, linked once more. */
const again = "/wp-content/post-1.css?ver=1";

test.each([
  ['media="(max-width: 600px)"', /@media \(max-width: ?600px\) ?\{[^}]*order: ?1/],
  ['media="all"', /^(?!.*@media).*order: ?1/s],
  ['media="print" onload="this.media=\'all\'"', /^(?!.*@media).*order: ?1/s],
  [`><link rel="stylesheet" href="${again}" media="(max-width: 600px)"`, /^(?!.*@media).*order: ?1/s],
  [
    `media="(max-width: 600px)"><link rel="stylesheet" href="${again}" media="(min-width: 900px)"`,
    /@media \(max-width: ?600px\), ?\(min-width: ?900px\) ?\{[^}]*order: ?1/,
  ],
  ['media="x{} body{display:none"', /^(?!.*display).*order: ?1/s],
])("a sheet with %s holds where that says", async (media, css) => {
  const source = newSource({ version: 1 }, media);
  expect(await loadRichStyle({ slug: "built", file: await loadSheet(source) }, source)).toMatchObject({
    status: "found",
    value: expect.stringMatching(css),
  });
});

test("of two pages of one name each has its own sheet and configuration", async () => {
  const item = (id: number, path: string) => ({
    id,
    slug: "team",
    link: `${base}${path}/`,
    title: { rendered: "x" },
    content: { rendered: "<p>x</p>" },
    status: "publish",
  });
  const call: Source["call"] = async ({ url }) => {
    const of = url.pathname.startsWith("/services/") ? "nested" : "top";
    const page = `<body><link rel="stylesheet" href="/wp-content/${of}.css"><main><p>Text</p></main></body>`;
    if (url.pathname.endsWith("/team/")) return { status: 200, type: "text/html", text: page, url };
    if (url.pathname.endsWith(".css"))
      return { status: 200, type: "text/css", text: `h2 { content: "${url.pathname}" }`, url };
    const found = url.pathname.endsWith("/pages") ? [item(1, "team"), item(2, "services/team")] : [];
    return { status: 200, type: "application/json", text: JSON.stringify(found), url };
  };
  const source = createSource({ base: new URL(base), assetOrigins: [], hasScripts: false });
  const both = { ...source, call, callAside: call, callFile: call };
  for (const [path, name] of [
    [undefined, "top"],
    ["/services/team", "nested"],
  ] as const) {
    const page = await loadRichPage("team", both, path);
    const [address = ""] = page.status === "found" ? page.value.content.css.external_urls : [];
    const { pathname, searchParams } = new URL(address, base);
    expect(searchParams.get("path")).toBe(path ?? null);
    const sheet = await loadRichStyle(
      { slug: "team", file: pathname.split("/").at(-1) ?? "", path: searchParams.get("path") ?? undefined },
      both,
    );
    expect(sheet).toMatchObject({ status: "found", value: expect.stringContaining(`/wp-content/${name}.css`) });
  }
});

test("a page that was saved again has its styles, whichever process is asked and however old the page is", async () => {
  const state = { version: 1 };
  const ofPages = newSource(state);
  const ofStyles = newSource(state);
  const old = await loadSheet(ofPages);
  expect(await loadRichStyle({ slug: "built", file: old }, ofStyles)).toMatchObject({ status: "found" });
  state.version = 2;
  const current = await loadSheet(newSource(state));
  expect(current).not.toBe(old);
  // The process that serves styles still remembers the page as it was.
  expect(await loadRichStyle({ slug: "built", file: current }, ofStyles)).toEqual({
    status: "found",
    value: expect.stringContaining("order: 2"),
  });
  // A visitor's page is older than what any process remembers.
  expect(await loadRichStyle({ slug: "built", file: old }, newSource(state))).toMatchObject({ status: "found" });
  for (const name of ["000000000000.css", "x.css", "../wp-config.php"])
    expect(await loadRichStyle({ slug: "built", file: name }, ofStyles), name).toEqual({ status: "missing" });
});

test.each([
  ["answers with an error", { status: 403, type: "text/html", text: "no" }, "WordPress answers its address with 403"],
  ["has no content that is found", { status: 200, type: "text/html", text: "<body></body>" }, "no content was found"],
  ["is nothing to read", { status: 200, type: "application/pdf", text: "" }, "200 application/pdf"],
])(
  "a page that %s is shown without its styles, and the reason stands in its HTML and in the log [R28]",
  async (_, reply, reason) => {
    const source = newSource({ version: 1 });
    const findings: Finding[] = [];
    const call: Source["call"] = async (asked) =>
      asked.url.pathname === "/built/" ? { ...reply, url: asked.url } : source.call(asked);
    const result = await loadRichPage("built", { ...source, call, report: (finding) => void findings.push(finding) });
    const html = result.status === "found" ? result.value.content.rendered_html : "";
    expect(html).toMatch(new RegExp(`data-unstyled="[^"]*${reason}`));
    expect(findings).toEqual([
      { what: "page without its styles", where: `${base}built/`, detail: expect.stringContaining(reason) },
    ]);
  },
);

test("a style sheet that a page loses stands in the log with its reason: a host that is not allowed, one too many", async () => {
  const source = newSource({ version: 1 });
  const findings: Finding[] = [];
  const own = Array.from({ length: 31 }, (_, index) => `${base}wp-content/${index}.css`);
  const links = ["https://cdn.test/a.css", ...own].map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  const call: Source["call"] = async (asked) =>
    asked.url.pathname === "/built/"
      ? { status: 200, type: "text/html", text: `<body>${links}<main><p>Text</p></main></body>`, url: asked.url }
      : source.call(asked);
  const page = await loadRichPage("built", { ...source, call, report: (finding) => void findings.push(finding) });
  expect(page.status === "found" && page.value.content.css.external_urls).toHaveLength(30);
  expect(findings).toEqual([
    { what: "style sheet left out", where: "https://cdn.test/a.css", detail: "styles of cdn.test are not loaded" },
    { what: "style sheet left out", where: own[30], detail: "a page has more than 30" },
  ]);
});

/** A WordPress with one page of this HTML, whose sheets are this CSS. */
function sourceOf(html: string, css: string) {
  const source = newSource({ version: 1 });
  const findings: Finding[] = [];
  const call: Source["call"] = async (asked) => {
    if (asked.url.pathname === "/built/") return { status: 200, type: "text/html", text: html, url: asked.url };
    if (asked.url.pathname.endsWith(".css")) return { status: 200, type: "text/css", text: css, url: asked.url };
    return source.call(asked);
  };
  const report = (finding: Finding) => void findings.push(finding);
  return { source: { ...source, call, callAside: call, callFile: call, report }, findings };
}

test("rules that ask for something of the root hold where the page's own has it, and without script they don't", async () => {
  const css =
    "html.wide a{order:1} html.boxed a{order:2} html.js a{order:3} html.no-js a{order:4} html[lang=en] a{order:5}";
  const head = `<style>${css}</style><link rel="stylesheet" href="/wp-content/a.css">`;
  const { source } = sourceOf(
    `<html class="no-js wide" lang="en"><head>${head}</head><body><main><p>Text</p></main></body></html>`,
    css,
  );
  const page = await loadRichPage("built", source);
  const sheet = await loadRichStyle({ slug: "built", file: await loadSheet(source) }, source);
  for (const text of [
    page.status === "found" ? page.value.content.css.inline_styles : "",
    sheet.status === "found" ? sheet.value : "",
  ])
    expect(text.match(/order:\d/g)).toEqual(["order:1", "order:3", "order:5"]);
});

test("a style sheet that can't be read stands in the log, one in the page's HTML as well as a file", async () => {
  const broken = ".a{background:url(x.png} .b{color:red}";
  const head = `<style>${broken}</style><link rel="stylesheet" href="/wp-content/a.css">`;
  const { source, findings } = sourceOf(`<body>${head}<main><p>Text</p></main></body>`, broken);
  expect(await loadRichStyle({ slug: "built", file: await loadSheet(source) }, source)).toEqual({
    status: "found",
    value: "",
  });
  const detail = "its CSS can't be read";
  expect(findings).toEqual([
    { what: "style sheet left out", where: `${base}built/`, detail },
    { what: "style sheet left out", where: `${base}wp-content/a.css`, detail },
  ]);
});
