import { profile } from "@site/company/profile";
import { addStaff, request, signIn } from "../support/office.ts";
import { expect, test } from "../support/servers/site.ts";

test("questions print with their answers, company and phone, and nothing that can only be used on a screen [R5]", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/faq");
  const answers = page.locator("main details:not([open]) > :not(summary)");
  expect(await answers.count()).toBeGreaterThan(20);
  for (const answer of await answers.all())
    expect((await answer.boundingBox())?.height, (await answer.textContent()) ?? "").toBeGreaterThan(10);
  await expect(page.getByRole("tab")).toHaveCount(0);
  const heading = () => page.evaluate(() => getComputedStyle(document.body, "::before").content);
  expect(await heading()).toContain(profile.company);
  expect(await heading()).toContain(profile.phone);
  for (const path of ["/windows", "/quote", "/"]) {
    await page.goto(path);
    expect(await heading(), path).toContain(profile.phone);
    await expect(page.locator("input, textarea, button").filter({ visible: true }), path).toHaveCount(0);
  }
});

test("an office record prints its facts and history, and none of its forms [R5]", async ({ page, site }) => {
  test.skip(Boolean(process.env.REHEARSAL), "the rehearsal has the staff's command line and not their browsers");
  const id = await request(site, { name: "Paula Paper", phone: "315-555-0142", notes: "Two windows stick" });
  const email = await addStaff(site, "Petra Print", "owner");
  await page.goto(`${site.officeUrl}/leads/${id}`);
  await signIn(page, site, email);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Paula Paper");
  await page.emulateMedia({ media: "print" });
  for (const text of ["Paula Paper", "Two windows stick"])
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
  await expect(page.locator("input, textarea, select, button").filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body, "::before").content)).toContain(profile.company);
});
