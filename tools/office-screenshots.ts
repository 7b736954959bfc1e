// `node tools/office-screenshots.ts`: takes the pictures of docs/office.md from an office with sample records.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchChromium } from "./chromium.ts";
import { localSite } from "./prove/local-site.ts";

const dataDir = mkdtempSync(join(tmpdir(), "office-"));
const site = localSite({ port: 0, dataDir, hasPages: true });
const ops = (...args: string[]) =>
  execFileSync(process.execPath, ["packages/ops/src/main.ts", ...args], { env: { ...process.env, DATA_DIR: dataDir } });

/** The code of the last mail. */
function mailedCode(): string {
  const outbox = join(dataDir, "outbox");
  const [last = ""] = readdirSync(outbox).sort().reverse();
  return /Your code is (\d{6})/.exec(readFileSync(join(outbox, last), "utf8"))?.[1] ?? "";
}

await site.start();
const office = site.officeUrl();
ops("staff", "add", "--email", "ann@example.org", "--name", "Ann Lee", "--role", "owner");
ops("sample", "fill", "--leads", "60");
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 390, height: 760 }, reducedMotion: "reduce" });
const picture = (name: string) => page.screenshot({ path: `docs/pictures/office-${name}.jpg`, quality: 70 });

await page.goto(office);
await page.getByLabel("Work email").fill("ann@example.org");
await picture("sign-in");
await page.getByRole("button", { name: "Send code" }).click();
await page.getByLabel("Code", { exact: true }).waitFor();
await page.getByLabel("Code", { exact: true }).fill(mailedCode());
await page.getByRole("button", { name: "Sign in" }).click();
await page.getByRole("button", { name: "Not now" }).click();
await page.getByRole("listitem").first().waitFor();
await picture("inbox");
await page.setViewportSize({ width: 1100, height: 1280 });
await page.goto(`${office}/?noun=leads&status=contacted`);
await page.getByRole("listitem").first().waitFor();
// The first whose photo is there.
for (let at = 0; !(await page.getByRole("img", { name: /^Taken by/ }).isVisible()); at += 1) {
  if (at > 0) await page.goBack();
  await page.getByRole("listitem").getByRole("link").nth(at).click();
  await page.getByLabel("Note", { exact: true }).waitFor();
  await page.getByText("Loading ...").first().waitFor({ state: "hidden" });
}
await picture("record");
await browser.close();
await site.end("SIGTERM");
rmSync(dataDir, { recursive: true });
