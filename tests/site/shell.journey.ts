import { profile } from "@site/company/profile";
import { addressLine, directionsUrl, telUri } from "@site/core/business/profile";
import { builtPages } from "@site/core/site/built-pages";
import { pages } from "@site/core/site/pages";
import { expectAccessible } from "../support/axe.ts";
import { holdScripts } from "../support/hold.ts";
import { expect, ready, test } from "../support/servers/site.ts";
import { watchShifts } from "../support/shift.ts";
import { shownIn } from "../support/shown.ts";

test("the header shows phone, address, hours and the links of the specification [G-01, G-02, G-03, G-04, G-05, G-06, G-10]", async ({
  page,
}) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: profile.phone })).toHaveAttribute("href", telUri(profile.phone));
  await expect(header.getByRole("link", { name: addressLine(profile.showroom) })).toHaveAttribute(
    "href",
    directionsUrl(profile.showroom),
  );
  for (const [name, href] of [
    ["Financing", pages.financing.path],
    ["Warranty", pages.warranty.path],
    ["Careers", pages.careers.path],
    ["Current offers", profile.offersSite?.url ?? ""],
  ] as const) {
    await expect(header.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await expect(header).toContainText("Mon-Fri 8 AM-6 PM · Sat 9 AM-1 PM · Sun closed");
});

test("the main navigation leads to the five sections and to the project [G-07, G-08]", async ({ page }) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(navigation.getByRole("link")).toHaveText(["About", "Windows", "Bathrooms", "Siding", "Doors"]);
  await page.getByRole("banner").getByRole("link", { name: "START YOUR PROJECT" }).click();
  await expect(page).toHaveURL(/\/quote$/);
});

test("a new page takes focus to its heading, sets the title and scrolls up; going back restores the place", async ({
  page,
}) => {
  await page.goto("/windows");
  await ready(page);
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  // A click of the tool's own would scroll.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Doors" }).dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(`${pages.doors.title} | ${profile.company}`);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(`${pages.windows.title} | ${profile.company}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
});

test("going back restores the place of a page that was scrolled before the application was there", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/windows");
  await page.evaluate(() => window.scrollTo(0, 500));
  release();
  await ready(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Doors" }).dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(`${pages.windows.title} | ${profile.company}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
});

test("going back restores the place of a page whose link was pressed before the browser told of its scroll", async ({
  page,
}) => {
  await page.goto("/windows");
  await ready(page);
  await page.evaluate(() => {
    window.scrollTo(0, 500);
    document.querySelector<HTMLElement>('nav a[href="/doors"]')?.click();
  });
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/doors$/);
  await page.goBack();
  await expect(page).toHaveTitle(`${pages.windows.title} | ${profile.company}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
});

test("a page that a link leads to shows what its own document shows", { tag: "@usual" }, async ({ page, context }) => {
  const alone = await context.newPage();
  await page.goto("/windows?utm_source=mail");
  await ready(page);
  for (const path of ["/siding", "/bathrooms", "/doors", "/windows", "/faq", "/about", "/careers", "/financing"]) {
    await page.locator(`footer a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await alone.goto(`${path}?utm_source=mail`);
    await ready(alone);
    const shown = await shownIn(alone.locator("main"));
    expect(shown.length).toBeGreaterThan(10);
    await expect.poll(() => shownIn(page.locator("main")), { message: path }).toEqual(shown);
  }
});

test("the first press of Tab offers to skip to the main content", async ({ page }) => {
  await page.goto("/quote");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
});

