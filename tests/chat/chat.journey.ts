import type { Page } from "@playwright/test";
import { profile } from "@site/company/profile";
import { expectAccessible } from "../support/axe.ts";
import { fakeChat } from "../support/servers/fake-chat.ts";
import { expect, ready, test } from "../support/servers/site.ts";

const panel = (page: Page) => page.locator("#chat");
/** Of the chat that is open: the others stand in the page, closed. */
const composer = (page: Page) => page.getByLabel("Your message").filter({ visible: true });
const log = (page: Page) => page.getByRole("log", { name: "Conversation" });
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true });
const userBubble = (page: Page, text: string) => page.locator('[data-role="user"]', { hasText: text });
const assistantBubble = (page: Page, text: string) => page.locator('[data-role="assistant"]', { hasText: text });

async function open(page: Page, path = "/") {
  await page.goto(path);
  await ready(page);
}

async function openTile(page: Page, name: string) {
  await panel(page)
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();
}

test("home and chat show one screen: journey, ways to talk, tiles, giveaway, map, footer [B-01, B-02, A-06, A-08, A-21, C-05, C-06, C-07, C-08, C-09, C-10, C-11, C-12, C-13, C-23, F-39]", async ({
  page,
}) => {
  for (const path of ["/", "/chat"]) {
    await open(page, path);
    const steps = page.getByRole("list", { name: "How a project works" });
    await expect(steps.getByRole("heading")).toHaveText([
      "Free Estimate",
      "Custom Production",
      "Expert Installation",
      "Lifetime Support",
    ]);
    await expect(page.getByRole("main").getByText("12,000+ homeowners")).toBeVisible();
    await expect(page.getByRole("main").getByText("4.9-star rating")).toBeVisible();
    for (const name of ["Windows", "Siding", "Bathrooms", "Doors"])
      await expect(panel(page).getByRole("button", { name: new RegExp(`^${name}`) })).toBeVisible();
    await expect(page.getByRole("link", { name: "Call Now" })).toHaveAttribute("href", /^tel:/);
    await expect(page.getByRole("link", { name: "Free Consultation" })).toHaveAttribute("href", "/quote");
    await expect(page.getByRole("complementary", { name: "Giveaway" })).toContainText("$25,000");
    await expect(page.getByRole("heading", { name: "Solar projects near you" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  }
  await page.getByRole("button", { name: "Chat Online" }).click();
  await expect(composer(page)).toBeFocused();
});

test("the chat screen slides in from below, slides out on close and leads home [C-03, C-04, U-09]", async ({
  page,
}) => {
  await open(page, "/chat");
  const screen = page.locator("#main > div").first();
  const animation = () => screen.evaluate((node) => getComputedStyle(node));
  expect((await animation()).animationName).toMatch(/slide-in-up/);
  expect((await animation()).animationDuration).toBe("0.5s");
  const leaving = await page.getByRole("button", { name: "Close chat" }).evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const node = document.querySelector("[data-leaving]");
    return node && getComputedStyle(node).animationName;
  });
  expect(leaving).toMatch(/slide-out-down/);
  await expect(page).toHaveURL(/\/$/);
});

test("the address may bring a text for the input and a name for the greeting, and sends nothing [C-01, C-02]", async ({
  page,
}) => {
  const sent = await fakeChat(page);
  await open(page, "/chat?prompt=How%20long%20does%20siding%20last%3F&name=Ann%20Lee");
  await expect(composer(page)).toHaveValue("How long does siding last?");
  await expect(panel(page)).toContainText("Hello, Ann Lee!");
  await expect(send(page)).not.toHaveAttribute("aria-disabled", "true");
  expect(sent.messages).toEqual([]);
  await send(page).click();
  await expect(userBubble(page, "How long does siding last?")).toBeVisible();
  expect(sent.sessions[0]?.sessionData.userName).toBe("Ann Lee");
  await open(page, "/?userName=Bo");
  await expect(panel(page)).toContainText("Hello, Bo!");
  const long = "How long does it last? ".repeat(30);
  await open(page, `/chat?prompt=${encodeURIComponent(long)}`);
  await expect(composer(page)).toHaveValue(long.slice(0, 500).trim());
});

test("the banner names each service in turn, every four seconds, and can be stopped [C-14]", async ({ page }) => {
  await page.clock.install();
  await open(page);
  await panel(page).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  const slide = page.locator("[data-slide]");
  const slides = ["windows", "siding", "bathrooms", "doors"];
  const first = slides.indexOf((await slide.getAttribute("data-slide")) ?? "");
  for (const turn of [0, 1, 2, 3, 4]) {
    await expect(slide).toHaveAttribute("data-slide", slides[(first + turn) % 4] ?? "");
    await page.clock.runFor(4000);
  }
  await page.getByRole("button", { name: "Stop the rotation" }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(9000);
  await expect(slide).toHaveAttribute("data-slide", slides[(first + 5) % 4] ?? "");
});

test("rotation sleeps when nobody has touched the page for two minutes, and wakes by a touch [U-09]", async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(121_000);
  const slide = page.locator("[data-slide]");
  const resting = await slide.getAttribute("data-slide");
  await page.clock.runFor(20_000);
  await expect(slide).toHaveAttribute("data-slide", resting ?? "");
  await page.keyboard.press("Shift");
  await page.clock.runFor(4000);
  await expect(slide).not.toHaveAttribute("data-slide", resting ?? "");
});

test("a tile opens its consultation with a first message, and 'Back to Services' returns [C-15, C-16, C-17, C-18, C-19, C-20, C-22, F-04, F-37]", async ({
  page,
}) => {
  const sent = await fakeChat(page, { replies: ["Which windows do you have today?"] });
  await open(page);
  await openTile(page, "Windows");
  await expect(panel(page).getByRole("heading", { name: "Windows Consultation" })).toBeVisible();
  await expect(userBubble(page, "I'm interested in windows")).toBeVisible();
  await expect(assistantBubble(page, "Which windows do you have today?")).toBeVisible();
  expect(sent.messages).toHaveLength(1);
  await expect(panel(page).getByRole("link", { name: `Call ${profile.phone}` })).toHaveAttribute("href", /^tel:/);
  await expect(panel(page).getByRole("link", { name: "Get Free Estimate" })).toHaveAttribute(
    "href",
    "/quote?service=windows",
  );
  const area = await log(page).evaluate((node) => node.parentElement?.clientHeight);
  expect(area).toBe(500);
  await page.getByRole("button", { name: "Back to Services" }).click();
  await expect(panel(page).getByRole("button", { name: /^Doors/ })).toBeVisible();
  await openTile(page, "Doors");
  await expect(userBubble(page, "I'm interested in doors")).toBeVisible();
  await expect(userBubble(page, "windows")).toHaveCount(0);
  expect(sent.sessions).toHaveLength(2);
  await page.getByRole("button", { name: "Back to Services" }).click();
  await openTile(page, "Doors");
  await expect(userBubble(page, "I'm interested in doors"), "the same tile once more").toHaveCount(1);
  expect(sent.sessions).toHaveLength(3);
  await page.getByRole("button", { name: "Back to Services" }).click();
  await page.reload();
  await ready(page);
  await expect(panel(page).getByRole("button", { name: /^Doors/ }), "the start after a reload").toBeVisible();
  await expect(panel(page).getByRole("heading", { name: /Consultation/ })).toHaveCount(0);
});

test("choices that come with a reply are buttons, and pressing one goes on with it [C-21, F-39]", async ({ page }) => {
  const selections = ["windows", "doors"].map((id) => ({
    id,
    title: id === "windows" ? "Windows" : "Doors",
    icon: id,
    description: `About ${id}`,
    category: id,
  }));
  const sent = await fakeChat(page, {
    replies: [{ role: "assistant", content: "Which one?", selections }, "Tell me more."],
  });
  await open(page);
  await composer(page).fill("I need help");
  await send(page).click();
  const doors = log(page).getByRole("button", { name: "Doors", exact: true });
  await expect(doors).toHaveAttribute("title", "About doors");
  await doors.click();
  await expect(assistantBubble(page, "Tell me more.")).toBeVisible();
  expect(sent.messages.map(({ message }) => message)).toEqual(["I need help", "I'm interested in doors"]);
});

test("without a session nothing can be sent, and creation is tried again every two seconds [F-01, F-02, F-03, F-12, F-18]", async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  const sent = await fakeChat(page, { sessions: [503, 503, 201, 503] });
  // An address that says more wakes the chat, which nobody has turned to yet.
  await open(page, "/?utm_source=mail");
  await expect(panel(page).locator("form[data-live]")).toBeAttached();
  await page.waitForLoadState("networkidle");
  expect(sent.sessions).toHaveLength(0);
  await open(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await composer(page).focus();
  await expect.poll(() => sent.sessions.length).toBe(1);
  await expect(composer(page)).toHaveAttribute("aria-disabled", "true");
  await expect(send(page)).toHaveAttribute("aria-disabled", "true");
  expect(new Date(sent.sessions[0]?.sessionData.startedAt ?? "").getTime()).not.toBeNaN();
  await expect.poll(() => warnings.join()).toContain("Failed to create session");
  await page.clock.runFor(1900);
  expect(sent.sessions).toHaveLength(1);
  await page.clock.runFor(200);
  await expect.poll(() => sent.sessions.length).toBe(2);
  await expect.poll(() => warnings.filter((text) => text.includes("Failed to create session")).length).toBe(2);
  await page.clock.runFor(2100);
  await expect(composer(page)).not.toHaveAttribute("aria-disabled", "true");
  await page.clock.resume();
  await open(page, "/windows");
  await page.getByRole("button", { name: "Open chat window" }).click();
  await expect.poll(() => sent.sessions.length).toBe(4);
  await expect(composer(page)).toHaveAttribute("aria-disabled", "true");
  await expect(send(page)).toHaveAttribute("aria-disabled", "true");
});

test("a chat that can't be reached says so with the phone number, and what was said can be sent again", async ({
  page,
}) => {
  const sent = await fakeChat(page, { sessions: [503, 503, 503, 201], replies: ["Which windows?"] });
  await open(page);
  await page
    .getByRole("button", { name: /^Windows/ })
    .first()
    .click();
  await expect(userBubble(page, "I'm interested in windows")).toBeVisible();
  await expect(
    assistantBubble(page, "Sorry, the chat can't be reached right now. Please try again, or call (315) 555-0142."),
  ).toBeVisible();
  await expect(page.locator("[data-typing]")).toHaveCount(0);
  expect(sent.messages).toEqual([]);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(assistantBubble(page, "Which windows?")).toBeVisible();
  expect(sent.messages.map(({ message }) => message)).toEqual(["I'm interested in windows"]);
});

test("while a reply is pending three dots bounce and nothing more is sent [E-08, F-05, F-06, F-11]", async ({
  page,
}) => {
  const { promise: until, resolve: release } = Promise.withResolvers<void>();
  const sent = await fakeChat(page, { replies: ["Good question."], until });
  await open(page);
  await composer(page).fill("How much are windows?");
  await composer(page).press("Enter");
  await expect(composer(page)).toHaveValue("");
  await expect(userBubble(page, "How much are windows?")).toBeVisible();
  const dots = page.locator("[data-typing] > *");
  await expect(dots).toHaveCount(3);
  for (const dot of await dots.all()) {
    await expect(dot).toHaveCSS("animation-name", "bounce");
    await expect(dot).toHaveCSS("animation-iteration-count", "infinite");
  }
  await expect(page.getByRole("status").filter({ hasText: "Assistant is typing" })).toBeAttached();
  await expect(composer(page)).toHaveAttribute("aria-disabled", "true");
  await expect(composer(page)).toHaveAttribute("readonly", "");
  await expect(send(page)).toHaveAttribute("aria-disabled", "true");
  await send(page).click({ force: true });
  release();
  await expect(assistantBubble(page, "Good question.")).toBeVisible();
  await expect(page.locator("[data-typing]")).toHaveCount(0);
  expect(sent.messages).toHaveLength(1);
  // The first one may have been sent before the chat's own code was there.
  await composer(page).fill("And doors?");
  await composer(page).press("Enter");
  await expect(userBubble(page, "And doors?")).toBeVisible();
  await expect(composer(page)).toHaveValue("");
});

test("in a dialog, too, the button is locked while a reply is pending [F-11]", async ({ page }) => {
  const { promise: until, resolve: release } = Promise.withResolvers<void>();
  await fakeChat(page, { replies: ["Good question."], until });
  await open(page, "/contact");
  await page.getByRole("main").getByRole("button", { name: /chat/i }).first().click();
  await composer(page).fill("Do you do roofs?");
  await send(page).click();
  await expect(userBubble(page, "Do you do roofs?")).toBeVisible();
  await expect(send(page)).toHaveAttribute("aria-disabled", "true");
  release();
  await expect(assistantBubble(page, "Good question.")).toBeVisible();
  await expect(send(page)).not.toHaveAttribute("aria-disabled", "true");
});

test("a failed message is told, and sent again under the same key [F-07, F-15, F-19]", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  const sent = await fakeChat(page, { replies: [503, "Here I am."] });
  await open(page);
  await composer(page).fill("Hello there");
  await composer(page).press("Enter");
  await expect(assistantBubble(page, "Sorry, I encountered an error. Please try again.")).toBeVisible();
  await expect.poll(() => warnings.join()).toContain("Failed to send message");
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(assistantBubble(page, "Here I am.")).toBeVisible();
  expect(sent.messages[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent.messages[1]?.key).toBe(sent.messages[0]?.key);
});

test("an empty reply is said in words, on each surface its own [F-16, F-17]", async ({ page }) => {
  await fakeChat(page, { replies: [""] });
  await open(page);
  await composer(page).fill("Hello");
  await composer(page).press("Enter");
  await expect(assistantBubble(page, "I apologize, I'm having trouble responding right now.")).toBeVisible();
  await open(page, "/windows");
  await page.getByRole("button", { name: "Open chat window" }).click();
  await composer(page).fill("Hello");
  await composer(page).press("Enter");
  await expect(assistantBubble(page, "I apologize, I'm having trouble responding.")).toBeVisible();
});

test("text is trimmed, an empty message is not sent, Shift+Enter begins a line [E-09, F-09, F-13, F-14]", async ({
  page,
}) => {
  const sent = await fakeChat(page);
  await open(page);
  await expect(composer(page)).toHaveAttribute("placeholder", "Type your message...");
  await composer(page).fill("   ");
  await composer(page).press("Enter");
  await expect(send(page)).toHaveAttribute("aria-disabled", "true");
  await composer(page).fill("  two");
  await composer(page).press("Shift+Enter");
  await composer(page).pressSequentially("lines  ");
  expect(sent.messages).toEqual([]);
  await composer(page).press("Enter");
  await expect.poll(() => sent.messages.map(({ message }) => message)).toEqual(["two\nlines"]);
});

test("a reply that takes long is said to, and its three dots go on [E-08]", async ({ page }) => {
  const { promise: until, resolve: release } = Promise.withResolvers<void>();
  await fakeChat(page, { replies: ["First.", "At last."] });
  await open(page);
  await composer(page).fill("Hello");
  await composer(page).press("Enter");
  await expect(assistantBubble(page, "First.")).toBeVisible();
  await page.unroute("**/api/chat/conversation");
  await fakeChat(page, { replies: ["At last."], until });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await composer(page).fill("Are you there?");
  await composer(page).press("Enter");
  await expect(page.locator("[data-typing]")).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByText("This takes longer than usual. Still working on your answer...")).toBeVisible();
  await expect(page.locator("[data-typing]")).toBeVisible();
  release();
  await expect(assistantBubble(page, "At last.")).toBeVisible();
});

