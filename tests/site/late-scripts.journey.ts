import type { Page } from "@playwright/test";
import { fill, type Lead, submitButton } from "../support/quote-form.ts";
import { expect, test } from "../support/servers/site.ts";

test.use({ scriptDelay: 10_000 });

/** The application, its page and a form come one after another. */
const patient = expect.configure({ timeout: 60_000 });

const listens = (page: Page) => patient(page.locator("html[data-ready]")).toBeAttached();

async function readLeads(ops: (...args: string[]) => Promise<Lead[]>, name: string): Promise<Lead[]> {
  return (await ops("leads", "list")).filter((lead) => lead.name === name);
}

test("with scripts ten seconds late a form is stored once, with what was typed on the way", async ({ page, site }) => {
  await page.goto("/quote");
  await fill(page, "Late Scripts");
  await listens(page);
  await expect(page.getByLabel("Notes")).toHaveValue("Eight windows.\nSecond floor.");
  await page.getByLabel("Town or ZIP").fill("Utica");
  await submitButton(page).dblclick();
  await patient(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  expect(await readLeads(site.ops, "Late Scripts")).toMatchObject([{ status: "new" }]);
});

test("with scripts ten seconds late a chat shows, keeps and answers what was said, once", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Open chat window" }).click();
  const chat = page.getByRole("region", { name: "Chat with us" });
  const field = chat.getByLabel("Your message");
  await field.fill("Do you replace bay windows?");
  await field.press("Enter");
  await expect(chat.locator('[data-role="user"]')).toHaveText(/bay windows/);
  await field.pressSequentially("And doors");
  await patient(chat.locator('[data-role="assistant"]').first()).toBeVisible();
  await expect(chat.locator('[data-role="user"]')).toHaveCount(1);
  await expect(field).toHaveValue("And doors");
});

test("with scripts ten seconds late menu, links, questions and going back answer at once", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Siding" }).click();
  await expect(page).toHaveURL("/siding");
  await page.locator("main summary").first().click();
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("html[data-ready]")).toHaveCount(0);
});
