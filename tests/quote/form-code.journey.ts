import { profile } from "@site/company/profile";
import { pages } from "@site/core/site/pages";
import { expect, ready, test } from "../support/servers/site.ts";

// The code of the forms never comes, wherever the visitor goes.
test.beforeEach(async ({ page }) => {
  await page.route("**/assets/forms-*.js*", (route) => route.abort());
});

/** How a visitor gets from the home page to each form within the application. */
const forms = {
  [pages.quote.path]: { way: [pages.quote.path], name: "Request a free estimate" },
  [pages.win.path]: { way: [pages.win.path], name: "Giveaway entry" },
  [pages.serviceRequest.path]: {
    way: [pages.warranty.path, pages.serviceRequest.path],
    name: "Request service",
  },
};

for (const [path, { way, name }] of Object.entries(forms)) {
  test(`where the form's code can't be fetched, ${path} says so and leads to the form that needs none`, async ({
    page,
  }) => {
    await page.goto(pages.home.path);
    await ready(page);
    for (const step of way) {
      await page.locator(`a[href="${step}"]:visible`).first().click();
      await expect(page).toHaveURL(step);
    }
    const failure = page.getByRole("main").getByRole("status");
    await expect(failure.getByText("The form did not load.")).toBeVisible();
    await expect(failure.getByRole("link", { name: profile.phone })).toBeVisible();
    await failure.getByRole("link", { name: "load the page again" }).click();
    await expect(page.getByRole("form", { name })).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}
