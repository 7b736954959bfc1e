import type { Locator, Page } from "@playwright/test";
import { addStaff, request, signIn } from "../support/office.ts";
import { expect, startSite, test } from "../support/servers/site.ts";

test.skip(Boolean(process.env.REHEARSAL), "the rehearsal has the staff's command line and not their browsers");
test.use({ baseURL: ({ site }, use) => use(site.officeUrl) });

// Each goes through every control of several screens.
test.slow();

const controls = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary";

/** Goes through a screen by Tab alone. @returns what was not reached, and what does not show that it has the focus */
async function walk(page: Page): Promise<{ count: number; missed: string[]; unmarked: string[] }> {
  const count = await page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
    for (const [at, each] of all.entries()) each.dataset.control = String(at);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return all.length;
  }, controls);
  const reached = new Set<string>();
  const marked = new Set<string>();
  const names = new Map<string, string>();
  // A field for a day stops at its month, its day, its year and its picker.
  const days = await page.locator("input[type=date], input[type=month]").count();
  for (let step = 0; step < count + 4 * days + 5; step += 1) {
    await page.keyboard.press("Tab");
    const [at, isMarked, name] = await page.evaluate((): [string, boolean, string] => {
      const active = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(active);
      return [
        active.dataset.control ?? "",
        outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
        active.textContent || active.id,
      ];
    });
    if (at) reached.add(at);
    if (isMarked) marked.add(at);
    names.set(at, name);
  }
  const missed = await page.evaluate(
    (seen) =>
      [...document.querySelectorAll<HTMLElement>("[data-control]")]
        .filter(({ dataset }) => !seen.includes(dataset.control ?? ""))
        .map((each) => each.textContent || each.id),
    [...reached],
  );
  const unmarked = [...reached].filter((at) => !marked.has(at)).map((at) => names.get(at) ?? at);
  return { count, missed, unmarked };
}

/** Presses a control as a keyboard does. Whatever it sets off, the focus must be somewhere. */
async function press(page: Page, control: Locator, proof: Locator): Promise<void> {
  await control.focus();
  await page.keyboard.press("Enter");
  await expect(proof.first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
}

test("every control of every screen is reached by Tab, shows it, and holds nobody", async ({ page, site }) => {
  const id = await request(site, { name: "Tabitha Keys", email: "tabitha@example.com", phone: "315-555-0171" });
  await page.goto("/");
  expect(await walk(page)).toMatchObject({ missed: [], unmarked: [] });
  await signIn(page, site, await addStaff(site, "Tab Owner", "owner"));
  await expect(page.getByRole("link", { name: "Tabitha Keys" })).toBeVisible();
  for (const [path, least] of [
    ["/", 20],
    [`/leads/${id}`, 20],
    ["/chats", 11],
    ["/giveaway", 14],
    ["/giveaway/drawings/none", 12],
    ["/figures", 12],
    ["/company", 30],
    ["/person", 14],
    ["/audit", 12],
    ["/account", 13],
    ["/stop-daily-mail?email=a%40example.org&key=1", 2],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Loading ...")).toHaveCount(0);
    for (const summary of await page.locator("summary").all()) await summary.click();
    const { count, ...found } = await walk(page);
    expect([path, found]).toEqual([path, { missed: [], unmarked: [] }]);
    expect(count, path).toBeGreaterThanOrEqual(least);
  }
});

test("no press loses the focus, and a list is not saved by the arrow keys", async ({ page, browser }) => {
  const site = await startSite();
  page.setDefaultTimeout(20_000);
  const go = (path: string) => page.goto(site.officeUrl + path);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  try {
    await request(site, { name: "Twin Keys", email: "twin@example.com", message: "first" });
    const id = await request(site, { name: "Twin Keys", email: "twin@example.com", message: "second" });
    await request(site, { name: "Spam Keys", email: "spam@example.com", subject: "pills" });
    const email = await addStaff(site, "Kay Board", "owner");
    const colleague = await addStaff(site, "Lou Leaves", "sales");
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(site.officeUrl);
    await signIn(other, site, email);
    await expect(other.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
    await elsewhere.close();

    await go("/");
    await signIn(page, site, email);
    await press(page, button("Not now"), page.getByRole("link", { name: "Twin Keys" }));
    await press(page, button(/quarantined$/), page.getByRole("link", { name: "Spam Keys" }));

    await go(`/leads/${id}`);
    await page.getByLabel("Note", { exact: true }).fill("By keys alone");
    await press(page, button("Save note"), page.getByText("The note is saved."));
    await expect(button("Save note")).toBeFocused();
    await page.getByLabel("Status", { exact: true }).selectOption("contacted");
    await press(page, button("Save status"), page.getByText("The status is Contacted."));
    await expect(button("Save status")).toBeFocused();
    await press(page, button("Undo"), page.getByText("It is as it was before."));
    await press(page, button("It is no repeat"), page.getByText("It counts as a request of its own."));
    const who = page.getByLabel("Assignee");
    await who.focus();
    await who.evaluate((select: HTMLSelectElement, value) => {
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }, colleague);
    await page.waitForLoadState("networkidle");
    expect(await site.ops("leads", "show", id)).not.toHaveProperty("assignee");
    await press(page, button("Save assignee"), page.getByText("Saved the assignee."));
    expect(await site.ops("leads", "show", id)).toMatchObject({ assignee: colleague });
    await press(page, button("Spam"), page.getByText("It is quarantined."));

    await go("/giveaway");
    await press(page, button("Compare the entries"), page.getByText("No two entries look alike."));
    await page.getByLabel("Who asked").fill("Wanda List");
    await page.getByLabel("Their email, phone or postal address").fill("315-555-0144");
    await press(page, button("Note the request"), page.getByText("Wanda List, 315-555-0144"));
    await press(page, button("Wanda List has the list"), page.getByText("Wanda List has been answered."));
    await expect(page.getByText(/Answered .* by Kay Board/)).toBeVisible();
    await press(page, button("Remove the request of Wanda List"), button("Yes, remove the request of Wanda List"));
    await press(page, button("Yes, remove the request of Wanda List"), page.getByText("Nobody has asked yet."));

    await go("/company");
    await press(page, button("Remove Lou Leaves"), button("Yes, remove Lou Leaves"));
    await press(page, button("Yes, remove Lou Leaves"), page.getByText("Lou Leaves is signed out everywhere."));
    const texts = await page.getByLabel(/^Name of text/).count();
    await press(page, page.getByRole("button", { name: /^Remove "/ }).first(), button("Add a text"));
    await expect(page.getByLabel(/^Name of text/)).toHaveCount(texts - 1);
    await press(page, button("Add a day"), page.getByLabel("Day 1", { exact: true }));
    await press(page, button("Remove day 1"), button("Add a day"));

    await go("/account");
    await press(page, button("Sign out there"), page.getByText("This browser"));
    await expect(button("Sign out there")).toHaveCount(0);
    await page.getByLabel("Single keys do something").uncheck();
    await go("/");
    await page.keyboard.press("?");
    await page.keyboard.press("/");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByLabel("Search", { exact: true })).not.toBeFocused();

    await go("/person");
    await page.getByLabel("Email", { exact: true }).fill("twin@example.com");
    await press(page, button("Find"), page.getByRole("heading", { name: /^Found / }));
    await page.getByLabel("To delete all of it for good, type DELETE").fill("DELETE");
    await press(page, button("Delete"), page.getByText(/Deleted \d+ on/));
    await press(page, button("Sign out"), page.getByRole("heading", { level: 1, name: "Sign in" }));
  } finally {
    await site.stop();
  }
});
