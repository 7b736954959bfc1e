import type { Page } from "@playwright/test";
import { apiPaths } from "@site/core/contract/paths";
import { pages } from "@site/core/site/pages";
import { asPerson } from "../support/as-person.ts";
import { expect, ready, test } from "../support/servers/site.ts";

test.use({
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36",
});

/** Keeps what pages of this tab tell, also as they are left, when no request of theirs can be watched any more. */
async function listen(page: Page): Promise<() => Promise<unknown[]>> {
  await asPerson(page);
  await page.addInitScript(() => {
    const parts = new WeakMap<Blob, unknown>();
    window.Blob = class extends Blob {
      constructor(...[content, options]: ConstructorParameters<typeof Blob>) {
        super(content, options);
        parts.set(this, content?.[0]);
      }
    };
    const { sendBeacon } = Navigator.prototype;
    Navigator.prototype.sendBeacon = function send(url, body) {
      const told = JSON.parse(sessionStorage.getItem("told") ?? "[]");
      told.push(JSON.parse(String(parts.get(body as Blob))));
      sessionStorage.setItem("told", JSON.stringify(told));
      return sendBeacon.call(this, url, body);
    };
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem("told") ?? "[]"));
}

test("a visit is told once, when it ends: pages, a call, a form and the speed", async ({ page }) => {
  const told = await listen(page);
  await page.goto(pages.home.path);
  const call = page.locator("a[href^='tel:']").filter({ visible: true }).first();
  await call.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await call.click();
  await ready(page);
  await page.waitForFunction(() => "__count" in window);
  await page.locator(`main a[href^="${pages.quote.path}"]`).first().click();
  const email = page.getByLabel("Email");
  await email.fill("ann@example.org");
  await email.fill("ann.lee@example.org");
  expect(await told()).toEqual([]);
  const answered = page.waitForResponse((response) => response.url().endsWith(apiPaths.countPageViews));
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  expect((await answered).status()).toBe(200);
  const vitals = { lcp: expect.any(Number), inp: expect.any(Number), cls: expect.any(Number) };
  const visit = { views: ["", "quote"], counts: { call: 1, [`started ${apiPaths.submitQuote}`]: 1 }, vitals };
  expect(await told()).toEqual([visit]);
  await page.goto(pages.about.path);
  expect(await told()).toEqual([visit]);
});

test("a page that only reads counts without the application", async ({ page }) => {
  const told = await listen(page);
  await page.goto(pages.about.path);
  await page.mouse.wheel(0, 600);
  await page.goto(pages.warranty.path);
  expect(await told()).toEqual([{ views: ["about"], counts: {}, vitals: expect.objectContaining({ cls: 0 }) }]);
});

for (const wish of ["globalPrivacyControl", "doNotTrack"] as const)
  test(`a browser with ${wish} tells nothing`, async ({ page }) => {
    const told = await listen(page);
    await page.addInitScript(
      ([name, value]) => Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true }),
      [wish, wish === "doNotTrack" ? "1" : true] as const,
    );
    await page.goto(pages.about.path);
    await page.goto(pages.home.path);
    await page.mouse.wheel(0, 600);
    await ready(page);
    await page.goto(pages.about.path);
    expect(await told()).toEqual([]);
  });