test("the bubble stands on every page but the chat screens, opens a window and closes by Escape [D-01, D-02, U-08]", async ({
  page,
}) => {
  await fakeChat(page, { replies: ["word ".repeat(900)] });
  for (const path of ["/", "/chat"]) {
    await open(page, path);
    await expect(page.getByRole("button", { name: "Open chat window" })).toBeHidden();
  }
  await open(page, "/contact");
  const bubble = page.getByRole("button", { name: "Open chat window" });
  await bubble.click();
  const chat = page.getByRole("region", { name: "Chat with us" });
  await expect(chat.getByText("automated assistant.")).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await expectAccessible(page);
  await composer(page).fill("Hello");
  await composer(page).press("Enter");
  await expect(assistantBubble(page, "word")).toBeVisible();
  await expect(log(page)).toHaveAttribute("data-scrollbar", "hidden");
  await log(page).hover();
  await expect(log(page)).toHaveAttribute("data-scrollbar", "interacting");
  await page.mouse.move(0, 0);
  await expect(log(page)).toHaveAttribute("data-scrollbar", "idle");
  await expect(log(page)).toHaveAttribute("data-scrollbar", "hidden");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const top of [0, 200]) {
    await log(page).evaluate((node, place) => node.scrollTo({ top: place }), top);
    await expect(log(page), `scrolled to ${top}`).toHaveAttribute("data-scrollbar", "scrolling");
    await page.clock.runFor(150);
    await expect(log(page)).toHaveAttribute("data-scrollbar", "idle");
  }
  await page.clock.runFor(700);
  await expect(log(page)).toHaveAttribute("data-scrollbar", "hidden");
  await page.clock.resume();
  await composer(page).press("Escape");
  await expect(chat).toBeHidden();
  await expect(bubble).toBeFocused();
});

