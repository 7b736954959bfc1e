import type { Route } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { hold, holdScripts } from "../support/hold.ts";
import { addStaff, signIn } from "../support/office.ts";
import { choosePhotos, fill, formReady, main, photo, submitButton, toast, toPage } from "../support/quote-form.ts";
import { expect, ready, test } from "../support/servers/site.ts";

// A recorded page reads its photos again, which our policy forbids.
test.use({ trace: "off" });

const toPhoto = (name: string) => ({ name, mimeType: "image/jpeg", buffer: Buffer.from("x") });

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
  await formReady(page);
  await fill(page, "Ingo Interrupted");
  await choosePhotos(page).setInputFiles(photo);
  // The application has it, so that the browser does not post the form by itself.
  await expect(page.getByRole("button", { name: "Remove sample-photo.jpg" })).toBeVisible();
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

test("a photo that is dropped anywhere on the form is one of its photos; elsewhere it does not take the page's place", async ({
  page,
}) => {
  await page.goto("/quote");
  await ready(page);
  await formReady(page);
  await fill(page, "Dora Dropped");
  const drop = (selector: string, what: "file" | "words") =>
    page
      .locator(selector)
      .first()
      .evaluate((element, kind) => {
        const dataTransfer = new DataTransfer();
        if (kind === "file") dataTransfer.items.add(new File(["x"], "deck.jpg", { type: "image/jpeg" }));
        else dataTransfer.setData("text/plain", "rotten boards");
        return ["dragover", "drop"].map((type) => {
          const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
          element.dispatchEvent(event);
          return event.defaultPrevented;
        });
      }, what);
  const removeDropped = page.getByRole("button", { name: "Remove deck.jpg" });
  for (const beside of ["body", "h1", "footer"]) expect(await drop(beside, "file")).toEqual([true, true]);
  await expect(removeDropped).toBeHidden();
  expect(await drop("form textarea", "words")).toEqual([false, false]);
  expect(await drop("form textarea", "file")).toEqual([true, true]);
  await expect(removeDropped).toHaveCount(1);
  await expect(page.getByLabel("Full Name")).toHaveValue("Dora Dropped");
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

test("a resume that is refused is told in the application's dialog for as long as that is open", async ({ page }) => {
  await page.clock.install();
  await page.goto("/careers");
  await ready(page);
  await page.getByRole("link", { name: "Apply Now: Installer" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Full Name").fill("Rudy Refused");
  await dialog.getByLabel("Email").fill("rudy@example.org");
  await dialog.getByLabel("Phone").fill("315-555-0124");
  await dialog
    .getByLabel("Choose a file")
    .setInputFiles({ name: "Rudy.pdf", mimeType: "application/pdf", buffer: Buffer.from("My resume.") });
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog.getByText("A resume has to be a PDF or a Word file")).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(dialog.getByText("A resume has to be a PDF or a Word file")).toBeVisible();
});

test("photos of camera and gallery that were chosen before the application listened are all there", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/quote");
  await choosePhotos(page).setInputFiles(["first.jpg", "second.jpg"].map(toPhoto));
  await page.getByLabel("Take a photo").setInputFiles(toPhoto("third.jpg"));
  release();
  for (const name of ["first", "second", "third"])
    await expect(page.getByRole("button", { name: `Remove ${name}.jpg` })).toBeVisible();
});

for (const page of ["/careers", "/careers/installer"])
  test(`a resume goes up although the dialog on ${page} is closed while the application is being sent`, async ({
    page: tab,
  }) => {
    await tab.goto(page);
    await ready(tab);
    await tab.getByRole("link", { name: "Apply Now: Installer" }).first().click();
    const dialog = tab.getByRole("dialog");
    await dialog.getByLabel("Full Name").fill("Cleo Closing");
    await dialog.getByLabel("Email").fill("cleo@example.org");
    await dialog.getByLabel("Phone").fill("315-555-0125");
    const resume = { name: "Cleo.pdf", mimeType: "application/pdf", buffer: Buffer.from("My resume.") };
    await dialog.getByLabel("Choose a file").setInputFiles(resume);
    const release = await hold(tab, "**/api/jobs/apply");
    await dialog.getByRole("button", { name: "Submit Application" }).click();
    await expect(dialog.getByRole("button", { name: "Submitting..." })).toBeVisible();
    await tab.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    release();
    // It is none, which the server says once it is there.
    await expect(toast(tab)).toContainText("1 of 1 resumes did not arrive");
    await tab.getByRole("link", { name: "Apply Now: Installer" }).first().click();
    await expect(dialog.getByLabel("Full Name")).toHaveValue("");
    await expect(dialog.getByRole("button", { name: "Remove Cleo.pdf" })).toHaveCount(0);
  });

test("photos go up although their form is left while it is being sent", async ({ page }) => {
  await page.goto("/quote");
  await ready(page);
  await formReady(page);
  await fill(page, "Lea Leaving");
  await choosePhotos(page).setInputFiles(photo);
  const release = await hold(page, "**/api/quotes");
  await submitButton(page).click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toHaveCount(0);
  const arrived = page.waitForResponse((response) => response.request().method() === "PUT");
  release();
  expect((await arrived).ok()).toBe(true);
});

test("who leaves the thanks while photos go up is asked to stay, and told of those that did not arrive", async ({
  page,
}) => {
  await page.goto("/quote");
  await ready(page);
  await formReady(page);
  await fill(page, "Ada Another");
  await choosePhotos(page).setInputFiles(photo);
  const refuse = await hold(page, "**/api/requests/files", (route) =>
    route.fulfill({ status: 400, json: { message: "Too large" } }),
  );
  await submitButton(page).click();
  await page.getByRole("button", { name: "Submit Another Request" }).click();
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  refuse();
  await expect(toast(page)).toContainText("1 of 1 photos did not arrive");
  await expect(toast(page)).toContainText("Your reference is");
});

test("photos that were chosen before there was a script are missed by the page that thanks, which leads to their place", async ({
  page,
}) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/quote");
  await fill(page, "Edda Early");
  await choosePhotos(page).setInputFiles(photo);
  await submitButton(page).click();
  await expect(page.getByRole("alert")).toContainText("Your photos were not sent: add them here.");
  await expectAccessible(page);
  await page.unroute("**/assets/*.js");
  await page.getByRole("link", { name: "add them here" }).click();
  await choosePhotos(page).setInputFiles(photo);
  await expect(page.getByText("Photos: 1 of 1 arrived.")).toBeVisible();
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
