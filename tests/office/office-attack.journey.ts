import type { Page } from "@playwright/test";
import { newId } from "@site/core/store/ids";
import { expectAccessible } from "../support/axe.ts";
import { addStaff, request, signIn } from "../support/office.ts";
import { expect, type Site, startSite, test } from "../support/servers/site.ts";

test.skip(Boolean(process.env.REHEARSAL), "the rehearsal has the staff's command line and not their browsers");
test.use({ baseURL: ({ site }, use) => use(site.officeUrl) });
test.slow();

const markup = '"><img src=x onerror=alert(1)><b id=injected>';
const long = "Wolfeschlegelsteinhausenbergerdorff".repeat(3);

const screens = ["/chats", "/giveaway", "/figures", "/company", "/person", "/audit", "/account"];

async function enter(page: Page, site: Site, role: string): Promise<string> {
  const email = await addStaff(site, `Ann ${role}`, role);
  await page.goto(site.officeUrl);
  await signIn(page, site, email);
  await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  return email;
}

async function send(site: Site, path: string, body: object): Promise<void> {
  const response = await fetch(`${site.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": newId() },
    body: JSON.stringify(body),
  });
  expect(response.status, await response.text()).toBe(201);
}

test("markup and endless words in every field are words on every screen, which no width makes scroll sideways", async ({
  page,
}) => {
  const site = await startSite();
  const opened: string[] = [];
  page.setDefaultTimeout(20_000);
  page.on("dialog", (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  try {
    const name = `${long} ${markup}`;
    const person = { name, email: "hostile@example.com", phone: "315-555-0188", address: markup + long };
    const id = await request(site, { ...person, location: markup + long, notes: markup + long, productType: markup });
    await send(site, "/api/jobs/apply", {
      ...person,
      position: markup + long,
      city: markup,
      yearsExperience: "5-10",
      hasLicense: "yes",
      availability: "2-weeks",
      coverLetter: markup + long,
    });
    await send(site, "/api/contest/entries", {
      ...person,
      cityZip: `${markup} 13440`,
      projectInterest: "Windows",
      referralSource: "Google",
      agreedToTerms: "yes",
    });
    const email = await enter(page, site, "owner");
    const headers = { origin: site.officeUrl };
    const post = async (path: string, data: object) =>
      expect((await page.request.post(`${site.officeUrl}/api/office${path}`, { headers, data })).ok()).toBe(true);
    await post(`/records/leads/${id}`, { version: 0, change: { kind: "note", text: markup + long } });
    await post("/staff", { email: "hostile.staff@example.org", name: markup, role: "sales" });
    await post("/giveaway/winners-list", { kind: "asked", id: newId(), name: long, contact: markup });
    await post("/company", { name: "banner", value: { isOn: true, text: markup }, version: 0 });
    for (const path of ["/", "/?noun=applications", `/leads/${id}`, ...screens]) {
      await page.goto(site.officeUrl + path);
      await expect(page.getByText("Loading ...")).toHaveCount(0);
      if (path === "/giveaway") await page.getByRole("button", { name: "Compare the entries" }).click();
      for (const width of [1440, 720, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const look = () =>
          page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            const all = scrollWidth > clientWidth ? [...document.querySelectorAll("main, main *")] : [];
            const over = all.filter((each) => each.scrollWidth > each.clientWidth);
            const injected = document.querySelectorAll("#injected, img[src=x]");
            return [
              scrollWidth - clientWidth,
              ...[...over.slice(-3), ...injected].map((each) => each.outerHTML.slice(0, 90)),
            ];
          });
        // A chart follows the width a moment later.
        await expect.poll(look, { message: `${path} at ${width} px` }).toEqual([0]);
      }
    }
    await page.goto(`${site.officeUrl}/person`);
    await page.getByLabel("Email", { exact: true }).fill(person.email);
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page.getByRole("heading", { name: /^Found / })).toBeVisible();
    expect(await page.locator("#injected").count()).toBe(0);
    expect([opened, email]).toEqual([[], email]);
  } finally {
    await site.stop();
  }
});

test("a phone whose clock is a day ahead tells the right promise, takes back in time and puts off to the right time", async ({
  page,
  site,
}) => {
  const id = await request(site, { name: "Clock Skew", email: "skew@example.com" });
  await page.clock.install({ time: Date.now() + 26 * 60 * 60 * 1000 });
  await enter(page, site, "sales");
  await page.goto(`/leads/${id}`);
  await expect(page.getByText("Please answer by")).toBeVisible();
  await page.getByLabel("Follow up", { exact: true }).selectOption("In 4 hours");
  await page.getByRole("button", { name: "Save follow-up" }).click();
  await expect(page.getByText(/^Follow up [A-Z]/).first()).toBeVisible();
  const { snoozedUntil } = (await site.ops("leads", "show", id)) as { snoozedUntil: string };
  expect(Math.abs(Date.parse(snoozedUntil) - Date.now() - 4 * 60 * 60 * 1000)).toBeLessThan(120_000);
  await page.getByLabel("Status", { exact: true }).selectOption("contacted");
  await page.getByRole("button", { name: "Save status" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Status taken back: new")).toBeVisible();
});

test("the way back leads to the request that was opened, and a role that was taken away keeps what was typed", async ({
  page,
  site,
}) => {
  const id = await request(site, { name: "Bettina Back", email: "back@example.com" });
  const email = await enter(page, site, "office");
  await page.getByRole("link", { name: "Bettina Back" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bettina Back" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("link", { name: "Bettina Back" })).toBeFocused();
  await page.goForward();
  await page.getByLabel("Note", { exact: true }).fill("Typed before");
  await site.ops("staff", "add", "--email", email, "--name", "Ann office", "--role", "read-only");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("alert")).toContainText("Your role does not allow this.");
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("Typed before");
  expect(await site.ops("leads", "show", id)).not.toHaveProperty("version");
});

test("a photo is kept with the request, shown and taken away again, and a file that is none is told of", async ({
  page,
  site,
}) => {
  const id = await request(site, { name: "Phoebe Photo", email: "photo@example.com" });
  await enter(page, site, "sales");
  await page.goto(`/leads/${id}`);
  const field = page.getByLabel("Add a photo");
  await field.setInputFiles({ name: "x.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<svg onload=alert(1)>") });
  await expect(page.getByRole("alert")).toContainText("can't be read as a photo");
  await field.setInputFiles({ name: "house.png", mimeType: "image/png", buffer: await page.screenshot() });
  const photo = page.getByRole("img", { name: "Taken by Ann sales" });
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(100);
  await page.getByRole("button", { name: "Remove this photo" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(photo).toBeVisible();
  await page.getByRole("button", { name: "Remove this photo" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes, remove it for good" }).click();
  await expect(page.getByText("The photo is gone for good.")).toBeVisible();
  await expect(photo).toHaveCount(0);
  await expect(page.getByText("Photo, taken away since")).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H2");
});
