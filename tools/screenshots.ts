// `node tools/screenshots.ts URL [COMPANY]`: takes the pictures of the README from a running site, and with a company's name
// those of docs/make-it-yours.md.
import { launchChromium } from "./chromium.ts";

const [url = "http://localhost:3000", company] = process.argv.slice(2);
const prefix = company ? `${company}-` : "";
const browser = await launchChromium();

/** What is shown, and how large. JPEG, because the drawings have soft edges. */
const pictures = [
  { name: "home", path: "/", width: 1280, height: 800 },
  { name: "estimate", path: "/quote", width: 390, height: 800 },
] as const;

for (const { name, path, width, height } of pictures) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
  await page.goto(url + path, { waitUntil: "networkidle" });
  await page.screenshot({ path: `docs/pictures/${prefix}${name}.jpg`, quality: 80 });
  await page.close();
}
await browser.close();