test("at widths of a desk nothing of the header lies on anything else, and its button is one line", async ({
  page,
}) => {
  await page.goto("/windows/double-hung");
  for (const width of [1024, 1100, 1180, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await page.getByRole("banner").locator("a, button").filter({ visible: true }).all();
    const places = (await Promise.all(boxes.map((each) => each.boundingBox()))).flatMap((box) => box ?? []);
    for (const [index, a] of places.entries())
      for (const b of places.slice(index + 1)) {
        const isBeside = a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1;
        const isAbove = a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;
        expect(isBeside || isAbove, `at ${width} px: ${JSON.stringify([a, b])}`).toBe(true);
      }
    for (const { x, width: wide } of places) expect(x + wide).toBeLessThanOrEqual(width);
    const start = page.getByRole("banner").getByRole("link", { name: "START YOUR PROJECT" });
    if (await start.isVisible()) expect((await start.boundingBox())?.height, `at ${width} px`).toBeLessThan(60);
  }
});

test("at every width there is a way to every page, to the chat and to an estimate [D-01, G-05, G-09]", async ({
  page,
}) => {
  await page.goto("/contact");
  const menu = page.getByRole("button", { name: "Menu" });
  const drawer = page.getByRole("dialog", { name: "Menu" });
  for (const width of [320, 767, 768, 1023, 1024, 1279, 1280, 1920])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const links = page.getByRole("banner").getByRole("navigation").getByRole("link", { name: "Siding" });
      await expect(menu.or(links).filter({ visible: true }).first()).toBeVisible();
      const chat = page.getByRole("button", { name: /^(Chat with us|Open chat window)$/ }).filter({ visible: true });
      await expect(chat.first()).toBeInViewport();
      const estimate = page.getByRole("link", { name: /estimate|START YOUR PROJECT/i }).filter({ visible: true });
      await expect(estimate.first()).toBeInViewport();
      if (!(await menu.isVisible())) return;
      await menu.click();
      await expect(drawer.getByRole("link", { name: "Free Consultation" })).toBeVisible();
      await expect(drawer.getByRole("link", { name: "Chat With Agent" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
    });
});

test("on a phone the drawer holds the navigation, closes by Escape and gives focus back [A-17, G-05, G-09]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/windows");
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer.getByRole("link", { name: "Free Consultation" })).toHaveAttribute(
    "href",
    "/quote?service=windows",
  );
  await expect(drawer.getByRole("link", { name: "Chat With Agent" })).toHaveAttribute("href", "/chat");
  await expect(drawer.getByRole("navigation").getByRole("link")).toHaveText([
    "About",
    "Windows",
    "Bathrooms",
    "Siding",
    "Doors",
    "START YOUR PROJECT",
    "Financing",
    "Warranty",
    "Careers",
    "Search",
    "Current offers",
  ]);
  await expect(drawer.getByRole("link", { name: "Whitesboro" })).toHaveText(/, Whitesboro, NY 13492$/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await drawer.getByRole("link", { name: "Siding" }).click();
  await expect(page).toHaveURL(/\/siding$/);
  await expect(drawer).toBeHidden();
});

test("at 320 x 256 px, as at 400 % zoom, the whole of a dialog can be read and pressed", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/win");
  await page.getByRole("button", { name: "Read the official rules" }).click();
  const dialog = page.getByRole("dialog", { name: "Official Rules" });
  const last = dialog.getByRole("heading").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  const close = dialog.getByRole("button", { name: "Close", exact: true });
  const [text, button] = [await last.boundingBox(), await close.boundingBox()];
  expect(button?.y ?? 0, "the buttons come after the text, not on it").toBeGreaterThan(text?.y ?? 0);
  await close.click();
  await expect(dialog).toBeHidden();
});

test("going back with the phone menu open closes it", { tag: "@usual" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/windows");
  await ready(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Doors" }).click();
  await expect(page).toHaveTitle(new RegExp(pages.doors.title));
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(new RegExp(pages.windows.title));
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the footer tells where, when and how, and links to every page [G-12, G-13, G-14, G-15, G-16, G-17, G-18, G-19]", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(addressLine(profile.showroom));
  for (const text of ["8 AM-6 PM", "9 AM-1 PM", "closed"]) await expect(footer).toContainText(text);
  await expect(footer.getByRole("link", { name: profile.phone })).toHaveAttribute("href", telUri(profile.phone));
  const hrefs = await footer.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const wanted = [
    "quote",
    "chat",
    "windows",
    "bathrooms",
    "siding",
    "doors",
    "financing",
    "warranty",
    "faq",
    "staff",
    "careers",
    "gallery",
  ] as const;
  for (const name of [...wanted, "terms", "privacy", "accessibility"] as const)
    expect(hrefs).toContain(pages[name].path);
  for (const county of ["oneida", "herkimer", "lewis", "otsego"]) expect(hrefs).toContain(`/category/${county}-county`);
  expect(hrefs).toContain(directionsUrl(profile.showroom));
  for (const { url } of profile.communitySites) expect(hrefs).toContain(url);
});

test("the service request is linked from the provider's footer and not from the main one [B-29]", async ({ page }) => {
  const link = page.getByRole("contentinfo").locator('a[href="/service-request"]');
  await page.goto("/energy-guide");
  await expect(link).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const place of await link.all()) await expect(place).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Staff" })).toBeVisible();
  await expect(link).toHaveCount(0);
});

test("where a page is missing a search has the words of its address, and the main phone stands beside it", async ({
  page,
}) => {
  for (const path of ["/windows/tripel-pane_glass", "/tripel-pane_glass", "/what/ever/tripel-pane_glass"]) {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("searchbox"), path).toHaveValue("tripel pane glass");
    await expect(main.getByRole("link", { name: profile.phone }), path).toHaveAttribute("href", telUri(profile.phone));
    for (const name of ["Terms", "Privacy", "Accessibility"])
      await expect(page.getByRole("contentinfo").getByRole("link", { name, exact: true }), path).toBeVisible();
  }
  await page.goto("/thank-you/estimate");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: profile.phone })).toBeVisible();
});

