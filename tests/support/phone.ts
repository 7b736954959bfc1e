import { expect, type Page } from "@playwright/test";

/** Where a link to the map that names the showroom's town leads, and that it says the whole address, on a page of ours and
 * in its closed dialogs. */
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
