import { expectAccessible } from "../support/axe.ts";
import { holdScripts } from "../support/hold.ts";
import { addStaff, signIn } from "../support/office.ts";
import { fill, findLead, main, submitButton, timeAtHead, toPage } from "../support/quote-form.ts";
import { expect, test } from "../support/servers/site.ts";

test("times that suit are sent without script, the office confirms one, and the visitor has it for a calendar", async ({
  browser,
  site,
}) => {
  test.slow();
  const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const visitor = await phone.newPage();
  await visitor.goto(`${site.url}/quote`);
  await visitor.getByLabel("Full name").fill("Vera Visit");
  await visitor.getByLabel("Email").fill("vera@example.org");
  await visitor.getByRole("radio", { name: "Windows" }).check();
  await submitButton(visitor).click();
  await toPage(visitor).click();
  const page = visitor.url();
  await visitor.getByRole("button", { name: "Send these times" }).click();
  const best = visitor.getByLabel("What suits you best?");
  await expect(best).toBeFocused();
  await best.selectOption({ index: 3 });
  await visitor.getByRole("button", { name: "Send these times" }).click();
  await expect(visitor.getByText("We have the times that suit you.")).toBeVisible();
  const time = await timeAtHead(visitor);

  const office = await (await browser.newContext()).newPage();
  await office.goto(`${site.officeUrl}/leads/${(await findLead(site, "Vera Visit")).id}`);
  await signIn(office, site, await addStaff(site, "Olive Owner", "owner"));
  await expect(office.getByText("New from the visitor: see Activity.")).toBeVisible();
  await expectAccessible(office);
  await office.getByRole("button", { name: `Confirm ${time}` }).click();
  await office.getByRole("button", { name: "Yes, book it and tell them" }).click();
  await expect(office.getByText(`The visit is booked: ${time}.`)).toBeVisible();
  await office.getByRole("link", { name: "Visits" }).click();
  await expect(office.getByRole("link", { name: "Vera Visit" })).toBeVisible();
  await expectAccessible(office);

  await visitor.goto(page);
  await expect(main(visitor)).toContainText(`Visit booked. We come on ${time}.`);
  const file = await phone.request.get(`${page.split("#")[0]}/visit.ics`);
  expect(file.headers()).toMatchObject({ "content-type": "text/calendar; charset=utf-8" });
  expect(await file.text()).toContain("BEGIN:VEVENT");
  await visitor.getByText("Cancel the visit").click();
  await visitor.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(visitor.getByText("The visit is canceled.")).toBeVisible();
  expect(await (await phone.request.get(`${page.split("#")[0]}/visit.ics`)).text()).toContain("STATUS:CANCELLED");
});

test("its address goes nowhere: not to a page that a link leads to, and not into a cache", async ({
  page,
  request,
}) => {
  await page.goto("/quote");
  await fill(page, "Ref Errer");
  await submitButton(page).click();
  await toPage(page).click();
  await expect(page.getByRole("heading", { name: "What we have" })).toBeVisible();
  const { headers } = await request.get(page.url()).then((answer) => ({ headers: answer.headers() }));
  expect(headers).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
  const asked = page.waitForRequest((asking) => new URL(asking.url()).pathname === "/warranty");
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/warranty";
    document.body.append(link);
    link.click();
  });
  expect((await asked).headers().referer).toBeUndefined();
});

test("what is typed into a text that is there already stays when the application takes the page over, with the caret", async ({
  page,
}) => {
  await page.goto("/quote");
  await fill(page, "Nora Notes");
  await main(page).getByLabel("Notes").fill("The storm door no longer latches.");
  await submitButton(page).click();
  await toPage(page).click();
  await expect(page.getByRole("heading", { name: "What we have" })).toBeVisible();
  const release = await holdScripts(page);
  await page.reload();
  await page.getByText("Correct what you want").click();
  const notes = page.getByRole("form", { name: "Correct what you want" }).getByLabel("Notes");
  await notes.fill("It is the door.");
  await notes.press("Home");
  for (let step = 0; step < "It is the ".length; step += 1) await notes.press("ArrowRight");
  release();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(notes).toHaveValue("It is the door.");
  await expect(notes).toBeFocused();
  await page.keyboard.type("back ");
  await expect(notes).toHaveValue("It is the back door.");
});

