import type { Page } from "@playwright/test";
import { expect, ready, test } from "../support/servers/site.ts";

/** Ways into the chat screen from another page. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  "'Chat with us' in the footer": (page) =>
    page.getByRole("contentinfo").getByRole("link", { name: "Chat with us" }).click(),
  "'Chat Online' beside the questions": (page) => page.getByRole("link", { name: "Chat Online" }).click(),
  "'Chat Now' in a product's details": async (page) => {
    await page.getByRole("link", { name: "View Details: Slider Windows" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Chat Now" }).click();
  },
  "'Chat With Agent' in the phone menu": async (page) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Chat With Agent" }).click();
  },
};

for (const [name, go] of Object.entries(ways)) {
  for (const width of name.includes("phone menu") ? [390] : [390, 1440]) {
    test(`${name} leads to the chat at ${width} px: it is in view and has the focus`, { tag: "@usual" }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/windows");
      await ready(page);
      await go(page);
      await expect(page).toHaveURL(/\/chat$/);
      const field = page.locator("#chat").getByLabel("Your message");
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport();
      // A link in details that just opened may still be the browser's own, which announces the document that it loads.
      const [loaded = ""] = await page.evaluate(() =>
        performance.getEntriesByType("navigation").map((each) => each.name),
      );
      if (!name.includes("details")) expect(loaded).toMatch(/\/windows$/);
      if (loaded.endsWith("/windows"))
        await expect(page.getByRole("status").filter({ hasText: "Sample & Sons" })).toHaveText(await page.title());
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport();
    });
  }
}
