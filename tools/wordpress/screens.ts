// `node tools/wordpress/screens.ts WORDPRESS SITE FOLDER [PATH...]`: pages of a WordPress as it shows them itself beside
// how this site shows them, on a phone and on a wide screen, one picture each; and the words whose contrast is too low.
// SITE runs with `WORDPRESS_URL=WORDPRESS npm start`. Without paths those of `npm run wordpress`.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { findViolations } from "../axe.ts";
import { launchChromium } from "../chromium.ts";

const [wordpress = "", site = "", folder = "", ...given] = process.argv.slice(2);
if (![wordpress, site].every((url) => URL.canParse(url)) || !folder) {
  console.error(
    "usage: node tools/wordpress/screens.ts http://127.0.0.1:8080/ http://localhost:3000/ FOLDER [PATH...]",
  );
  process.exit(2);
}

/** Of every kind: blocks, builders, over the whole screen, without the theme, nested, a form, another script, a post, a
 * list. */
const samples = [
  ...["/wide-page/", "/built-to-last/", "/services/whole-screen/", "/landing/", "/services/", "/services/team/"],
  ...["/contact-us/", "/find-it/", "/fenster-ofen/", "/layout-of-a-post/", "/with-a-form/", "/category/windows-2/"],
];
const widths = [390, 1440] as const;
const tallest = 6000;

/** Opens a page and lets it show what waits until it is scrolled to. */
async function open(browser: Browser, url: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 450) {
      scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 60));
    }
    scrollTo(0, 0);
  });
  return page;
}

async function shoot(page: Page): Promise<string> {
  const { width = 0 } = page.viewportSize() ?? {};
  const height = Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight));
  const picture = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
  return `<img src="data:image/png;base64,${picture.toString("base64")}" width="${width}">`;
}

/** A line for each element whose words are hard to read, or too wide for the screen. */
async function listProblems(page: Page): Promise<string[]> {
  const faint = (await findViolations(page, ["color-contrast"])).flatMap(({ elements }) =>
    elements.map((each) => `faint: ${each}`),
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflow > 0 ? [...faint, `wider than the screen by ${overflow} px`] : faint;
}

const browser = await launchChromium();
await mkdir(folder, { recursive: true });
for (const path of given.length > 0 ? given : samples) {
  for (const width of widths) {
    const theirs = await open(browser, new URL(path, wordpress).href, width);
    const ours = await open(browser, new URL(path, site).href, width);
    const pair = await browser.newPage({ viewport: { width: 2 * width + 40, height: 900 } });
    await pair.setContent(`<body style="margin:0;display:flex;gap:40px;align-items:start;background:#f0f">
      ${await shoot(theirs)}${await shoot(ours)}`);
    const name = `${path.split("/").filter(Boolean).join("-")}-${width}.png`;
    await pair.screenshot({ path: join(folder, name), fullPage: true });
    const problems = await listProblems(ours);
    console.log(`${name}: ${problems.length > 0 ? problems.join("; ") : "ok"}`);
    await Promise.all([theirs, ours, pair].map((page) => page.context().close()));
  }
}
await browser.close();
