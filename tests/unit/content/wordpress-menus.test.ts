import { loadBlocks } from "@site/wordpress/pages/load-blocks";
import { loadDocument } from "@site/wordpress/pages/load-document";
import { loadRichPage } from "@site/wordpress/pages/load-rich-page";
import { readMenus } from "@site/wordpress/posts/load-menus";
import type { Source } from "@site/wordpress/source";
import { describe, expect, test } from "vitest";
import { menuChecks } from "../../../tools/wordpress/menu-checks.ts";
import { graphqlTapeFile, tapeFile } from "../../../tools/wordpress/tape.ts";
import { recordedSource } from "../../wordpress/tape.ts";

const withMenus = (menus: Record<string, string>, file = tapeFile): Source => {
  const source = recordedSource(file);
  return { ...source, provider: { ...source.provider, menus } };
};

const isMenuCall = ({ pathname }: URL, body: unknown): boolean =>
  pathname.endsWith("/navigation") || JSON.stringify(body ?? "").includes("menuItems");

/** The same provider with its menus answered otherwise. */
function menusAnswered(source: Source, answer: Source["call"]): Source {
  const call: Source["call"] = (asked) => (isMenuCall(asked.url, asked.body) ? answer(asked) : source.call(asked));
  return { ...source, call };
}

async function fetchMenus(path: string, source: Source) {
  const { status, data } = await loadDocument(path, source);
  expect(status, path).toBe(200);
  const [first] = Object.values(data).filter((value) => value !== null);
  return (first as { menus?: unknown }).menus;
}

const own = [
  { label: "What we do", href: "/services" },
  { label: "A post", href: "/blog/fogged-windows" },
  { label: "The makers", href: "https://makers.example/windows" },
];

test("a navigation of a block theme stands below pages and lists: links of this site, none that leads nowhere", async () => {
  const source = withMenus({ More: "footer-links" });
  const below = [
    { label: "Our story", href: "/our-story" },
    { label: "The founders", href: "/our-story/team" },
  ];
  const menus = [{ title: "More", links: [...below, ...own] }];
  for (const path of ["/services", "/services/team", "/category/windows-2"])
    expect(await fetchMenus(path, source), path).toEqual(menus);
  expect(await loadRichPage("services", source)).toMatchObject({ value: { menus } });
  expect(await loadBlocks("services", source)).toMatchObject({ value: { menus } });
});

test.each(["footer", "FOOTER", "site-links", "Site links"])("WPGraphQL's menu goes by %s", async (name) => {
  expect(await fetchMenus("/services", withMenus({ Links: name }, graphqlTapeFile))).toEqual([
    { title: "Links", links: own },
  ]);
});

test("without the setting nothing is asked and nothing is added", async () => {
  const source = menusAnswered(recordedSource(), () => {
    throw new Error("asked");
  });
  expect(await fetchMenus("/services", source)).toBeUndefined();
});

describe("a page is shown without its menu", () => {
  test("that the provider doesn't have", async () => {
    expect(await fetchMenus("/services", withMenus({ More: "header" }))).toBeUndefined();
  });

  test("while the provider doesn't answer", async () => {
    const silent = menusAnswered(withMenus({ More: "footer-links" }), () => new Promise(() => undefined));
    expect(await fetchMenus("/services", silent)).toBeUndefined();
  });

  test("that asks for a login", async () => {
    const closed = { status: 401, type: "application/json", text: "{}" };
    const source = menusAnswered(withMenus({ More: "footer-links" }), async ({ url }) => ({ ...closed, url }));
    expect(await fetchMenus("/services", source)).toBeUndefined();
  });
});

test("menus that WPGraphQL fails to read are no menus that are gone", async () => {
  const failing = menusAnswered(recordedSource(graphqlTapeFile), async ({ url, body }) => {
    const text = body ? '{"errors":[{"message":"Internal server error"}]}' : "[]";
    return { status: body ? 500 : 200, type: "application/json", text, url };
  });
  await expect(readMenus(failing)).rejects.toMatchObject({ kind: "status", status: 500 });
});

test("links of a menu that run a script are none", async () => {
  const hostile = '<a href="javascript:alert(1)">a</a><a href="data:text/html,x">b</a><a href="/wp-login.php">c</a>';
  const text = JSON.stringify([
    { slug: "m", title: { rendered: "m" }, content: { rendered: `${hostile}<a href="/x">d</a>` } },
  ]);
  const source = menusAnswered(withMenus({ More: "m" }), async ({ url }) => {
    const isList = url.pathname.endsWith("/navigation");
    return { status: isList ? 200 : 404, type: "application/json", text: isList ? text : "{}", url };
  });
  expect(await fetchMenus("/services", source)).toEqual([{ title: "More", links: [{ label: "d", href: "/x" }] }]);
});

test("check:wordpress names the menus that can be shown, and says so where there is none", async () => {
  const [check] = menuChecks;
  expect(await check?.run({ source: recordedSource() })).toBe('"Footer links" (footer-links)');
  const closed = menusAnswered(recordedSource(), async ({ url }) => ({
    status: 401,
    type: "text/html",
    text: "",
    url,
  }));
  expect(await check?.run({ source: closed })).toMatch(/^none/);
});
