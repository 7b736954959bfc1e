import { type IncomingMessage, request } from "node:http";
import type { Page } from "@playwright/test";
import { hold, holdScripts } from "../support/hold.ts";
import { choosePhotos, fill, type Lead, photo, submitButton } from "../support/quote-form.ts";
import { expect, ready, test } from "../support/servers/site.ts";
import { startUpstream } from "../support/servers/upstream.ts";
import { painted, watchShifts } from "../support/shift.ts";

/** Bodies of all that the page posts from now on. */
function watchPosts(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.postData() ?? ""));
  return sent;
}

test("what is typed, chosen and ticked before the application starts is kept", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/quote");
  await page.getByLabel("Full name").fill("Early Bird");
  // What a ticked box would have, in a field for words.
  await page.getByLabel("Notes").fill("on");
  await page.getByLabel("Siding", { exact: true }).check();
  await page.getByLabel("Text me about my request").check();
  release();
  await page.waitForFunction(() => !document.querySelector("script[type=module]"));
  await expect(page.getByLabel("Product type")).toHaveAttribute("placeholder", /reinforced vinyl/);
  await expect(page.getByLabel("Full name")).toHaveValue("Early Bird");
  await expect(page.getByLabel("Notes")).toHaveValue("on");
  await expect(page.getByLabel("Siding", { exact: true })).toBeChecked();
  await expect(page.getByLabel("Text me about my request")).toBeChecked();
});

test("an entry that is filled in before the application starts is kept, and sent as it was ticked", async ({
  page,
  site,
}) => {
  const release = await holdScripts(page);
  await page.goto("/win");
  await page.getByLabel("Full name").fill("Early Entry");
  await page.getByLabel("Street address").fill("1 Oak St");
  await page.getByLabel("City and ZIP").fill("Utica 13501");
  await page.getByLabel("Phone").fill("315-555-0142");
  await page.getByLabel("Email").fill("early@example.com");
  await page.getByLabel("Siding", { exact: true }).check();
  await page.getByLabel("How did you hear about us?").selectOption("Google");
  await page.getByLabel("I have read the official rules").check();
  await page.getByRole("button", { name: "Submit My Entry" }).click();
  release();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  const entries = await site.ops<{ name: string }[]>("entries", "list");
  expect(entries.filter(({ name }) => name === "Early Entry")).toMatchObject([
    { projectInterest: "Siding", referralSource: "Google", agreedToTerms: "yes" },
  ]);
});

test("what was found of words with a slash, or with a space behind them, is taken over with the focus in the field", async ({
  page,
}) => {
  for (const words of ["1/2 bath", "bath "]) {
    const release = await holdScripts(page);
    await page.goto(`/search?q=${encodeURIComponent(words)}`);
    await page.getByLabel("Search for").press("End");
    await page.keyboard.type(" tub");
    release();
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await expect(page.getByLabel("Search for")).toBeFocused();
    await expect(page.getByLabel("Search for")).toHaveValue(`${words.replace("/", " ")} tub`);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
});

test("what a first tap wants answers while the application is on its way", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await holdScripts(page);
  await page.route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body: "<p>player</p>" }));
  await page.goto("/windows");
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await expect(page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Siding" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(menu).toBeFocused();
  await page.getByRole("link", { name: "View Details: Slider Windows" }).click();
  await expect(page.getByRole("dialog", { name: "Slider Windows" })).toBeVisible();
  await page.getByRole("button", { name: "Close details" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.locator("main summary").first().click();
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await page.getByRole("region", { name: "See Our Projects" }).getByRole("link").first().click();
  await expect(page.locator("main iframe")).toBeVisible();
  await page.goto("/faq");
  const shifts = await watchShifts(page, { alsoOnInput: false });
  await page.getByRole("tab", { name: "Financing" }).click();
  await expect(page.getByRole("tab", { name: "Financing" })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("main details:visible")).toHaveCount(6);
  await page.keyboard.press("Home");
  await expect(page.getByRole("tab", { name: "All" })).toBeFocused();
  await expect(page.locator("main details:visible")).not.toHaveCount(6);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { selected: true })).toBeFocused();
  await expect(page).toHaveURL(/\/faq\?category=/);
  expect(await shifts()).toEqual([]);
  await page.goto("/win");
  await page.getByRole("button", { name: "Read the official rules" }).click();
  await expect(page.getByRole("dialog", { name: "Official Rules" })).toContainText("No purchase is necessary");
});

