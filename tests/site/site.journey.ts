import { articles } from "@site/company/articles";
import { profile } from "@site/company/profile";
import { directionsUrl, telUri } from "@site/core/business/profile";
import { faq, faqCategoryLabels, getFaq } from "@site/core/faq/texts";
import { pages } from "@site/core/site/pages";
import { expectAccessible } from "../support/axe.ts";
import { expect, ready, test } from "../support/servers/site.ts";

test("/financing shows three plans, the questions to ask and the way to apply [B-14, M-01, M-02, M-03, M-04, M-05, M-06, V-01, V-02, V-03, V-04, V-05]", async ({
  page,
}) => {
  await page.goto("/financing");
  const plans = page.getByRole("region", { name: "Choose a plan" });
  await expect(plans.getByRole("article").getByRole("heading")).toHaveText([
    "Same As Cash",
    "Low Monthly Payments",
    "Reduced APR",
  ]);
  const popular = plans.getByRole("article").filter({ hasText: "MOST POPULAR" });
  await expect(popular.getByRole("heading")).toHaveText("Low Monthly Payments");
  await expect(plans).toContainText("12-24 months at 0% if paid in full within the promotional period");
  await expect(plans).toContainText("up to 10 years with fixed rates");
  await expect(plans).toContainText("0% APR for qualified customers");
  await expect(
    page.getByRole("region", { name: "Questions to ask before you choose" }).getByRole("listitem"),
  ).toHaveCount(8);
  const approval = page.getByRole("region", { name: "Know where you stand before you decide" });
  await expect(approval).toContainText("credit decision in minutes");
  await expect(approval).toContainText("no credit-score impact");
  await expect(approval).toContainText("Subject to credit approval. Terms and conditions apply.");
  const apply = approval.getByRole("link", { name: "Apply for Financing" });
  await expect(apply).toHaveAttribute("href", profile.lender?.url ?? "");
  await expect(apply).toHaveAttribute("target", "_blank");
});

test("/warranty explains three warranties, gives them as a file and leads to service [A-12, B-15, M-07, M-08, M-09, M-10, M-11]", async ({
  page,
}) => {
  await page.goto("/warranty");
  for (const name of ["Product warranty", "Installation warranty", "Transferable warranty"]) {
    await expect(page.getByRole("region", { name })).toBeVisible();
  }
  await expect(page.getByRole("region", { name: "Transferable warranty" })).toContainText("windows, siding and doors");
  await expect(page.getByText("call customer service or use the service request page")).toBeVisible();
  await expect(page.getByRole("link", { name: "Request service" })).toHaveAttribute("href", "/service-request");
  const link = page.getByRole("link", { name: "Download Warranty Details" });
  const file = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toBe("application/pdf");
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("region", { name: "Product warranty" })).toBeVisible();
});

