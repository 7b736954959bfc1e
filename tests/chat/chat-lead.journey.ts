import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, ready, test } from "../support/servers/site.ts";

interface Lead {
  id: string;
  name: string;
  [field: string]: unknown;
}

const replies = (page: Page) => page.locator('[data-role="assistant"]');

async function say(page: Page, text: string): Promise<string> {
  const count = await replies(page).count();
  await page.getByLabel("Your message").filter({ visible: true }).fill(text);
  await page.getByLabel("Your message").filter({ visible: true }).press("Enter");
  await expect(replies(page)).toHaveCount(count + 1);
  return (await replies(page).last().textContent()) ?? "";
}

test("a homeowner chooses windows, answers, leaves name, town and phone on the card, and the office has a lead [C-15, F-04, R-06, R-07]", async ({
  page,
  site,
}) => {
  await page.goto("/");
  await ready(page);
  await page
    .locator("#chat")
    .getByRole("button", { name: /^Windows/ })
    .click();
  await expect(page.locator('[data-role="user"]')).toContainText("I'm interested in windows");
  await expect(replies(page)).toHaveCount(1);
  await say(page, "About eight old wooden ones, two of them rattle");
  const card = page.getByRole("form", { name: "Your details" });
  await card.getByLabel("Full name").fill("Carol Dean");
  await card.getByLabel("Phone").fill("315-555-0142");
  await card.getByLabel("Town or ZIP").fill("Utica");
  await card.getByRole("button", { name: "Send my details" }).click();
  await expect(page.getByRole("group", { name: "Your request" })).toContainText("Carol Dean");
  const leads = await site.ops<Lead[]>("leads", "list");
  const lead = leads.find(({ name }) => name === "Carol Dean");
  expect(lead).toMatchObject({ source: "chat", status: "new", serviceType: "windows" });
  expect(lead?.phone).toMatch(/315.?555.?0142/);
  expect(lead?.location).toMatch(/Utica/);
  expect(lead?.sessionId).toEqual(expect.any(String));
  expect(lead?.conversationSummary).toMatch(/wooden/);
  await expect
    .poll(async () => {
      const files = await readdir(join(site.dataDir, "outbox")).catch(() => []);
      const mails = await Promise.all(files.map((file) => readFile(join(site.dataDir, "outbox", file), "utf8")));
      return mails.some((mail) => mail.includes("Carol Dean") && /^To: /m.test(mail));
    })
    .toBe(true);
  const more = await say(page, "How long does the work take?");
  expect(more.length).toBeGreaterThan(20);
  expect((await site.ops<Lead[]>("leads", "list")).filter(({ name }) => name === "Carol Dean")).toHaveLength(1);
});

test("a name and a number that are left with the scripted agent become a lead too [F-20, R-08]", async ({
  page,
  site,
}) => {
  await page.goto("/windows");
  await ready(page);
  await page.getByRole("button", { name: "Chat with us", exact: true }).click();
  await page.getByLabel("Your message").filter({ visible: true }).fill("My name is Otto Lane, call me at 315-555-0143");
  await page.getByLabel("Your message").filter({ visible: true }).press("Enter");
  await expect
    .poll(async () => (await site.ops<Lead[]>("leads", "list")).map(({ name, source }) => [name, source]))
    .toContainEqual(["Otto Lane", "chat"]);
});

test("what is left with the scripted agent is kept once although the server fails at first", async ({ page, site }) => {
  let calls = 0;
  await page.route("**/api/chat/messages", (route) => {
    calls += 1;
    return calls <= 2 ? route.fulfill({ status: 503, json: { message: "Please try again." } }) : route.fallback();
  });
  await page.goto("/windows");
  await ready(page);
  await page.getByRole("button", { name: "Chat with us", exact: true }).click();
  const field = page.getByLabel("Your message").filter({ visible: true });
  await field.fill("My name is Iris Venn, call me at 315-555-0149");
  await field.press("Enter");
  await expect
    .poll(async () => (await site.ops<Lead[]>("leads", "list")).filter(({ name }) => name === "Iris Venn").length)
    .toBe(1);
  await expect(page.getByText("could not be saved")).toHaveCount(0);
});

test("the scripted agent leaves danger to the assistant, and a message that could not be kept goes out after a reload", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const open = async () => {
    await ready(page);
    await page.getByRole("button", { name: "Chat with us", exact: true }).click();
  };
  const field = page.getByLabel("Your message").filter({ visible: true });
  const replies = page.locator('[data-role="assistant"]').filter({ visible: true });
  await page.goto("/contact");
  await open();
  await field.fill("I smell gas near the new window");
  await field.press("Enter");
  await expect(replies).toHaveText(/911/);
  let isDown = true;
  await page.route("**/api/chat/messages", (route) =>
    isDown ? route.fulfill({ status: 503, json: { message: "No." } }) : route.fallback(),
  );
  await field.fill("My name is Gus Orr, call me at 315-555-0146");
  await field.press("Enter");
  await expect(page.getByText("Sorry, I encountered an error. Please try again.")).toBeVisible();
  isDown = false;
  await page.reload();
  await open();
  await expect(replies.last()).toContainText("315-555-0146");
  expect((await site.ops<Lead[]>("leads", "list")).filter(({ name }) => name === "Gus Orr")).toHaveLength(1);
});