test("'Chat with us' opens the large dialog, which stops the page's scrolling and can be minimised [D-03, D-04, D-05, D-06]", async ({
  page,
}) => {
  await fakeChat(page);
  await open(page, "/windows");
  await page.getByRole("button", { name: "Chat with us", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { level: 2 })).toHaveText(`${profile.agentName}, automated assistant`);
  await expect(dialog).toContainText(`Automated replies. For a person call ${profile.phone}.`);
  expect((await dialog.boundingBox())?.width).toBeGreaterThan(900);
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
  await expect(composer(page)).toBeFocused();
  await expectAccessible(page);
  await composer(page).fill("My name is Dora");
  await composer(page).press("Enter");
  await page.getByRole("button", { name: "Minimize chat" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
  await page.getByRole("link", { name: "About", exact: true }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.getByRole("button", { name: "Back to chat" }).click();
  await expect(userBubble(page, "My name is Dora")).toBeVisible();
  await page.getByRole("button", { name: "Close chat" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Chat with us", exact: true }).click();
  await expect(userBubble(page, "My name is Dora")).toHaveCount(0);
});

test("the scripted agent answers by keyword 1,200 ms after each message, and keeps what is said [F-20, F-21, F-22, F-23, F-24, F-25, F-26, F-27, F-28, F-29, F-30, F-31, F-32, F-33, F-34, F-35, F-36, F-38, R-08]", {
  tag: "@usual",
}, async ({ page }) => {
  const sent = await fakeChat(page);
  await open(page, "/windows");
  await page.getByRole("button", { name: "Chat with us", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Sam, automated assistant" })).toContainText(
    "Rescheduling or cancelling an appointment must be done by phone and is not guaranteed via chat.",
  );
  // What is sent before the chat's code is there waits for it, and the clock stands still below.
  await expect(page.locator("#agent form[data-live]")).toBeVisible();
  const answers = [
    ["I want new windows", "lifetime warranty"],
    ["A new bath for my mother", "7-10 days, or as little as a day"],
    ["siding please", "30-year no-fade"],
    ["What about a door?", "Which door"],
    ["what does it cost", "free estimate"],
    ["when can you come", "booking 2-3 weeks out"],
    ["Hello, my name is Ann", "Nice to meet you, Ann."],
    ["hm", profile.phone],
  ] as const;
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [index, [text, reply]] of answers.entries()) {
    const count = await page.locator('[data-role="assistant"]').count();
    await composer(page).fill(text);
    await composer(page).press("Enter");
    await expect(page.locator("[data-typing]")).toBeVisible();
    // The script's time begins with the message on its way, which on a busy machine is later than the dots.
    await expect.poll(() => sent.stored.length).toBe(2 * index + 1);
    await page.clock.runFor(1100);
    await expect(page.locator('[data-role="assistant"]')).toHaveCount(count);
    await page.clock.runFor(150);
    await expect(page.locator('[data-role="assistant"]').nth(count)).toContainText(reply);
  }
  await expect(assistantBubble(page, "1-2 weeks")).toBeVisible();
  await expect.poll(() => sent.stored.length).toBe(answers.length * 2);
  expect(sent.stored[0]).toEqual({ sessionId: "session-1", role: "user", content: "I want new windows" });
  expect(sent.stored[1]).toEqual({
    sessionId: "session-1",
    role: "assistant",
    content: expect.stringContaining("lifetime warranty"),
  });
});

test("a tooltip says an icon's name after 700 ms, and at once beside one that has just closed [U-07]", async ({
  page,
}) => {
  await fakeChat(page);
  await open(page, "/windows");
  await page.getByRole("button", { name: "Chat with us", exact: true }).click();
  const minimize = page.getByRole("button", { name: "Minimize chat" });
  await expect(composer(page)).toBeFocused();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await minimize.hover();
  await page.clock.runFor(690);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.clock.runFor(10);
  await expect(page.getByRole("tooltip")).toHaveText("Minimize chat");
  await page.getByRole("button", { name: "Close chat" }).hover();
  await page.clock.runFor(10);
  await expect(page.getByRole("tooltip")).toHaveText("Close chat");
});

test("a consultation opens from every page, named for its service or the company, and forgets on close [E-01, E-02, E-03, E-04, E-05, E-06, E-07, E-10, E-11, E-12, F-08]", async ({
  page,
}) => {
  const sent = await fakeChat(page, { replies: ["Gladly. ".repeat(120)] });
  await open(page, "/windows/slider-windows");
  const dialog = page.getByRole("dialog");
  const heading = dialog.getByRole("heading", { level: 2 });
  await page.getByRole("button", { name: "Chat with an Expert" }).click();
  await expect(heading).toHaveText("Windows Consultation");
  await expect(dialog).toContainText(
    "We're here to help! Ask about products, pricing, installation, or anything else.",
  );
  await expect(userBubble(page, "I'm interested in windows")).toBeVisible();
  await expect(assistantBubble(page, "Gladly.")).toBeVisible();
  const box = await dialog.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(600);
  expect(box?.width).toBeLessThanOrEqual(672);
  const list = await log(page).evaluate(({ scrollHeight, clientHeight, scrollTop }) => ({
    isLong: scrollHeight > clientHeight,
    isAtEnd: scrollHeight - clientHeight - scrollTop < 2,
  }));
  expect(list).toEqual({ isLong: true, isAtEnd: true });
  await expect(log(page)).toHaveCSS("overflow-y", "auto");
  await expect(page.locator('[data-role="user"]')).toHaveCSS("justify-self", "end");
  await expect(page.locator('[data-role="assistant"]')).toHaveCSS("justify-self", "start");
  await expect(send(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await open(page, "/contact");
  const chat = page.getByRole("main").getByRole("button", { name: /chat/i }).first();
  await chat.click();
  await expect(heading).toHaveText(`Chat with ${profile.company}`);
  await expect(dialog).toContainText("How can we help you today?");
  await expect(page.locator("[data-role]")).toHaveCount(0);
  await expect.poll(() => sent.sessions.length).toBe(2);
  await composer(page).fill("Do you do roofs?");
  await send(page).click();
  await expect(userBubble(page, "Do you do roofs?")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await chat.click();
  await expect(heading).toHaveText(`Chat with ${profile.company}`);
  await expect(page.locator("[data-role]")).toHaveCount(0);
  await expect.poll(() => sent.sessions.length).toBe(3);
});

test("the assistant keeps a visitor's words when the answer is lost, and a second try is one message [F-15, F-19]", async ({
  page,
}) => {
  await open(page);
  await openTile(page, "Siding");
  await expect(assistantBubble(page, "siding").first()).toBeVisible();
  let lost = 0;
  await page.route("**/api/chat/conversation", async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    // The server answers, the network loses it.
    await route.fetch();
    await route.abort();
  });
  await composer(page).fill("the whole house");
  await composer(page).press("Enter");
  await expect(assistantBubble(page, "Sorry, I encountered an error. Please try again.")).toBeVisible();
  const replay = page.waitForResponse("**/api/chat/conversation");
  await page
    .getByRole("button", { name: /again|retry|resend/i })
    .first()
    .click();
  expect((await replay).status()).toBe(200);
  await expect(page.locator('[data-role="assistant"]')).toHaveCount(2);
});
