import { pages, productPath } from "@site/core/site/pages";
import playwright from "../../playwright.config.ts";
import { findChromium } from "../../tools/chromium.ts";
import { expect, test } from "../support/servers/site.ts";

const executablePath = findChromium();

// Visitors' Chromium has a back/forward cache, which the one without windows has not and Playwright turns off.
test.use({
  launchOptions: {
    ...playwright.use?.launchOptions,
    ...(executablePath ? { executablePath } : {}),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/** Pages with each way to load, built and rendered by the page function. */
const kinds = [
  ...[pages.home, pages.windows, pages.quote, pages.faq, pages.blog, pages.testimonials].map(({ path }) => path),
  productPath("windows", "double-hung"),
];

test("going back shows a page of any kind as it was left, with all that was typed", async ({ page }) => {
  test.slow();
  for (const path of kinds) {
    // Chromium does not keep a page that is left while something of it is on its way.
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => document.body.setAttribute("data-same", ""));
    if (path === pages.quote.path) await page.getByLabel("Full name").fill("Came Back");
    await page.goto(pages.terms.path);
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator("body"), path).toHaveAttribute("data-same");
    if (path === pages.quote.path) await expect(page.getByLabel("Full name")).toHaveValue("Came Back");
  }
});
