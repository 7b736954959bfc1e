import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { addStaff, request, signIn } from "../support/office.ts";
import { expect, startSite, test } from "../support/servers/site.ts";

test.skip(Boolean(process.env.REHEARSAL), "the rehearsal has the staff's command line and not their browsers");
test.use({ baseURL: ({ site }, use) => use(site.officeUrl), viewport: { width: 390, height: 844 } });

// Each looks at every screen.
test.slow();

const api = "**/api/office/**";
const me = /\/api\/office\/me$/;

/** Every screen that asks for something as it opens, and what it says when there is nothing. */
const screens: [path: string, empty: string][] = [
  ["/", "Nothing here."],
  ["/?noun=applications", "Nothing here."],
  ["/?view=spam", "Nothing here."],
  ["/leads/019ab9a0-0000-7000-8000-000000000000", "There is no record"],
  ["/chats", "Nobody has chatted yet."],
  ["/giveaway", "Nobody has entered yet."],
  ["/giveaway/drawings/none", "There is no such drawing."],
  ["/figures", "Nothing came in this time."],
  ["/company", "Who gets what comes in"],
  ["/audit", "Who saw and changed what"],
  ["/account", "This browser"],
];

async function enter(page: Page, site: Parameters<typeof addStaff>[0], role: string): Promise<void> {
  await page.goto(site.officeUrl);
  await signIn(page, site, await addStaff(site, `Ann ${role}`, role));
  await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
}

test("every screen with nothing to show says so to everybody", async ({ page }) => {
  const site = await startSite();
  await enter(page, site, "owner");
  for (const [path, empty] of screens) {
    await page.goto(`${site.officeUrl}${path}`);
    await expect(
      page
        .getByText(empty)
        .or(page.getByRole("region", { name: empty }))
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
  }
  await site.stop();
});

test("every screen that waits for its answer says so to everybody", async ({ page, site }) => {
  await enter(page, site, "owner");
  for (const [path] of screens) {
    await page.route(api, (route) => (me.test(route.request().url()) ? route.continue() : undefined));
    await page.goto(path);
    await expect(page.getByText("Loading ...").first()).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
  await page.route(me, () => {});
  await page.goto("/");
  await expect(page.getByText("Loading ...")).toBeVisible();
  await expectAccessible(page);
});

test("every screen whose answer fails says so to everybody", async ({ page, site }) => {
  await enter(page, site, "owner");
  await page.route(api, (route) =>
    me.test(route.request().url()) ? route.continue() : route.fulfill({ status: 500, json: { message: "Try again." } }),
  );
  for (const [path] of screens) {
    await page.goto(path);
    await expect(page.getByRole("alert").first()).toHaveText("Try again.");
    await expect(page.getByText("Loading ...")).toHaveCount(0);
  }
  await expectAccessible(page);
  await page.route(me, (route) => route.fulfill({ status: 500, json: { message: "Try again." } }));
  await page.goto("/");
  await expect(page.getByRole("alert")).toHaveText("Try again.");
  await expectAccessible(page);
});

test("every screen that loses its connection keeps what it shows and says so to everybody", async ({ page, site }) => {
  const id = await request(site, { name: "Olive Line", email: "olive@example.com" });
  await enter(page, site, "owner");
  const shown = [...screens.filter(([path]) => !path.startsWith("/leads/")), [`/leads/${id}`, ""], ["/person", ""]];
  for (const [path = ""] of shown) {
    await page.goto(path);
    await expect(page.getByText("Loading ...")).toHaveCount(0);
    await page.context().setOffline(true);
    await expect(page.getByText("You are offline.")).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText("You are offline.")).toBeHidden();
  }
  await page.goto(`/leads/${id}`);
  await page.getByLabel("Note", { exact: true }).fill("Typed in a tunnel");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("alert")).toContainText("What you typed is still here");
  await expectAccessible(page);
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("Typed in a tunnel");
});

test("who may only read is offered nothing to change and told so on every screen", async ({ page, site }) => {
  const id = await request(site, { name: "Rita Read", email: "rita@example.com" });
  await enter(page, site, "read-only");
  for (const [path, title] of [
    [`/leads/${id}`, "Rita Read"],
    ["/chats", "Chats"],
    ["/figures", "Figures"],
    ["/giveaway", "Giveaway"],
    ["/company", "Company"],
    ["/person", "Not found"],
    ["/audit", "Not found"],
    ["/nothing", "Not found"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("Loading ...")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^(Save|Send|Delete|Hold|Remove|Approve|Export)/ })).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto(`/applications/${id}`);
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page);
});

test("a text that a colleague changed meanwhile is told of, and what was typed stays", async ({ page, site }) => {
  await enter(page, site, "owner");
  await page.goto("/company");
  const label = page.getByLabel("Name of text 1");
  await label.fill("Mine");
  const address = `${site.officeUrl}/api/office/company`;
  const { replies: before } = await (await page.request.get(address)).json();
  const save = async (value: unknown, version: number): Promise<number> => {
    const headers = { origin: site.officeUrl };
    const saved = await page.request.post(address, { headers, data: { name: "replies", value, version } });
    return saved.status();
  };
  expect(await save([{ label: "Theirs", subject: "Theirs", text: "Theirs" }], before.version)).toBe(200);
  await page.getByRole("button", { name: "Save the texts" }).click();
  await expect(page.getByRole("alert")).toContainText("What you typed is still here");
  await expect(label).toHaveValue("Mine");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show what they saved" }).click();
  await expect(label).toHaveValue("Theirs");
  // Other journeys answer with these texts on the same site.
  expect(await save(before.value, before.version + 1)).toBe(200);
});
