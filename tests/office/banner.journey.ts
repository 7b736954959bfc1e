import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { addStaff, signIn } from "../support/office.ts";
import { expect, type Site, startSite, test } from "../support/servers/site.ts";
import { watchShifts } from "../support/shift.ts";

test.skip(Boolean(process.env.REHEARSAL), "the rehearsal has the staff's command line and not their browsers");
test.slow();

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

test("what an owner puts on the banner and the days that they close count on the website without a deployment", async ({
  page,
}) => {
  // On the shared site every other test's pages would show the banner.
  const site = await startSite();
  try {
    await tell(page, site);
  } finally {
    await site.stop();
  }
});

const text = "Closed for <inventory> on Friday. ".padEnd(200, "We answer whoever writes on Saturday at nine. ");

/** Controls and words of the page that the banner lies over. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const banner = document.getElementById("notice");
    const box = banner?.getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom, width }: DOMRect) =>
      box && width > 0 && right > box.left && left < box.right && bottom > box.top && top < box.bottom;
    const found: string[] = [];
    for (const each of document.querySelectorAll("body :is(a, button, input, select, textarea, p, h1, h2, li, span)")) {
      if (banner?.contains(each) || !each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(each);
      const boxes = each.matches("a, button, input, select, textarea") ? each.getClientRects() : range.getClientRects();
      if ([...boxes].some(isUnder)) found.push(each.textContent?.slice(0, 30) || each.id);
    }
    return found;
  });

async function tell(page: Page, site: Site): Promise<void> {
  const banner = page.getByRole("complementary", { name: "Notice" });
  const told = page.waitForResponse(/\/api\/notice$/);
  await page.goto(`${site.url}/contact`);
  expect(await (await told).text()).toBe("");
  await expect(banner).toHaveCount(0);

  await page.goto(`${site.officeUrl}/company`);
  await signIn(page, site, await addStaff(site, "Nora Notice", "office"));
  await page.getByLabel("Show the banner").check();
  await page.getByLabel("What it says").fill(text);
  await page.getByLabel("Last day on which it shows").fill(day(3));
  await page.getByRole("button", { name: "Save the banner" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.getByRole("button", { name: "Save the days" }).scrollIntoViewIfNeeded();
  for (const [at, ahead] of [1, 2, 3].entries()) {
    await page.getByRole("button", { name: "Add a day" }).click();
    await page.getByLabel(`Day ${at + 1}`, { exact: true }).fill(day(ahead));
    await page.getByLabel(`Why, day ${at + 1}`).fill("Inventory");
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save the days" }).click();
  await expect(page.getByText("Saved.")).toHaveCount(2);

  for (const path of ["/contact", "/", "/quote", "/windows", "/privacy"]) {
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      // Held back, so that whatever moves when it comes is seen to move.
      let ask = (): void => undefined;
      const isAsked = new Promise<void>((resolve) => {
        ask = resolve;
      });
      await page.route("**/api/notice", async (route) => {
        await isAsked;
        await route.continue();
      });
      await page.goto(site.url + path);
      const shifts = await watchShifts(page, { alsoOnInput: true });
      ask();
      await expect(banner).toContainText("Closed for <inventory> on Friday");
      expect(await shifts()).toEqual([]);
      await expectAccessible(page);
      await page.unroute("**/api/notice");
      if (width < 1024) continue;
      expect([width, path, await covered(page)]).toEqual([width, path, []]);
      await page.mouse.wheel(0, 600);
      const bottom = await page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().bottom);
      await expect.poll(async () => Math.abs(((await banner.boundingBox())?.y ?? 0) - bottom)).toBeLessThan(2);
    }
  }
  const markup = await page.locator("script[data-closings]").textContent();
  expect(JSON.parse(markup ?? "").specialOpeningHoursSpecification).toHaveLength(3);
  await banner.getByRole("button", { name: "Close" }).press("Enter");
  await expect(banner).toBeHidden();

  await page.goto(`${site.officeUrl}/company`);
  await page.getByRole("button", { name: "Put back what it was before" }).first().click();
  await expect(page.getByLabel("Show the banner")).not.toBeChecked();
  const gone = await page.request.get(`${site.url}/api/notice`);
  expect(await gone.text()).not.toContain("inventory");
}
