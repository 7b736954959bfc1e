import type { Page } from "@playwright/test";
import { holdScripts } from "../support/hold.ts";
import { type Lead, submitButton } from "../support/quote-form.ts";
import { expect, ready, test } from "../support/servers/site.ts";

const service = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const product = (page: Page) => page.getByLabel("Product type");
const notes = (page: Page) => page.getByLabel("Notes");

/** Goes from a product's page to its prefilled form, within the application. */
async function ask(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await page.getByRole("link", { name: "Get Free Quote" }).click();
  await expect(product(page)).not.toHaveValue("");
}

/** Reads the terms, and comes back. */
async function lookAway(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/terms/i);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Request your free estimate");
}

test("what was changed in a prefilled form stays and is sent, whatever the visitor looks up meanwhile", async ({
  page,
  site,
}) => {
  await ask(page, "/windows/double-hung");
  await page.getByLabel("Full name").fill("Changed Journey");
  await page.getByLabel("Email").fill("ann@example.com");
  await service(page, "Doors").check();
  await product(page).fill("French doors");
  await lookAway(page);
  await expect(page.getByLabel("Full name")).toHaveValue("Changed Journey");
  await expect(service(page, "Doors")).toBeChecked();
  await expect(product(page)).toHaveValue("French doors");
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  const leads = await site.ops<Lead[]>("leads", "list");
  expect(leads.find(({ name }) => name === "Changed Journey")).toMatchObject({
    serviceType: "doors",
    productType: "French doors",
  });
});

test("what nobody changed gives way to the next link, and stays where that brings nothing", {
  tag: "@usual",
}, async ({ page }) => {
  await ask(page, "/windows/double-hung");
  await expect(service(page, "Windows")).toBeChecked();
  await page.getByLabel("Full name").fill("Next Journey");
  await page.getByRole("banner").getByRole("link", { name: "START YOUR PROJECT" }).click();
  await expect(page).toHaveURL(/\/quote$/);
  await lookAway(page);
  await expect(service(page, "Windows")).toBeChecked();
  await ask(page, "/doors/entry-doors");
  await expect(service(page, "Doors")).toBeChecked();
  await expect(product(page)).toHaveValue(/Entry/);
  await expect(page.getByLabel("Full name")).toHaveValue("Next Journey");
  await page.goto("/quote");
  await expect(service(page, "Doors")).toBeChecked();
});

test("after a reload the visitor's own words stand, not those of the link, and what was emptied is empty", async ({
  page,
}) => {
  await page.goto("/quote?intent=financing&product=safety-tubs");
  await expect(notes(page)).toHaveValue("I am interested in financing.");
  await notes(page).fill("I am interested in financing. Eight windows, second floor.");
  await product(page).fill("");
  await page.getByLabel("Full name").focus();
  for (const way of ["reload", "new page"]) {
    await (way === "reload" ? page.reload() : page.goto("/quote?intent=financing&product=safety-tubs&again"));
    await ready(page);
    await page.getByLabel("Full name").focus();
    await expect(notes(page)).toHaveValue("I am interested in financing. Eight windows, second floor.");
    await expect(product(page)).toHaveValue("");
  }
});

test("typing in a form that a link prefills goes on while the application arrives", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/quote?service=bathrooms&product=safety-tubs");
  const name = page.getByLabel("Full name");
  await name.click();
  await page.keyboard.type("Ann");
  release();
  let typed = "Ann";
  await expect(async () => {
    await page.keyboard.type("n");
    typed += "n";
    expect(await product(page).inputValue()).toBe("Safety Tubs");
  }).toPass();
  await page.keyboard.type("e");
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(`${typed}e`);
  await expect(service(page, "Bathrooms")).toBeChecked();
});