test("a chat that is opened and sent in early goes on in the application, with all that was typed", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/about");
  await page.getByRole("button", { name: "Open chat window" }).click();
  const chat = page.getByRole("region", { name: "Chat with us" });
  const field = chat.getByLabel("Your message");
  await expect(field).toBeFocused();
  await field.pressSequentially("Do you replace bay windows?");
  await field.press("Enter");
  await expect(chat.locator('[data-role="user"]')).toHaveText(/Do you replace bay windows\?/);
  await expect(field).toHaveValue("");
  await field.pressSequentially("And doo");
  release();
  await expect(chat.locator('[data-role="assistant"]')).not.toHaveCount(0);
  await expect(chat.locator('[data-role="user"]')).toHaveCount(1);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("And doo");
});

for (const [opener, closer, id] of [
  ["Chat with us", "Close chat", "agent"],
  ["Open chat window", "Close chat", "chat-window"],
] as const) {
  test(`a chat that is closed for good before its code came (#${id}) forgets what was sent in it`, async ({ page }) => {
    const sent = watchPosts(page);
    const release = await holdScripts(page);
    await page.goto("/about");
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const chat = page.locator(`#${id}`);
    const field = chat.getByLabel("Your message");
    await press(opener);
    await field.fill("Never mind this");
    await field.press("Enter");
    await expect(chat.locator('[data-role="user"]')).toHaveText("Never mind this");
    await press(closer);
    await expect(chat).toBeHidden();
    await press(opener);
    await expect(chat.locator('[data-role="user"]')).toHaveCount(0);
    await field.fill("But this");
    await field.press("Enter");
    release();
    await expect(chat.locator('[data-role="assistant"]')).not.toHaveCount(0);
    await expect(chat.locator('[data-role="user"]')).toHaveText([/But this/]);
    expect(sent.join()).toContain("But this");
    expect(sent.join()).not.toContain("Never mind this");
  });
}

test("of several buttons pressed before the application starts the last does its work afterwards", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/chat");
  await page.getByRole("button", { name: "Close chat" }).click();
  await page.getByRole("button", { name: "Stop the rotation" }).click();
  await expect(page.locator("[data-held]")).toHaveAccessibleName("Stop the rotation");
  release();
  await expect(page.getByRole("button", { name: "Start the rotation" })).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
});

