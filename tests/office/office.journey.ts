import { readFile } from "node:fs/promises";
import { expectAccessible } from "../support/axe.ts";
import { hold } from "../support/hold.ts";
import { addAuthenticator, addStaff, request, signIn } from "../support/office.ts";
import { expect, test } from "../support/servers/site.ts";

test.skip(Boolean(process.env.REHEARSAL), "the rehearsal has the staff's command line and not their browsers");
test.use({ baseURL: ({ site }, use) => use(site.officeUrl) });

// Each walks through several screens, with the staff's command line in between.
test.slow();

test("a new employee opens a link on a phone, signs in, notes and sets a status, and comes back with a passkey", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addAuthenticator(page);
  const id = await request(site, { name: "Quirina Holt", phone: "315-555-0166", location: "Oswego, NY" });
  const email = await addStaff(site, "Ann Lee", "sales");
  await page.goto(`/leads/${id}`);
  await expectAccessible(page);
  await signIn(page, site, email);

  await expect(page.getByRole("heading", { level: 1, name: "Quirina Holt" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Call 315-555-0166" })).toHaveAttribute("href", "tel:+13155550166");
  await page.getByLabel("Note", { exact: true }).fill("Wants <b>two</b> doors, calls back Friday");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("The note is saved.")).toBeVisible();
  await expect(page.getByText("Wants <b>two</b> doors, calls back Friday")).toBeVisible();
  await page.getByLabel("Status", { exact: true }).selectOption("contacted");
  await page.getByRole("button", { name: "Save status" }).click();
  await expect(page.getByText("Status: new to contacted")).toBeVisible();
  await page.getByRole("button", { name: "Save assignee" }).focus();
  await expect(page.getByRole("button", { name: "Undo" })).toBeInViewport();
  await expectAccessible(page);
  expect(await site.ops("leads", "show", id)).toMatchObject({ status: "contacted", history: [{ by: email }] });

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Status taken back: new")).toBeVisible();
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("new");
  await expect(page.getByLabel("Reason, if you like")).toHaveCount(0);
  expect(await site.ops("leads", "show", id)).toMatchObject({ status: "new" });

  await page.getByRole("link", { name: "Inbox" }).click();
  await expect(page.getByRole("link", { name: "Quirina Holt" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save a passkey" }).click();
  await expect(page.getByRole("button", { name: "Not now" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeHidden();
  await page.getByRole("button", { name: "More" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name: "Ann Lee" }).click();
  await expect(page.getByRole("button", { name: "More" })).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByText("You can sign in with a passkey.")).toBeVisible();
  await expect(page.getByText("This browser")).toBeVisible();
  await expectAccessible(page);
});

test("of two people on one record each keeps a note, and the second sees what the first wrote", async ({
  page,
  site,
  browser,
}) => {
  const id = await request(site, { name: "Race Lead", email: "race@example.com" });
  const context = await browser.newContext({ baseURL: site.officeUrl });
  const other = await context.newPage();
  for (const [each, name] of [
    [page, "Bea First"],
    [other, "Cal Second"],
  ] as const) {
    await each.goto(`/leads/${id}`);
    await signIn(each, site, await addStaff(site, name, "office"));
    await expect(each.getByRole("heading", { level: 1, name: "Race Lead" })).toBeVisible();
  }
  // The page would renew itself before the press.
  await other.route("**/api/office/records/**", (route) =>
    route.request().method() === "GET" ? route.abort() : route.continue(),
  );
  await page.getByLabel("Note", { exact: true }).fill("Called at noon");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("The note is saved.")).toBeVisible();
  await other.getByLabel("Note", { exact: true }).fill("My own long text");
  await other.unrouteAll();
  await other.getByRole("button", { name: "Save note" }).click();
  await expect(other.getByText("The note is saved.")).toBeVisible();
  const happened = other.getByRole("region", { name: "Activity" });
  await expect(happened.getByText("Called at noon", { exact: true })).toBeVisible();
  await expect(happened.getByText("My own long text", { exact: true })).toBeVisible();
  await expectAccessible(other);
  await context.close();
});

test("after one's own save the boxes follow what a colleague sets, and a choice that is older is asked for again", async ({
  page,
  site,
  browser,
}) => {
  const id = await request(site, { name: "Followed Lead", email: "followed@example.com" });
  const olive = await addStaff(site, "Olive Own", "office");
  const sally = await addStaff(site, "Sally Sets", "sales");
  const elsewhere = await browser.newContext({ baseURL: site.officeUrl });
  const other = await elsewhere.newPage();
  await other.goto("/");
  await signIn(other, site, sally);
  await expect(other.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  await page.goto(`/leads/${id}`);
  await signIn(page, site, olive);
  const [status, who] = [page.getByLabel("Status", { exact: true }), page.getByLabel("Assignee")];
  await who.selectOption(olive);
  await page.getByRole("button", { name: "Save assignee" }).click();
  await expect(page.getByText("Saved the assignee.")).toBeVisible();
  await status.selectOption("contacted");
  await page.getByRole("button", { name: "Save status" }).click();
  await expect(page.getByText("The status is Contacted.")).toBeVisible();

  const path = `/api/office/records/leads/${id}`;
  const headers = { origin: site.officeUrl };
  /** Waits until the page has it, too. */
  const change = async (what: object, told: string) => {
    const { version } = await (await other.request.get(path)).json();
    const answer = await other.request.post(path, { data: { version, change: what }, headers });
    expect(answer.status()).toBe(200);
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event("focus")));
      const happened = page.getByRole("region", { name: "Activity" });
      await expect(happened.getByText(told, { exact: true })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
  };
  await change({ kind: "assign", to: sally }, "Sally Sets");
  await change({ kind: "status", to: "qualified" }, "Status: contacted to qualified");
  await expect(status).toHaveValue("qualified");
  await expect(page.getByLabel("Reason, if you like")).toHaveCount(0);
  await expect(who).toHaveValue(sally);

  await who.selectOption(olive);
  await change({ kind: "assign", to: "" }, "nobody");
  await expect(who).toHaveValue(olive);
  await page.getByRole("button", { name: "Save assignee" }).click();
  await expect(page.getByRole("alert")).toContainText("Somebody else changed this meanwhile. Sally Sets,");
  expect(await site.ops("leads", "show", id)).not.toHaveProperty("assignee");
  await expect(who).toHaveValue(olive);
  await page.getByRole("button", { name: "Save assignee" }).click();
  await expect(page.getByText("Saved the assignee.")).toBeVisible();
  expect(await site.ops("leads", "show", id)).toMatchObject({ assignee: olive });
  await elsewhere.close();
});

test("a save that ends on another record's screen changes nothing there", async ({ page, site }) => {
  const first = await request(site, { name: "First Slow", email: "slow@example.com" });
  const second = await request(site, { name: "Second Quick", email: "quick@example.com" });
  await page.goto(`/leads/${first}`);
  await signIn(page, site, await addStaff(site, "Eve Fast", "office"));
  await expect(page.getByRole("heading", { level: 1, name: "First Slow" })).toBeVisible();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/api/office/records/leads/${first}`, async (route) => {
    if (route.request().method() === "GET") return route.continue();
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  await page.getByLabel("Note", { exact: true }).fill("Of the first");
  await page.getByRole("button", { name: "Save note" }).click();
  await page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/leads/${second}`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Second Quick");
  const answered = page.waitForResponse((response) => response.request().method() !== "GET");
  release();
  await answered;
  await expect(page.getByText("The note is saved.")).toHaveCount(0);
  await expect(heading).toHaveText("Second Quick");
});

test("a note whose answer is lost is kept once, also when the record was renewed before it is saved again", async ({
  page,
  site,
}) => {
  const id = await request(site, { name: "Lost Answer", email: "lost@example.com" });
  await page.goto(`/leads/${id}`);
  await signIn(page, site, await addStaff(site, "Flo Twice", "office"));
  const note = page.getByLabel("Note", { exact: true });
  await note.fill("Call back on Friday");
  let isLost = false;
  await page.route(`**/api/office/records/leads/${id}`, async (route) => {
    if (route.request().method() === "GET" || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("alert")).toContainText("please try again");
  const kept = page.getByRole("region", { name: "Activity" }).getByText("Call back on Friday");
  // What was asked a moment ago is not asked again at once.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(kept).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("The note is saved.")).toBeVisible();
  await expect(kept).toHaveCount(1);
});

test("two questions that are decided at once are both gone from the list", async ({ page, site }) => {
  const toPattern = (id: string) => ({ id, question: `Question ${id}`, answer: "", nearest: [] });
  await page.route("**/api/office/patterns", (route) =>
    route.fulfill({ json: { patterns: ["one", "two", "three"].map(toPattern) } }),
  );
  const release = await hold(page, "**/api/office/patterns/review", (route) => route.fulfill({ json: {} }));
  await page.goto("/chats");
  await signIn(page, site, await addStaff(site, "Pat Pattern", "owner"));
  const questions = page.getByRole("region", { name: "Questions and answers that wait" });
  const reject = questions.getByRole("button", { name: "Reject" });
  await expect(reject).toHaveCount(3);
  await reject.nth(0).click();
  await reject.nth(1).click();
  release();
  await expect(reject).toHaveCount(1);
  await expect(questions).toContainText("Question three");
});

test("search, keys, spam and every screen of an owner", async ({ page, site }) => {
  const zora = await request(site, { name: "Zora Keys", email: "zora@example.com", location: "Pulaski, NY" });
  await expect.poll(() => site.ops("leads", "show", zora)).toMatchObject({ notifyState: "sent" });
  const first = await request(site, { name: "Twice Asked", email: "twice@example.com", message: "first" });
  // Of two in the same second either may count as the first.
  await expect.poll(() => site.ops("leads", "show", first)).toMatchObject({ notifyState: "sent" });
  await request(site, { name: "Twice Asked", email: "twice@example.com", message: "second" });
  const held = await request(site, { name: "Held Back", email: "held@example.com", subject: "pills" });
  await page.goto("/");
  await signIn(page, site, await addStaff(site, "Dee Owner", "owner"));
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByRole("link", { name: "Zora Keys" })).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("pulaski");
  await expect(page).toHaveURL(/search=pulaski/);
  await expect(page.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Zora Keys" })).toBeVisible();
  await page.getByRole("button", { name: "Spam", exact: true }).click();
  await expect(page.getByText("It is quarantined.")).toBeVisible();
  await expect(page.getByText("Quarantined.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Not spam" }).click();
  await expect(page.getByText("It is in the inbox.", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Inbox" }).click();
  await page.getByRole("button", { name: /quarantined$/ }).click();
  await page.getByRole("link", { name: "Held Back" }).click();
  await expect(page.getByText("Quarantined: nobody was written to.")).toBeVisible();
  await page.getByRole("button", { name: "Not spam" }).click();
  await expect(page.getByText("It is in the inbox, and its emails go out.")).toBeVisible();
  expect(await site.ops("leads", "show", held)).toMatchObject({ spam: false, notifyState: "sent" });

  await page.getByText("Reply by email", { exact: true }).click();
  await page.getByLabel("Begin with").selectOption("We tried to call you");
  await page.getByRole("button", { name: "Send email" }).click();
  await expect(page.getByText("The email is on its way.")).toBeVisible();
  await expect(page.getByText("Reply by email", { exact: true }).last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await expect(page.getByLabel("Note", { exact: true })).toBeFocused();

  await page.goto("/?search=twice");
  await page.getByRole("link", { name: "Twice Asked" }).first().focus();
  await page.keyboard.press("a");
  await expect(page.getByLabel("Assignee")).toBeFocused();
  const same = page.getByRole("region", { name: "From the same person" });
  // Noted when its mails go out; the screen is renewed every fifteen seconds.
  await expect(same.getByText("This one repeats it.")).toBeVisible({ timeout: 30_000 });
  await same.getByRole("button", { name: "It is no repeat" }).click();
  await same.getByRole("button", { name: "It repeats this one" }).click();
  await expect(page.getByText("It is linked to the earlier request.")).toBeVisible();
  await expectAccessible(page);

  const told = await fetch(`${site.url}/api/page-views`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0" },
    body: JSON.stringify({ views: ["quote"], counts: { call: 1 }, vitals: { lcp: 1200 } }),
  });
  expect(told.status).toBe(200);
  for (const [link, proof] of [
    ["Chats", "Questions and answers that wait"],
    ["Giveaway", "The drawing"],
    ["Figures", "Services"],
    ["Company", "Staff"],
  ] as const) {
    await page.getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("heading", { level: 2, name: proof })).toBeVisible();
    await expectAccessible(page);
    if (link !== "Figures") continue;
    const traffic = page.getByRole("region", { name: "On the website" });
    for (const name of ["Calls tapped 1", "Main content shown 1.5 s, good 1"])
      await expect(traffic.getByRole("row", { name })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 720 });
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export figures as CSV" }).click();
    const text = await readFile(await (await file).path(), "utf8");
    const services = page.getByRole("region", { name: "Services" }).getByRole("row").last();
    const [name, leads] = await services.getByRole("cell").allTextContents();
    expect(text).toContain(`"Services","${name}","${leads}"`);
  }
  await page.getByLabel("Name", { exact: true }).fill("Flo New");
  await page.getByLabel("Email", { exact: true }).fill("flo.new@example.org");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Flo New may use the office.")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Flo Old");
  await page.getByLabel("Email", { exact: true }).fill("Flo.New@example.org");
  await page.getByLabel("Role", { exact: true }).selectOption("office");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Flo New is on the list already, as sales.");
  await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Change their name and role" }).click();
  await expect(page.getByText("Flo Old is office from now on.")).toBeVisible();
  const label = page.getByLabel("Name of text 1");
  const before = await label.inputValue();
  await label.fill("Our own text");
  await page.getByRole("button", { name: "Save the texts" }).click();
  const putBack = page.getByRole("button", { name: "Put back what it was before" });
  await expect(putBack).toBeVisible();
  await expect(label).toHaveValue("Our own text");
  await expectAccessible(page);
  await putBack.click();
  await expect(label).toHaveValue(before);

  await page.getByRole("link", { name: "Inbox" }).click();
  await page.getByLabel("From", { exact: true }).fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
  await expect(page.getByRole("link", { name: "Zora Keys" })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export leads as CSV" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain('"Zora Keys"');

  await page.goto("/?noun=leads&assignee=-");
  await page.getByRole("button", { name: "Keep this list" }).click();
  await page.getByRole("link", { name: "Inbox" }).click();
  await page.getByRole("navigation", { name: "Saved views" }).getByRole("link", { name: "Leads, nobody has" }).click();
  await expect(page.getByLabel("Assignee")).toHaveValue("-");
  await expectAccessible(page);

  await page.getByRole("link", { name: "Audit" }).click();
  await expect(page.getByRole("cell", { name: held })).not.toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Person" }).click();
  await page.getByLabel("Email", { exact: true }).fill("zora@example.com");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("heading", { name: /^Found / })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("To delete all of it for good, type DELETE").fill("DELETE");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(/Deleted \d+ on/)).toBeVisible();
  await page.goto("/?search=pulaski");
  await expect(page.getByText("Nothing found.")).toBeVisible();
});

test("who was removed is out at the next press, and the site's host has no office", async ({ page, site }) => {
  const email = await addStaff(site, "Eve Gone", "office");
  await page.clock.install();
  await page.goto("/");
  let lists = 0;
  page.on("response", (response) => {
    if (response.url().includes("/api/office/records?") && response.ok()) lists += 1;
  });
  await signIn(page, site, email);
  await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  await expect.poll(() => lists).toBe(1);
  // From here the press is the first to ask for anything: no list is renewed by the time.
  await page.clock.pauseAt(Date.now() + 1000);
  await site.ops("staff", "remove", "--email", email);
  await page.getByRole("link", { name: "Applications" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  expect(lists).toBe(1);
  expect((await fetch(`${site.url}/api/office/me`)).status).toBe(404);
});
