import type { Page } from "@playwright/test";
import { tabTo, typeInto } from "../support/keyboard.ts";
import { toast } from "../support/quote-form.ts";
import { expect, ready, test } from "../support/servers/site.ts";

interface Lead {
  name: string;
  [field: string]: unknown;
}

const api = "**/api/service-requests";
const submit = (page: Page) => page.getByRole("button", { name: "Send Service Request" });

test.beforeEach(async ({ page }) => {
  await page.goto("/service-request");
  await ready(page);
});

test("a service request is filled and sent with the keyboard alone and becomes a lead of its own kind [B-29]", {
  tag: "@usual",
}, async ({ page, site }) => {
  await typeInto(page, page.getByLabel("Full name"), "Service Journey");
  await typeInto(page, page.getByLabel("Phone"), "315-555-0199");
  await typeInto(page, page.getByLabel("Address where the work was done"), "4 Elm St, Clinton");
  await tabTo(page, page.getByLabel("Windows", { exact: true }));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByLabel("Doors", { exact: true })).toBeChecked();
  await typeInto(page, page.getByLabel("What's wrong?"), "The storm door slaps.");
  await tabTo(page, submit(page));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
  await expect(page.getByRole("form", { name: "Request service" })).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText(
    /We have your service request\. We'll call you (within 24 hours|by \w+day, \w+ \d+)\./,
  );
  await expect(toast(page)).toContainText("Service Request Submitted!");
  const leads = await site.ops<Lead[]>("leads", "list");
  expect(leads.find(({ name }) => name === "Service Journey")).toMatchObject({
    source: "service-request",
    serviceType: "doors",
    address: "4 Elm St, Clinton",
    notes: "The storm door slaps.",
  });
  await page.getByRole("button", { name: "Submit Another Request" }).click();
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expect(page.getByLabel("Full name")).toHaveValue("");
});

test("it is two taps from any page: by the footer's contact page and by the menu's warranty; it says to call first", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const service = page
    .getByRole("main")
    .getByRole("link", { name: /service/i })
    .and(page.locator('[href="/service-request"]'));
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await service.click();
  await expect(page.getByLabel("What's wrong?")).toBeVisible();
  await expect(page.getByText("Need help fast? Call.")).toBeVisible();
  await page.goto("/");
  await ready(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Warranty" }).click();
  await service.first().click();
  await expect(page.getByLabel("What's wrong?")).toBeVisible();
});

test("every message stands under its field and in the summary, which takes focus", async ({ page }) => {
  await submit(page).click();
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  const expected = {
    name: "Enter your full name",
    email: "Please provide either an email or phone number",
    product: "Choose what needs service",
    description: "Please describe what you need",
  };
  for (const [field, message] of Object.entries(expected)) {
    await expect(page.locator(`#${field}-error`)).toHaveText(message);
    await expect(summary.getByRole("link", { name: message })).toBeVisible();
  }
  await expect(summary.locator("xpath=..")).toBeFocused();
});

test("a failure keeps every value, also over a reload, and success takes the draft away", { tag: "@usual" }, async ({
  page,
  site,
}) => {
  await page.route(api, (route) => route.abort());
  await page.getByLabel("Full name").fill("Failing Service");
  await page.getByLabel("Email").fill("service@example.com");
  await page.getByLabel("Siding", { exact: true }).check();
  await page.getByLabel("What's wrong?").fill("A loose panel.");
  await submit(page).click();
  await expect(toast(page)).toContainText("Submission Failed");
  await expect(toast(page)).toContainText("Please try again later.");
  await page.reload();
  await ready(page);
  await expect(page.getByLabel("What's wrong?")).toHaveValue("A loose panel.");
  await expect(page.getByLabel("Siding", { exact: true })).toBeChecked();
  await page.unroute(api);
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(page.getByLabel("Full name")).toHaveValue("");
  const leads = await site.ops<Lead[]>("leads", "list");
  expect(leads.filter(({ name }) => name === "Failing Service")).toHaveLength(1);
});