test("what is typed is counted and advised on as it stands, and sent once however often its button is pressed", async ({
  page,
}) => {
  await page.goto("/quote");
  await fill(page, "Tess Twice");
  await main(page).getByLabel("Email").fill("tess@gmial.com");
  await main(page).getByLabel("Notes").fill("x".repeat(4900));
  await submitButton(page).click();
  await toPage(page).click();
  await page.getByText("Correct how we reach you").click();
  const contact = page.getByRole("form", { name: "Correct how we reach you" });
  await contact.getByLabel("Email").click();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await contact.getByLabel("Email").fill("tess@gmail.co");
  await contact.getByLabel("Phone").click();
  await expect(contact).toContainText("Did you mean tess@gmail.com?");
  await contact.getByLabel("Email").fill("tess@gmail.com");
  await contact.getByLabel("Phone").click();
  await expect(contact).not.toContainText("Did you mean");

  await page.getByText("Correct what you want").click();
  const wish = page.getByRole("form", { name: "Correct what you want" });
  await expect(wish).toContainText("100 characters left");
  await wish.getByLabel("Notes").fill("The storm door no longer latches.");
  await expect(wish).not.toContainText("characters left");
  let posts = 0;
  await page.route("**/api/requests", async (route) => {
    posts += 1;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await wish.getByRole("button", { name: "Save" }).evaluate((button: HTMLElement) => {
    button.click();
    setTimeout(() => button.click(), 200);
  });
  await expect(page.getByText("Your changes are saved.")).toBeVisible();
  expect(posts).toBe(1);
});

test("a note that is typed stays through a link and a reload, and is gone once it is sent", async ({ page }) => {
  await page.goto("/quote");
  await fill(page, "Nick Note");
  await submitButton(page).click();
  await toPage(page).click();
  const note = page.getByRole("form", { name: "Add a note" }).getByRole("textbox");
  await note.fill("The back door sticks.");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveURL(/about/);
  await page.goBack();
  await expect(note).toHaveValue("The back door sticks.");
  await page.reload();
  await expect(note).toHaveValue("The back door sticks.");
  await note.fill("");
  await note.fill("The front door sticks.");
  await page.getByRole("form", { name: "Add a note" }).getByRole("button").click();
  await expect(main(page)).toContainText("The front door sticks.");
  await expect(note).toHaveValue("");
});

test("a tab that was opened before takes back nothing that another has saved", async ({ page, context }) => {
  await page.goto("/quote");
  await fill(page, "Tab Twofold");
  await submitButton(page).click();
  const href = (await toPage(page).getAttribute("href")) ?? "";
  await page.goto(href);
  const other = await context.newPage();
  await other.goto(href);
  const change = async (tab: typeof page, label: string, text: string) => {
    await tab.getByText("Correct what you want").first().click();
    await tab.getByLabel(label).fill(text);
    await tab.getByRole("button", { name: "Save" }).first().click();
    await expect(tab.getByText("Your changes are saved.")).toBeVisible();
  };
  await change(other, "Notes", "Nine windows.");
  await change(page, "Product type", "bay");
  const facts = main(page).locator("dl");
  await expect(facts).toContainText("Nine windows.");
  await expect(facts).toContainText("bay");
});

test("at 320 x 256 px, as at 400 % zoom, everything on it can be read and pressed", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/quote");
  await fill(page, "Lowe Screen");
  await submitButton(page).click();
  await toPage(page).click();
  for (const part of await main(page).locator("summary").all()) await part.click();
  for (const name of ["Stop emails", "Ask for a copy", "Send these times"]) {
    await page.getByRole("button", { name }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("who left only a phone sees what we have and adds to it, and what needs a code is left to a call", async ({
    page,
    site,
  }) => {
    await page.goto("/quote");
    await page.getByLabel("Full name").fill("Script Less");
    await page.getByLabel("Phone").first().fill("315-555-0188");
    await page.getByRole("radio", { name: "Doors" }).check();
    await submitButton(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "Thank You!" })).toBeVisible();
    await toPage(page).click();
    await page.getByText("Correct what you want").click();
    const wish = page.getByRole("form", { name: "Correct what you want" });
    await wish.getByLabel("Notes").fill("The back door.");
    await wish.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your changes are saved.")).toBeVisible();
    expect(await findLead(site, "Script Less")).toMatchObject({ notes: "The back door." });
    await page.getByText("Withdraw it").first().click();
    await expect(main(page)).toContainText("There is no email address on file, so somebody calls you");
    await page.getByRole("button", { name: "Withdraw it" }).click();
    await expect(page.getByText("We have it. Somebody calls you to confirm it")).toBeVisible();
    expect(await findLead(site, "Script Less")).toMatchObject({ status: "new" });
    await page.goto(page.url().replace(/\/request\/.{5}/, "/request/AAAAA"));
    await expect(page.getByRole("heading", { level: 1, name: "We can't find this request" })).toBeVisible();
  });
});
