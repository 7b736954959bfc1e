import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { addStaff, signIn } from "../support/office.ts";
import { fill, type Lead, submitButton } from "../support/quote-form.ts";
import { expect, ready, type Site, test } from "../support/servers/site.ts";

// A recorded page reads its photos again, which our policy forbids.
test.use({ trace: "off" });

const photo = "packages/ops/src/sample-photo.jpg";
const main = (page: Page) => page.getByRole("main");
const toPage = (page: Page) => page.getByRole("link", { name: "See, correct or add to what you sent" });
const choose = (page: Page) => page.getByLabel("Choose photos");

async function find(site: Site, name: string): Promise<Lead & { id: string }> {
  const leads = await site.ops<(Lead & { id: string })[]>("leads", "list");
  const found = leads.find((lead) => lead.name === name);
  if (!found) throw new Error(`no lead of ${name}`);
  return found;
}

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

test("on a phone: two photos go up after the form, the page of the request has them, and so does the office", async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/quote");
  await ready(page);
  await fill(page, "Phoebe Photo");
  const taken = { mimeType: "image/jpeg", buffer: await withPlace() };
  await choose(page).setInputFiles([
    { ...taken, name: "kitchen.jpg" },
    { ...taken, name: "door.jpg" },
    { ...taken, name: "wrong.jpg" },
  ]);
  await page.getByRole("button", { name: "Remove wrong.jpg" }).click();
  await expectAccessible(page);
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
  await expect(page.getByText("Photos: 2 of 2 arrived.")).toBeVisible();
  await expect(main(page).getByText("We have it.")).toHaveCount(2);
  await expectAccessible(page);

  await toPage(page).click();
  await expect(main(page)).toContainText("Photo 1: We have it.");
  await expect(main(page)).toContainText("You can add 4 more");
  await choose(page).setInputFiles({ name: "fake.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
  await expect(main(page)).toContainText("This is no photo that we can read.");
  await expectAccessible(page);
  await page.reload();
  await expect(main(page)).toContainText("Photo 3: Not kept. This is no photo that we can read.");

  const names = await listKept(site);
  const { id } = await find(site, "Phoebe Photo");
  expect(names.filter((name) => name.startsWith(`kept/leads/${id}/`))).toHaveLength(4);
  expect(names.filter((name) => name.startsWith("incoming") && name.includes(id))).toEqual([]);
  for (const name of names)
    expect(await readFile(join(site.dataDir, "files", name), "latin1"), name).not.toContain("GPS");

  const office = await (await browser.newContext()).newPage();
  await office.goto(`${site.officeUrl}/leads/${id}`);
  await signIn(office, site, await addStaff(site, "Olga Owner", "owner"));
  await expect(office.getByText("New from the visitor since somebody last looked.")).toBeVisible();
  await expect(office.getByRole("heading", { name: "Photos from the visitor" })).toBeVisible();
  const small = office.getByRole("img", { name: "Photo 1, open it" });
  await expect(small).toBeVisible();
  await expect(office.getByText("2 in all")).toBeVisible();
  await expectAccessible(office);
  const [opened] = await Promise.all([office.context().waitForEvent("page"), small.click()]);
  await opened.waitForLoadState();
  expect(new URL(opened.url()).origin).not.toBe(new URL(site.officeUrl).origin);
  expect(await opened.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
});

test("a form is sent although its photo is not: another try, or the page of the request, brings it later", async ({
  page,
}) => {
  test.slow();
  let isCut = true;
  let tries = 0;
  const cut = (route: Route) => {
    if (route.request().method() !== "PUT") return route.continue();
    tries += 1;
    return isCut ? route.abort("connectionreset") : route.continue();
  };
  await page.route(/\/incoming\//, cut);
  // So that waiting for a lost connection takes no time.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const hurry = (work: TimerHandler, ms = 0, ...more: unknown[]) => wait(work, Math.min(ms, 20), ...more);
    window.setTimeout = hurry as typeof window.setTimeout;
  });
  await page.goto("/quote");
  await ready(page);
  await fill(page, "Ingo Interrupted");
  await choose(page).setInputFiles(photo);
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await expect(toPage(page)).toBeVisible();
  const again = page.getByRole("button", { name: "Send sample-photo.jpg again" });
  await expect(again).toBeVisible();
  expect(tries).toBeGreaterThanOrEqual(10);
  await expect(page.getByText("It did not arrive: the connection was lost.")).toBeVisible();
  isCut = false;
  await again.click();
  await expect(page.getByText("Photos: 1 of 1 arrived.")).toBeVisible();
});

test("a resume goes with an application and is saved by the office, never shown", async ({ page, site, browser }) => {
  test.slow();
  await page.goto("/careers");
  await ready(page);
  await page.getByRole("link", { name: "Apply Now: Lead Installer" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Full Name").fill("Rae Resume");
  await dialog.getByLabel("Email").fill("rae@example.org");
  await dialog.getByLabel("Phone").fill("315-555-0166");
  const resume = Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\nstartxref\n9\n%%EOF\n");
  await dialog
    .getByLabel("Choose a file")
    .setInputFiles({ name: "Rae.pdf", mimeType: "application/pdf", buffer: resume });
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog.getByText("Files: 1 of 1 arrived.")).toBeVisible();

  const findRae = async () => {
    const applications = await site.ops<{ id: string; name: string; visitorNews?: number }[]>("applications", "list");
    return applications.find(({ name }) => name === "Rae Resume");
  };
  // It is taken in a moment after it has come.
  await expect.poll(async () => (await findRae())?.visitorNews).toBe(1);
  const office = await (await browser.newContext()).newPage();
  await office.goto(`${site.officeUrl}/applications/${(await findRae())?.id}`);
  await signIn(office, site, await addStaff(site, "Orla Owner", "owner"));
  const saved = office.waitForEvent("download");
  await office.getByRole("link", { name: "Save Rae.pdf" }).click();
  expect((await saved).suggestedFilename()).toBe("Rae.pdf");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("no field for photos promises what it can't keep", async ({ page, site }) => {
    await page.goto(`${site.url}/quote`);
    await expect(page.getByText("Choose photos")).toBeHidden();
    await page.getByLabel("Full name").fill("Nora Noscript");
    await page.getByLabel("Email").fill("nora@example.org");
    await page.getByRole("radio", { name: "Windows" }).check();
    await submitButton(page).click();
    await toPage(page).click();
    await expect(main(page)).toContainText("Adding files here takes JavaScript");
    await expect(page.getByText("Choose photos")).toBeHidden();
  });
});
