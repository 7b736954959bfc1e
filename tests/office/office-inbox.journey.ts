import type { Page } from "@playwright/test";
import { officePaths } from "@site/core/contract/office-paths";
import type { Inbox } from "@site/core/office/record/record-contract";
import { newId } from "@site/core/store/ids";
import { addStaff, request, signIn } from "../support/office.ts";
import { expect, test } from "../support/servers/site.ts";

test.skip(Boolean(process.env.REHEARSAL), "the rehearsal has the staff's command line and not their browsers");
test.use({ baseURL: ({ site }, use) => use(site.officeUrl) });

// Each walks through several lists.
test.slow();

const item: Inbox["items"][number] = {
  ...{
    noun: "leads",
    id: newId(),
    reference: "K7-4Q2",
    subject: "Windows",
    name: "Found Late",
    about: [],
    status: "new",
    spam: false,
  },
  createdAt: "2026-11-02T14:00:00.000Z",
};

/** Answers for the inbox with pages of which all but one are empty. @returns the pages that were asked for */
async function standIn(page: Page, foundOn: number): Promise<Set<string>> {
  const asked = new Set<string>();
  await page.route(
    ({ pathname }) => pathname === officePaths.listInbox,
    (route) => {
      const after = new URL(route.request().url()).searchParams.get("after") ?? "0";
      asked.add(after);
      const isFound = Number(after) === foundOn;
      const json: Inbox = {
        spam: 0,
        items: isFound ? [item] : [],
        ...(isFound ? {} : { next: `${Number(after) + 1}` }),
      };
      return route.fulfill({ json });
    },
  );
  return asked;
}

test("a list whose first pages hold nothing goes on by itself, and says how far it has looked", async ({
  page,
  site,
}) => {
  await page.goto("/");
  await signIn(page, site, await addStaff(site, "Ann Looking", "sales"));
  await expect(page.getByRole("button", { name: "Not now" })).toBeVisible();
  const asked = await standIn(page, 14);
  await page.goto("/?from=2026-01-01&assignee=-");
  const soFar = page.getByText("Nothing found so far. Show more goes on looking.");
  await expect(soFar).toBeVisible();
  expect(asked.size).toBe(10);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByRole("link", { name: "Found Late" })).toBeVisible();
  await expect(soFar).toBeHidden();
  await expect(page.getByRole("button", { name: "Show more" })).toBeHidden();
});

test("what a colleague or oneself changes behind the first page is renewed, by itself and on the way back", async ({
  page,
  site,
}) => {
  await page.goto("/");
  await signIn(page, site, await addStaff(site, "Ann Renewing", "sales"));
  await expect(page.getByRole("button", { name: "Not now" })).toBeVisible();
  let status = "new";
  await page.route(
    ({ pathname }) => pathname === officePaths.listInbox,
    (route) => {
      const isSecond = new URL(route.request().url()).searchParams.has("after");
      const second = { ...item, status };
      const first = { ...item, id: newId(), name: "Found First" };
      const json: Inbox = isSecond ? { spam: 0, items: [second] } : { spam: 0, items: [first], next: "1" };
      return route.fulfill({ json });
    },
  );
  await page.clock.install();
  await page.goto("/");
  await page.getByRole("button", { name: "Show more" }).click();
  const second = page.getByRole("link", { name: "Found Late" });
  await expect(second).toContainText("New");
  status = "contacted";
  await page.clock.fastForward(16_000);
  await expect(second).toContainText("Contacted");
  await second.click();
  await expect(page).toHaveURL(/leads/);
  status = "qualified";
  await page.clock.fastForward(3000);
  await page.getByRole("link", { name: "Inbox", exact: true }).click();
  await expect(second).toContainText("Qualified");
});

test("a list in which nothing changes counts on by the clock, and a day is typed into it", async ({ page, site }) => {
  await page.goto("/");
  await signIn(page, site, await addStaff(site, "Ann Waiting", "sales"));
  await expect(page.getByRole("button", { name: "Not now" })).toBeVisible();
  const due = new Date(Date.now() + 150_000).toISOString();
  const asked: string[] = [];
  await page.route(
    ({ pathname }) => pathname === officePaths.listInbox,
    (route) => {
      asked.push(new URL(route.request().url()).search);
      const json: Inbox = { spam: 0, items: [{ ...item, due }] };
      return route.fulfill({ json });
    },
  );
  await page.clock.install();
  await page.goto("/");
  const found = page.getByRole("link", { name: "Found Late" });
  await expect(found).toContainText("Answer within 2 minutes");
  await page.clock.fastForward(240_000);
  await expect(found).toContainText("Overdue by 1 minute");
  await page.getByLabel("From", { exact: true }).focus();
  await page.keyboard.type("11012026", { delay: 100 });
  await expect(page).toHaveURL(/from=2026-11-01/);
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("2026-11-01");
  await expect.poll(() => asked.at(-1)).toContain("from=2026-11-01");
  expect(asked.filter((search) => search.includes("from=0"))).toEqual([]);
});

