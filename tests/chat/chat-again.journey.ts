import type { Page } from "@playwright/test";
import { fakeChat } from "../support/servers/fake-chat.ts";
import { expect, ready, test } from "../support/servers/site.ts";

const composer = (page: Page) => page.getByLabel("Your message").filter({ visible: true });
const said = (page: Page) => page.locator('[data-role="user"]').filter({ visible: true });
const replies = (page: Page) => page.locator('[data-role="assistant"]').filter({ visible: true });

async function open(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
}

async function say(page: Page, text: string) {
  const count = await replies(page).count();
  await composer(page).fill(text);
  await composer(page).press("Enter");
  await expect(replies(page)).toHaveCount(count + 1);
}

const openBubble = (page: Page) => page.getByRole("button", { name: "Open chat window" }).click();

test("a talk on the home page goes on after a reload, on another page and in a second tab, and stays one lead", async ({
  page,
  site,
}) => {
  await open(page, "/");
  await page
    .locator("#chat")
    .getByRole("button", { name: /^Windows/ })
    .click();
  await expect(replies(page)).toHaveCount(1);
  await say(page, "About eight old ones");
  await say(page, "My name is Edda Moore");
  await page.reload();
  await expect(said(page)).toHaveText([/I'm interested in windows/, /About eight old ones/, /My name is Edda Moore/]);
  await expect(replies(page)).toHaveCount(3);
  await expect(page.locator("#chat").getByRole("heading", { name: "Windows Consultation" })).toBeVisible();
  await say(page, "We are in Utica");
  await page.getByRole("link", { name: "About", exact: true }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await openBubble(page);
  await expect(said(page)).toHaveCount(4);
  await expect(replies(page)).toHaveCount(4);
  const tab = await page.context().newPage();
  await open(tab, "/siding");
  await openBubble(tab);
  await expect(said(tab)).toHaveCount(4);
  await say(tab, "You can call me at 315-555-0147");
  await page.goBack();
  await page.reload();
  await expect(said(page)).toHaveCount(5);
  const leads = await site.ops<{ name: string; phone?: string }[]>("leads", "list");
  expect(leads.filter(({ name }) => name === "Edda Moore")).toMatchObject([{ phone: expect.stringContaining("0147") }]);
});

test("a chat that is closed for good doesn't come back, and another browser reads nothing of it", async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, "/contact");
  await openBubble(page);
  await say(page, "Do you install bay windows?");
  const kept = await page.evaluate(() => localStorage.getItem("chat:assistant"));
  const { sessionId } = JSON.parse(kept ?? "{}");
  const other = await browser.newContext({ baseURL: baseURL ?? "" });
  const stranger = await other.newPage();
  await stranger.goto("/contact");
  await stranger.evaluate((text) => localStorage.setItem("chat:assistant", text), kept ?? "");
  await open(stranger, "/contact");
  await openBubble(stranger);
  await expect(composer(stranger)).not.toHaveAttribute("aria-disabled", "true");
  await expect(stranger.locator("[data-role]")).toHaveCount(0);
  const answer = await stranger.request.get(`/api/chat/session?sessionId=${sessionId}`);
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toEqual({ message: "This chat has ended. Please start a new one." });
  await other.close();
  await page.getByRole("button", { name: "Close chat", exact: true }).click();
  await open(page, "/contact");
  await openBubble(page);
  await expect(composer(page)).not.toHaveAttribute("aria-disabled", "true");
  await expect(page.locator("[data-role]")).toHaveCount(0);
});

test("a page that is left before the reply came gets it when it is there again, once", async ({ page }) => {
  await open(page, "/contact");
  await openBubble(page);
  await say(page, "Hello");
  await page.route("**/api/chat/conversation", async (route) => {
    await route.fetch();
    await new Promise(() => {});
  });
  await composer(page).fill("What are your hours?");
  const asked = page.waitForRequest("**/api/chat/conversation");
  await composer(page).press("Enter");
  await asked;
  await page.unroute("**/api/chat/conversation");
  await open(page, "/siding");
  await openBubble(page);
  await expect(said(page)).toHaveText([/Hello/, /What are your hours\?/]);
  await expect(replies(page)).toHaveCount(2);
  await expect(replies(page).last()).toContainText("8 AM-6 PM");
  await page.reload();
  await ready(page);
  await openBubble(page);
  await expect(said(page)).toHaveText([/Hello/, /What are your hours\?/]);
  await expect(replies(page)).toHaveCount(2);
});

test("a chat that the server no longer knows goes on in a new one, and nothing is lost", async ({ page, context }) => {
  await open(page, "/contact");
  await openBubble(page);
  await say(page, "Hello");
  await context.clearCookies();
  await say(page, "What are your hours?");
  await expect(replies(page).last()).toContainText("8 AM-6 PM");
  await expect(page.getByRole("button", { name: "Send again" })).toHaveCount(0);
  await expect(said(page)).toHaveCount(2);
});

test("without a connection a message is told to wait, and goes out by itself, once", async ({ page, context }) => {
  await open(page, "/contact");
  await openBubble(page);
  await say(page, "Hello");
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/conversation") && sent.push(request.postData() ?? ""));
  await context.setOffline(true);
  await composer(page).fill("What are your hours?");
  await composer(page).press("Enter");
  await expect(replies(page).last()).toContainText("You are offline. Your message goes out as soon as you are back");
  await context.setOffline(false);
  await expect(replies(page).last()).toContainText("8 AM-6 PM");
  await expect(page.getByRole("button", { name: "Send again" })).toHaveCount(0);
  expect(sent).toHaveLength(2);
});

test("a late reply says that it is late, and one that never comes ends with a way to ask again", async ({ page }) => {
  let count = 0;
  await page.route("**/api/chat/conversation", async (route) => {
    count += 1;
    if (count > 1) return route.continue();
  });
  await open(page, "/contact");
  const begun = page.waitForResponse("**/api/chat/sessions");
  await openBubble(page);
  // A clock that is put on ends what is under way.
  await begun;
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await composer(page).fill("What are your hours?");
  await composer(page).press("Enter");
  await expect.poll(() => count).toBe(1);
  await page.clock.runFor(7900);
  await expect(page.getByText("Still working on your answer")).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.getByText("Still working on your answer")).toBeVisible();
  await page.clock.runFor(22_000);
  await expect(replies(page).last()).toContainText("Sorry, I encountered an error. Please try again.");
  await page.clock.resume();
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(replies(page).last()).toContainText("8 AM-6 PM");
});

