import type { CDPSession, Page } from "@playwright/test";
import { articles } from "@site/company/articles";
import { apiPaths, apiRoot } from "@site/core/contract/paths";
import { pageFilePath } from "@site/core/seo/contract";
import { blogPath, pages } from "@site/core/site/pages";
import { assumptions } from "../../tools/bench/cost/assumptions.ts";
import { asPerson } from "../support/as-person.ts";
import { expect, ready, test } from "../support/servers/site.ts";

interface Asked {
  method: string;
  path: string;
  type: string;
  bytes: number;
  isFromCache: boolean;
}

/** Everything that the browser sends over the network from now on, by Chromium's own count. */
async function watchNetwork(session: CDPSession): Promise<() => Asked[]> {
  const asked = new Map<string, Asked>();
  const known = (id: string, change: (each: Asked) => void) => {
    const each = asked.get(id);
    if (each) change(each);
  };
  session.on("Network.requestWillBeSent", ({ requestId, request: { method, url }, type = "Other" }) => {
    if (!url.startsWith("http")) return;
    asked.set(requestId, { method, path: new URL(url).pathname, type, bytes: 0, isFromCache: false });
  });
  session.on("Network.requestServedFromCache", ({ requestId }) =>
    known(requestId, (each) => {
      each.isFromCache = true;
    }),
  );
  session.on("Network.responseReceived", ({ requestId, response }) =>
    known(requestId, (each) => {
      if (response.fromDiskCache || response.fromPrefetchCache) each.isFromCache = true;
    }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    known(requestId, (each) => {
      each.bytes = encodedDataLength;
    }),
  );
  await session.send("Network.enable");
  return () => [...asked.values()].filter(({ isFromCache }) => !isFromCache);
}

/** As a reader does: screen by screen to the end, waiting for the pictures that come into view. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) {
    const top = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 600);
    // What comes late may be less than the room that was kept for it: then this was the end.
    const seen = () =>
      page.evaluate((before) => {
        const isInView = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
        const pictures = [...document.images].filter((image) => isInView(image.getBoundingClientRect()));
        const { scrollHeight } = document.documentElement;
        return {
          hasMoved: scrollY > before || scrollY + innerHeight >= scrollHeight - 1,
          missing: pictures.filter(({ complete }) => !complete).map(({ src }) => src),
        };
      }, top);
    await expect.poll(seen, { message: `reading on from ${top} px` }).toEqual({ hasMoved: true, missing: [] });
  }
  await page.waitForLoadState("networkidle");
}

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
})) {
  test(`a visit on a ${device} asks for no more than the cost model assumes`, async ({ page, site }) => {
    await page.setViewportSize(viewport);
    // How many pictures the home page shows one after the other is a matter of how long somebody stays.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await asPerson(page);
    const networkOf = await watchNetwork(await page.context().newCDPSession(page));
    await page.goto(site.url);
    await readToTheEnd(page);
    await page.locator("main").getByRole("link", { name: "Windows" }).first().click();
    await expect(page).toHaveURL(pages.windows.path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Windows");
    await readToTheEnd(page);
    await page.locator(`main a[href^="${pages.quote.path}"]`).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("estimate");
    await readToTheEnd(page);
    const told = page.waitForResponse((response) => response.url().endsWith(apiPaths.countPageViews));
    await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
    await told;
    const asked = networkOf();
    const api = asked.filter(({ path }) => path.startsWith(apiRoot));
    const counted = {
      files: asked.length - api.length,
      bytes: asked.reduce((sum, { bytes }) => sum + bytes, 0),
      apiReads: api.filter(({ method }) => method === "GET").length,
      chatSessions: api.filter(({ path }) => path === apiPaths.createChatSession).length,
      told: api.filter(({ path }) => path === apiPaths.countPageViews).length,
    };
    console.log(device, JSON.stringify(counted));
    console.table(asked, ["method", "path", "type", "bytes"]);
    const { visit } = assumptions;
    expect.soft(counted.files, "files").toBeLessThanOrEqual(visit.files);
    expect.soft(counted.bytes, "bytes").toBeLessThanOrEqual(visit.bytes);
    expect.soft(counted.apiReads, "API reads").toBeLessThanOrEqual(visit.apiReads);
    expect.soft(counted.chatSessions, "chat sessions").toBeLessThanOrEqual(visit.chatSessions);
    expect.soft(counted.told, "told of once").toBe(visit.told);
    expect(new Set(asked.map(({ path, method }) => method + path)).size, "nothing is asked for twice").toBe(
      asked.length,
    );
  });
}

test("a page that the pointer comes near to is fetched before the press, once; the application fetches less", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["sec-purpose"] === "prefetch") fetched.push(new URL(request.url()).pathname);
  });
  await page.goto(pages.faq.path);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Warranty" });
  await link.hover();
  await expect.poll(() => fetched).toEqual([pages.warranty.path]);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our warranties");
  const delivery = () => performance.getEntriesByType("navigation").map((entry) => Object(entry.toJSON()).deliveryType);
  expect(await page.evaluate(delivery)).toEqual(["navigational-prefetch"]);
  await page.goto(pages.home.path);
  await ready(page);
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
});

const bandsOfPage = "main :is(section, article p):not([data-reviews] *)";

interface Came {
  /** Bands of the page that were there already. */
  shown: number;
  asked: string[];
}

/** Notes, when the heading of the next page comes, what is shown of it and what code and data were asked for until then. */
const watchHeading = (page: Page) =>
  page.evaluate((selector) => {
    const before = document.querySelector("main h1")?.textContent;
    const start = performance.now();
    Object.assign(window, { came: undefined });
    new MutationObserver((_, observer) => {
      const heading = document.querySelector("main h1")?.textContent;
      if (!heading || heading === before) return;
      observer.disconnect();
      const late = performance.getEntriesByType("resource").filter((entry) => entry.startTime > start);
      const asked = late.map(({ name }) => new URL(name).pathname).filter((path) => !path.endsWith(".svg"));
      Object.assign(window, { came: { shown: document.querySelectorAll(selector).length, asked } });
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, bandsOfPage);

const came = async (page: Page): Promise<Came> => (await page.waitForFunction(() => Object(window).came)).jsonValue();

/** Waits until everything of these names was fetched. */
const fetched = (page: Page, names: string[]) =>
  page.waitForFunction((all) => {
    const done = performance.getEntriesByType("resource").filter((entry) => Object(entry.toJSON()).responseEnd > 0);
    return all.every((name) => done.some((entry) => entry.name.includes(name)));
  }, names);

test("a page whose link is pressed is fetched by then; released, it shows its heading before the rest", async ({
  page,
}) => {
  const slug = articles[0]?.slug ?? "";
  await page.goto(pages.home.path);
  await ready(page);
  const bands = page.locator(bandsOfPage);
  const whole = await bands.count();
  async function go(to: string, ...names: string[]): Promise<void> {
    await page.locator(`:is(main, footer) a[href="${to}"]`).last().hover();
    await page.mouse.down();
    await fetched(page, names);
    await watchHeading(page);
    await page.mouse.up();
    const { asked, shown } = await came(page);
    expect(asked, to).toEqual([]);
    await expect.poll(() => bands.count(), to).toBeGreaterThan(shown);
  }
  await go(pages.windows.path, pageFilePath(pages.windows.path), "/category-");
  await watchHeading(page);
  await page.goBack();
  // At once as high as it was: the browser goes back to the place in it.
  expect(await came(page)).toMatchObject({ shown: whole });
  await go(pages.blog.path, "/blog-");
  await go(blogPath(slug), `/post/${slug}`, "/blog-post-");
});
