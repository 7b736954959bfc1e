import { apiPaths } from "@site/core/contract/paths";
import { pages } from "@site/core/site/pages";
import { asPerson } from "../support/as-person.ts";
import { expect, ready, test } from "../support/servers/site.ts";

test.use({
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36",
});

/** What the page tells from now on. */
function listen(page: import("@playwright/test").Page) {
  const told: { views: string[]; counts: Record<string, number>; vitals?: Record<string, number> }[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === apiPaths.countVisit) told.push(JSON.parse(request.postData() ?? ""));
  });
  return told;
}

test("a visit is told once, when it ends: pages, a call, a form and the speed", async ({ page }) => {
  await asPerson(page);
  const told = listen(page);
  await page.goto(pages.home.path);
  await page
    .locator("a[href^='tel:']")
    .first()
    .evaluate((link) => link.addEventListener("click", (e) => e.preventDefault()));
  await page.locator("a[href^='tel:']").first().click();
  await ready(page);
  await page.waitForFunction(() => "__count" in window);
  await page.locator(`main a[href^="${pages.quote.path}"]`).first().click();
  const name = page.getByRole("textbox", { name: "Name" }).first();
  await name.fill("Ann");
  await name.fill("Ann Lee");
  expect(told).toEqual([]);
  const answered = page.waitForResponse((response) => response.url().endsWith(apiPaths.countVisit));
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  expect((await answered).status()).toBe(200);
  const vitals = { lcp: expect.any(Number), inp: expect.any(Number), cls: expect.any(Number) };
  expect(told).toEqual([{ views: ["", "quote"], counts: { call: 1, [`started ${apiPaths.submitQuote}`]: 1 }, vitals }]);
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  await page.goto(pages.about.path);
  expect(told).toHaveLength(1);
});

test("a page that only reads counts without the application, and once with it", async ({ page }) => {
  await asPerson(page);
  const told = listen(page);
  await page.goto(pages.about.path);
  await page.mouse.wheel(0, 600);
  await page.goto(pages.warranty.path);
  await expect
    .poll(() => told)
    .toEqual([{ views: ["about"], counts: {}, vitals: expect.objectContaining({ cls: 0 }) }]);
  await page.getByRole("button").filter({ visible: true }).first().focus();
  await page.keyboard.press("Enter");
  await ready(page);
  await page.goto(pages.faq.path);
  await expect.poll(() => told.slice(1).map(({ views }) => views)).toEqual([["warranty"]]);
});

for (const wish of ["globalPrivacyControl", "doNotTrack"] as const)
  test(`a browser with ${wish} tells nothing`, async ({ page }) => {
    await asPerson(page);
    await page.addInitScript(
      ([name, value]) => Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true }),
      [wish, wish === "doNotTrack" ? "1" : true] as const,
    );
    const told = listen(page);
    await page.goto(pages.about.path);
    await page.goto(pages.home.path);
    await page.mouse.wheel(0, 600);
    await ready(page);
    await page.goto(pages.about.path);
    expect(told).toEqual([]);
  });
