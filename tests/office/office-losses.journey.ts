import { readFile } from "node:fs/promises";
import type { Route } from "@playwright/test";
import { newId } from "@site/core/store/ids";
import { hold } from "../support/hold.ts";
import { addStaff, request, signIn } from "../support/office.ts";
import { expect, startSite, test } from "../support/servers/site.ts";

test.skip(Boolean(process.env.REHEARSAL), "the rehearsal has the staff's command line and not their browsers");
test.use({ baseURL: ({ site }, use) => use(site.officeUrl) });

// Each walks through several screens, with the staff's command line in between.
test.slow();

test("what is typed in any form is there after a session that ended, and is nobody else's", async ({ page }) => {
  const site = await startSite();
  const email = await addStaff(site, "Ann Typed", "owner");
  await page.goto(`${site.officeUrl}/company`);
  await signIn(page, site, email);
  const banner = page.getByLabel("What it says");
  await banner.fill("Closed on Friday, we move to Genesee Street");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Save the banner" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  await expect(page.getByText("Your sign-in has ended")).toBeVisible();
  await expect(banner).toBeHidden();
  await signIn(page, site, email);
  await expect(banner).toHaveValue("Closed on Friday, we move to Genesee Street");
  await page.getByRole("button", { name: "Save the banner" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();

  await banner.fill("Only Ann knows this");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Save the banner" }).click();
  await signIn(page, site, await addStaff(site, "Bob Other", "owner"));
  await expect(page.getByRole("heading", { level: 1, name: "Company" })).toBeVisible();
  await expect(banner).toHaveValue("Closed on Friday, we move to Genesee Street");
  await site.stop();
});

test("an inbox over which somebody signed in again goes on, and drafts of a tab are one person's", async ({
  page,
  site,
}) => {
  const ann = await addStaff(site, "Ann Inbox", "owner");
  const id = await request(site, { name: "Quida First", email: "first@example.com" });
  await page.goto("/");
  await signIn(page, site, ann);
  await expect(page.getByRole("link", { name: "Quida First" })).toBeVisible();
  await page.context().clearCookies();
  await request(site, { name: "Quida Second", email: "second@example.com" });
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeHidden();
  await signIn(page, site, ann);
  await expect(page.getByRole("link", { name: "Quida Second" })).toBeVisible();

  await page.goto(`/leads/${id}`);
  const note = page.getByLabel("Note", { exact: true });
  await note.fill("Only Ann knows this, too");
  await page.context().clearCookies();
  await page.reload();
  await signIn(page, site, await addStaff(site, "Bob Inbox", "owner"));
  await expect(page.getByRole("heading", { level: 1, name: "Quida First" })).toBeVisible();
  await expect(note).toHaveValue("");
});

test("signing out without a network leaves drafts and session, and says so", async ({ page, site }) => {
  const id = await request(site, { name: "Quilla Kept", email: "kept@example.com" });
  await page.goto(`/leads/${id}`);
  await signIn(page, site, await addStaff(site, "Ann Leaving", "sales"));
  const note = page.getByLabel("Note", { exact: true });
  await note.fill("Half a thought");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You may still be signed in.")).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(note).toHaveValue("Half a thought");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test("what one person has read is not shown to another who signs in over it, or after a sign-out", async ({
  page,
  site,
}) => {
  const id = await request(site, { name: "Quorra Secret", email: "secret@example.com" });
  const path = `**/api/office/records/leads/${id}`;
  await page.goto(`/leads/${id}`);
  await signIn(page, site, await addStaff(site, "Ann Reading", "owner"));
  await expect(page.getByRole("heading", { level: 1, name: "Quorra Secret" })).toBeVisible();
  await page.context().clearCookies();
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.route(path, (route) => route.abort());
  await signIn(page, site, await addStaff(site, "Sam Next", "sales"));
  await expect(page.getByRole("link", { name: "Back to the inbox" })).toBeVisible();
  await expect(page.getByText("Quorra Secret")).toHaveCount(0);
  await page.unroute(path);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Quorra Secret" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.route(path, (route) => route.abort());
  await signIn(page, site, await addStaff(site, "Tim Next", "sales"));
  await expect(page.getByRole("link", { name: "Back to the inbox" })).toBeVisible();
  await expect(page.getByText("Quorra Secret")).toHaveCount(0);
});

test("a sign-in whose answer is lost goes on by another press, and another person's memory goes however it comes out", async ({
  page,
  site,
}) => {
  let isLost = true;
  await page.goto("/");
  await page.route("**/api/office/me", (route) => (isLost ? route.abort() : route.continue()));
  await signIn(page, site, await addStaff(site, "Lou Lost", "owner"));
  await expect(page.getByText("please try again")).toBeVisible();
  isLost = false;
  await page.getByRole("button", { name: "Sign in" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Inbox");

  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await page.context().clearCookies();
  const renew = async (title: string) =>
    expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event("focus")));
      await expect(heading).toHaveText(title, { timeout: 500 });
    }).toPass();
  await renew("Sign in");
  isLost = true;
  await signIn(page, site, await addStaff(site, "Lea Later", "owner"));
  await expect(page.getByText("please try again")).toBeVisible();
  isLost = false;
  await renew("Inbox");
  await expect(page.locator("body[data-same]")).toHaveCount(0);
});

