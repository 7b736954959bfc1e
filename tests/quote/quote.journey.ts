import { expectDraft } from "../support/draft.ts";
import { expectFields } from "../support/fields.ts";
import { tabTo, typeInto } from "../support/keyboard.ts";
import { expectOwnNumber } from "../support/phone.ts";
import { fill, formReady, type Lead, submitButton, toast } from "../support/quote-form.ts";
import { expect, ready, test } from "../support/servers/site.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/quote");
});

test("the page opens with a hero that says what to ask for and when the answer comes [A-14, B-03, N-01]", async ({
  page,
}) => {
  const hero = page.locator("main > div").first();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(hero.getByRole("heading", { level: 1 })).toHaveText("Request your free estimate");
    await expect(hero.getByText("We answer within 24 hours with a personalized quote")).toBeVisible();
  }
});

test("a homeowner asks for an estimate and the office finds it stored [A-18, N-04, N-19, N-21]", {
  tag: "@usual",
}, async ({ page, site }) => {
  await ready(page);
  await formReady(page);
  await fill(page, "Ann Journey");
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
  await expectOwnNumber(page);
  await expect(page.getByRole("form", { name: "Request a free estimate" })).toHaveCount(0);
  await expect(toast(page)).toContainText("Quote Request Submitted!");
  await expect(toast(page)).toContainText("We'll get back to you shortly with a personalized quote.");
  const leads = await site.ops<Lead[]>("leads", "list");
  expect(leads.find(({ name }) => name === "Ann Journey")).toMatchObject({
    status: "new",
    email: "ann@example.com",
    phone: "(315) 555-0142",
    location: "Rome",
    serviceType: "windows",
    productType: "double-hung",
    notes: "Eight windows.\nSecond floor.",
    smsOptIn: false,
  });
});

test("'Submit Another Request' brings back an empty form [N-05]", { tag: "@usual" }, async ({ page }) => {
  await ready(page);
  await formReady(page);
  await fill(page, "Twice Journey");
  await submitButton(page).click();
  await page.getByRole("button", { name: "Submit Another Request" }).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toHaveCount(0);
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expect(page.getByLabel("Full name")).toHaveValue("");
  await expect(page.getByLabel("Windows", { exact: true })).not.toBeChecked();
});

test("every message of the specification stands under its field and in the summary [N-10, N-11, N-12, N-13, N-14, N-17]", async ({
  page,
}) => {
  await page.getByLabel("Full name").fill("A");
  await page.getByLabel("Email").fill("nobody");
  await page.getByLabel("Phone").fill("555");
  await page.getByLabel("Town or ZIP").fill("U");
  await submitButton(page).click();
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  for (const [field, message] of Object.entries({
    name: "Name must be at least 2 characters",
    email: "Please enter a valid email",
    phone: "Please enter a valid phone number",
    location: "Please enter your location",
    serviceType: "Please select a service type",
  })) {
    await expect(page.locator(`#${field}-error`)).toHaveText(message);
    await expect(summary.getByRole("link", { name: message })).toBeVisible();
  }
  await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await summary.getByRole("link", { name: "Please enter a valid phone number" }).click();
  await expect(page.getByLabel("Phone")).toBeFocused();
});

test("without email and phone the message stands on the email field only [N-16]", async ({ page }) => {
  await page.getByLabel("Full name").fill("Ann Lee");
  await page.getByLabel("Doors", { exact: true }).check();
  await submitButton(page).click();
  await expect(page.locator("#email-error")).toHaveText("Please provide either an email or phone number");
  await expect(page.getByLabel("Phone")).not.toHaveAttribute("aria-invalid", "true");
});

test("an error goes away once its field is right", async ({ page }) => {
  await submitButton(page).click();
  await expect(page.locator("#name-error")).toBeVisible();
  await page.getByLabel("Full name").fill("Ann Lee");
  await page.getByLabel("Full name").blur();
  await expect(page.locator("#name-error")).toBeHidden();
});