test("/blog lists three articles and 'Read More' leads to each [B-16, M-12, M-13, M-14]", async ({ page }) => {
  await page.goto("/blog");
  const times = page.locator("article time");
  const days = await times.evaluateAll((each) => each.map((time) => time.getAttribute("datetime")));
  expect(days).toEqual(days.toSorted().reverse());
  for (const { title, excerpt, category, date, slug, imageAlt } of articles) {
    const card = page.getByRole("article").filter({ hasText: title });
    await expect(card).toContainText(excerpt);
    await expect(card).toContainText(category);
    const day = new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
    await expect(card.getByRole("time")).toHaveText(day);
    await expect(card.getByRole("img")).toHaveAttribute("alt", imageAlt);
    await expect(card.getByRole("link", { name: `Read More: ${title}` })).toHaveAttribute("href", `/blog/${slug}`);
    await expect(card.getByText("Read More", { exact: true })).toBeVisible();
  }
  await expect(page.getByText("More articles coming soon! Check back regularly for new content.")).toBeVisible();
  await page.getByRole("link", { name: `Read More: ${articles[0]?.title}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(articles[0]?.title ?? "");
  await expect(page.getByRole("main").getByRole("link", { name: "Free Estimate" }), "the next step").toBeVisible();
});

test("/about tells the story, the services, six reasons, the towns and where the showroom is [A-01, A-02, A-04, A-23, B-13, M-15, M-16, M-17, M-18, M-19, M-20]", async ({
  page,
}) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  await expect(main).toContainText("Windows, siding, bathrooms and doors for Central New York");
  for (const claim of ["Established 1989", "Family-owned"])
    await expect(main.getByText(claim, { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Our story" })).toContainText("In 1989 our family");
  await expect(page.getByRole("region", { name: "Our story" }).locator("[data-embed]")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Our story" }).locator("figcaption")).toHaveText(
    "Sample video: our story",
  );
  const services = page.getByRole("region", { name: "What we do" });
  for (const name of ["windows", "siding", "bathrooms", "doors"] as const) {
    await expect(services.locator(`a[href="${pages[name].path}"]`)).toBeVisible();
  }
  await expect(
    page.getByRole("region", { name: "Six reasons to choose us" }).getByRole("heading", { level: 3 }),
  ).toHaveCount(6);
  await expect(page.getByRole("region", { name: "Where we work" }).getByRole("listitem")).toHaveText([
    "Utica",
    "Rome",
    "New Hartford",
    "Whitesboro",
    "Clinton",
    "Syracuse",
    "Oneida",
    "Herkimer",
    "Little Falls",
    "Frankfort",
    "surrounding areas",
  ]);
  const showroom = page.getByRole("main").getByRole("heading", { name: "Visit our showroom" }).locator("..");
  await expect(showroom).toContainText("Whitesboro, NY 13492");
  await expect(showroom.getByRole("link", { name: profile.phone })).toHaveAttribute("href", telUri(profile.phone));
  await expect(showroom.getByRole("link", { name: "Get directions" })).toHaveAttribute(
    "href",
    directionsUrl(profile.showroom),
  );
});

test("/faq shows all questions, one group by its tab, one answer at a time [B-20, M-21, M-22, M-23, M-25]", async ({
  page,
}) => {
  await page.goto("/faq");
  const tabs = page.getByRole("tablist", { name: "Question groups" });
  await expect(tabs.getByRole("tab")).toHaveText([
    "All",
    "General",
    "Windows",
    "Bathrooms",
    "Siding",
    "Doors",
    "Financing",
    "Process",
  ]);
  await expect(tabs.getByRole("tab", { name: "All" })).toHaveAttribute("aria-selected", "true");
  const items = page.getByRole("tabpanel").locator("details").filter({ visible: true });
  await expect(items).toHaveCount(faq.length);
  await expect(page.locator("details[open]")).toHaveCount(0);
  for (const item of [items.first(), items.last()]) {
    await item.locator("summary").click();
    await expect(page.locator("details[open]"), "of all groups").toHaveCount(1);
    await expect(item).toHaveAttribute("open");
  }
  await items.last().locator("summary").click();
  await expect(page.locator("details[open]")).toHaveCount(0);
  await tabs.getByRole("tab", { name: "Siding" }).click();
  await expect(items).toHaveCount(6);
  await expect(items.first().locator("h3")).toHaveText(getFaq("siding")[0]?.question ?? "");
  await expect(page).toHaveURL(/\?category=siding$/);
  await items.nth(0).locator("summary").click();
  await items.nth(2).locator("summary").click();
  await expect(page.locator("details[open]")).toHaveCount(1);
  await expect(items.nth(2)).toContainText(getFaq("siding")[2]?.answer ?? "");
  await expectAccessible(page);
  await items.nth(2).locator("summary").click();
  await expect(page.locator("details[open]")).toHaveCount(0);
  const end = page.getByRole("region", { name: "Still wondering?" });
  await expect(end.getByRole("link", { name: "Free Estimate" })).toHaveAttribute("href", "/quote");
  await expect(end.getByRole("link", { name: "Call" })).toHaveAttribute("href", telUri(profile.phone));
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).last()).toHaveText("Still wondering?");
  await end.getByRole("button", { name: "Chat With Us" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the tabs of /faq follow the arrow keys, and a link may choose the group [M-21]", async ({ page }) => {
  await page.goto("/faq?category=doors");
  const doors = page.getByRole("tab", { name: faqCategoryLabels.doors });
  await expect(doors).toHaveAttribute("aria-selected", "true");
  await ready(page);
  await doors.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Financing" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: "Process" })).toHaveAttribute("aria-selected", "true");
  const shown = page.getByRole("tabpanel").locator("details").filter({ visible: true });
  await expect(shown.locator("h3")).toHaveText(getFaq("process").map(({ question }) => question));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "All" })).toBeFocused();
});

test("the legal pages state what the specification gives [B-21, B-22, B-23, M-26, M-27, M-28, M-29, M-30]", async ({
  page,
}) => {
  await page.goto("/terms");
  await expect(page.getByRole("region", { name: "Estimates" })).toContainText("Estimates are valid 30 days");
  await page.goto("/privacy");
  await expect(page.getByRole("region", { name: "How long we keep it" })).toContainText("Chats: 180 days.");
  await expect(page.getByRole("region", { name: "Who else is involved" })).toContainText("Amazon Web Services");
  await page.goto("/accessibility");
  await expect(page.locator("main")).toContainText("WCAG 2.1 AA");
  await expect(page.locator("main")).toContainText("within 2 business days");
  await expect(page.locator("main")).toContainText("within 10 business days");
});

test("/contact has the three ways to act, the badges, every address and its own hours [A-17, A-19, A-20, B-18, M-37, M-38, M-39, M-40, M-41, M-42]", async ({
  page,
}) => {
  await page.goto("/contact");
  const box = page.getByRole("region", { name: "Get Started Today" });
  await expect(box.getByRole("link", { name: "Free Estimate" })).toHaveAttribute("href", "/quote");
  await expect(box.getByRole("link", { name: "Call Now" })).toHaveAttribute("href", telUri(profile.phone));
  await expect(box.getByRole("listitem")).toHaveText(["Licensed & Insured", "Lifetime Warranty", "4.9 star rating"]);
  const reach = page.getByRole("region", { name: "How to reach us" });
  await expect(reach.getByRole("link", { name: /Whitesboro, NY 13492/ })).toHaveAttribute(
    "href",
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=100%20Sample%20Street/,
  );
  await expect(reach.getByRole("link", { name: profile.email ?? "" })).toHaveAttribute(
    "href",
    `mailto:${profile.email}`,
  );
  await expect(reach.getByRole("link", { name: "(315) 555-0142" })).toHaveAttribute("href", "tel:+13155550142");
  await expect(reach).toContainText("Mon-Fri8-6Sat9-4Sunclosed");
  await expect(reach.getByText("Follow us on").getByRole("link")).toHaveCount(2);
  for (const { label, url } of profile.social)
    await expect(reach.getByRole("link", { name: label })).toHaveAttribute("href", url);
  await expect(page.getByText("Map Coming Soon")).toBeVisible();
  await box.getByRole("button", { name: "Chat With Agent" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("/staff is titled Employee Directory and says only that it is under construction [B-19, M-43]", async ({
  page,
}) => {
  await page.goto("/staff");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Employee Directory");
  await expect(page.locator("main")).toHaveText("Employee DirectoryUnder Construction");
});

test("/careers shows team video, positions with pay, benefits and three more videos [B-17, M-31, M-32, M-33, M-34, M-35]", async ({
  page,
}) => {
  await page.goto("/careers");
  await expect(page.locator("main [data-embed]")).toHaveCount(4);
  const positions = page.getByRole("region", { name: "Open positions" });
  const installer = positions
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Installer", exact: true }) });
  await expect(installer).toContainText("Full-time · Whitesboro NY");
  await expect(installer).toContainText("$21.50-$24.00 per hour");
  const lead = positions.getByRole("article").filter({ has: page.getByRole("heading", { name: "Lead Installer" }) });
  await expect(lead).toContainText("Full-time · Whitesboro NY");
  await expect(lead).toContainText("$25.00-$30.00 per hour");
  await expect(page.getByRole("region", { name: "What you get" }).getByRole("heading", { level: 3 })).toHaveText([
    "Pay and steady work",
    "Tools and uniforms",
    "Health",
    "Paid time off",
    "401(k) with match",
    "Career growth",
  ]);
  await expect(page.getByRole("region", { name: "What We're Looking For" }).locator("[data-embed]")).toHaveCount(3);
});

test("a link within a page that was come to leads to its place and keeps the focus there", {
  tag: "@usual",
}, async ({ page }) => {
  await page.goto("/quote");
  await ready(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").last();
  const target = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page.locator(target)).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
  await expect(page.locator(target)).toBeInViewport();
});

test("a page whose code can't be fetched is asked for whole", async ({ page }) => {
  await page.goto("/contact");
  await ready(page);
  await page.route("**/assets/*.js*", (route) => route.abort());
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await page.getByRole("link", { name: "Warranty", exact: true }).first().click();
  await expect(page).toHaveURL(/\/warranty$/);
  // While the page is being replaced there is none to ask.
  await expect.poll(() => page.evaluate(() => "isOld" in window).catch(() => true)).toBe(false);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("each position has a page of its own", async ({ page }) => {
  await page.goto("/careers/lead-installer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lead Installer");
  await expect(page.getByText("$25.00-$30.00 per hour").first()).toBeVisible();
});

test("/gallery compares before and after by mouse and keys, and marks samples [B-24]", async ({ page }) => {
  await page.goto("/gallery");
  await ready(page);
  const slider = page.getByRole("slider").first();
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "55 percent before");
  const box = await page
    .getByRole("img", { name: /^After:/ })
    .first()
    .boundingBox();
  if (!box) throw new Error("no picture");
  const y = box.y + box.height / 3;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 5, y, { steps: 4 });
  await page.mouse.up();
  await expect(slider, "dragged on the picture").toHaveAttribute("aria-valuetext", "20 percent before");
  await expect(page.getByText("Sample project: a new entry door")).toBeVisible();
});

test("the four county pages share one template, another county is not found [B-30]", async ({ page }) => {
  for (const county of ["Oneida", "Herkimer", "Lewis", "Otsego"]) {
    await page.goto(`/category/${county.toLowerCase()}-county`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Home improvement in ${county} County`);
  }
  const response = await page.goto("/category/kings-county");
  expect(response?.status()).toBe(404);
});