test("a number typed over one that was corrected meanwhile is not saved before its author saw that", async ({
  page,
  site,
}) => {
  const more = { name: "Quentin Corrected", email: "corrected@example.com", phone: "315-555-0101" };
  const id = await request(site, more);
  await page.goto(`/leads/${id}`);
  await signIn(page, site, await addStaff(site, "Ann Overtaken", "owner"));
  await page.getByRole("button", { name: "Correct contact details" }).click();
  const phone = page.getByLabel("Phone", { exact: true });
  await phone.fill("315-555-0102");
  const address = `${site.officeUrl}/api/office/records/leads/${id}`;
  const read = async () => (await page.request.get(address)).json();
  const { version, contact } = await read();
  const stored = contact.fields.map(({ name, value }: { name: string; value: string }) => [name, value]);
  const values = { ...Object.fromEntries(stored), phone: "315-555-0103" };
  const corrected = await page.request.post(address, {
    headers: { origin: site.officeUrl },
    data: { version, change: { kind: "contact", values } },
  });
  expect(corrected.status()).toBe(200);
  // It is on the screen before the button is pressed.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(page.getByRole("link", { name: /^Call .*0103/ })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(phone).toHaveValue("315-555-0102");
  const save = page.getByRole("button", { name: "Save contact details" });
  await save.click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect((await read()).contact.phone).toContain("0103");
  await save.click();
  await expect(page.getByText("The contact details are saved.")).toBeVisible();
  expect((await read()).contact.phone).toContain("0102");
});

test("nobody is deleted but who was found by what stands in the form", async ({ page, site }) => {
  await request(site, { name: "Quill Found", email: "quill@example.com" });
  await page.goto("/person");
  await signIn(page, site, await addStaff(site, "Ann Deleting", "owner"));
  const email = page.getByLabel("Email", { exact: true });
  await email.fill("quill@example.com");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("heading", { name: "of quill@example.com" })).toBeVisible();
  await page.getByLabel("To delete all of it for good, type DELETE").fill("DELETE");
  await email.fill("somebody.else@example.com");
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toHaveCount(0);
  await email.fill("quill@example.com");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toBeDisabled();
});

