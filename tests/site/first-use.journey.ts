import type { Page } from "@playwright/test";
import { expect, ready, test } from "../support/servers/site.ts";
import { painted } from "../support/shift.ts";

/** Opens a page at rest, in a browser whose clock the test moves and whose application only notes that it ran. */
async function openAtRest(page: Page, path: string): Promise<() => Promise<boolean>> {
  await page.route("**/assets/app-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "document.documentElement.dataset.ran = ''" }),
  );
  await page.clock.install();
  await page.goto(path);
  async function hasRun(): Promise<boolean> {
    await page.clock.runFor(3000);
    await page.waitForLoadState("networkidle");
    await painted(page);
    return (await page.locator("html[data-ran]").count()) > 0;
  }
  expect(await hasRun()).toBe(false);
  return hasRun;
}

test("a pointer that lies still above the page is no use of it", async ({ page }) => {
  const hasRun = await openAtRest(page, "/windows");
  await page.locator("h1").dispatchEvent("mousemove");
  expect(await hasRun()).toBe(false);
});

/** A finger of the browser's own, from a point to another. */
async function touch(page: Page, ...points: { x: number; y: number }[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: typeof points) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  for (const [index, point] of points.entries()) await send(index === 0 ? "touchStart" : "touchMove", [point]);
  await send("touchEnd", []);
}

const signs: Record<string, (page: Page) => Promise<void>> = {
  "the pointer moves": (page) => page.mouse.move(100, 100, { steps: 3 }),
  "the wheel turns": (page) => page.locator("h1").dispatchEvent("wheel"),
  "a key is pressed": (page) => page.keyboard.press("Tab"),
  "a finger scrolls": (page) => touch(page, { x: 200, y: 500 }, { x: 200, y: 400 }, { x: 200, y: 200 }),
  "a finger taps a text": async (page) => {
    const { x = 0, y = 0 } = (await page.locator("h1").boundingBox()) ?? {};
    await touch(page, { x: x + 5, y: y + 5 });
  },
  "assistive technology presses a button and tells of nothing but the press": (page) =>
    page.getByRole("button", { name: "Chat with us" }).dispatchEvent("click"),
};

for (const [sign, give] of Object.entries(signs)) {
  test.describe(sign, () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
    test(`the application runs when ${sign}, and not before`, async ({ page }) => {
      const hasRun = await openAtRest(page, "/windows");
      await give(page);
      await expect.poll(hasRun).toBe(true);
    });
  });
}

test("reviews come although nobody gave a sign but a page that stands there, and not while they are far", async ({
  page,
}) => {
  const hasRun = await openAtRest(page, "/windows/double-hung");
  await page.locator("[data-reviews]").evaluate((place) => place.scrollIntoView());
  await expect.poll(hasRun).toBe(true);
});

test("a link that is followed does not start what its page would not live to use", async ({ page }) => {
  const hasRun = await openAtRest(page, "/windows");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "FAQ" });
  await link.evaluate((each) => each.addEventListener("click", (event) => event.preventDefault()));
  await link.dispatchEvent("pointerup");
  await link.dispatchEvent("click");
  expect(await hasRun()).toBe(false);
});

test("a finger that comes down on what is answered without the application does not wait for it", async ({ page }) => {
  const hasRun = await openAtRest(page, "/windows");
  const menu = page.getByRole("button", { name: "Chat with us" });
  await menu.dispatchEvent("pointerdown", { pointerType: "touch" });
  expect(await hasRun()).toBe(false);
  await menu.dispatchEvent("pointerup", { pointerType: "touch" });
  await expect.poll(hasRun).toBe(true);
});

test("a finger that comes down on what only the application answers has it run at once", async ({ page }) => {
  const hasRun = await openAtRest(page, "/");
  const rotation = page.getByRole("button", { name: "Stop the rotation" });
  await rotation.dispatchEvent("pointerdown", { pointerType: "touch" });
  await expect.poll(hasRun).toBe(true);
});

test("on a page that is only read a pointer above a button is no use of it", async ({ page }) => {
  const hasRun = await openAtRest(page, "/terms");
  await page.getByRole("button", { name: "Chat with us" }).hover();
  expect(await hasRun()).toBe(false);
});

test("reviews that will not come take no place on a translated page", async ({ page }) => {
  await page.goto("/windows/double-hung");
  await page.evaluate(() => document.documentElement.setAttribute("lang", "es"));
  await expect(page.locator("[data-reviews]")).toBeHidden();
});

test("without a connection what the page answers itself does not spend the start of the application", async ({
  page,
  context,
}) => {
  const hasRun = await openAtRest(page, "/windows");
  await context.setOffline(true);
  await page
    .getByRole("link", { name: /^View details/i })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await hasRun()).toBe(false);
  await context.setOffline(false);
  await page.keyboard.press("Tab");
  await expect.poll(hasRun).toBe(true);
});

