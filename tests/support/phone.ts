import { expect, type Page } from "@playwright/test";

/** A link to a map that names the showroom's town says the whole address, in closed dialogs, too. */
export async function expectOwnAddress(page: Page): Promise<void> {
  const links = await page
    .locator('a[href*="google.com/maps"], a[href*="openstreetmap.org"]')
    .evaluateAll((all) => all.map((link) => link.textContent?.trim() ?? ""));
  expect(links.length).toBeGreaterThan(0);
  for (const text of links) if (text.includes("Whitesboro")) expect(text).toContain("Whitesboro, NY 13492");
}

/** Every number to dial on a page of ours, in closed dialogs, too, is the company's. */
export async function expectOwnNumber(page: Page): Promise<void> {
  const numbers = await page
    .locator('a[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(numbers)).toEqual(new Set(["tel:+13155550142"]));
}
