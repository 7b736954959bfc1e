import type { Page } from "@playwright/test";
import { builtPages } from "@site/core/site/built-pages";
import { expectAccessible } from "../support/axe.ts";
import { coveredByDock } from "../support/dock.ts";
import { getHead } from "../support/head.ts";
import { expectOwnAddress, expectOwnNumber } from "../support/phone.ts";
import { expect, ready, test } from "../support/servers/site.ts";
import { cutTexts, shownIn } from "../support/shown.ts";
import { isFullSweep } from "../support/sweep.ts";

const paths = [...builtPages.map(({ path }) => path), "/no/such/page"];

/** Of products of a category, positions, articles and lists, whose pages differ in their words alone, the first stands for all. */
const isFirstOfKind = (path: string): boolean => {
  const folder = path.slice(0, path.lastIndexOf("/"));
  return folder === "" || paths.find((each) => each.startsWith(`${folder}/`)) === path;
};
const swept = isFullSweep ? paths : paths.filter(isFirstOfKind);

const enlarge = (page: Page) => page.addStyleTag({ content: "html { font-size: 200% !important }" });

/** How far the page, or the button of its header, reaches past the screen, px. */
const excess = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const button = document.querySelector("header a[href='/quote']");
    const { scrollWidth } = document.documentElement;
    return Math.max(scrollWidth, button?.getBoundingClientRect().right ?? 0) - window.innerWidth;
  });

/** What each dialog of a page's own shows once it is open, where nothing of it is cut. */
async function shownInDialogs(page: Page): Promise<string[]> {
  const shown: string[] = [];
  for (const dialog of await page.locator("main dialog").all()) {
    await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
    expect(await cutTexts(dialog)).toEqual([]);
    shown.push(...(await shownIn(dialog)));
    await dialog.evaluate((element: HTMLDialogElement) => element.close());
  }
  return shown;
}

/** Nothing is left out on a phone or cut, in the page and in its dialogs. */
async function expectSameOnPhone(page: Page): Promise<void> {
  async function shownAt(width: number): Promise<string[]> {
    await page.setViewportSize({ width, height: 900 });
    expect(await cutTexts(page.locator("body")), `cut at ${width} px`).toEqual([]);
    return [...(await shownIn(page.locator("main"))), ...(await shownInDialogs(page))];
  }
  // What comes between two looks, such as a review's age, is there at the next ones.
  await expect(async () => expect(await shownAt(390)).toEqual(await shownAt(1440))).toPass({ timeout: 20_000 });
}

for (const path of swept) {
  test(`${path} on a phone and on a desk: no script error, no write [M-44], no sideways scroll, no accessibility violation, the same words and pictures [K-08, K-09, M-34, O-03, O-18], one title`, async ({
    page,
  }) => {
    const writes: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") writes.push(`${request.method()} ${request.url()}`);
    });
    // Nothing moves by itself between two looks at it.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 900 });
    const html = await (await page.goto(path))?.text();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await excess(page), `at ${width} px`).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
    expect(await coveredByDock(page), "behind the chat's launchers").toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await coveredByDock(page), "behind the chat's launchers at 1280 px").toEqual([]);
    // The page that isn't there has the content provider's footer.
    if (path !== "/no/such/page") await expectOwnNumber(page);
    await expectOwnAddress(page);
    // On many pages the application only comes when a control is touched.
    await page.locator("button").first().dispatchEvent("pointerup");
    await ready(page);
    const { title, description } = await getHead(page, html);
    expect(description).toBeTruthy();
    expect(await getHead(page)).toMatchObject({ title, description });
    // What the page has sent was sent before this.
    await page.evaluate(() => fetch("/robots.txt"));
    // The chat screen begins a chat.
    expect(path === "/chat" ? [] : writes).toEqual([]);
    await expectSameOnPhone(page);
    await enlarge(page);
    for (const width of [320, 390, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => excess(page), { message: `with text at 200 % at ${width} px` }).toBeLessThanOrEqual(0);
    }
  });
}

test("with text at 200 % the header is low, and its menu has what it has no room for", {
  tag: "@usual",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto("/windows");
  const start = page.getByRole("link", { name: "START YOUR PROJECT" });
  await expect(start).toBeVisible();
  await enlarge(page);
  await expect(start).toBeHidden();
  expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(300);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(
    page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "START YOUR PROJECT" }),
  ).toBeVisible();
});

for (const width of [320, 2560]) {
  test(`pages hold at ${width} px [A-22]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", "/quote", "/windows", "/windows/double-hung", "/faq", "/careers"]) {
      await page.goto(path);
      expect(await excess(page), path).toBeLessThanOrEqual(0);
      const box = await page.locator("footer > div").first().boundingBox();
      expect(box?.width, path).toBeLessThanOrEqual(1440);
    }
  });
}

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

test("no link and no picture of any page leads nowhere, or to another spelling of an address [B-32, B-33, B-36]", async ({
  request,
  site,
}) => {
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
    const response = await request.get(target, { maxRedirects: 0 });
    expect(response.status(), `${target}, linked on ${path}`).toBe(200);
  }
  expect(targets.size).toBeGreaterThan(40);
});