test("on a phone the floating controls are away while a field of a form has focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/quote");
  const controls = [
    page.getByRole("button", { name: "Chat with us", exact: true }),
    page.getByRole("navigation", { name: "Quick actions" }),
  ];
  for (const control of controls) await expect(control).toBeVisible();
  await page.getByLabel("Full name").focus();
  for (const control of controls) await expect(control).toBeHidden();
  await page.getByLabel("Full name").blur();
  for (const control of controls) await expect(control).toBeVisible();
});

test("everything is public: no page asks for a login, none sets a cookie, and nothing leads to one [B-37, W-01, W-02]", async ({
  request,
}) => {
  for (const { path } of builtPages) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(response.headers()["set-cookie"], path).toBeUndefined();
    const html = await response.text();
    expect(html, path).not.toMatch(/<input[^>]*type="password"|>\s*(?:log ?in|sign ?in|sign ?up|my account)\s*</i);
  }
});

test("a visitor finds the way to every job from the home page [A-03]", async ({ page }) => {
  await page.goto("/");
  const hrefs = await page.locator("a[href]").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const jobs = ["/windows", "/siding", "/bathrooms", "/doors", "/quote", "/win", "/faq", "/blog", "/careers"];
  for (const path of jobs) expect(hrefs, path).toContain(path);
  expect(hrefs.some((href) => href?.startsWith("tel:"))).toBe(true);
  expect(hrefs.some((href) => href?.includes("google.com/maps/dir"))).toBe(true);
  await expect(page.getByRole("button", { name: "Chat Online" })).toBeVisible();
  const reviews = page.getByRole("region", { name: "What homeowners say" });
  await expect(reviews.getByRole("link", { name: "Read all reviews" })).toHaveAttribute("href", "/testimonials");
});

test("financing, free estimates, the quote within 24 hours and the agent at any hour are claimed where they stand [A-13, A-14, A-15]", async ({
  page,
}) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  await expect(main).toContainText("A quote within 24 hours");
  await expect(main).toContainText("Financing is available");
  await expect(main).toContainText("24/7");
  await page.goto("/quote");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/free estimate/i);
  await expect(main).toContainText("within 24 hours");
  await page.goto("/");
  await expect(main).toContainText("24/7");
});

for (const [name, target, later] of [
  ["a category", "/siding", "#get-started"],
  ["the home page", "/", "#chat-panel-title"],
] as const) {
  test(`on the way to ${name} its head is drawn at its place before what stands around it and below, which follows`, {
    tag: "@usual",
  }, async ({ page }) => {
    await page.goto(pages.windows.path);
    await ready(page);
    await page.evaluate((below) => {
      scrollTo({ top: 600, behavior: "instant" });
      const old = document.querySelector("main h1");
      const current = () => document.querySelector("header nav [aria-current=page]")?.textContent;
      new MutationObserver((_, observer) => {
        const heading = document.querySelector("main h1");
        if (!heading || heading === old) return;
        observer.disconnect();
        const { top } = heading.getBoundingClientRect();
        const isAlone = !document.querySelector(below);
        Object.assign(window, {
          drawn: { heading: heading.textContent, current: current(), isInView: top > 0, isAlone },
        });
      }).observe(document.body, { childList: true, subtree: true });
    }, later);
    await page.getByRole("banner").locator(`a[href="${target}"]`).first().click();
    await expect(page.locator(later)).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Windows" })).not.toHaveAttribute("aria-current");
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    expect(await page.evaluate("drawn")).toEqual({ heading, current: "Windows", isInView: true, isAlone: true });
  });
}

for (const width of [1024, 1440]) {
  test(`nothing moves in the head of the next page while the chat's launchers come and go, at ${width} px`, {
    tag: "@usual",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/windows");
    await ready(page);
    const launcher = page.getByRole("complementary", { name: "Chat" });
    await expect(launcher).toBeVisible();
    const shifts = await watchShifts(page, { alsoOnInput: true });
    await page.getByRole("banner").locator('a[href="/"]').first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Good work" })).toBeFocused();
    await expect(launcher).toBeHidden();
    expect(await shifts()).toEqual([]);
    await page.locator('main a[href="/windows"]').first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Windows custom-made" })).toBeFocused();
    await expect(launcher).toBeVisible();
    expect(await shifts()).toEqual([]);
  });
}
