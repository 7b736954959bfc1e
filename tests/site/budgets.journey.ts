import { articles } from "@site/company/articles";
import { positions } from "@site/company/positions";
import { builtPages } from "@site/core/site/built-pages";
import { pages, positionPath, productPath } from "@site/core/site/pages";
import { expect, test } from "../support/servers/site.ts";
import { isFullSweep } from "../support/sweep.ts";
import { brotliSize, getBytes, measureTraffic } from "../support/traffic.ts";

// Limits in bytes on the wire (brotli 11). The names of the files alone change them by some 70 bytes, so each
// is that much and more above what was measured. A thousand of them are what counts the visit.
const scriptLimit = 126_600;
/** The list of articles renews what the provider has, for which it loads the reader of data. */
const listScriptLimit = 131_600;
/** On the chat screen the chat has the focus, for which it is loaded; the giveaway's parts are in that page's file. */
const chatScriptLimit = 133_500;
const homeLimit = 160_000;
/** The ten packets (14,600 bytes) that a server sends before it waits for the first answer. */
const htmlLimit = 14_600;
/** With what stands behind the page and shows after a press: closed dialogs, chats, and the data of the application. */
const documentLimit = 17_500;
/** A page with more text than this can't keep to the limit of HTML; its markup and styles still have to. */
const textAllowance = 2_780;
const imageLimit = 60_000;
const requestLimit = 24;

const likePrivacy = [pages.terms, pages.accessibility, pages.warranty, pages.about];
const likeWindows = [pages.siding, pages.doors];
const alike = [...likePrivacy, ...likeWindows].map(({ path }) => path);
/** One page of each kind, every page of the site with SWEEP=all: the other pages of a kind load the same scripts. */
const kinds = [
  ...Object.values(pages)
    .map(({ path }) => path)
    .filter((path) => isFullSweep || !alike.includes(path)),
  productPath("windows", "double-hung"),
  positionPath(positions[0].slug),
  ...articles.slice(0, isFullSweep ? undefined : 1).map(({ slug }) => `${pages.blog.path}/${slug}`),
  "/category/oneida-county",
];

const visibleText = (html: string): string =>
  html
    .replace(/<(style|script|noscript)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

/** What the first look at a page needs of its document. */
const firstLook = (html: string): string =>
  html
    .replace(/<dialog\b.*?<\/dialog>/gs, "")
    .replace(/<div id="chats">.*?<div id="notifications"/s, '<div id="notifications"')
    .replace(/<script type="application\/json".*?<\/script>/gs, "");

for (const path of kinds) {
  const isReadOnly = builtPages.find((page) => page.path === path)?.start === "control";
  test(`${path} keeps to its bytes before any interaction`, async ({ page }, { annotations }) => {
    const { ran, transfers } = await measureTraffic(page, path, { isReadOnly });
    expect.soft(ran, "ran before any interaction").toEqual([]);
    const [document] = transfers.filter(({ kind }) => kind === "document");
    const html = document?.text ?? "";
    const sizes = {
      html: getBytes(transfers, "document"),
      script: getBytes(transfers, "script"),
      image: getBytes(transfers, "image"),
      all: getBytes(transfers),
      requests: transfers.length,
    };
    annotations.push({ type: "bytes", description: JSON.stringify(sizes) });
    console.log(path.padEnd(45), JSON.stringify(sizes));
    const first = brotliSize(firstLook(html));
    const isOver = first > htmlLimit || sizes.html > documentLimit;
    const extraText = isOver ? Math.max(0, brotliSize(visibleText(html)) - textAllowance) : 0;
    expect.soft(first - extraText, "HTML of the first look").toBeLessThanOrEqual(htmlLimit);
    expect.soft(sizes.html - extraText, "HTML").toBeLessThanOrEqual(documentLimit);
    const limit = { [pages.blog.path]: listScriptLimit, [pages.chat.path]: chatScriptLimit }[path] ?? scriptLimit;
    expect.soft(sizes.script, "script").toBeLessThanOrEqual(isReadOnly ? 0 : limit);
    expect.soft(sizes.image, "images").toBeLessThanOrEqual(imageLimit);
    expect.soft(sizes.requests, "requests").toBeLessThanOrEqual(requestLimit);
    if (path === pages.home.path) expect.soft(sizes.all, "whole page").toBeLessThanOrEqual(homeLimit);
    const withZod = transfers.filter(({ kind, text }) => kind === "script" && text.includes("ZodError"));
    expect.soft(withZod.map((transfer) => transfer.path)).toEqual([]);
  });
}

test("nothing blocks the first paint: styles are inline, scripts wait", async ({ request }) => {
  for (const { path } of builtPages) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/<link[^>]+rel="?stylesheet/);
    expect(html, path).not.toMatch(/<script[^>]+src=/);
    expect(html, path).not.toMatch(/<link[^>]+rel="?modulepreload/);
    expect(html, path).not.toContain("@import");
  }
});

test("the brand's font is asked for once a year: by the same name in preload and style, and kept", async ({
  request,
}) => {
  const html = await (await request.get("/about")).text();
  const [font] = html.match(/\/assets\/besley-600-[\w-]+\.woff2/g) ?? [];
  expect(html.split(font ?? "none")).toHaveLength(3);
  const response = await request.get(font ?? "/none");
  expect(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(response.headers()["content-type"]).toContain("font/woff2");
});
