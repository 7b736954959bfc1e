import type { Page } from "@playwright/test";
import { profile } from "@site/company/profile";
import { expectAccessible } from "../support/axe.ts";
import { expectDraft } from "../support/draft.ts";
import { hold } from "../support/hold.ts";
import { toast } from "../support/quote-form.ts";
import { expect, ready, test } from "../support/servers/site.ts";

interface Application {
  name: string;
  [field: string]: unknown;
}

const api = "**/api/jobs/apply";
const dialog = (page: Page) => page.getByRole("dialog");
const submit = (page: Page) => dialog(page).getByRole("button", { name: "Submit Application" });

/** In place: only the application does that, and only where its code comes within four seconds. */
async function open(page: Page, position: string) {
  await page.goto("/careers");
  await ready(page);
  await page.getByRole("link", { name: `Apply Now: ${position}` }).click();
  await expect(dialog(page)).toBeVisible();
}

async function fill(page: Page, name: string) {
  await dialog(page).getByLabel("Full Name").fill(name);
  await dialog(page).getByLabel("Email").fill("worker@example.com");
  await dialog(page).getByLabel("Phone").fill("315-555-0123");
}

test("an installer applies with every field, sees the success, and the dialog closes [M-36, P-01, P-02, P-04, P-05, P-06, P-09, P-13, R-30]", {
  tag: "@usual",
}, async ({ page, site }) => {
  await open(page, "Lead Installer");
  await expect(dialog(page).getByLabel("Position")).toHaveValue("Lead Installer");
  await expectAccessible(page);
  await fill(page, "Worker Journey");
  await dialog(page).getByLabel("City").fill("Rome");
  await dialog(page).getByLabel("Years of experience").selectOption("5-10");
  await dialog(page).getByLabel("Yes", { exact: true }).check();
  await dialog(page).getByLabel("When could you start?").selectOption("2-weeks");
  await dialog(page).getByLabel("Cover letter").fill("I like old houses.\nAnd ladders.");
  await submit(page).click();
  await expect(dialog(page).getByRole("heading", { name: "Application Submitted!" })).toBeVisible();
  await expect(dialog(page).getByRole("form")).toHaveCount(0);
  await expect(toast(page)).toContainText("Application Submitted!");
  await expect(toast(page)).toContainText("We'll review your application and get back to you soon.");
  await expect(dialog(page)).toBeHidden();
  const applications = await site.ops<Application[]>("applications", "list");
  expect(applications.find(({ name }) => name === "Worker Journey")).toMatchObject({
    position: "Lead Installer",
    email: "worker@example.com",
    phone: "315-555-0123",
    city: "Rome",
    yearsExperience: "5-10",
    hasLicense: "yes",
    availability: "2-weeks",
    coverLetter: "I like old houses.\nAnd ladders.",
    status: "new",
  });
});

