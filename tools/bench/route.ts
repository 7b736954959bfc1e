// `npm run bench -- route [rounds] [path]`: links of the application on a slow phone (CPU / 4, 150 ms, 1.6 Mbit/s, in Chromium
// itself), whose page was fetched ahead: from the finger's lifting until the next page's heading is painted in view, and
// until the whole page is. Medians in ms, and the lowest and highest of the first.
import type { CDPSession, Page } from "@playwright/test";
import { pages, productPath } from "@site/core/site/pages";
import { median } from "./median.ts";
import { launchBrowser, newPhone, serveBuiltSite, slowDown } from "./slow-phone.ts";

const rounds = Number(process.argv[2] ?? 7);
const wanted = process.argv[3];

/** How long a finger rests on the screen, ms. */
const press = 60;
/** Long enough for a page's code, data and pictures, ms. */
const fetching = 3000;

const product = productPath("windows", "double-hung");

/** Links as visitors take them: in the page's head, its body, the site's header and its footer. */
const links = [
  { from: pages.home.path, to: pages.quote.path, within: "main" },
  { from: pages.home.path, to: pages.windows.path, within: "main" },
  { from: product, to: productPath("windows", "slider-windows"), within: "main" },
  { from: product, to: pages.windows.path, within: "main" },
  { from: pages.windows.path, to: pages.home.path, within: "header" },
  { from: pages.windows.path, to: pages.about.path, within: "footer" },
];

declare global {
  interface Window {
    /** Written in the page: when the finger was lifted, and when what followed was painted. */
    route: Promise<{ heading: number; whole: number }>;
  }
}

/** Runs in the page that is left: watches for the heading of the next one in view, and for its last part. */
function watch(old: Element | null): void {
  const frame = () => new Promise(requestAnimationFrame);
  // Comes after the frame in whose callback it is called was painted.
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  const lifted = new Promise<number>((resolve) => {
    const note = ({ timeStamp }: Event) => resolve(timeStamp);
    addEventListener("touchend", note, { capture: true, passive: true, once: true });
  });
  function isInView(): boolean {
    const heading = document.querySelector("main h1");
    if (!heading || heading === old) return false;
    const { top, bottom } = heading.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  }
  // A band that is still to be drawn keeps its place by a height of its own, and by nothing else.
  const isWhole = () => document.querySelector("main div[style='min-height: 100vh;']") === null;
  async function time() {
    const start = await lifted;
    while (!isInView()) await frame();
    await painted();
    const heading = performance.now() - start;
    while (!isWhole()) await frame();
    await painted();
    return { heading, whole: performance.now() - start };
  }
  window.route = time();
}

async function tap(session: CDPSession, page: Page, at: { x: number; y: number }): Promise<void> {
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await page.waitForTimeout(press);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function measure(page: Page, { from, to, within }: (typeof links)[number]) {
  const session = await slowDown(page);
  await page.goto(origin + from);
  // The first sign of use starts the application on every page.
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 5, y: 400 }] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  const link = page.locator(`${within} a[href="${to}"]:visible`).first();
  await link.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  });
  await page.waitForTimeout(fetching);
  const box = await link.boundingBox();
  if (!box) throw new Error(`${from}: nothing to tap`);
  await page.evaluate(watch, await page.locator("main h1").elementHandle());
  await tap(session, page, { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 20) });
  return page.evaluate(() => window.route);
}

const { origin, close } = await serveBuiltSite();
const browser = await launchBrowser();

console.log(`medians of ${rounds}`.padEnd(48), "heading  lowest highest   whole");
for (const link of links) {
  if (wanted !== undefined && wanted !== link.to) continue;
  const headings: number[] = [];
  const wholes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await newPhone(browser);
    const { heading, whole } = await measure(await context.newPage(), link);
    headings.push(heading);
    wholes.push(whole);
    await context.close();
  }
  const times = [median(headings), Math.min(...headings), Math.max(...headings), median(wholes)];
  const name = `${link.from} to ${link.to} (${link.within})`;
  console.log(name.padEnd(48), times.map((ms) => ms.toFixed(0).padStart(7)).join(" "));
}
await browser.close();
close();
