import type { Page } from "@playwright/test";
import playwright from "../../playwright.config.ts";
import { fill, type Lead, submitButton } from "../support/quote-form.ts";
import { expect, type Site, test } from "../support/servers/site.ts";

const launchOptions = playwright.use?.launchOptions ?? {};

// As the browser's own setting does: `noscript` counts, too, which Playwright's switch leaves out.
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=scriptEnabled=false"] },
});

const thanked = (page: Page) => expect(page.getByRole("heading", { level: 1, name: "Thank You!" })).toBeVisible();

const stored = async (site: Site, records: string, name: string) =>
  (await site.ops<Lead[]>(records, "list")).filter((record) => record.name === name);

test("an estimate is asked for, corrected, and stored once however often it is sent", async ({ page, site }) => {
  await page.goto("/quote");
  await expect(page.getByText("JavaScript")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Use my location" })).toBeHidden();
  const hostile = `</textarea><img src=x onerror="document.title='broken'">"'&amp;`;
  await page.getByLabel("Notes").fill(`\n${hostile}\nNo script`);
  await page.getByLabel("Email").fill("nobody");
  await page.getByLabel("Text me about my request").check();
  await submitButton(page).click();
  const problem = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(problem.getByRole("link")).toHaveText([
    "Name must be at least 2 characters",
    "Please enter a valid email",
    "Please select a service type",
  ]);
  await expect(problem).toBeInViewport();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel("Notes")).toHaveValue(`\n${hostile}\nNo script`);
  await expect(page.locator("main img[src=x]")).toHaveCount(0);
  await expect(page.getByLabel("Email")).toHaveValue("nobody");
  await expect(page.getByLabel("Text me about my request")).toBeChecked();
  await problem.getByRole("link", { name: "Please enter a valid email" }).click();
  await fill(page, "Scriptless Ann");
  await submitButton(page).click();
  await thanked(page);
  await expect(page).toHaveURL(/\/thank-you\/estimate\/[\w-]{54}#main$/);
  expect(await stored(site, "leads", "Scriptless Ann")).toMatchObject([
    { email: "ann@example.com", serviceType: "windows", notes: "Eight windows.\nSecond floor.", smsOptIn: true },
  ]);
  for (const _ of ["once", "twice"]) {
    await page.goto("/quote");
    await fill(page, "Scriptless Twice");
    await submitButton(page).click();
    await thanked(page);
  }
  expect(await stored(site, "leads", "Scriptless Twice")).toHaveLength(1);
});

test("service is asked for", async ({ page, site }) => {
  await page.goto("/service-request");
  await page.getByLabel("Full name").fill("Scriptless Sam");
  await page.getByLabel("Phone").fill("315-555-0142");
  await page.getByLabel("Doors", { exact: true }).check();
  await page.getByLabel("What's wrong?").fill("It sticks.");
  await page.getByRole("button", { name: "Send Service Request" }).click();
  await thanked(page);
  expect(await stored(site, "leads", "Scriptless Sam")).toMatchObject([{ source: "service-request" }]);
});

test("an entry to the giveaway is sent, and the browser's own checks come first", async ({ page, site }) => {
  await page.goto("/win");
  await page.getByRole("button", { name: "Submit My Entry" }).click();
  await expect(page).toHaveURL(/\/win$/);
  await page.getByLabel("Full name").fill("Scriptless Eve");
  await page.getByLabel("Street address").fill("1 Oak St");
  await page.getByLabel("City and ZIP").fill("Utica 13501");
  await page.getByLabel("Phone").fill("315-555-0142");
  await page.getByLabel("Email").fill("eve@example.com");
  await page.getByLabel("Siding", { exact: true }).check();
  await page.getByLabel("How did you hear about us?").selectOption("Google");
  await page.getByLabel("I have read the official rules").check();
  await page.getByRole("button", { name: "Submit My Entry" }).click();
  await thanked(page);
  await expect(page.locator("main")).toContainText("February 1, 2026");
  expect(await stored(site, "entries", "Scriptless Eve")).toMatchObject([{ agreedToTerms: "yes" }]);
});

test("an application is sent from the position's own page", async ({ page, site }) => {
  await page.goto("/careers");
  await page.getByRole("link", { name: "Apply Now: Lead Installer" }).click();
  await expect(page).toHaveURL(/\/careers\/lead-installer#apply$/);
  await expect(page.getByLabel("Position")).toHaveValue("Lead Installer");
  await page.getByLabel("Email").fill("worker@example.com");
  await page.getByLabel("When could you start?").selectOption("2-weeks");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.locator("#name-error")).toHaveText("Please enter your full name");
  await expect(page.getByLabel("When could you start?")).toHaveValue("2-weeks");
  await page.getByLabel("Full Name").fill("Scriptless Worker");
  await page.getByLabel("Phone").fill("315-555-0123");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await thanked(page);
  expect(await stored(site, "applications", "Scriptless Worker")).toMatchObject([
    { position: "Lead Installer", availability: "2-weeks" },
  ]);
});
