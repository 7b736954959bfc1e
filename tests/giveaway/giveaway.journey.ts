import type { Page } from "@playwright/test";
import { currentEdition } from "@site/core/business/edition";
import { expectAccessible } from "../support/axe.ts";
import { hold } from "../support/hold.ts";
import { expectOwnNumber } from "../support/phone.ts";
import { toast } from "../support/quote-form.ts";
import { expect, ready, test } from "../support/servers/site.ts";

interface Entry {
  name: string;
  [field: string]: unknown;
}

const api = "**/api/contest/entries";
const submit = (page: Page) => page.getByRole("button", { name: "Submit My Entry" });

async function fill(page: Page, name: string) {
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Street address").fill("12 Main St Apt 3");
  await page.getByLabel("City and ZIP").fill("Utica 13501");
  await page.getByLabel("Phone").fill("(315) 555-0142");
  await page.getByLabel("Email").fill("entry@example.com");
  await page.getByLabel("Tub/Shower Remodel").check();
  await page.getByLabel("How did you hear about us?").selectOption("Friend / Family");
  await page.getByLabel("I have read the official rules").check();
}

test.beforeEach(async ({ page }) => {
  await page.goto("/win");
  await ready(page);
});

test("a homeowner enters the giveaway and the entry is stored as sent [A-21, B-04, O-01, O-02, O-05, O-15]", {
  tag: "@usual",
}, async ({ page, site }) => {
  await expect(page.getByRole("main").getByText("GIVEAWAY", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("$25,000");
  await fill(page, "Entry Journey");
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
  await expect(page.getByText("The draw is live at a home show on February 1, 2026.")).toBeVisible();
  await expect(page.getByText("Your entry came after that: it does not take part.")).toBeVisible();
  await expect(page.getByRole("form", { name: "Giveaway entry" })).toHaveCount(0);
  await expectOwnNumber(page);
  await expect(toast(page)).toContainText("Entry Submitted!");
  await expect(toast(page)).toContainText("Your contest entry has been received. Good luck!");
  const entries = await site.ops<Entry[]>("entries", "list");
  expect(entries.find(({ name }) => name === "Entry Journey")).toMatchObject({
    address: "12 Main St Apt 3",
    cityZip: "Utica 13501",
    phone: "(315) 555-0142",
    email: "entry@example.com",
    projectInterest: "Tub/Shower Remodel",
    referralSource: "Friend / Family",
    agreedToTerms: "yes",
    withinEntryWindow: false,
  });
  // Somebody else of the household may want to enter.
  await page.getByRole("banner").getByRole("link", { name: "Sample & Sons" }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /giveaway/i })
    .first()
    .click();
  await expect(page.getByRole("form", { name: "Giveaway entry" })).toBeVisible();
});

test("the browser's own checks ask for every field, and for a valid email [O-06]", async ({ page }) => {
  let posts = 0;
  await page.route(api, (route) => {
    posts += 1;
    return route.abort();
  });
  const invalid = () =>
    page
      .locator(":invalid:not(form):not(fieldset)")
      .evaluateAll((fields) => [...new Set(fields.map((field) => field.getAttribute("name")))]);
  expect((await invalid()).sort()).toEqual(
    ["address", "agreedToTerms", "cityZip", "email", "name", "phone", "projectInterest", "referralSource"].sort(),
  );
  await submit(page).click();
  await expect(page.getByLabel("Full name")).toBeFocused();
  // The first press may come before the form's code: then the browser says it in its own way.
  await expect(async () => {
    await submit(page).click();
    await expect(page.locator("#name-error")).toHaveText("Please enter your name", { timeout: 2000 });
  }).toPass();
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expect(page.locator("#projectInterest-error")).toHaveText("Please select a project");
  await fill(page, "Check Journey");
  await expect(page.locator("[id$=-error]")).toHaveCount(0);
  await page.getByLabel("Email").fill("nobody");
  await submit(page).click();
  expect(await invalid()).toEqual(["email"]);
  expect(posts).toBe(0);
});

test("the rules open apart from the form, say everything, and give focus back [O-03, O-04, O-09, O-10, O-11, O-12, O-13, O-18, O-19, O-20, O-21, O-22, O-23, O-24, O-25]", async ({
  page,
}) => {
  await expect(page.getByRole("complementary", { name: "About the giveaway" })).toContainText(
    "The prize is up to $25,000 in products and services, see the official rules. One entry per household." +
      "Open to homeowners, 18 or older, in Oneida, Herkimer, Madison, Lewis, Onondaga, Otsego, Fulton or Montgomery County " +
      "who are not employees or vendors.",
  );
  await page.getByLabel("Full name").fill("Still Here");
  const opener = page.getByRole("button", { name: "Read the official rules" });
  await opener.click();
  const rules = page.getByRole("dialog", { name: "Official Rules" });
  for (const text of [
    "18 or older",
    "a homeowner in Oneida, Herkimer, Madison, Lewis, Onondaga, Otsego, Fulton or Montgomery County, New York",
    "one entry per household",
    "not an employee or vendor",
    "from July 20, 2025 to January 25, 2026",
    "10:00 am on January 31, 2026 to 1:59 pm on February 1, 2026",
    "drawn on February 1, 2026",
    "up to $25,000 in products and services",
    "one tenth of that amount, $2,500",
    "delivered and accepted within 90 days",
    "Within 5 days of acceptance the winner signs an affidavit, a liability release and a media release",
    "within 90 days of the contest ending",
    "No purchase is necessary",
  ]) {
    await expect(rules).toContainText(text);
  }
  await expectAccessible(page);
  await rules.getByRole("button", { name: "Close", exact: true }).click();
  await expect(rules).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByLabel("Full name")).toHaveValue("Still Here");
});

