import type { Page } from "@playwright/test";
import { fill, type Lead, submitButton } from "../support/quote-form.ts";
import { expect, ready, type Site, test } from "../support/servers/site.ts";

/** Asks for an estimate as a visitor does who has read enough. @returns what is stored of how he came */
async function readAttribution(page: Page, site: Site, name: string): Promise<unknown> {
  await page.getByRole("banner").getByRole("link", { name: "START YOUR PROJECT" }).click();
  await expect(page).toHaveURL(/\/quote$/);
  // Sent before that, the browser would post the form, which says nothing of other pages.
  await ready(page);
  await fill(page, name);
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  const leads = await site.ops<Lead[]>("leads", "list");
  return leads.find((lead) => lead.name === name)?.attribution;
}

test("a campaign that leads to the questions is stored; a chosen group changes nothing else of the address", {
  tag: "@usual",
}, async ({ page, site }) => {
  await page.goto("/faq?utm_source=mail&utm_campaign=spring#faq-panel");
  await expect(page).toHaveURL("/faq?utm_source=mail&utm_campaign=spring#faq-panel");
  await page.getByRole("tab", { name: "Siding" }).click();
  await expect(page).toHaveURL("/faq?utm_source=mail&utm_campaign=spring&category=siding#faq-panel");
  await ready(page);
  await page.getByRole("tab", { name: "Doors" }).click();
  await expect(page).toHaveURL("/faq?utm_source=mail&utm_campaign=spring&category=doors#faq-panel");
  await page.getByRole("tab", { name: "All" }).click();
  await expect(page).toHaveURL("/faq?utm_source=mail&utm_campaign=spring#faq-panel");
  const touch = { utm_source: "mail", utm_campaign: "spring", landingPath: "/faq" };
  expect(await readAttribution(page, site, "Campaign Reader")).toEqual({ first: touch, last: touch });
});

test("where a visitor came from is stored though the first page was only read", { tag: "@usual" }, async ({
  page,
  site,
}) => {
  await page.goto("/about", { referer: "https://search.example/" });
  const touch = { referrer: "https://search.example/", landingPath: "/about" };
  expect(await readAttribution(page, site, "Story Reader")).toEqual({ first: touch, last: touch });
});
