import type { Page } from "@playwright/test";
import { untilHydrated } from "./hydrated.ts";
import type { Site } from "./servers/site.ts";

/** A lead as the staff's tool lists it. */
export interface Lead {
  id: string;
  name: string;
  status: string;
  [field: string]: unknown;
}

export const photo = "packages/ops/src/sample-photo.jpg";

export const main = (page: Page) => page.getByRole("main");
export const toPage = (page: Page) => page.getByRole("link", { name: "See, correct or add to what you sent" });
export const choosePhotos = (page: Page) => page.getByLabel("Choose photos");

export async function findLead(site: Site, name: string): Promise<Lead> {
  const leads = await site.ops<Lead[]>("leads", "list");
  const found = leads.find((lead) => lead.name === name);
  if (!found) throw new Error(`no lead of ${name}`);
  return found;
}

export const submitButton = (page: Page) => page.getByRole("button", { name: "Request My Free Estimate" });
export const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });

/** Waits until the application answers the form of the page: sent before that, the browser posts it by itself. */
export async function formReady(page: Page): Promise<void> {
  await main(page).getByRole("textbox").first().focus();
  await untilHydrated(main(page).locator("form").first());
}

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

/** The words of the time that was asked for, as the page of a request says them first. */
export async function timeAtHead(page: Page): Promise<string> {
  const said = main(page)
    .getByText(/You asked for /)
    .first();
  return /You asked for (?:another time: )?([^.]+)\./.exec((await said.textContent()) ?? "")?.[1] ?? "nothing";
}