test("visits, and a chat that is open, are renewed while somebody looks at them", async ({ page, site }) => {
  await page.goto("/");
  await signIn(page, site, await addStaff(site, "Ann Watching", "sales"));
  await expect(page.getByRole("button", { name: "Not now" })).toBeVisible();
  const { id } = item;
  const visit = { noun: "leads", id, name: "Vic Visited", place: "", hasStreet: true, phones: [], text: "9 AM" };
  const days = [{ date: "2026-12-01", text: "Tuesday", visits: [{ ...visit, wishes: "", proposals: "" }] }];
  const messages = [{ at: "2026-11-30T10:00:00Z", isVisitor: true, text: "Hello" }];
  await page.route(`**${officePaths.listVisits}`, (route) => route.fulfill({ json: { days } }));
  await page.route(`**${officePaths.listChats}`, (route) =>
    route.fulfill({ json: { chats: [{ id, at: "2026-11-30T10:00:00Z", state: "initial", name: "Zora" }] } }),
  );
  await page.route(`**${officePaths.listChats}/${id}`, (route) => route.fulfill({ json: { messages } }));
  await page.clock.install();
  const wait = async () => {
    // What was asked just now is not asked again for two seconds.
    for (const ms of [3000, 13_000]) await page.clock.fastForward(ms);
  };
  await page.goto("/visits");
  await expect(page.getByText("Vic Visited")).toBeVisible();
  days.pop();
  await wait();
  await expect(page.getByText("No visit is booked.")).toBeVisible();
  await page.goto("/chats");
  await page.getByRole("button", { name: /^Zora/ }).click();
  await expect(page.getByText("Hello")).toBeVisible();
  messages.push({ at: "2026-11-30T10:01:00Z", isVisitor: true, text: "Water comes in" });
  await wait();
  await expect(page.getByText("Water comes in")).toBeVisible();
});

test("the search follows the address: a kept list and the way back leave no old words, and what is typed stays", async ({
  page,
  site,
}) => {
  await request(site, { name: "Zephyr Search", email: "zephyr@example.com" });
  await page.goto("/?noun=leads");
  await signIn(page, site, await addStaff(site, "Ann Searching", "sales"));
  const search = page.getByLabel("Search", { exact: true });
  await page.getByRole("button", { name: "Keep this list" }).click();
  await search.fill("zephyr");
  await expect(page).toHaveURL(/search=zephyr/);
  await page.getByRole("link", { name: "Leads", exact: true }).click();
  await expect(search).toHaveValue("");
  await expect(page).toHaveURL(/\?noun=leads$/);

  await search.fill("-");
  await expect(page.getByText("Please search for a word of two letters or more")).toBeVisible();
  await page.getByRole("link", { name: "Leads", exact: true }).click();
  await expect(search).toHaveValue("");

  await search.pressSequentially("ze");
  await expect(page).toHaveURL(/search=ze$/);
  await search.pressSequentially("phyr");
  await expect(page).toHaveURL(/search=zephyr$/);
  await expect(search).toHaveValue("zephyr");
  await page.getByRole("link", { name: "Leads", exact: true }).click();
  await expect(search).toHaveValue("");
  await page.goBack();
  await expect(search).toHaveValue("zephyr");
  const list = page.getByLabel("List", { exact: true });
  await expect(list).toContainText("All");
  await page.goForward();
  await expect(search).toHaveValue("");
  await expect(list).toContainText("Open");
  await expect(page).toHaveURL(/\?noun=leads$/);
});

test("what a removed colleague has is found under former staff, by their address, and given to somebody else", async ({
  page,
  site,
}) => {
  const id = await request(site, { name: "Quincy Left", email: "quincy@example.com" });
  const left = await addStaff(site, "Gus Leaves", "sales");
  await page.goto(`/leads/${id}`);
  await signIn(page, site, await addStaff(site, "Ann Stays", "owner"));
  const who = page.getByLabel("Assignee");
  await who.selectOption("Gus Leaves");
  await page.getByRole("button", { name: "Save assignee" }).click();
  await expect(page.getByText("Saved the assignee.")).toBeVisible();
  await page.getByRole("link", { name: "Company", exact: true }).click();
  await page.getByRole("button", { name: "Remove Gus Leaves" }).click();
  await page.getByRole("button", { name: "Yes, remove Gus Leaves" }).click();
  await expect(page.getByText("choose Former staff under Assignee")).toBeVisible();
  await page.getByRole("link", { name: "Inbox", exact: true }).click();
  await who.selectOption("Former staff");
  await expect(page.getByRole("listitem").filter({ hasText: "Quincy Left" })).toContainText(left);
  await page.getByRole("button", { name: "Keep this list" }).click();
  await expect(page.getByRole("link", { name: "All, former staff has" })).toBeVisible();
  await page.getByRole("link", { name: "Quincy Left" }).click();
  await expect(who).toHaveValue(left);
  await who.selectOption("Ann Stays");
  await page.getByRole("button", { name: "Save assignee" }).click();
  await expect(page.getByText("Saved the assignee.")).toBeVisible();
});
