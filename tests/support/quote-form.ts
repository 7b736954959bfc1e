import type { Page } from "@playwright/test";

/** A lead as the staff's tool lists it. */
export interface Lead {
  id: string;
  name: string;
  status: string;
  [field: string]: unknown;
}

export const submitButton = (page: Page) => page.getByRole("button", { name: "Request My Free Estimate" });
export const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });

/** Fills in the free-estimate form, all but the consent. */
export async function fill(page: Page, name: string) {
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Email").fill("ann@example.com");
  await page.getByLabel("Phone").fill("(315) 555-0142");
  await page.getByLabel("Town or ZIP").fill("Rome");
  await page.getByLabel("Windows", { exact: true }).check();
  await page.getByLabel("Product type").fill("double-hung");
  await page.getByLabel("Notes").fill("Eight windows.\nSecond floor.");
}