test("product texts carry the specified figures on their own pages [V-06, V-07, V-08, V-09, V-10, V-11, V-12, V-13, V-14]", async ({
  page,
}) => {
  const figures = {
    siding: ["30-year no-fade", "210 mph", "97% return on investment", "40 colors", "1-2 weeks"],
    windows: ["0.04 CFM", "15-25%", "1-2 days"],
    bathrooms: ["5-7 days"],
  } as const;
  for (const [category, texts] of Object.entries(figures)) {
    await page.goto(`/${category}`);
    for (const text of texts) await expect(page.locator("main")).toContainText(text);
  }
  await page.goto("/siding");
  await expect(page.getByRole("region", { name: "Why Choose Our Siding" })).toContainText("30-year no-fade");
  await page.goto("/siding/reinforced-vinyl-siding");
  await expect(page.getByRole("region", { name: "Key Features" })).toContainText("30-year no-fade");
});

test("the footer map loads on a press, 500 px high, with the address in words beside it [G-11, G-26]", async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route("https://www.openstreetmap.org/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>map</p>" });
  });
  await page.goto("/contact");
  const footer = page.getByRole("contentinfo");
  const show = footer.getByRole("link", { name: /Show map/ });
  expect((await show.boundingBox())?.height).toBe(500);
  expect(asked).toEqual([]);
  await show.press("Enter");
  await expect(footer.locator("iframe")).toHaveAttribute("src", /bbox=-77\.3677%2C41\.0852%2C-73\.6323%2C44\.3148/);
  await expect(footer).toContainText("Whitesboro, NY 13492");
});

test("the map of solar projects loads on a press, with the parameters that its host takes [S-06]", async ({ page }) => {
  await page.route("https://maps.example.com/**", (route) => route.fulfill({ contentType: "text/html", body: "map" }));
  await page.goto("/");
  const section = page.getByRole("region", { name: "Solar projects near you" });
  await expect(section.locator("iframe")).toHaveCount(0);
  await section.getByRole("link", { name: "Show map" }).click();
  await expect(section.frameLocator("iframe").getByText("map")).toBeVisible();
  const address = new URL((await section.locator("iframe").getAttribute("src")) ?? "");
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    embed: "true",
    client: expect.any(String),
    "marker-color": expect.any(String),
    style: expect.any(String),
  });
});
