import { hold } from "../support/hold.ts";
import { fill, formReady, type Lead, submitButton, toast } from "../support/quote-form.ts";
import { expect, ready, test } from "../support/servers/site.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/quote");
  await ready(page);
  await formReady(page);
});

test("while sending, the button says so and a second press sends nothing [N-18]", async ({ page, site }) => {
  let posts = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/quotes")) posts += 1;
  });
  const release = await hold(page, "**/api/quotes");
  await fill(page, "Double Journey");
  await submitButton(page).click();
  const sending = page.getByRole("button", { name: "Submitting..." });
  await expect(sending).toBeDisabled();
  await sending.click({ force: true });
  release();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  expect(posts).toBe(1);
  const leads = await site.ops<Lead[]>("leads", "list");
  expect(leads.filter(({ name }) => name === "Double Journey")).toHaveLength(1);
});

test("a failure is told, keeps every value, and sending again stores one lead [N-20]", async ({ page, site }) => {
  await fill(page, "Retry Journey");
  await page.route("**/api/quotes", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submitButton(page).click();
  await expect(toast(page)).toContainText("Submission Failed");
  await expect(toast(page)).toContainText("Please try again later.");
  await expect(page.getByText("Your answers are kept.")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Retry Journey");
  await expect(page.getByLabel("Windows", { exact: true })).toBeChecked();
  await page.unroute("**/api/quotes");
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  const leads = await site.ops<Lead[]>("leads", "list");
  expect(leads.filter(({ name }) => name === "Retry Journey")).toHaveLength(1);
});

test("who leaves while it is being sent, comes back and sends it again is one lead, not two", async ({
  page,
  site,
}) => {
  await fill(page, "Leaving Journey");
  let arrived = false;
  await page.route("**/api/quotes", async (route) => {
    if (arrived) return route.continue();
    await route.fetch();
    arrived = true;
  });
  await submitButton(page).click();
  await expect.poll(() => arrived).toBe(true);
  await page.goto("/about");
  await page.goBack();
  await formReady(page);
  await expect(page.getByLabel("Full name")).toHaveValue("Leaving Journey");
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  const leads = await site.ops<Lead[]>("leads", "list");
  expect(leads.filter(({ name }) => name === "Leaving Journey")).toHaveLength(1);
});

test("the server's sentence is shown when it refuses, its field errors land on the fields [N-20]", async ({ page }) => {
  const refusal = { message: "We can't take this number.", fields: { phone: "We can't take this number." } };
  await page.route("**/api/quotes", (route) => route.fulfill({ status: 400, json: refusal }));
  await fill(page, "Refused Journey");
  await submitButton(page).click();
  await expect(toast(page)).toContainText(refusal.message);
  await expect(page.locator("#phone-error")).toHaveText(refusal.fields.phone);
});

test("a page answered in place of JSON is a failure, never a success [N-20]", async ({ page }) => {
  await page.route("**/api/quotes", (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Home</h1>" }),
  );
  await fill(page, "Html Journey");
  await submitButton(page).click();
  await expect(toast(page)).toContainText("Submission Failed");
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeHidden();
});

test("offline the visitor is told so, nothing is lost, and one lead is stored once the network is back [N-20]", async ({
  page,
  context,
  site,
}) => {
  await fill(page, "Offline Journey");
  // What the form needs to check is loaded at its first touch.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(toast(page)).toContainText("Submission Failed");
  await expect(toast(page)).toContainText("You seem to be offline.");
  await expect(page.getByText("Your answers are kept.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel("Full name")).toHaveValue("Offline Journey");
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  const leads = await site.ops<Lead[]>("leads", "list");
  expect(leads.filter(({ name }) => name === "Offline Journey")).toHaveLength(1);
});

test("an answer without a sentence is shown as status and text, a gateway's page is not; a queued request is a success [N-19, N-20]", async ({
  page,
}) => {
  await page.route("**/api/quotes", (route) => route.fulfill({ status: 502, body: "no upstream" }));
  await fill(page, "Queued Journey");
  await submitButton(page).click();
  await expect(toast(page)).toContainText("502: no upstream");
  await page.unroute("**/api/quotes");
  const gateway = "<!DOCTYPE HTML><html><body><h1>503 ERROR</h1></body></html>";
  await page.route("**/api/quotes", (route) => route.fulfill({ status: 503, contentType: "text/html", body: gateway }));
  await submitButton(page).click();
  await expect(toast(page)).toContainText("Please try again later.");
  await expect(page.locator("body")).not.toContainText("DOCTYPE");
  await page.unroute("**/api/quotes");
  const id = "01a1fd1c-285b-7035-9d58-f0fd49df4b9d";
  await page.route("**/api/quotes", (route) => route.fulfill({ status: 202, json: { id, queued: true } }));
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await expect(toast(page)).toContainText("Quote Request Submitted!");
});

test("a double click sends one lead [N-18]", async ({ page, site }) => {
  await fill(page, "Doubleclick Journey");
  await submitButton(page).dblclick();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  const leads = await site.ops<Lead[]>("leads", "list");
  expect(leads.filter(({ name }) => name === "Doubleclick Journey")).toHaveLength(1);
});

test("a toast closes after five seconds, F8 moves focus to its region, a swipe to the right dismisses it [U-03, U-04, U-05]", async ({
  page,
}) => {
  await page.clock.install();
  await page.route("**/api/quotes", (route) =>
    route.fulfill({ status: 500, json: { message: "Please try again later." } }),
  );
  await fill(page, "Toast Journey");
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitButton(page).click();
  const message = toast(page).getByRole("alert");
  await expect(message).toHaveAttribute("data-variant", "destructive");
  await page.keyboard.press("F8");
  await expect(toast(page)).toBeFocused();
  const box = await message.boundingBox();
  if (!box) throw new Error("the toast has no box");
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 20, { steps: 5 });
  await page.mouse.up();
  await expect(message).toBeHidden();
  await submitButton(page).click();
  await expect(message).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.runFor(3000);
  await expect(message).toBeVisible();
  await page.clock.runFor(2100);
  await expect(message).toBeHidden();
});

test("a request whose check can't be fetched is sent by the browser itself", async ({ page, site }) => {
  await page.route(/\/assets\/schemas-[^/]*\.js$/, (route) => route.abort());
  await page.goto("/quote");
  await ready(page);
  await fill(page, "Unchecked Ann");
  await submitButton(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Thank You!" })).toBeVisible();
  const leads = await site.ops<Lead[]>("leads", "list");
  expect(leads.filter(({ name }) => name === "Unchecked Ann")).toMatchObject([{ email: "ann@example.com" }]);
  await page.goto("/quote");
  await ready(page);
  await expect(page.getByLabel("Full name")).toHaveValue("");
});