test("the hint in the product type follows the chosen service [N-09]", async ({ page }) => {
  for (const [label, placeholder] of Object.entries({
    Windows: "e.g. double-hung, bay or bow, slider",
    Bathrooms: "e.g. tub to shower conversion, safety tub",
    Siding: "e.g. reinforced vinyl, engineered wood",
    Doors: "e.g. entry, storm, patio",
    "Something else": "Tell us what you have in mind",
  })) {
    await page.getByLabel(label, { exact: true }).check();
    await expect(page.getByLabel("Product type")).toHaveAttribute("placeholder", placeholder);
  }
});

test("the form is filled and sent with the keyboard alone, from the top of the page [N-06, N-21]", {
  tag: "@usual",
}, async ({ page, site }) => {
  await ready(page);
  await typeInto(page, page.getByLabel("Full name"), "Keyboard Journey");
  await tabTo(page, submitButton(page));
  await page.keyboard.press("Enter");
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(summary).toBeVisible();
  await tabTo(page, summary.getByRole("link", { name: "Please provide either an email or phone number" }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type("keys@example.com");
  await typeInto(page, page.getByLabel("Phone"), "315-555-0111");
  await typeInto(page, page.getByLabel("Town or ZIP"), "Rome");
  await tabTo(page, page.getByLabel("Windows", { exact: true }));
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Bathrooms", { exact: true })).toBeChecked();
  await typeInto(page, page.getByLabel("Product type"), "Safety tub");
  await typeInto(page, page.getByLabel("Notes"), "One tub");
  await tabTo(page, page.getByLabel("Text me about my request"));
  await page.keyboard.press("Space");
  await tabTo(page, submitButton(page));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
  const leads = await site.ops<Lead[]>("leads", "list");
  expect(leads.find(({ name }) => name === "Keyboard Journey")).toMatchObject({
    email: "keys@example.com",
    phone: "315-555-0111",
    location: "Rome",
    serviceType: "bathrooms",
    productType: "Safety tub",
    notes: "One tub",
    smsOptIn: true,
  });
});

test("every field has its label, its keyboard and its autofill token [N-06, N-07, N-15]", async ({ page }) => {
  await expectFields(page.getByRole("form", { name: "Request a free estimate" }), {
    "Full name": { mark: "required", name: "name", autocomplete: "name" },
    Email: { mark: "optional", name: "email", type: "email", inputmode: "email", autocomplete: "email" },
    Phone: { mark: "optional", name: "phone", type: "tel", inputmode: "tel", autocomplete: "tel" },
    "Town or ZIP": { mark: "optional", name: "location", autocomplete: "address-level2" },
    "Product type": { mark: "optional", name: "productType", autocomplete: "off" },
    Notes: { mark: "optional", name: "notes" },
    "Text me about my request": { name: "smsOptIn", type: "checkbox" },
  });
  await expect(page.getByLabel("Text me about my request")).not.toBeChecked();
});

test("a failed check moves focus to the summary and marks the page's title until all is right [N-17]", {
  tag: "@usual",
}, async ({ page }) => {
  await ready(page);
  const title = await page.title();
  await submitButton(page).click();
  const box = page.locator("[tabindex='-1']", { has: page.getByRole("heading", { name: "There is a problem" }) });
  await expect(box).toBeFocused();
  await expect(page).toHaveTitle(`Error: ${title}`);
  const described = await page.getByLabel("Full name").getAttribute("aria-describedby");
  expect(described).toContain("name-error");
  await fill(page, "Focus Journey");
  await page.getByLabel("Notes").blur();
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await expect(page).toHaveTitle(title);
});

test("likely slips are hinted at when a field is left, and never block", { tag: "@usual" }, async ({ page, site }) => {
  await ready(page);
  await fill(page, "Hint Journey");
  await page.getByLabel("Email").fill("ann@gmial.com");
  await page.getByLabel("Phone").fill("555-0142 ext");
  await page.getByLabel("Town or ZIP").fill("Miami 33101");
  await page.getByLabel("Product type").focus();
  await expect(page.getByText("Did you mean ann@gmail.com?")).toBeVisible();
  await expect(page.getByText("has 10 digits")).toBeVisible();
  await expect(page.getByText("outside our usual area")).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  const leads = await site.ops<Lead[]>("leads", "list");
  const lead = leads.find(({ name }) => name === "Hint Journey");
  expect(lead).toMatchObject({ email: "ann@gmial.com", phone: "555-0142 ext", outOfArea: true });
  expect(lead).not.toHaveProperty("phoneE164");
});

test("the page gives four reasons and the three next steps [N-02, N-03]", async ({ page }) => {
  await expect(page.getByRole("region", { name: "Why Choose Us" }).getByRole("listitem")).toHaveCount(4);
  const steps = page.getByRole("region", { name: "What Happens Next" }).getByRole("listitem");
  await expect(steps).toContainText(["Review", "Consultation", "Receive your quote"]);
});

test("a product page prefills service and product, the financing page the notes [L-07, M-05]", async ({ page }) => {
  await page.goto("/quote?service=bathrooms&product=safety-tubs");
  await expect(page.getByLabel("Bathrooms", { exact: true })).toBeChecked();
  await expect(page.getByLabel("Product type")).toHaveValue("Safety Tubs");
  await page.goto("/quote?intent=financing");
  await expect(page.getByLabel("Notes")).toHaveValue("I am interested in financing.");
});

test("what a link brings fills what a draft left empty, and nothing else", async ({ page }) => {
  await ready(page);
  await page.getByLabel("Full name").fill("Linked Journey");
  await expectDraft(page, "quote", "Linked Journey");
  await page.goto("/quote?service=bathrooms&product=safety-tubs");
  await expect(page.getByLabel("Product type")).toHaveValue("Safety Tubs");
  await expect(page.getByLabel("Full name")).toHaveValue("Linked Journey");
});

test("a draft survives a reload and goes with success", async ({ page }) => {
  await ready(page);
  await page.getByLabel("Full name").fill("Draft Journey");
  await page.getByLabel("Notes").fill("Half written");
  await expectDraft(page, "quote", "Half written");
  await page.reload();
  await expect(page.getByLabel("Notes")).toHaveValue("Half written");
  await fill(page, "Draft Journey");
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(page.getByLabel("Full name")).toHaveValue("");
});

test("the campaign that brought a visitor is stored with the lead, first and last", async ({ page, site }) => {
  await page.goto("/?utm_source=radio&utm_campaign=spring&gclid=abc");
  await ready(page);
  await page.getByRole("banner").getByRole("link", { name: "START YOUR PROJECT" }).click();
  await fill(page, "Campaign Journey");
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  const leads = await site.ops<Lead[]>("leads", "list");
  expect(leads.find(({ name }) => name === "Campaign Journey")).toMatchObject({
    sourcePage: "/quote",
    attribution: { last: { utm_source: "radio", utm_campaign: "spring", gclid: "abc", landingPath: "/" } },
  });
});

test("consent to texts needs a phone and is stored as evidence", async ({ page, site }) => {
  await ready(page);
  const consent = page.getByLabel("Text me about my request");
  // The form's own rules begin with its first touch; a tick before that is kept.
  await page.getByLabel("Full name").focus();
  await expect(consent).toBeDisabled();
  await fill(page, "Consent Journey");
  await consent.check();
  const phone = await page.getByLabel("Phone").inputValue();
  await page.getByLabel("Phone").fill("");
  await expect(consent).toBeDisabled();
  await page.getByLabel("Phone").fill(phone);
  await expect(consent).toBeEnabled();
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  const leads = await site.ops<Lead[]>("leads", "list");
  expect(leads.find(({ name }) => name === "Consent Journey")).toMatchObject({
    smsOptIn: true,
    smsConsent: { wordingVersion: 1, sourcePage: "/quote" },
  });
});