test("the banner's prize stands beside its exact terms", async ({ page }) => {
  await expect(page.getByRole("complementary", { name: "About the giveaway" })).toContainText(
    `${currentEdition.prize}, see the official rules`,
  );
});

test("a refusal shows the server's sentence, also on its field, or the default without one, and keeps the form [O-16, R-29]", {
  tag: "@usual",
}, async ({ page }) => {
  const refusal = { message: "We can't take this entry.", fields: { phone: "Please check the phone." } };
  await page.route(api, (route) => route.fulfill({ status: 400, json: refusal }));
  await fill(page, "Refused Journey");
  await submit(page).click();
  await expect(toast(page)).toContainText("Submission Failed");
  await expect(toast(page).getByText(refusal.message, { exact: true })).toBeVisible();
  await expect(page.locator("#phone-error")).toHaveText(refusal.fields.phone);
  await expect(page.getByLabel("Full name")).toHaveValue("Refused Journey");
  await page.unroute(api);
  await page.route(api, (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<h1>ok</h1>" }));
  await submit(page).click();
  await expect(toast(page)).toContainText("Please try again later.");
});

test("while sending, the button says so; without a connection it is told that the entry could not be submitted, and the draft survives a reload [O-14, O-17]", {
  tag: "@usual",
}, async ({ page, context, site }) => {
  const release = await hold(page, api, (route) => route.abort());
  await fill(page, "Network Journey");
  await submit(page).click();
  await expect(page.getByRole("button", { name: "Submitting Entry..." })).toBeDisabled();
  await context.setOffline(true);
  release();
  await expect(toast(page)).toContainText("Submission Error");
  await expect(toast(page)).toContainText("Unable to submit entry. Please try again.");
  await expect(page.getByLabel("Full name")).toHaveValue("Network Journey");
  await context.setOffline(false);
  await page.reload();
  await ready(page);
  await expect(page.getByLabel("Full name")).toHaveValue("Network Journey");
  await expect(page.getByLabel("Tub/Shower Remodel")).toBeChecked();
  await page.unroute(api);
  await page.getByLabel("I have read the official rules").check();
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue("");
  const entries = await site.ops<Entry[]>("entries", "list");
  expect(entries.filter(({ name }) => name === "Network Journey")).toHaveLength(1);
});

test("an entry that gets no answer ends, is told in the same words and can be sent again [O-17]", {
  tag: "@usual",
}, async ({ page }) => {
  await page.addInitScript(() => {
    const limit = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => limit(ms / 10);
  });
  await page.reload();
  await ready(page);
  const release = await hold(page, api);
  await fill(page, "Stalled Journey");
  await submit(page).click();
  await expect(toast(page)).toContainText("Submission Error");
  await expect(toast(page)).toContainText("Unable to submit entry. Please try again.");
  release();
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
});

test("the open rules are printed whole and alone", async ({ page }) => {
  await page.goto("/win");
  await page.getByRole("button", { name: "Read the official rules" }).click();
  const rules = page.getByRole("dialog", { name: "Official Rules" });
  await expect(rules).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("h1")).toBeHidden();
  await expect(rules.getByRole("button", { name: "Print" })).toBeHidden();
  const cut = await rules.evaluate(
    (dialog) =>
      [dialog, ...dialog.querySelectorAll("div, header")].filter(
        (each) => getComputedStyle(each).overflowY !== "visible" && each.scrollHeight > each.clientHeight,
      ).length,
  );
  expect(cut).toBe(0);
  expect((await rules.boundingBox())?.height).toBeGreaterThan(1000);
});
