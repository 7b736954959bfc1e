import { builtPaths } from "@site/core/content/built-paths";
import { decideFor } from "@site/core/site/edge-function";
import { loadDocument } from "@site/wordpress/pages/load-document";
import type { Source } from "@site/wordpress/source";
import { DomUtils, parseDocument } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { addresses } from "../../../tools/wordpress/addresses.ts";
import { graphqlTapeFile, tapeFile, tapeOrigin } from "../../../tools/wordpress/tape.ts";
import { recordedSource } from "../../wordpress/tape.ts";

type Element = ReturnType<typeof DomUtils.findAll>[number];

/** Every text of an answer that may hold markup. */
const collectTexts = (value: unknown): string[] => {
  if (typeof value === "string") return value.includes("<") ? [value] : [];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(collectTexts) : [];
};

const isControl = ({ name, attribs }: Element): boolean =>
  /^(form|button|input|select|textarea|summary|label)$/.test(name) ||
  (/^(a|area)$/.test(name) && attribs.href !== undefined) ||
  /^(button|tab|link|switch|menuitem)$/.test(attribs.role ?? "") ||
  Object.keys(attribs).some((attribute) => attribute === "tabindex" || attribute.startsWith("on"));

/** What this site has at an address of its own: a page of the build, a text of WordPress, or where that moved. */
async function isThere(address: string, source: Source): Promise<boolean> {
  const { pathname, searchParams } = new URL(address, "https://site.test");
  const query = Object.fromEntries([...searchParams].map(([name, value]) => [name, { value }]));
  if (builtPaths.has(pathname) && searchParams.size === 0) return true;
  const { uri = pathname, redirect } = decideFor(pathname, query);
  const path = (redirect ?? uri).replace(/\.html$/, "");
  if (builtPaths.has(path)) return true;
  const { status, location } = await loadDocument(path, source);
  return status === 200 || (status === 301 && location !== undefined);
}

async function followLink(href: string, page: readonly string[], source: Source): Promise<boolean> {
  if (/^(tel|mailto|sms):./.test(href)) return true;
  if (href.startsWith("#")) return page.some((html) => html.includes(`id="${href.slice(1)}"`));
  const url = new URL(href, "https://site.test");
  if (url.origin === tapeOrigin) return url.pathname.startsWith("/wp-content/");
  return url.origin === "https://site.test" ? isThere(href, source) : true;
}

/** Fills in the form's only field and sends it. */
async function send(form: Element, source: Source): Promise<boolean> {
  const fields = DomUtils.findAll(({ name }) => /^(input|select|textarea)$/.test(name), form.children);
  const buttons = DomUtils.findAll(
    ({ name, attribs }) => name === "button" && attribs.type === "submit",
    form.children,
  );
  const { action = "", method } = form.attribs;
  const [field] = fields;
  if (method !== "get" || fields.length !== 1 || buttons.length !== 1 || !field?.attribs.name) return false;
  return isThere(`${action}?${field.attribs.name}=umlaut`, source);
}

const getLiveForm = (element: Element): Element | undefined => {
  let parent = element.parent;
  while (parent && !("name" in parent && parent.name === "form")) parent = parent.parent;
  return parent && "attribs" in parent ? parent : undefined;
};

/** Presses a control as a visitor would. @returns whether it led somewhere or did something */
async function press(control: Element, page: readonly string[], source: Source): Promise<boolean> {
  const { name, attribs } = control;
  if (name === "a" || name === "area") return followLink(attribs.href ?? "", page, source);
  if (name === "form") return send(control, source);
  if (name === "summary")
    return control.parent !== null && "name" in control.parent && control.parent.name === "details";
  const form = getLiveForm(control);
  return form !== undefined && /^(button|input|label)$/.test(name) && send(form, source);
}

interface Pressed {
  dead: string[];
  kinds: Map<string, number>;
}

async function pressAll(page: readonly string[], source: Source): Promise<Pressed> {
  const kinds = new Map<string, number>();
  const dead: string[] = [];
  for (const control of page.flatMap((html) => DomUtils.findAll(isControl, parseDocument(html).children))) {
    kinds.set(control.name, (kinds.get(control.name) ?? 0) + 1);
    if (!(await press(control, page, source))) dead.push(DomUtils.getOuterHTML(control).slice(0, 120));
  }
  return { dead, kinds };
}

describe("every control in the text of a recorded WordPress", () => {
  const shown = Object.entries(addresses).filter(([, expected]) => !expected.startsWith("> "));

  test.each([tapeFile, graphqlTapeFile])("leads somewhere or does something when it is pressed: %s", async (file) => {
    const source = recordedSource(file);
    const total = new Map<string, number>();
    for (const [address] of shown) {
      const { uri = address } = decideFor(address.replace(/(?<=.)\/$/, ""), {});
      const path = address.startsWith("/search?q=") ? address.replace("?q=", "/") : uri.replace(/\.html$/, "");
      const { status, data } = await loadDocument(path, source);
      expect(status, address).toBe(200);
      const { dead, kinds } = await pressAll(collectTexts(data), source);
      expect(dead, address).toEqual([]);
      for (const [kind, count] of kinds) total.set(kind, (total.get(kind) ?? 0) + count);
    }
    // Links, blocks in place of forms, and searches were among them.
    expect(total.get("a")).toBeGreaterThan(10);
    expect(total.get("form")).toBeGreaterThanOrEqual(2);
    expect(total.get("button")).toBe(total.get("form"));
  });

  test.each([
    "<form><input name=a><button type=submit>Send</button></form>",
    '<form method="get" action="/no-such-page"><input name="q"><button type="submit">Go</button></form>',
    "<button>More</button>",
    '<a href="#nowhere">Down</a>',
    '<a href="/no-such-page">Away</a>',
    `<a href="${tapeOrigin}/services/">WordPress</a>`,
    '<div role="tab" tabindex="0">Tab</div>',
    '<span onclick="x()">Press</span>',
    "<select><option>A</option></select>",
  ])("is noticed when it is dead: %s", async (html) => {
    const { dead } = await pressAll([html], recordedSource());
    expect(dead).not.toEqual([]);
  });
});