test("a refusal is told in the server's own words", async ({ page }) => {
  const limit = "These are many messages in a short time. Please wait a moment.";
  await page.route("**/api/chat/conversation", (route) => route.fulfill({ status: 429, json: { message: limit } }));
  await open(page, "/contact");
  await openBubble(page);
  await say(page, "Hello");
  await expect(replies(page).last()).toContainText(limit);
});

test("what is typed or couldn't be sent is there after a reload and on the next page", async ({ page }) => {
  const sent = await fakeChat(page, { replies: [503, "Gladly."] });
  await open(page, "/contact");
  await openBubble(page);
  await composer(page).fill("Call me at 315-555-0149");
  await composer(page).press("Enter");
  await expect(replies(page).last()).toContainText("Sorry, I encountered an error.");
  await composer(page).fill("And doo");
  await open(page, "/");
  await expect(composer(page)).toHaveValue("And doo");
  await composer(page).focus();
  await expect(replies(page).last()).toContainText("Gladly.");
  await expect(said(page)).toHaveText([/Call me at 315-555-0149/]);
  expect(new Set(sent.messages.map(({ key }) => key)).size).toBe(1);
});

test("what is said to the scripted agent is there after a reload, until the dialog is closed", async ({ page }) => {
  await open(page, "/windows");
  const launcher = page.getByRole("button", { name: "Chat with us", exact: true });
  await launcher.click();
  await say(page, "My name is Dora");
  await page.reload();
  await ready(page);
  await launcher.click();
  await expect(said(page)).toHaveText([/My name is Dora/]);
  await expect(replies(page)).toHaveText([/Nice to meet you, Dora/]);
  await page.getByRole("button", { name: "Close chat", exact: true }).click();
  await page.reload();
  await ready(page);
  await launcher.click();
  await say(page, "siding please");
  await expect(said(page)).toHaveText([/siding please/]);
});

test("a message is shown as not sent while the chat's code can't be fetched, and goes out once it comes", async ({
  page,
}) => {
  let isBlocked = true;
  await page.route("**/assets/chat-*.js*", (route) => (isBlocked ? route.abort() : route.fallback()));
  await open(page, "/");
  await composer(page).fill("Do you do doors?");
  await composer(page).press("Enter");
  const early = said(page).filter({ hasText: "Do you do doors?" });
  await expect
    .poll(() => early.evaluate((bubble) => getComputedStyle(bubble, "::before").content), { timeout: 20_000 })
    .toBe('"Not sent yet: "');
  const told = page.getByText("This can't be sent right now.").filter({ visible: true });
  await expect(told.getByRole("link", { name: "(315) 555-0142" })).toBeVisible();
  await expect(told.getByRole("link", { name: "our form" })).toHaveAttribute("href", "/quote");
  isBlocked = false;
  await expect(replies(page)).toHaveCount(1, { timeout: 20_000 });
  await expect(said(page)).toHaveText([/^You said: Do you do doors\?$/]);
});

test("where the browser keeps nothing a chat works all the same", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await open(page, "/");
  await page
    .locator("#chat")
    .getByRole("button", { name: /^Siding/ })
    .click();
  await expect(replies(page)).toHaveCount(1);
  await page.getByRole("link", { name: "About", exact: true }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await openBubble(page);
  await expect(said(page)).toHaveText([/I'm interested in siding/]);
  expect(errors).toEqual([]);
});

test("the number, a mail address and a page in a reply are links", async ({ page }) => {
  await fakeChat(page, {
    replies: ["Call (315) 555-0142, write to office@northcrown.example, see /quote. Not a page: /nowhere."],
  });
  await open(page, "/contact");
  await openBubble(page);
  await say(page, "How do I reach you?");
  const links = replies(page).last().getByRole("link");
  await expect(links).toHaveCount(3);
  await expect(links.nth(0)).toHaveAttribute("href", "tel:+13155550142");
  await expect(links.nth(1)).toHaveAttribute("href", "mailto:office@northcrown.example");
  await links.nth(2).click();
  await expect(page).toHaveURL(/\/quote$/);
  await expect(replies(page)).toHaveCount(1);
});
