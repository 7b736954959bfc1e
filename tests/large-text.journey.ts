import type { Page } from "@playwright/test";
import { expect, test } from "./support/site.ts";

const enlarge = (page: Page) => page.addStyleTag({ content: "html { font-size: 200% !important }" });

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