test("an address that says more has the application run by itself", async ({ page }) => {
  await page.goto("/windows?utm_source=mail");
  await expect(page.locator("html[data-ready]")).toBeAttached();
});

test("the chat's own address shows the chat with the focus in it, and the application moves neither", async ({
  page,
}) => {
  const hasRun = await openAtRest(page, "/chat");
  const field = page.locator("#chat").getByLabel("Your message");
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  expect(await hasRun()).toBe(false);
  await page.unroute("**/assets/app-*.js");
  await page.goto("/chat");
  await page.clock.resume();
  const place = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 40));
  await ready(page);
  expect(await place()).toBe(40);
  await expect(field).toBeFocused();
});

test("a phone shows the whole chat, at the chat's own address and when its button is pressed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hasRun = await openAtRest(page, "/chat");
  const chat = page.locator("#chat");
  const isBelowHeader = async () => {
    const header = await page.getByRole("banner").boundingBox();
    const place = await chat.boundingBox();
    return (place?.y ?? 0) >= (header ? header.y + header.height : Number.POSITIVE_INFINITY);
  };
  await expect(chat).toBeInViewport({ ratio: 1 });
  await expect.poll(isBelowHeader).toBe(true);
  await page.goto("/");
  await page.getByRole("button", { name: "Chat Online" }).click();
  await expect(chat.getByLabel("Your message")).toBeFocused();
  await expect(chat).toBeInViewport({ ratio: 1 });
  await expect.poll(isBelowHeader).toBe(true);
  await expect.poll(hasRun).toBe(true);
});

test("parts of a page that hold for a time are shown by the visitor's clock, without the application", async ({
  page,
}) => {
  const parts = [
    ["over", 0, Date.UTC(2026, 0, 1)],
    ["now", Date.UTC(2026, 0, 1), Date.UTC(2026, 1, 1)],
    ["later", Date.UTC(2026, 1, 1), Number.POSITIVE_INFINITY],
  ];
  const html = parts.map(([name, from, until]) => `<p hidden data-from="${from}" data-until="${until}">${name}</p>`);
  await page.route("/terms", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</body>", `<section id="parts">${html.join("")}</section></body>`);
    await route.fulfill({ response, body });
  });
  for (const [at, name] of [
    [Date.UTC(2026, 0, 1), "now"],
    [Date.UTC(2026, 1, 1) - 1, "now"],
    [Date.UTC(2026, 1, 1), "later"],
    [Date.UTC(2025, 11, 31, 23), "over"],
  ] as const) {
    await page.clock.setFixedTime(at);
    await page.goto("/terms");
    await expect(page.locator("#parts p:visible")).toHaveText([name]);
  }
  // What stood there for a while is told anew when the application takes the page over.
  await page.clock.setFixedTime(Date.UTC(2026, 0, 15));
  await page.getByRole("button", { name: "Chat with us" }).click();
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await expect(page.locator("#parts p:visible")).toHaveText(["now"]);
});

test("who saves data fetches nothing of the application before the first sign of use", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openAtRest(page, "/windows");
  expect(asked.filter((path) => path.endsWith(".js"))).toEqual([]);
});

test("the application, fetched ahead, comes over the network once", { tag: "@usual" }, async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  const sizes: number[] = [];
  const names = new Map<string, string>();
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) => names.set(requestId, request.url));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (names.get(requestId)?.includes("/assets/app-")) sizes.push(encodedDataLength);
  });
  await page.goto("/windows");
  await expect.poll(() => sizes.length).toBe(1);
  expect(sizes[0]).toBeGreaterThan(100_000);
  await ready(page);
  await expect.poll(() => sizes.length).toBe(2);
  expect(sizes[1]).toBe(0);
});

test("the application runs at the first sign of use although it could not be fetched ahead", async ({ page }) => {
  await page.route("**/assets/app-*.js", (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/app-"));
  await page.goto("/windows");
  await failed;
  await ready(page);
});

test("a chat that was begun is on the page again before anybody touches it", async ({ page }) => {
  await page.goto("/");
  const chat = page.locator("#chat");
  await chat.getByLabel("Your message").fill("Do you fit bow windows?");
  await chat.getByLabel("Your message").press("Enter");
  await expect(chat.locator('[data-role="assistant"]').first()).toBeVisible();
  await page.goto("/terms");
  await page.goto("/");
  await expect(chat.getByText("Do you fit bow windows?")).toBeAttached();
});

test("tabs of a page that is gone to inside the application answer to keys", async ({ page }) => {
  await page.goto("/");
  await ready(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  const tabs = page.getByRole("tab");
  await tabs.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
});

test("a draft is on the page again before anybody touches it", async ({ page }) => {
  await page.goto("/quote");
  await page.getByLabel("Full name").fill("Comes Again");
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("Comes Again");
  await page.goto("/terms");
  await page.goto("/quote");
  await expect(page.getByLabel("Full name")).toHaveValue("Comes Again");
});
