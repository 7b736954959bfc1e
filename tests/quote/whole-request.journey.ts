import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { profile } from "@site/company/profile";
import { expectAccessible } from "../support/axe.ts";
import { addStaff, signIn } from "../support/office.ts";
import { codesFor, listSent } from "../support/outbox.ts";
import {
  choosePhotos,
  fill,
  findLead,
  formReady,
  main,
  photo,
  submitButton,
  timeAtHead,
  toPage,
} from "../support/quote-form.ts";
import { test as base, expect, ready, type Site, startSite } from "../support/servers/site.ts";

const preload = new URL("../support/setup/by-day.ts", import.meta.url).href;

const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const site = await startSite({ env: { NODE_OPTIONS: `--import=${preload}` } });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

// A recorded page reads its photos again, which our policy forbids.
test.use({ trace: "off", viewport: { width: 390, height: 844 } });
test.slow();

/** A photo as a camera writes it, with the place in it. */
async function withPlace(): Promise<Buffer> {
  const bytes = await readFile(photo);
  const told = Buffer.from("Exif\0\0GPSLatitude 43.1009 N");
  const head = Buffer.from([0xff, 0xe1, 0, told.length + 2]);
  return Buffer.concat([bytes.subarray(0, 2), head, told, bytes.subarray(2)]);
}

/** The names of all files that lie in the bucket. */
const listKept = (site: Site) =>
  readdir(join(site.dataDir, "files"), { recursive: true }).then((names) => names.filter((name) => name.includes(".")));

async function openOffice(browser: Browser, site: Site, id: string): Promise<Page> {
  const office = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await office.goto(`${site.officeUrl}/leads/${id}`);
  await signIn(office, site, await addStaff(site, "Olga Owner", "owner"));
  await expect(office.getByText("New from the visitor: see Activity.")).toBeVisible();
  return office;
}

/** Asks for one of the times that are offered, which stays chosen. @returns its words at the head of the page */
async function askFor(page: Page, nth: number, button: string): Promise<string> {
  const best = page.getByLabel("What suits you best?");
  const value = (await best.locator("option").nth(nth).getAttribute("value")) ?? "";
  await best.selectOption(value);
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByText("We have the times that suit you.")).toBeVisible();
  await expect(best).toHaveValue(value);
  return timeAtHead(page);
}

async function confirm(office: Page, time: string): Promise<void> {
  await office.getByRole("button", { name: `Confirm ${time}` }).click();
  await office.getByRole("button", { name: "Yes, book it and tell them" }).click();
  await expect(office.getByText(`The visit is booked: ${time}.`)).toBeVisible();
}

const lastSent = (site: Site, to: string) => expect.poll(async () => (await listSent(site, to)).at(-1) ?? "");