test("the success stays for three seconds, then the dialog closes [P-08]", { tag: "@usual" }, async ({ page }) => {
  await page.clock.install();
  await open(page, "Installer");
  await fill(page, "Patient Worker");
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page).click();
  const success = dialog(page).getByRole("heading", { name: "Application Submitted!" });
  await expect(success).toBeVisible();
  await page.clock.runFor(2950);
  await expect(success).toBeVisible();
  await page.clock.runFor(100);
  await expect(success).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("closed before that, the dialog of a position's page has the form again and stays open", {
  tag: "@usual",
}, async ({ page }) => {
  await page.clock.install();
  await page.goto("/careers/installer");
  await ready(page);
  const button = page.getByRole("link", { name: "Apply Now: Installer" });
  await button.click();
  await fill(page, "Quick Worker");
  await expectDraft(page, "application:Installer", "Quick Worker");
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page).click();
  await expect(dialog(page).getByRole("heading", { name: "Application Submitted!" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await button.click();
  await expect(dialog(page).getByLabel("Full Name")).toHaveValue("");
  await page.clock.runFor(3100);
  await expect(dialog(page).getByLabel("Full Name")).toBeVisible();
});

test("where the dialog's code can't be fetched, 'Apply Now' leads to the position's own page", {
  tag: "@usual",
}, async ({ page }) => {
  await page.route("**/assets/application-dialog-*.js*", (route) => route.abort());
  await page.goto("/careers");
  await ready(page);
  await page.getByRole("link", { name: "Apply Now: Installer" }).click();
  await expect(page).toHaveURL(/\/careers\/installer#apply$/);
  await expect(dialog(page).getByLabel("Position")).toHaveValue("Installer");
});

test("only name, email and phone are needed, with their messages [P-03, P-11, P-12]", { tag: "@usual" }, async ({
  page,
  site,
}) => {
  await open(page, "Installer");
  const required = dialog(page).locator("label", { hasText: "(required)" });
  await expect(required).toHaveText([
    "Position (required)",
    "Full Name (required)",
    "Email (required)",
    "Phone (required)",
  ]);
  await submit(page).click();
  for (const [field, message] of Object.entries({
    name: "Please enter your full name",
    email: "Please enter a valid email",
    phone: "Phone number must be at least 10 digits",
  })) {
    await expect(dialog(page).locator(`#${field}-error`)).toHaveText(message);
  }
  await fill(page, "Short Journey");
  await submit(page).click();
  await expect(dialog(page).getByRole("heading", { name: "Application Submitted!" })).toBeVisible();
  const applications = await site.ops<Application[]>("applications", "list");
  expect(applications.find(({ name }) => name === "Short Journey")).not.toHaveProperty("coverLetter");
});

test("while sending, the buttons are disabled; a failure keeps the form open and offers the careers address [P-01, P-07, P-10]", {
  tag: "@usual",
}, async ({ page }) => {
  await open(page, "Installer");
  let isFailing = true;
  const release = await hold(page, api, (route) => (isFailing ? route.abort() : route.continue()));
  await fill(page, "Failing Journey");
  await submit(page).click();
  await expect(dialog(page).getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await expect(dialog(page).getByRole("button", { name: "Cancel" })).toBeDisabled();
  release();
  await expect(toast(page)).toContainText("Submission Failed");
  await expect(toast(page)).toContainText("Please try again or email your resume to the careers address");
  await expect(toast(page)).toContainText(profile.careersEmail ?? "");
  await expect(dialog(page).getByLabel("Full Name")).toHaveValue("Failing Journey");
  isFailing = false;
  await submit(page).click();
  await expect(dialog(page).getByRole("heading", { name: "Application Submitted!" })).toBeVisible();
});

test("Escape closes the dialog, the draft waits, and focus returns to 'Apply Now'", { tag: "@usual" }, async ({
  page,
}) => {
  await open(page, "Installer");
  await dialog(page).getByLabel("Full Name").fill("Draft Journey");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  const button = page.getByRole("link", { name: "Apply Now: Installer" });
  await expect(button).toBeFocused();
  await button.click();
  await expect(dialog(page).getByLabel("Full Name")).toHaveValue("Draft Journey");
});

test("an application that the address opens gives the focus to 'Apply Now' when it is closed", async ({ page }) => {
  await page.goto("/careers/installer#apply");
  await expect(dialog(page).getByLabel("Full Name")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("link", { name: "Apply Now: Installer" })).toBeFocused();
});

test("a position's page opens the same application", async ({ page }) => {
  await page.goto("/careers/installer");
  await page.getByRole("link", { name: "Apply Now: Installer" }).click();
  await expect(dialog(page).getByLabel("Position")).toHaveValue("Installer");
});

test("on a position's own page the form is there again after an application [P-01]", { tag: "@usual" }, async ({
  page,
}) => {
  await page.goto("/careers/installer");
  await ready(page);
  const button = page.getByRole("link", { name: "Apply Now: Installer" });
  await button.click();
  await fill(page, "Worker Twice");
  await expectDraft(page, "application:Installer", "Worker Twice");
  await submit(page).click();
  await expect(dialog(page).getByRole("heading", { name: "Application Submitted!" })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await button.click();
  await expect(dialog(page).getByLabel("Full Name")).toHaveValue("");
});

test("the dialog of the second position that is looked at has its own name and closes", { tag: "@usual" }, async ({
  page,
}) => {
  await open(page, "Installer");
  await dialog(page).getByRole("button", { name: "Close application" }).click();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole("link", { name: "Apply Now: Lead Installer" }).click();
  const second = page.getByRole("dialog", { name: "Apply: Lead Installer" });
  await expect(second).toBeVisible();
  await second.getByRole("button", { name: "Close application" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
