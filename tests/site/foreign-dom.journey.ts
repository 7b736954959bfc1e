import type { Locator, Page } from "@playwright/test";
import { install, moments, software } from "../support/foreign-dom.ts";
import { untilHydrated } from "../support/hydrated.ts";
import { tabTo } from "../support/keyboard.ts";
import { expect, test } from "../support/servers/site.ts";
import { isFullSweep } from "../support/sweep.ts";

/** Types a text with a letter forgotten, goes back for it, and is there when the software works.
 * @returns where the caret is left */
async function typeWithSlip(page: Page, field: Locator, text: string, between: () => Promise<void>): Promise<number> {
  const slip = text.length - 4;
  await page.keyboard.type(text.slice(0, slip), { delay: 5 });
  await between();
  await page.keyboard.type(text.slice(slip + 1), { delay: 5 });
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.type(text.slice(slip, slip + 1));
  await expect.soft(field).toHaveValue(text);
  return slip + 1;
}

async function expectKept(field: Locator, text: string, caret: number): Promise<void> {
  await expect.soft(field).toHaveValue(text);
  await expect.soft(field).toBeFocused();
  expect.soft(await field.evaluate((each: HTMLInputElement) => each.selectionStart)).toBe(caret);
}

interface Form {
  texts: Record<string, string>;
  /** Radio buttons and boxes by their values, "" for the first. */
  choices: Record<string, string>;
}

const forms: Record<string, Form> = {
  "/quote": {
    texts: { email: "margaret@example.com", location: "Rome", notes: "Eight windows" },
    choices: { serviceType: "windows" },
  },
  "/win": {
    texts: { address: "1 Oak St", cityZip: "Utica 13501", phone: "315-555-0142", email: "margaret@example.com" },
    choices: { projectInterest: "Siding", agreedToTerms: "yes" },
  },
  "/service-request": {
    texts: { phone: "315-555-0142", description: "It leaks" },
    choices: { product: "windows" },
  },
  "/careers/installer": {
    texts: { email: "margaret@example.com", phone: "315-555-0142", coverLetter: "Hello" },
    choices: {},
  },
};

const chats = {
  "/": { frame: "#chat", opener: "" },
  "/chat": { frame: "#chat", opener: "" },
  "/about": { frame: "#chat-window", opener: "[data-act=toggle][data-for=chat-window]" },
  "/financing": { frame: "#agent", opener: "aside [data-for=agent]" },
  "/contact": { frame: "#consultation", opener: "[data-for=consultation]" },
};

const places = [...Object.keys(forms), ...Object.keys(chats)];

/** In every run each program at two or three of the moments, on one form or chat; in a full sweep at all, on all of them. */
const isInRun = (name: string, moment: string, path: string): boolean => {
  const turn = software.indexOf(name as never) * moments.length + moments.indexOf(moment as never);
  return isFullSweep || (turn % 2 === 0 && turn % places.length === places.indexOf(path));
};

for (const name of software)
  for (const moment of moments) {
    for (const [path, { texts, choices }] of Object.entries(forms)) {
      if (!isInRun(name, moment, path)) continue;
      test(`${name} ${moment}: the form of ${path} loses nothing`, async ({ page }) => {
        const between = await install(page, name, moment);
        await page.goto(path);
        const form = page.locator("form[method=post]");
        const field = (id: string) => form.locator(`[name=${id}]`);
        const isDialog = path.startsWith("/careers");
        const first = field("name");
        if (isDialog) await page.locator("[data-act=open][data-for=apply]").first().click();
        // At the edge of the screen the browser itself would scroll to what is typed, once a program moves it out.
        await first.evaluate((element) => element.scrollIntoView({ block: "center" }));
        await first.click();
        // The browser scrolls along where a program puts something above the field; here only we would scroll.
        await page.evaluate(() => document.documentElement.style.setProperty("overflow-anchor", "none"));
        const scroll = await page.evaluate(() => scrollY);
        const caret = await typeWithSlip(page, first, "Margaret Hamilton", between);
        await untilHydrated(first);
        await expectKept(first, "Margaret Hamilton", caret);
        expect.soft(await page.evaluate(() => scrollY)).toBe(scroll);
        if (name === "Google Translate" && moment === "after load")
          await expect.soft(page.getByRole("heading", { level: 1 })).toHaveText(/^¡/);
        for (const [id, text] of Object.entries(texts)) {
          await tabTo(page, field(id));
          await page.keyboard.type(text);
        }
        for (const [id, value] of Object.entries(choices)) await form.locator(`[name=${id}][value=${value}]`).check();
        if (path === "/win") await field("referralSource").selectOption("Google");
        for (const [id, text] of Object.entries(texts)) await expect.soft(field(id)).toHaveValue(text);
        await expect.soft(first).toHaveValue("Margaret Hamilton");
        await form.locator("[type=submit]").click();
        await expect.soft(page.locator("body")).toContainText(/Thank You!|Application Submitted!/);
      });
    }

    for (const [path, { frame, opener }] of Object.entries(chats)) {
      if (!isInRun(name, moment, path)) continue;
      test(`${name} ${moment}: the chat ${frame} of ${path} loses nothing`, async ({ page }) => {
        const between = await install(page, name, moment);
        await page.goto(path);
        if (opener) await page.locator(opener).first().click();
        const chat = page.locator(frame);
        const field = chat.locator("textarea");
        await field.click();
        const caret = await typeWithSlip(page, field, "Do you replace bay windows?", between);
        await untilHydrated(field);
        await expectKept(field, "Do you replace bay windows?", caret);
        await page.keyboard.press("Enter");
        await expect.soft(chat.locator("[data-role=user]")).toHaveText([/Do you replace bay windows\?/]);
        await expect.soft(chat.locator("[data-role=assistant]").first()).toBeVisible();
        await expect.soft(field).toBeFocused();
      });
    }
  }

test("bare elements that stand before ours are not taken for them", async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      const ours = document.querySelectorAll("div[style*=contents], div[id]:not([class])");
      for (const each of ours) each.before(document.createElement("div"));
    }),
  );
  const errors: string[] = [];
  page.on("console", (message) => message.text().startsWith("hydration:") && errors.push(message.text()));
  await page.goto("/quote");
  const email = page.locator("form[method=post] [name=email]");
  await email.pressSequentially("margaret@example.com", { delay: 5 });
  await untilHydrated(email);
  await expect(email).toHaveValue("margaret@example.com");
  await expect(email).toBeFocused();
  expect(errors).toEqual([]);
});