test("a neighbor's request that names the person is not in their file, and stays unless it is chosen", async ({
  page,
  site,
}) => {
  const named = {
    name: "Bob Neighbor",
    email: "bob.neighbor@example.com",
    notes: "quimby@example.com told me of you",
  };
  const [own, bobs, other] = [
    await request(site, { name: "Quimby Own", email: "quimby@example.com" }),
    await request(site, named),
    await request(site, { ...named, email: "bea.neighbor@example.com" }),
  ];
  await page.goto("/person");
  await signIn(page, site, await addStaff(site, "Ann Careful", "owner"));
  const find = async () => {
    await page.getByLabel("Email", { exact: true }).fill("quimby@example.com");
    await page.getByRole("button", { name: "Find" }).click();
  };
  const choices = page.getByRole("checkbox", { name: /^Delete lead \d of somebody else, too$/ });
  // The index is a moment behind the table.
  await expect(async () => {
    await find();
    await expect(choices).toHaveCount(2, { timeout: 2000 });
    await expect(page.getByText("1 × lead", { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain("Quimby Own");
  expect(file).not.toContain("neighbor");
  const links = page.getByRole("link", { name: /of somebody else$/ });
  const paths = await links.evaluateAll((all) => all.map((each) => each.getAttribute("href")));
  await choices.nth(paths.indexOf(`/leads/${other}`)).check();
  await page.getByLabel("To delete all of it for good, type DELETE").fill("DELETE");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText(/^Deleted \d+ on/)).toBeVisible();
  expect(await site.ops("leads", "show", bobs)).toMatchObject({ name: "Bob Neighbor" });
  for (const gone of [own, other]) await expect(site.ops("leads", "show", gone)).rejects.toThrow("There is no");
});

test("a drawing that was held asks for DRAW again before it is held once more", async ({ page, site }) => {
  let held = 0;
  let decided: unknown;
  const entry = { address: "1 Main St", cityZip: "Utica 13501", phone: "315", email: "a@example.com" };
  const entries = ["Ann Held", "Bea Held"].map((name) => {
    return { ...entry, id: newId(), name, at: "2026-01-10T10:00:00Z", spam: true, inPeriod: true, sample: false };
  });
  let giveaway: object | undefined;
  await page.route("**/api/office/giveaway", async (route) => {
    giveaway ??= await (await route.fetch()).json();
    await route.fulfill({ json: { ...giveaway, held: entries } });
  });
  await page.route("**/api/office/giveaway/draw**", (route) => {
    held += 1;
    decided = route.request().postDataJSON();
    return route.fulfill({ json: { eligible: 1, total: 1, lookalikes: 0, file: "{}" } });
  });
  await page.goto("/giveaway");
  await signIn(page, site, await addStaff(site, "Ann Drawing", "owner"));
  await page.getByLabel("Seed, as it was published").fill("published");
  await page.getByLabel(/^Ann Held/).selectOption("A person");
  const sure = page.getByLabel("To hold the drawing, type DRAW");
  await sure.fill("DRAW");
  const button = page.getByRole("button", { name: "Hold the drawing" });
  await button.dblclick();
  await expect(page.getByText("1 of 1 entries take part")).toBeVisible();
  await expect(sure).toHaveValue("");
  await expect(button).toBeDisabled();
  expect(held).toBe(1);
  expect(decided).toMatchObject({ genuine: [expect.any(String)], automated: [] });
});

test("words typed while a note is saved stay, and a failure that comes late is told on the next screen", async ({
  page,
  site,
}) => {
  const id = await request(site, { name: "Quentin Slow", email: "slow@example.com" });
  await page.goto(`/leads/${id}`);
  await signIn(page, site, await addStaff(site, "Ann Quick", "sales"));
  const note = page.getByLabel("Note", { exact: true });
  await note.fill("Two doors");
  const path = `**/api/office/records/leads/${id}`;
  const isChange = (route: Route) => route.request().method() === "POST";
  const release = await hold(page, path);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Saving ...")).toBeVisible();
  await note.press("End");
  await note.pressSequentially(" and a window");
  release();
  await expect(page.getByText("The note is saved.")).toBeVisible();
  await expect(note).toHaveValue("and a window");
  await page.unrouteAll({ behavior: "wait" });

  const fail = await hold(page, path, (route) => (isChange(route) ? route.abort() : route.continue()));
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Saving ...")).toBeVisible();
  await page.getByRole("link", { name: "Inbox" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  fail();
  await expect(page.getByRole("alert").filter({ hasText: "Quentin Slow" })).toBeVisible();
  await page.getByRole("button", { name: "I have read it" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Quentin Slow" })).toBeHidden();
  await page.goto(`/leads/${id}`);
  await expect(note).toHaveValue("and a window");
});

test("a status that is chosen and typed survives a reload and a colleague's change, which is shown once", async ({
  page,
  site,
}) => {
  const ann = await addStaff(site, "Ann Status", "owner");
  const id = await request(site, { name: "Stella Status", email: "stella@example.com" });
  await page.goto(`/leads/${id}`);
  await signIn(page, site, ann);
  const status = page.getByLabel("Status", { exact: true });
  await status.selectOption("closed");
  await page.getByLabel("How did it end?").selectOption("won");
  await page.getByLabel("Reason, if you like").fill("Signed at the table");
  await page.getByLabel("Value in dollars").fill("12,750.50");
  await page.reload();
  await expect(status).toHaveValue("closed");
  await expect(page.getByLabel("Reason, if you like")).toHaveValue("Signed at the table");
  await expect(page.getByLabel("Value in dollars")).toHaveValue("12,750.50");
  await expect(page.getByText("Not saved yet: the status is New.")).toBeVisible();

  await site.ops("leads", "set-status", id, "contacted");
  await page.getByRole("button", { name: "Save status" }).click();
  await expect(page.getByRole("alert")).toContainText("Somebody else changed this meanwhile");
  // Until the colleague's change is there a second press does nothing.
  await expect(page.getByText("Saving ...")).toBeHidden();
  await page.getByRole("button", { name: "Save status" }).click();
  await expect(page.getByText("The status is Closed.")).toBeVisible();
  await expect(page.getByText("Not saved yet")).toBeHidden();
  await expect(page.getByLabel("Value in dollars")).toHaveValue("12751");
  await page.getByLabel("How did it end?").selectOption("lost");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByLabel("How did it end?")).toHaveValue("won");
  await page.reload();
  await expect(page.getByText("Your last change of the status can still be taken back.")).toBeVisible();
});

test("a note that is too long is kept as it is, and said to be", async ({ page, site }) => {
  const ann = await addStaff(site, "Ann Long", "owner");
  const id = await request(site, { name: "Lena Long", email: "lena@example.com" });
  await page.goto(`/leads/${id}`);
  await signIn(page, site, ann);
  const note = page.getByLabel("Note", { exact: true });
  const text = "long ".repeat(1200);
  await note.fill(text);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("A note has at most 5,000 characters, and this one 6,000")).toBeVisible();
  await expect(note).toHaveValue(text);
});

test("who may only read gets no way to the page on which the visitor acts", async ({ page, site }) => {
  const rita = await addStaff(site, "Rita Reads", "read-only");
  const id = await request(site, { name: "Paula Page", email: "paula@example.com" });
  await page.goto(`/leads/${id}`);
  await signIn(page, site, rita);
  await expect(page.getByRole("heading", { level: 1, name: "Paula Page" })).toBeVisible();
  await expect(page.getByText("The visitor's page")).toBeHidden();
  const answer = await page.request.get(`/api/office/records/leads/${id}`);
  expect(answer.ok()).toBe(true);
  expect(await answer.json()).not.toHaveProperty("page");
});
