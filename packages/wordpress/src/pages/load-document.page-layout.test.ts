import { readSettings } from "@site/core/settings";
import { expect, test } from "vitest";
import { createSource, getSource, type Source } from "../source.ts";
import { loadBlocks } from "./load-blocks.ts";
import { loadDocument } from "./load-document.ts";
import { loadRichPage } from "./load-rich-page.ts";

const base = "https://content.test/";

/** A WordPress with one page below a template. */
function sourceWith(template: string, templates: string, main = "<p>Its own words.</p>"): Source {
  const settings = readSettings({ WORDPRESS_URL: base, WORDPRESS_TEMPLATES: templates });
  const provider = getSource(settings.wordpress)?.provider ?? {
    base: new URL(base),
    assetOrigins: [],
    hasScripts: true,
  };
  const item = { id: 1, slug: "page", link: `${base}page/`, template, title: { rendered: "A page" } };
  const content = { rendered: "<p>Its own words.</p>" };
  const call: Source["call"] = async ({ url }) => {
    const text = `<body><style>p { color: red }</style><main>${main}</main></body>`;
    if (url.pathname === "/page/") return { status: 200, type: "text/html", text, url };
    const isPages = url.pathname.endsWith("/pages");
    return { status: 200, type: "application/json", text: JSON.stringify(isPages ? [{ ...item, content }] : []), url };
  };
  return { ...createSource(provider), call, callAside: call };
}

async function shown(template: string, templates: string, main?: string) {
  const rich = await loadRichPage("page", sourceWith(template, templates, main));
  if (rich.status !== "found") throw new Error(rich.status);
  const { success, content } = rich.value;
  return { success, html: content.rendered_html, css: content.css.inline_styles };
}

test("a page is as wide as the screen and has its own styles unless the setting says otherwise", async () => {
  for (const templates of ["", '{"other.php":"plain"}', '{"wide.php":"full","default":"article"}']) {
    const page = await shown("wide.php", templates);
    expect(page).toMatchObject({ success: true, css: expect.stringContaining("red") });
    expect(page.html).not.toContain("wp-column");
  }
});

test("without a setting a page of blocks gets the site's type, and a builder's page keeps its own", async () => {
  expect((await shown("", "")).html).toMatch(/^<div class="wp-site-type"><div class="wp-body.*Its own words/);
  expect((await shown("", '{"default":"full"}')).html).toMatch(/^<div class="wp-body.*Its own words/);
  for (const main of [
    '<div data-elementor-type="wp-page" class="elementor"><p>Its own words.</p></div>',
    '<div class="row fl-builder-content"><p>Its own words.</p></div>',
    '<div class="et_pb_section"><p>Its own words.</p></div>',
  ])
    expect((await shown("", "", main)).html, main).toMatch(/^<div class="wp-body.*Its own words/);
});

test("a plain template puts the page into the site's column and leaves it its styles", async () => {
  const page = await shown("wide.php", '{"wide.php":"plain"}');
  expect(page.html).toMatch(/^<div class="wp-column"><div class="wp-body.*Its own words/);
  expect(page.css).toContain("red");
});

test("an article is shown from its blocks alone, in the site's type; default names pages without a template", async () => {
  expect(await shown("", '{"default":"article"}')).toEqual({ success: false, html: "", css: "" });
  const source = sourceWith("", '{"default":"article"}');
  expect(await loadBlocks("page", source)).toMatchObject({ status: "found", value: { title: "A page" } });
  const { status, data } = await loadDocument("/page", source);
  expect(status).toBe(200);
  expect(JSON.stringify(data)).toContain("Its own words.");
});

test("a layout that doesn't exist is refused where settings are read", () => {
  const read = (text: string) => () => readSettings({ WORDPRESS_URL: base, WORDPRESS_TEMPLATES: text }).wordpress;
  for (const wrong of ['{"wide.php":"narrow"}', "wide.php=plain", "[]", '{"":"plain"}'])
    expect(read(wrong), wrong).toThrow("WORDPRESS_TEMPLATES");
  expect(read('{"a.php":"plain","Wide, with a bar":"article"}')()?.layouts).toEqual({
    "a.php": "plain",
    "Wide, with a bar": "article",
  });
});

test("a menu may stand under any title, as the deployed functions read it [R27]", () => {
  const menus = { "Windows, Doors": "footer", "Price = fair, always": 'The "main" one' };
  const { wordpress } = readSettings({ WORDPRESS_URL: base, WORDPRESS_MENUS: JSON.stringify(menus) });
  expect(wordpress?.menus).toEqual(menus);
  expect(() => readSettings({ WORDPRESS_URL: base, WORDPRESS_MENUS: "More=footer" }).wordpress).toThrow(
    "WORDPRESS_MENUS",
  );
});
