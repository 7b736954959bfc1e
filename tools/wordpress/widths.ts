// `node tools/wordpress/widths.ts WORDPRESS SITE`: every page and post of a WordPress as SITE shows it on a phone, and what
// stands out at its side. SITE runs with `WORDPRESS_URL=WORDPRESS npm start`.
import { getSitePath, readIndexOrFail } from "@site/wordpress/posts/address-index";
import { createSource } from "@site/wordpress/source";
import { launchChromium } from "../chromium.ts";

const [wordpress = "", site = ""] = process.argv.slice(2);
const base = URL.parse(wordpress);
if (!base || !URL.canParse(site)) {
  console.error("usage: node tools/wordpress/widths.ts http://127.0.0.1:8080/ http://localhost:3000/");
  process.exit(2);
}

/** What reaches beyond the screen, but for what scrolls by itself; and by how much the document is wider, px. */
function measure(): { by: number; parts: string[] } {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const wide = [...document.querySelectorAll("article *, .wp-page *")].filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 1 && !scrolls(element.parentElement),
  );
  const by = document.documentElement.scrollWidth - innerWidth;
  return { by, parts: wide.slice(0, 2).map(({ outerHTML }) => outerHTML.slice(0, 90)) };
}

const source = createSource({ base, assetOrigins: [], hasScripts: true, showsSamples: false });
const items = (await readIndexOrFail(source)).items.filter(({ isProtected, path }) => !isProtected && path !== "/");
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
let wide = 0;
let shown = 0;
for (const path of items.map(getSitePath)) {
  const response = await page.goto(new URL(path, site).href, { waitUntil: "load" });
  if (response?.status() !== 200) {
    console.log(`${path}: ${response?.status()}`);
    continue;
  }
  shown += 1;
  const { by, parts } = await page.evaluate(measure);
  if (by <= 0 && parts.length === 0) continue;
  wide += 1;
  console.log(`${path}: wider by ${by} px: ${parts.join(" ")}`);
}
await browser.close();
console.log(`${shown} of ${items.length} pages and posts; ${wide} wider than the screen`);
process.exitCode = wide > 0 ? 1 : 0;