test("two photos, the visit that the office confirms, another time, a new number and the withdrawal, with what page, mails, texts and office tell of each", async ({
  page,
  site,
  browser,
}) => {
  const [email, number] = ["phoebe@example.org", "+13152470155"];
  await page.goto("/quote");
  await ready(page);
  await formReady(page);
  await fill(page, "Phoebe Photo");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("315-247-0155");
  await page.getByLabel("Text me about my request").check();
  const taken = { mimeType: "image/jpeg", buffer: await withPlace() };
  await choosePhotos(page).setInputFiles(
    ["kitchen", "door", "wrong"].map((name) => ({ ...taken, name: `${name}.jpg` })),
  );
  await page.getByRole("button", { name: "Remove wrong.jpg" }).click();
  await expectAccessible(page);
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
  await expect(page.getByText("Photos: 2 of 2 arrived.")).toBeVisible();
  await expect(main(page).getByText("We have it.")).toHaveCount(2);
  await expectAccessible(page);
  const { id, reference } = await findLead(site, "Phoebe Photo");
  await lastSent(site, email).toContain(reference);
  await lastSent(site, number).toContain("We have your request and answer by");
  await lastSent(site, profile.email ?? "").toContain("Phoebe Photo");

  await toPage(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your estimate request" })).toBeVisible();
  const own = page.url();
  await expect(main(page)).toContainText(`Reference ${reference}`, { ignoreCase: true });
  await expect(main(page)).toContainText(/Received\. You will hear from us by \w+day, /);
  await expect(main(page)).toContainText("Photo 1: We have it.");
  const shown = main(page).getByRole("listitem").locator("img").first();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(main(page)).toContainText("You can add 4 more");
  await choosePhotos(page).setInputFiles({ name: "fake.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
  await expect(main(page)).toContainText("This is no photo that we can read.");
  await expect(main(page)).toContainText("You can add 4 more");
  await expectAccessible(page);
  await page.reload();
  await expect(main(page)).toContainText("Photo 3: Not kept. This is no photo that we can read.");
  const names = await listKept(site);
  expect(names.filter((name) => name.startsWith(`kept/leads/${id}/`))).toHaveLength(4);
  expect(names.filter((name) => name.startsWith("incoming") && name.includes(id))).toEqual([]);
  for (const name of names)
    expect(await readFile(join(site.dataDir, "files", name), "latin1"), name).not.toContain("GPS");

  const first = await askFor(page, 3, "Send these times");
  const office = await openOffice(browser, site, id);
  const small = office.getByRole("img", { name: "Photo 1, open it" });
  await expect(small).toBeVisible();
  await expect(office.getByText("2 in all")).toBeVisible();
  await expectAccessible(office);
  const [opened] = await Promise.all([office.context().waitForEvent("page"), small.click()]);
  await opened.waitForLoadState();
  expect(new URL(opened.url()).origin).not.toBe(new URL(site.officeUrl).origin);
  expect(await opened.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  await confirm(office, first);
  await lastSent(site, email).toContain(`Your visit is booked: ${first}`);

  await page.goto(own);
  await expect(main(page)).toContainText(`Visit booked. We come on ${first}.`);
  const second = await askFor(page, 5, "Ask for these times");
  await expect(main(page)).toContainText(`Visit booked. We come on ${first}. You asked for another time: ${second}.`);
  await office.reload();
  await expect(office.getByText("New from the visitor: see Activity.")).toBeVisible();
  await confirm(office, second);
  await lastSent(site, email).toContain(`Your visit is moved to ${second}`);

  await page.goto(own);
  await page.locator("summary", { hasText: "Correct how we reach you" }).click();
  const contact = page.getByRole("form", { name: "Correct how we reach you" });
  await contact.getByLabel("Phone").fill("315-555-0177");
  await contact.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await expect(main(page)).toContainText("p•••@example.org");
  expect(page.url()).toContain("/request/");
  await expectAccessible(page);
  await page.reload();
  await page.getByLabel("Code that we sent").fill("000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("alert")).toContainText("This code is not right");
  // The link of the mail that has the code.
  await page.goto(own);
  const enterCode = async () => {
    await expect(page.getByLabel("Code that we sent")).toBeVisible();
    await page.getByLabel("Code that we sent").fill((await codesFor(site, email)).at(-1) ?? "");
    await page.getByRole("button", { name: "Confirm" }).click();
  };
  await enterCode();
  await expect(page.getByText("Your changes are saved.")).toBeVisible();
  await office.reload();
  await expect(office.getByRole("link", { name: "Call 315-555-0177" })).toBeVisible();

  await page.getByText("Withdraw it").first().click();
  await page.getByRole("button", { name: "Withdraw it" }).click();
  await enterCode();
  await expect(main(page)).toContainText("Closed. You withdrew it.");
  await expect(page.getByText("Correct what you want")).toHaveCount(0);
  await office.reload();
  await expect(office.getByText("Withdrawn", { exact: true })).toBeVisible();
  await expect(office.getByLabel("Status", { exact: true })).toHaveValue("closed");
  await office.getByRole("link", { name: "Visits" }).click();
  await expect(office.getByRole("heading", { level: 1, name: "Visits" })).toBeVisible();
  await expect(office.getByRole("link", { name: "Phoebe Photo" })).toHaveCount(0);
  // Who left an address hears of the visit by mail.
  expect(await listSent(site, number)).toHaveLength(1);
});

test("beside a booked visit the office suggests other times: the visitor keeps theirs, is asked again and accepts one", async ({
  page,
  site,
  browser,
}) => {
  const email = "paula@example.org";
  await page.goto("/quote");
  await ready(page);
  await formReady(page);
  await fill(page, "Paula Proposal");
  await page.getByLabel("Email").fill(email);
  await submitButton(page).click();
  await toPage(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your estimate request" })).toBeVisible();
  const own = page.url();
  const booked = await askFor(page, 3, "Send these times");
  const office = await openOffice(browser, site, (await findLead(site, "Paula Proposal")).id);
  await confirm(office, booked);

  const other = office.getByLabel("Another time");
  const choose = async (nth: number): Promise<string> => {
    await other.selectOption({ index: nth });
    return (await other.locator("option").nth(nth).textContent()) ?? "";
  };
  const suggested = [await choose(4)];
  await office.getByRole("button", { name: "Add another" }).click();
  suggested.push(await choose(6));
  await expectAccessible(office);
  await office.getByRole("button", { name: "Propose them" }).click();
  await office.getByRole("button", { name: "Yes, propose them and tell them" }).click();
  await expect(office.getByText("The booked one stays until the visitor accepts one")).toBeVisible();
  await expect(office.getByText(`Booked: ${booked}`)).toBeVisible();
  await lastSent(site, email).toContain(`We suggest another time: ${suggested.join(" or ")}.`);
  await lastSent(site, email).toContain("Your booked time stays yours until you accept another one.");
  await page.goto(own);
  await expect(main(page)).toContainText(`We come on ${booked}.`);
  const accept = page.getByRole("form", { name: "Accept a time" }).getByRole("button", { name: /^Yes, \w{3}, / });
  await expect(accept).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole("button", { name: "No, keep the booked time" }).click();
  await expect(accept).toHaveCount(0);
  await expect(main(page)).toContainText(`We come on ${booked}.`);

  await office.reload();
  await expect(office.getByText("New from the visitor: see Activity.")).toBeVisible();
  await expect(office.getByText("You suggest another time.")).toHaveCount(0);
  const last = await choose(5);
  await office.getByRole("button", { name: "Propose it" }).click();
  await office.getByRole("button", { name: "Yes, propose it and tell them" }).click();
  await lastSent(site, email).toContain(last);
  await page.goto(own);
  await accept.click();
  await expect(main(page)).toContainText(`Visit booked. We come on ${last}, and no longer on ${booked}.`);
  await office.reload();
  await expect(office.getByText(`Booked: ${last}`)).toBeVisible();
  await expect(office.getByText(`Booked: ${booked}`)).toHaveCount(0);
});

test("who left only a number and agreed to texts gets the link by text, a confirmed visit, and no text after a stop", async ({
  page,
  site,
  browser,
}) => {
  const number = "+13152470166";
  await page.goto("/quote");
  await ready(page);
  await formReady(page);
  await fill(page, "Tess Texted");
  await page.getByLabel("Email").fill("");
  await page.getByLabel("Phone").fill("315-247-0166");
  await page.getByLabel("Text me about my request").check();
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
  await lastSent(site, number).toContain("We have your request and answer by");
  const [text = ""] = await listSent(site, number);
  const link = new URL(/https?:\/\/\S+\/request\/\S+/.exec(text)?.[0] ?? "");
  await page.goto(link.pathname);
  const { id } = await findLead(site, "Tess Texted");
  const time = await askFor(page, 2, "Send these times");
  const office = await openOffice(browser, site, id);
  await confirm(office, time);
  await lastSent(site, number).toContain(`Your visit is booked: ${time}`);

  await page.getByText("Texts and emails").click();
  await page.getByRole("button", { name: "Stop texts" }).click();
  await expect(page.getByText("You get no more texts from us.")).toBeVisible();
  await office.reload();
  await expect(office.getByText("on the page of their request")).toBeVisible();
  await office.getByRole("button", { name: "Cancel visit" }).click();
  await expect(office.getByText("The visit is canceled.")).toHaveCount(0);
  await office.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(office.getByText("The visit is canceled.")).toBeVisible();
  await page.goto(link.pathname);
  await expect(main(page)).not.toContainText("Visit booked");
  expect((await listSent(site, number)).at(-1)).toContain("Your visit is booked");
});

test("who left only a number and asks for a new one is called: the office enters it, and both sides see it", async ({
  page,
  site,
  browser,
}) => {
  await page.goto("/quote");
  await ready(page);
  await formReady(page);
  await fill(page, "Nell Newnumber");
  await page.getByLabel("Email").fill("");
  await page.getByLabel("Phone").fill("315-555-0144");
  await submitButton(page).click();
  await toPage(page).click();
  await page.locator("summary", { hasText: "Correct how we reach you" }).click();
  const contact = page.getByRole("form", { name: "Correct how we reach you" });
  await contact.getByLabel("Phone").fill("315-555-0188");
  await contact.getByLabel("Street address").fill("12 Elm Street");
  await contact.getByRole("button", { name: "Save" }).click();
  await expect(main(page)).toContainText("Somebody calls you to confirm what you asked for last");

  const office = await openOffice(browser, site, (await findLead(site, "Nell Newnumber")).id);
  await expect(office.getByRole("heading", { name: "New contact details asked for" })).toBeVisible();
  await expectAccessible(office);
  await office.getByRole("button", { name: "Enter the new details" }).click();
  const form = office.getByRole("form", { name: "Contact details" });
  await expect(form.getByLabel("Phone")).toHaveValue("315-555-0188");
  await form.getByLabel("Email").fill("nell");
  await form.getByRole("button", { name: "Save contact details" }).click();
  await expect(form.getByLabel("Email")).toHaveAccessibleDescription(/email/i);
  await expect(form.getByLabel("Phone")).toHaveValue("315-555-0188");
  await expectAccessible(office);
  await form.getByLabel("Email").fill("");
  await form.getByRole("button", { name: "Save contact details" }).click();
  await expect(office.getByText("The contact details are saved.")).toBeVisible();
  await expect(office.getByRole("link", { name: "Call 315-555-0188" })).toBeVisible();
  await expect(office.getByRole("heading", { name: "New contact details asked for" })).toHaveCount(0);
  await office.getByRole("link", { name: "Inbox" }).click();
  await expect(office.getByRole("link", { name: /Nell Newnumber/ })).toContainText("By phone only");
  await expect(office.getByRole("link", { name: /Nell Newnumber/ })).not.toContainText("New from the visitor");
  await page.reload();
  await expect(main(page)).toContainText("12 Elm Street");
  await expect(main(page)).not.toContainText("Somebody calls you");
});
