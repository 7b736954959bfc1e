import { builtPages } from "@site/core/site/built-pages";
import { pages } from "@site/core/site/pages";
import { fullTitle } from "@site/core/site/title";
import { expectAccessible } from "./support/axe.ts";
import { coveredByDock } from "./support/dock.ts";
import { expectOwnNumber } from "./support/phone.ts";
import { expect, ready, test } from "./support/site.ts";

const paths = [...builtPages.map(({ path }) => path), "/no/such/page"];

for (const path of paths) {
  test(`${path} on a phone and on a desk: no script error, no write, no sideways scroll, no accessibility violation`, async ({
    page,
  }) => {
    const writes: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") writes.push(`${request.method()} ${request.url()}`);
    });
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
    expect(await coveredByDock(page), "behind the chat's launchers").toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await coveredByDock(page), "behind the chat's launchers at 1280 px").toEqual([]);
    // The page that isn't there has the content provider's footer.
    if (path !== "/no/such/page") await expectOwnNumber(page);
    // The chat screen begins a chat.
    expect(path === "/chat" ? [] : writes).toEqual([]);
  });
}

test("pages that only tell something write nothing when they are looked at [M-44]", { tag: "@usual" }, async ({
  page,
}) => {
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") writes.push(`${request.method()} ${request.url()}`);
  });
  const products = ["/windows", "/bathrooms", "/siding", "/doors", "/windows/double-hung"];
  for (const path of [...products, "/financing", "/warranty", "/blog", "/about", "/faq", "/contact", "/staff"]) {
    // With a query the application starts by itself, also where a page is there without it.
    await page.goto(`${path}?utm_source=mail`);
    await ready(page);
    // What the page has sent was sent before this.
    await page.evaluate(() => fetch("/robots.txt"));
    expect(writes, path).toEqual([]);
  }
});

test("the application leaves a page the title and the description that it came with", { tag: "@usual" }, async ({
  page,
}) => {
  const others = [
    "/windows/double-hung",
    "/careers/installer",
    "/blog/choosing-window-styles",
    "/category/oneida-county",
  ];
  for (const path of [...Object.values(pages).map((each) => each.path), ...others]) {
    await page.goto(`${path}?utm_source=mail`);
    await ready(page);
    const [came, now] = await page.evaluate(async (address) => {
      const html = await (await fetch(address)).text();
      return [new DOMParser().parseFromString(html, "text/html"), document].map((each) => ({
        title: each.title,
        description: each.querySelector("meta[name=description]")?.getAttribute("content"),
      }));
    }, path);
    expect(now?.description, path).toBeTruthy();
    expect(now, path).toEqual(came);
  }
});

for (const width of [320, 2560]) {
  test(`pages hold at ${width} px [A-22]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", "/quote", "/windows", "/windows/double-hung", "/faq", "/careers"]) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
      const box = await page.locator("footer > div").first().boundingBox();
      expect(box?.width, path).toBeLessThanOrEqual(1440);
    }
  });
}

test("every page has its own title and description, and the placeholders of the specification are filled in [A-18]", async ({
  request,
}) => {
  const titles = new Map<string, string>();
  for (const { path, title } of builtPages) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/\{(phone|email|company|name)\}/);
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll("&amp;", "&"), path).toBe(fullTitle(title));
    expect(/name="description" content="([^"]+)"/.exec(html)?.[1]?.length, path).toBeGreaterThan(20);
    expect(titles.get(title), `${path} has the title of ${titles.get(title)}`).toBeUndefined();
    titles.set(title, path);
  }
});

test("no style of any page is left with the name of a token that does not exist", async ({ request }) => {
  // Chakra writes an unknown token out as it stands: `width:2` or `color:spruce.700` is dropped by the browser, silently.
  const properties =
    "(?:max-|min-)?(?:width|height)|(?:row-|column-)?gap|padding[a-z-]*|margin[a-z-]*|inset[a-z-]*|top|left|right|bottom|" +
    "border-radius|color|background(?:-color)?|border[a-z-]*-color|box-shadow|font-size";
  const leftover =
    "[1-9]\\d*(?:\\.\\d+)?|[a-zA-Z]+\\.[\\w.]+|(?:spruce|brick|amber|snow|ink|paper|raised|overlay|gutter|section)";
  const unresolved = new RegExp(`[{;](?:${properties}):(?:${leftover})[;}]`, "g");
  for (const { path } of builtPages) {
    const html = await (await request.get(path)).text();
    const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join("");
    expect(css.match(unresolved) ?? [], path).toEqual([]);
  }
});

test("no link and no picture of any page leads nowhere [B-36]", async ({ request, site }) => {
  const targets = new Map<string, string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    for (const [, target = ""] of html.matchAll(/\s(?:href|src)="([^"#][^"]*)"/g)) {
      const url = new URL(target.replaceAll("&amp;", "&"), site.url + path);
      if (url.origin === site.url) targets.set(url.pathname, path);
      // The content provider of a journey is on this machine.
      else if (url.hostname !== "127.0.0.1")
        expect(url.protocol, `${target} on ${path}`).toMatch(/^(https|tel|mailto|data):$/);
    }
  }
  for (const [target, path] of targets) {
    expect((await request.get(target)).status(), `${target}, linked on ${path}`).toBe(200);
  }
  expect(targets.size).toBeGreaterThan(40);
});
