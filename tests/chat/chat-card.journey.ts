import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { tabTo } from "../support/keyboard.ts";
import { fakeChat } from "../support/servers/fake-chat.ts";
import { expect, ready, test } from "../support/servers/site.ts";

// A recorded page reads its photos again, which our policy forbids.
test.use({ trace: "off" });

interface Lead {
  name: string;
  [field: string]: unknown;
}

/** The window that a screen of this width opens from any page. */
async function openChat(page: Page): Promise<Locator> {
  const isWide = (page.viewportSize()?.width ?? 0) > 1000;
  await page
    .locator(isWide ? "aside [data-for=chat-window]" : "[data-for=agent]:visible")
    .first()
    .click();
  const frame = page.locator(isWide ? "#chat-window" : "#agent");
  await expect(frame.locator("form[data-live] textarea")).not.toHaveAttribute("aria-disabled", "true");
  return frame;
}

const card = (chat: Locator) => chat.getByRole("form", { name: "Your details" });
const request = (chat: Locator) => chat.getByRole("group", { name: "Your request" });
const composer = (chat: Locator) => chat.getByLabel("Your message");

async function say(chat: Locator, text: string): Promise<void> {
  await composer(chat).fill(text);
  await composer(chat).press("Enter");
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("a visitor leaves details on the card, corrects them, takes the request back and sends it again", async ({
      page,
      site,
    }) => {
      const readLead = async (name: string) =>
        (await site.ops<Lead[]>("leads", "list")).filter((lead) => lead.name === name);
      await page.goto("/contact");
      const chat = await openChat(page);
      await chat.getByRole("button", { name: "Get a free estimate" }).click();
      await chat.getByRole("button", { name: "Windows", exact: true }).click();
      await expect(card(chat)).toBeVisible();
      await expectAccessible(page);
      await card(chat).getByRole("button", { name: "Send my details" }).click();
      await expect(card(chat).getByRole("alert").first()).toContainText(
        "Please provide either an email or phone number",
      );
      await card(chat).getByLabel("Full name").fill(`Cara ${width}`);
      await card(chat).getByLabel("Email").fill("cara@example");
      await card(chat).getByRole("button", { name: "Send my details" }).click();
      await expect(card(chat).getByRole("alert").first()).toContainText("Please enter a valid email");
      await card(chat).getByLabel("Email").fill("cara@example.com");
      await expect(card(chat).getByLabel(/^Text me about my request/)).toBeDisabled();
      await card(chat).getByLabel("Phone").fill("315-555-0142");
      await card(chat).getByLabel("Best time to reach you").fill("after 5");
      await card(chat)
        .getByLabel(/^Text me about my request/)
        .check();
      await card(chat).getByRole("button", { name: "Send my details" }).click();
      await expect(request(chat)).toContainText("Your request is with our office.");
      await expect(request(chat)).toContainText("cara@example.com");
      await expect(composer(chat)).toBeFocused();
      expect(await readLead(`Cara ${width}`)).toMatchObject([{ smsOptIn: true }]);

      await request(chat).getByRole("button", { name: "Edit my details" }).click();
      await expect(card(chat).getByLabel("Full name")).toBeFocused();
      await expect(card(chat).getByLabel("Phone")).toHaveValue(/0142/);
      await card(chat).getByLabel("Phone").fill("315-555-0147");
      await expect(card(chat).getByLabel(/^Text me about my request/)).toBeChecked();
      await card(chat)
        .getByLabel(/^Text me about my request/)
        .uncheck();
      await card(chat).getByRole("button", { name: "Save my details" }).click();
      await expect(request(chat)).toContainText("0147");
      await expect.poll(async () => (await readLead(`Cara ${width}`))[0]?.smsOptIn).toBeFalsy();

      await chat.getByRole("button", { name: "Add photos" }).press("Enter");
      await expect(chat.getByLabel("Choose photos")).toBeFocused();
      await chat.getByLabel("Choose photos").setInputFiles("packages/ops/src/sample-photo.jpg");
      await request(chat).getByRole("button", { name: "Edit my details" }).click();
      await expect(chat.getByText("Photos: 1 of 1 arrived.")).toBeVisible();
      await expectAccessible(page);
      await card(chat).getByRole("button", { name: "Not now" }).click();

      await request(chat).getByRole("button", { name: "Withdraw my request" }).click();
      await expect(request(chat)).toContainText("You took your request back.");
      await expect(chat.getByText("Photos: 1 of 1 arrived.")).toHaveCount(0);
      await page.reload();
      const again = await openChat(page);
      await expect(request(again)).toContainText("You took your request back.");
      await request(again).getByRole("button", { name: "Send it again" }).click();
      await expect(request(again)).toContainText("Your request is with our office.");
      expect(await readLead(`Cara ${width}`)).toHaveLength(1);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("quick replies and card work by keyboard, and the card is put away by 'Not now'", async ({ page }) => {
    await page.goto("/contact");
    const chat = await openChat(page);
    await tabTo(page, chat.getByRole("button", { name: "Get a free estimate" }));
    await page.keyboard.press("Enter");
    await expect(chat.getByRole("button", { name: "Doors", exact: true })).toBeVisible();
    await expect(chat.getByRole("log")).toBeFocused();
    await chat.getByRole("button", { name: "Doors", exact: true }).press("Space");
    await expect(card(chat)).toBeVisible();
    await tabTo(page, card(chat).getByRole("button", { name: "Not now" }));
    await page.keyboard.press("Enter");
    await expect(card(chat)).toHaveCount(0);
    await expect(composer(chat)).toBeFocused();
  });

  test("what is written on the card offline stays, and goes out with the connection", async ({ page, context }) => {
    await page.goto("/contact");
    const chat = await openChat(page);
    await chat.getByRole("button", { name: "Get a free estimate" }).click();
    await expect(composer(chat)).toBeFocused();
    await chat.getByRole("button", { name: "Siding", exact: true }).click();
    await card(chat).getByLabel("Full name").fill("Olive Offline");
    await card(chat).getByLabel("Phone").fill("315-555-0149");
    // The form's own code is there by then.
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await card(chat).getByRole("button", { name: "Send my details" }).click();
    await expect(card(chat)).toContainText("You seem to be offline.");
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    await expect(card(chat).getByLabel("Full name")).toHaveValue("Olive Offline");
    await card(chat).getByRole("button", { name: "Send my details" }).click();
    await expect(request(chat)).toContainText("Olive Offline");
  });
});

test("all four surfaces show one conversation; closing clears it, and it can be gone on with", async ({ page }) => {
  await page.goto("/");
  const panel = page.locator("#chat");
  await composer(panel).click();
  await say(panel, "Windows in Utica, I'm Dan Cole, 315-555-0146");
  await expect(request(panel)).toBeVisible();
  for (const [opener, frame] of [
    ["aside [data-for=agent]", "#agent"],
    ["main [data-for=consultation]", "#consultation"],
    ["aside [data-for=chat-window]", "#chat-window"],
  ] as const) {
    await page.goto("/contact");
    await page.locator(opener).first().click();
    const chat = page.locator(frame);
    await expect(chat.locator("[data-role=user]")).toHaveText([/Dan Cole/]);
    await expect(request(chat)).toContainText("Your request is with our office.");
  }
  const chat = page.locator("#chat-window");
  await chat.getByRole("button", { name: "Close chat" }).click();
  await page.locator("aside [data-for=chat-window]").click();
  await expect(chat.locator("[data-role]")).toHaveCount(0);
  await expect(chat).toContainText("Your request is with our office.");
  await chat.getByRole("button", { name: "Continue your conversation" }).click();
  await expect(chat.locator("[data-role=user]")).toHaveText([/Dan Cole/]);
  await expect(request(chat)).toBeVisible();
});

test("a second tab shows what was left on the card in the first", async ({ page, context }) => {
  await page.goto("/contact");
  const chat = await openChat(page);
  await say(chat, "A walk-in shower in Rome, I'm Eve Hart, 315-555-0144");
  await expect(request(chat)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto("/siding");
  const other = await openChat(tab);
  await request(other).getByRole("button", { name: "Edit my details" }).click();
  await card(other).getByLabel("Full name").fill("Eve Heart");
  await card(other).getByRole("button", { name: "Save my details" }).click();
  await expect(request(other)).toContainText("Eve Heart");
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(request(chat)).toContainText("Eve Heart");
});

test("a number that was put right in the talk stands on a card that was put away before", async ({ page }) => {
  await page.goto("/contact");
  const chat = await openChat(page);
  await say(chat, "A walk-in shower in Rome, I'm Nina Number, 315-555-0144");
  const edit = request(chat).getByRole("button", { name: "Edit my details" });
  await edit.click();
  await expect(card(chat).getByLabel("Phone")).toHaveValue(/0144/);
  await card(chat).getByLabel("Full name").fill("Nina Numbers");
  await card(chat).getByRole("button", { name: "Not now" }).click();
  await say(chat, "Sorry, my number is 315-555-0155");
  await expect(request(chat)).toContainText("0155");
  await edit.click();
  await expect(card(chat).getByLabel("Phone")).toHaveValue(/0155/);
  await expect(card(chat).getByLabel("Full name")).toHaveValue("Nina Numbers");
});

test("a Spanish reply says its language, and so do its buttons", async ({ page }) => {
  const quickReplies = [
    { id: "q1", label: "Sí", message: "Sí, por favor" },
    { id: "q2", label: "Formulario", opens: "quote" },
    { id: "q3", label: "Mis datos", opens: "contact" },
  ];
  const sent = await fakeChat(page, {
    replies: [{ role: "assistant", content: "¿Le llamamos?", lang: "es", quickReplies }, "Bueno."],
  });
  await page.goto("/contact");
  const chat = await openChat(page);
  await say(chat, "Hola");
  await expect(chat.locator("[data-role=assistant]")).toHaveAttribute("lang", "es");
  const buttons = chat.getByRole("group", { name: "Quick replies" });
  await expect(buttons).toHaveAttribute("lang", "es");
  await expect(buttons.getByRole("link", { name: "Formulario" })).toHaveAttribute("href", "/quote");
  await buttons.getByRole("button", { name: "Mis datos" }).click();
  const datos = chat.getByRole("form", { name: "Sus datos" });
  await expect(datos.getByLabel("Nombre completo")).toBeFocused();
  await expect(datos.getByRole("button", { name: "Ahora no" })).toBeVisible();
  await datos.getByLabel("Teléfono").fill("555");
  await datos.getByRole("button", { name: "Enviar mis datos" }).click();
  await expect(datos.getByRole("alert")).toHaveText("Hay un problemaEscriba un teléfono válido");
  await expect(datos.getByText("Escriba un teléfono válido")).toHaveCount(2);
  await buttons.getByRole("button", { name: "Sí" }).click();
  await expect(chat.locator("[data-role=user]")).toHaveText([/Hola/, /Sí, por favor/]);
  expect(sent.messages.at(-1)).toMatchObject({ message: "Sí, por favor", choice: "q1" });
});

test("a browser that keeps no cookie is told why, with phone and form; its words stay, and a page makes one session", async ({
  page,
}) => {
  let sessions = 0;
  await page.route("**/api/chat/**", async (route) => {
    if (route.request().url().endsWith("/sessions")) sessions += 1;
    const headers = { ...route.request().headers() };
    delete headers.cookie;
    const response = await route.fetch({ headers });
    await page.context().clearCookies();
    const { "set-cookie": _, ...kept } = response.headers();
    await route.fulfill({ response, headers: kept });
  });
  for (const attempt of [1, 2]) {
    await page.goto("/contact");
    const chat = await openChat(page);
    await composer(chat).fill(`Do you do roofs? ${attempt}`);
    await composer(chat).press("Enter");
    const told = chat.locator("[data-role=assistant]").last();
    await expect(told).toContainText("This chat needs cookies");
    await expect(told.getByRole("link", { name: "(315) 555-0142" })).toBeVisible();
    await expect(told.getByRole("link", { name: "/quote" })).toBeVisible();
    await expect(composer(chat)).toHaveValue(new RegExp(`Do you do roofs\\? ${attempt}$`));
    await composer(chat).press("Enter");
    await expect(composer(chat)).toHaveValue(new RegExp(`Do you do roofs\\? ${attempt}$`));
  }
  expect(sessions).toBe(2);
});

test("the Enter that ends a composition sends nothing, before the chat's code is there and after", async ({ page }) => {
  const sent = await fakeChat(page);
  await page.goto("/contact");
  const chat = await openChat(page);
  const field = composer(chat);
  const endComposition = (target: Locator) =>
    target.evaluate((element) => {
      const event = new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
    });
  await field.fill("に");
  await endComposition(field);
  await expect(field).toHaveValue("に");
  await page.route("**/assets/*.js", () => {});
  await page.goto("/about");
  await page.locator("aside [data-for=chat-window]").click();
  const early = page.locator("#chat-window textarea");
  await early.fill("ほん");
  await endComposition(early);
  await expect(early).toHaveValue("ほん");
  expect(sent.messages).toEqual([]);
});

test("'Chat with an Expert' says which product", async ({ page }) => {
  await fakeChat(page);
  await page.goto("/windows/slider-windows");
  await ready(page);
  await page.getByRole("button", { name: "Chat with an Expert" }).click();
  await expect(page.locator("#consultation [data-role=user]")).toHaveText([
    /I'm interested in windows: Slider Windows$/,
  ]);
});
