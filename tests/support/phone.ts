import { expect, type Page } from "@playwright/test";

/** Every number to dial on a page of ours, in closed dialogs, too, is the company's. */
export async function expectOwnNumber(page: Page): Promise<void> {
  const numbers = await page
    .locator('a[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(numbers)).toEqual(new Set(["tel:+13155550142"]));
}
