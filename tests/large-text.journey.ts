import type { Page } from "@playwright/test";
import { builtPages } from "@site/core/site/built-pages";
import { expect, test } from "./support/site.ts";

const enlarge = (page: Page) => page.addStyleTag({ content: "html { font-size: 200% !important }" });

/** How far the page, or the button of its header, reaches past the screen, px. */
const excess = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const button = document.querySelector("header a[href='/quote']");
    const { scrollWidth } = document.documentElement;
    return Math.max(scrollWidth, button?.getBoundingClientRect().right ?? 0) - window.innerWidth;
  });

test("with text at 200 % every page keeps to the screen from 320 to 1440 px", { tag: "@usual" }, async ({ page }) => {
  for (const { path } of builtPages) {
    await page.goto(path);
    await enlarge(page);
    for (const width of [320, 390, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await excess(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test("with text at 200 % the header is low, and its menu has what it has no room for", {
  tag: "@usual",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto("/windows");
  const start = page.getByRole("link", { name: "START YOUR PROJECT" });
  await expect(start).toBeVisible();
  await enlarge(page);
  await expect(start).toBeHidden();
  expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(300);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(
    page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "START YOUR PROJECT" }),
  ).toBeVisible();
});
