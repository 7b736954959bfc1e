import type { Page } from "@playwright/test";
import { builtPages } from "@site/core/site/built-pages";
import { expect, test } from "./support/site.ts";

/** How far the page, or the button of its header, reaches past the screen with text of twice its size, px. */
async function excess(page: Page): Promise<number> {
  await page.addStyleTag({ content: "html { font-size: 200% !important }" });
  return page.evaluate(() => {
    const button = document.querySelector("header a[href='/quote']");
    const { scrollWidth } = document.documentElement;
    return Math.max(scrollWidth, button?.getBoundingClientRect().right ?? 0) - window.innerWidth;
  });
}

for (const width of [320, 390, 768, 1280, 1440]) {
  test(`with text at 200 % every page keeps to the screen at ${width} px`, { tag: "@usual" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const { path } of builtPages) {
      await page.goto(path);
      expect.soft(await excess(page), path).toBeLessThanOrEqual(0);
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
  await excess(page);
  await expect(start).toBeHidden();
  expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(300);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(
    page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "START YOUR PROJECT" }),
  ).toBeVisible();
});