for (const file of ["app", "home"]) {
  test(`where ${file}'s code can't be fetched no press is held, and no message looks as if it was sent`, async ({
    page,
  }) => {
    const fail = await hold(page, `**/assets/${file}-*.js*`, (route) => route.abort());
    await page.goto("/chat");
    const chat = page.locator("#chat");
    const field = chat.getByLabel("Your message");
    const sent = chat.locator('[data-role="user"]');
    await field.fill("Call me at 315-555-0142");
    await field.press("Enter");
    await expect(sent).toHaveText(["Call me at 315-555-0142"]);
    await page.getByRole("button", { name: "Stop the rotation" }).click();
    await expect(page.locator("[data-held]")).toHaveCount(1);
    fail();
    await expect(page.locator("[data-held]")).toHaveCount(0);
    await expect(sent).toHaveText(["Not sent, please call us: Call me at 315-555-0142"]);
    await chat.getByRole("button", { name: /^Windows/ }).click();
    await expect(sent).toHaveText([/^Not sent, .*0142$/, /^Not sent, please call us: I'm interested in windows$/]);
    await field.fill("Hello?");
    await field.press("Enter");
    await expect(field).toHaveValue("Hello?");
  });
}

for (const width of [390, 1440]) {
  test(`a tile pressed before the application starts opens its consultation at ${width} px, which goes on in it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdScripts(page);
    await page.goto("/");
    const chat = page.locator("#chat");
    const tile = (name: string) => chat.getByRole("button", { name: new RegExp(`^${name}`) });
    await tile("Doors").scrollIntoViewIfNeeded();
    const shifts = await watchShifts(page, { alsoOnInput: true });
    await tile("Windows").click();
    await expect(chat.getByRole("heading", { name: "Windows Consultation" })).toBeVisible();
    await expect(chat.locator('[data-role="user"]')).toHaveText("I'm interested in windows");
    await expect(tile("Doors")).toBeHidden();
    await chat.getByRole("button", { name: "Back to Services" }).click();
    await expect(chat.getByRole("heading", { name: "Chat with Sample & Sons Home Improvement" })).toBeVisible();
    await tile("Doors").click();
    await expect(chat.getByLabel("Your message")).toBeFocused();
    await page.keyboard.type("And wind");
    release();
    await expect(chat.locator('[data-role="assistant"]')).toHaveCount(1);
    await expect(chat.locator('[data-role="user"]')).toHaveText([/I'm interested in doors$/]);
    await expect(chat.getByRole("heading", { name: "Doors Consultation" })).toBeVisible();
    await expect(chat.getByLabel("Your message")).toBeFocused();
    await expect(chat.getByLabel("Your message")).toHaveValue("And wind");
    expect(await shifts()).toEqual([]);
  });
}

test("what is sent after a tile, before the application starts, is sent after its consultation has begun", async ({
  page,
}) => {
  const sent = watchPosts(page);
  const release = await holdScripts(page);
  await page.goto("/");
  const chat = page.locator("#chat");
  await chat.getByRole("button", { name: /^Windows/ }).click();
  await page.keyboard.type("Call me at 315-555-0143");
  await page.keyboard.press("Enter");
  await expect(chat.locator('[data-role="user"]')).toHaveText(["I'm interested in windows", /555-0143/]);
  release();
  await expect(chat.locator('[data-role="user"]')).toHaveText([/I'm interested in windows$/, /555-0143$/]);
  await expect.poll(() => sent.filter((body) => body.includes("555-0143")).length).toBe(1);
  await expect(chat.locator('[data-role="assistant"]')).toHaveCount(2);
});

test("a message that was sent early is sent on although its visitor has turned to something else", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/about");
  await page.getByRole("button", { name: "Open chat window" }).click();
  const chat = page.getByRole("region", { name: "Chat with us" });
  await chat.getByLabel("Your message").fill("Do you replace bay windows?");
  await chat.getByLabel("Your message").press("Enter");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(chat.getByLabel("Your message")).not.toBeFocused();
  release();
  await expect(chat.locator('[data-role="assistant"]')).not.toHaveCount(0);
});

test("a form that is filled in and sent before its code is there is sent by the application, with its photos", async ({
  page,
}) => {
  // So that a busy machine does not take the browser's own way.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = ((work: TimerHandler, ms = 0) => wait(work, ms === 3000 ? 60_000 : ms)) as typeof setTimeout;
  });
  const release = await holdScripts(page);
  await page.goto("/quote");
  await fill(page, "Early Bird");
  await choosePhotos(page).setInputFiles(photo);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveAttribute("data-held");
  release();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
  await expect(page.getByText("Photos: 1 of 1 arrived.")).toBeVisible();
});

test("sending the form by Enter before the application starts shows what is wrong at the form's own address", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/quote");
  await page.getByLabel("Full name").fill("A");
  await page.getByLabel("Full name").press("Enter");
  await expect(page.locator("#name-error")).toBeVisible();
  await expect(page).toHaveURL(/\/quote#problem$/);
  await expect(page).toHaveTitle(/^Error: /);
  release();
  await ready(page);
  await page.getByLabel("Full name").fill("Ann Early");
  await page.getByLabel("Email").fill("early@example.com");
  await page.getByLabel("Doors", { exact: true }).check();
  await page.getByRole("button", { name: "Request My Free Estimate" }).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await expect(page).toHaveURL(/\/quote#problem$/);
});

test("a field that a link leads to while the form's code is on its way has the focus, and the form what was typed", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/quote");
  await page.getByLabel("Full name").fill("A");
  await page.getByLabel("Full name").press("Enter");
  await expect(page.locator("#name-error")).toBeVisible();
  const letGo = await hold(page, "**/assets/forms-*.js*", (route) => route.fallback());
  release();
  await ready(page);
  await page.getByLabel("Town or ZIP").fill("Rome");
  await page.getByRole("link", { name: "Name must be at least 2 characters" }).click();
  await expect(page).toHaveURL(/#name$/);
  await expect(page.getByLabel("Full name")).toBeFocused();
  letGo();
  await expect(page.getByLabel("Full name")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Siding", { exact: true }).check();
  await expect(page.getByLabel("Product type")).toHaveAttribute("placeholder", /reinforced vinyl/);
  await expect(page.getByLabel("Full name")).toHaveValue("A");
  await expect(page.getByLabel("Town or ZIP")).toHaveValue("Rome");
});

test("a form whose code can't be fetched stays as it was typed and works once the network is back", async ({
  page,
}) => {
  let refused = 0;
  let repeated = 0;
  await page.route("**/assets/forms-*.js*", async (route) => {
    if (route.request().url().includes("?attempt=")) repeated += 1;
    if (refused > 0) return route.continue();
    refused += 1;
    await route.abort();
  });
  await page.goto("/quote");
  await ready(page);
  await page.getByLabel("Full name").fill("A");
  await page.getByLabel("Siding", { exact: true }).check();
  await expect(page.getByLabel("Product type")).toHaveAttribute("placeholder", /reinforced vinyl/);
  await page.getByRole("button", { name: "Request My Free Estimate" }).click();
  await expect(page.locator("#name-error")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("A");
  await expect(page).toHaveURL(/\/quote$/);
  expect({ refused, repeated }).toEqual({ refused: 1, repeated: 1 });
});

test("a form whose code never comes is sent by the browser itself, once", async ({ page, site }) => {
  await page.route("**/assets/forms-*.js*", (route) => route.abort());
  await page.goto("/quote");
  await ready(page);
  await fill(page, "Blocked Journey");
  await submitButton(page).dblclick();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  const leads = await site.ops<Lead[]>("leads", "list");
  expect(leads.filter(({ name }) => name === "Blocked Journey")).toMatchObject([{ sourcePage: "/quote" }]);
});

test("what the browser sends by itself, and the application again before the answer comes, is stored once", async ({
  page,
  site,
}) => {
  const sent: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const slow = await startUpstream(async (from, to) => {
    const { method, headers, url = "" } = from;
    if (method === "POST") sent.push(String(headers["content-type"]));
    if (url.endsWith(".js")) await released;
    const answered = (answer: IncomingMessage) => {
      if (headers["content-type"] !== "application/x-www-form-urlencoded")
        answer.pipe(to.writeHead(answer.statusCode ?? 500, answer.headers));
    };
    from.pipe(request(new URL(url, site.url), { method, headers }, answered));
  });
  await page.goto(`${slow.url}/quote`);
  await fill(page, "Impatient Ann");
  await submitButton(page).scrollIntoViewIfNeeded();
  // By its place: while an answer is awaited, nothing of the page can be asked.
  const { x, y } = (await submitButton(page).boundingBox()) ?? { x: 0, y: 0 };
  const pressed = async (type: string) => {
    await page.mouse.click(x + 20, y + 20);
    return sent.includes(type);
  };
  await expect.poll(() => pressed("application/x-www-form-urlencoded")).toBe(true);
  release();
  await expect.poll(() => pressed("application/json")).toBe(true);
  const leads = async () => (await site.ops<Lead[]>("leads", "list")).filter(({ name }) => name === "Impatient Ann");
  await expect.poll(async () => (await leads()).length).toBeGreaterThan(0);
  expect(await leads()).toHaveLength(1);
  await slow.close();
});

const buttonPlace = (page: Page, name: string) =>
  page.getByRole("button", { name }).evaluate((button) => button.getBoundingClientRect().top + window.scrollY);

for (const [path, button] of [
  ["/quote", "Request My Free Estimate"],
  ["/service-request", "Send Service Request"],
  ["/win", "Submit My Entry"],
] as const) {
  test(`the form of ${path} wakes under a pressed finger without moving its button away`, async ({ page }) => {
    await page.goto(path);
    await ready(page);
    const before = await buttonPlace(page, button);
    await page.getByRole("button", { name: button }).hover();
    // React marks what it listens to.
    await page.waitForFunction(
      (name) =>
        Object.keys([...document.querySelectorAll("button")].find((each) => each.textContent === name) ?? {}).length >
        0,
      button,
    );
    await painted(page);
    expect(await buttonPlace(page, button)).toBe(before);
  });
}

test("an application that is sent before the code comes opens again with what is wrong, and is stored once", async ({
  page,
  site,
}) => {
  const release = await holdScripts(page);
  await page.goto("/careers");
  await page.getByRole("link", { name: "Apply Now: Installer" }).click();
  const dialog = page.getByRole("dialog", { name: "Apply: Installer" });
  await dialog.getByLabel("Full Name").fill("Early Worker");
  await dialog.getByLabel("Cover letter").fill("<b>Hello</b>");
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog.locator("#email-error")).toHaveText("Please enter a valid email");
  await expect(page).toHaveURL(/\/careers\/installer#problem$/);
  release();
  await ready(page);
  await dialog.getByLabel("Email").fill("early@example.com");
  await dialog.getByLabel("Phone").fill("315-555-0123");
  await expect(dialog.getByLabel("Full Name")).toHaveValue("Early Worker");
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  // By the application, or by the browser when its code is still on its way.
  await expect(page.getByRole("heading", { name: /^(Application Submitted|Thank You)!$/ })).toBeVisible();
  await expect(dialog).toBeHidden();
  const applications = await site.ops<Lead[]>("applications", "list");
  expect(applications.filter(({ name }) => name === "Early Worker")).toMatchObject([{ coverLetter: "<b>Hello</b>" }]);
});

test("what hostile values make of a refused form is text, with scripts as without", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/service-request");
  const hostile = `"><script>document.title="broken"</script></textarea><img src=x onerror="document.title='broken'">`;
  await page.getByLabel("Address where the work was done").fill(hostile);
  await page.getByLabel("What's wrong?").fill(hostile);
  await page.getByRole("button", { name: "Send Service Request" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toBeVisible();
  release();
  await ready(page);
  await page.getByLabel("Doors", { exact: true }).check();
  await expect(page.getByLabel("Address where the work was done")).toHaveValue(hostile);
  await expect(page.getByLabel("What's wrong?")).toHaveValue(hostile);
  await expect(page).toHaveTitle(/^Error: Request service/);
});

test("a page that is only read executes nothing of the application until a control is used", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.clock.install();
  await page.goto("/privacy");
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.clock.runFor(10_000);
  await painted(page);
  expect(scripts).toEqual([]);
  await page.getByRole("button", { name: "Chat with us" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

test("pages read and phone links work without JavaScript", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/quote`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('a[href^="tel:"]').first()).toBeAttached();
  await page.goto(`${site.url}/faq`);
  await page.getByText("How long have you been in business?").click();
  await expect(page.getByText("since 1989")).toBeVisible();
  await context.close();
});

test("the application takes the page over without moving or repeating its styles, so nothing is laid out anew", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new MutationObserver((records) => {
      for (const { removedNodes } of records) {
        for (const node of removedNodes)
          if (node.nodeName === "STYLE") moved.push(node.textContent?.slice(0, 40) ?? "");
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const release = await holdScripts(page);
  const rules = () => page.evaluate(() => [...document.styleSheets].at(-1)?.cssRules.length);
  await page.goto("/");
  const before = await rules();
  expect(before).toBeGreaterThan(100);
  release();
  await ready(page);
  expect(await page.evaluate(() => "moved" in window && window.moved)).toEqual([]);
  expect(await rules()).toBe(before);
});
