import type { Page } from "@playwright/test";
import { highlights } from "@site/company/highlights";
import { profile } from "@site/company/profile";
import { directionsUrl, telUri } from "@site/core/business/profile";
import { findCategory } from "@site/core/catalogue/catalogue";
import { categorySlugs } from "@site/core/catalogue/contract";
import { pages } from "@site/core/site/pages";
import { expectAccessible } from "../support/axe.ts";
import { hold } from "../support/hold.ts";
import { expect, ready, test } from "../support/servers/site.ts";

const categoryApi = "**/api/products/category/**";
const topicsApi = "**/api/products/topics";

/** Reaches a page inside the application, so that its data is asked from the API and not taken from the built page. */
async function navigateTo(page: Page, label: string, from = "/quote"): Promise<void> {
  // What is asked of the API is tested here, so the file that the build made of it is not there.
  await page.route(/^[^?]*\/(windows|siding|bathrooms|doors)\.json$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(from);
  await ready(page);
  await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click();
}

const category = (slug: string) => {
  const found = findCategory(slug);
  if (!found) throw new Error(`no category ${slug}`);
  return found;
};

for (const slug of categorySlugs) {
  const { name, heroHeading, description, products } = category(slug);

  test(`${slug}: its hero, one card a product, a video and four highlights of its own [B-05, B-06, B-07, B-08, B-09, B-10, B-11, B-12, K-06, K-07, K-08, K-09, K-16, K-17, K-18, K-19, K-20, K-21, K-22, K-23, K-24, M-44]`, async ({
    page,
  }) => {
    await page.goto(pages[slug].path);
    await expect(page.getByText(name.toUpperCase(), { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heroHeading ?? `Premium ${name} for Your Home`);
    await expect(page.getByText(description)).toBeVisible();
    await expect(page.locator(`main img[fetchpriority="high"][src$="#scene-${slug}"]`)).toBeVisible();

    const reasons = page.getByRole("region", { name: `Why Choose Our ${name}` });
    await expect(reasons.locator("[data-embed]")).toHaveAttribute("data-embed", /youtube-nocookie\.com\/embed\//);
    await expect(reasons.locator("figcaption")).toHaveText(`Sample video: why homeowners choose our ${slug}`);
    await expect(reasons.getByRole("listitem").getByRole("heading")).toHaveText(
      highlights[slug].map(({ title }) => title),
    );

    const options = page.getByRole("region", { name: `Explore Our ${name} Options` });
    await expect(options.getByRole("article")).toHaveCount(products.length);
    for (const product of products) {
      const card = options.getByRole("article").filter({ has: page.getByRole("heading", { name: product.name }) });
      await expect(card.getByRole("img")).toHaveAttribute("alt", product.imageAlt ?? "");
      await expect(card).toContainText(product.description);
      await expect(card.getByRole("listitem")).toHaveText(product.features.slice(0, 3));
      await expect(card.getByRole("link", { name: "View Details" })).toBeVisible();
    }
    await options.getByRole("link", { name: "View Details" }).first().click();
    await expect(page.getByRole("dialog", { name: products[0]?.name })).toBeVisible();
  });
}

test("the sections of a category stand in the specified order [K-44]", async ({ page }) => {
  await page.goto("/windows");
  await expect(page.locator("main").getByRole("heading", { level: 2 })).toHaveText([
    "Get Started Today",
    "Why Choose Our Windows",
    "Explore Our Windows Options",
    "See Our Projects",
    "Certifications",
    "Questions About Our Windows",
  ]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator("main :is(h1, h2):not(dialog *)")
      .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top));
    expect(tops).toHaveLength(7);
    expect(tops, `at ${width} px`).toEqual(tops.toSorted((a, b) => a - b));
  }
});

test("only the siding hero has a dark overlay [K-10]", async ({ page }) => {
  for (const slug of categorySlugs) {
    await page.goto(pages[slug].path);
    await expect(page.locator("[data-overlay]")).toHaveAttribute("data-overlay", slug === "siding" ? "dark" : "light");
  }
});

test("'Get Started Today' offers estimate, chat and call, with its badges [A-09, A-11, K-11, K-12, K-13, K-14, K-15]", async ({
  page,
}) => {
  await page.goto("/doors");
  const box = page.getByRole("region", { name: "Get Started Today" });
  await expect(box.getByRole("link", { name: "Free Estimate" })).toHaveAttribute("href", "/quote?service=doors");
  await expect(box.getByRole("link", { name: "Call Now" })).toHaveAttribute("href", telUri(profile.phone));
  await expect(box.getByRole("listitem")).toHaveText(["Licensed & Insured", "Lifetime Warranty", "4.9★ Rating"]);
  await box.getByRole("button", { name: "Chat With Agent" }).click();
  await expect(page.getByRole("dialog", { name: `Chat with ${profile.company}` })).toBeVisible();
});

test("catalogue pages make the claims of the catalogue, and the homeowners claim stays on the chat page [A-04, A-05, A-06, A-07, A-10]", async ({
  page,
}) => {
  await page.goto("/siding");
  for (const claim of ["15,000+ projects", "Since 1989", "35+ years", "Our own certified installers"]) {
    await expect(page.getByText(claim).first()).toBeVisible();
  }
  await expect(page.getByText("12,000+")).toHaveCount(0);
});

test("three project videos load nothing of the video host before a press [K-25]", async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => request.url().includes("youtube") && foreign.push(request.url()));
  await page.route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body: "<p>player</p>" }));
  await page.goto("/windows");
  const section = page.getByRole("region", { name: "See Our Projects" });
  await expect(section.locator("[data-embed]")).toHaveCount(3);
  expect(foreign).toEqual([]);
  await section
    .getByRole("link", { name: /Play video/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect(section.locator("iframe")).toHaveAttribute("title", /Sample video/);
  await expect.poll(() => foreign.length).toBeGreaterThan(0);
});

test("certifications are those of the category and scroll by buttons [K-26]", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/bathrooms");
  const list = page.getByRole("list", { name: "Certifications" });
  const expected = profile.certifications.filter(({ categories }) => categories.includes("Bathrooms"));
  await expect(list.getByRole("listitem")).toHaveText(expected.map(({ name }) => name));
  await page.getByRole("button", { name: "Next certifications" }).click();
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("where motion is reduced the certifications are there at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/windows");
  const scrolled = await page.getByRole("button", { name: "Next certifications" }).evaluate((button: HTMLElement) => {
    button.click();
    return document.getElementById("certifications-list")?.scrollLeft;
  });
  expect(scrolled).toBeGreaterThan(0);
});

test("questions open one at a time and an open one can be closed [K-27, K-28]", async ({ page }) => {
  await page.goto("/windows");
  const section = page.getByRole("region", { name: "Questions About Our Windows" });
  const items = section.locator("details");
  await expect(items).toHaveCount(6);
  for (const item of await items.all()) {
    await item.locator("summary").click();
    await expect(item).toHaveAttribute("open", "");
    await expect(section.locator("details[open]")).toHaveCount(1);
  }
  await expectAccessible(page);
  await items.nth(5).locator("summary").click();
  await expect(section.locator("details[open]")).toHaveCount(0);
});

test("each category answers six questions of its own [M-24]", async ({ page }) => {
  for (const name of ["Windows", "Bathrooms", "Siding", "Doors"]) {
    await page.goto(`/${name.toLowerCase()}`);
    const section = page.getByRole("region", { name: `Questions About Our ${name}` });
    await expect(section.locator("details")).toHaveCount(6);
  }
});

test("beside the questions stand the four ways forward [K-29, K-30, K-31, K-32]", async ({ page }) => {
  await page.goto("/windows");
  const aside = page.getByRole("complementary", { name: "Next steps" });
  await expect(aside.getByRole("link", { name: "Free Estimate" })).toHaveAttribute("href", "/quote?service=windows");
  await expect(aside.getByRole("link", { name: "Chat Online" })).toHaveAttribute("href", "/chat");
  await expect(aside.getByRole("link", { name: "Call" })).toHaveAttribute("href", telUri(profile.phone));
  await expect(aside.getByRole("link", { name: "Visit Our Showroom" })).toHaveAttribute(
    "href",
    directionsUrl(profile.showroom),
  );
  await expect(aside).toHaveCSS("position", "sticky");
});

test("the details dialog shows everything about a product and gives focus back [K-33, K-34, K-35, K-36, K-37, K-38, K-39, K-40, K-41, K-42, K-43]", async ({
  page,
}) => {
  const [product] = category("bathrooms").products;
  if (!product) throw new Error("no product");
  await page.goto("/bathrooms");
  const button = page.getByRole("link", { name: `View Details: ${product.name}` });
  await button.click();
  const dialog = page.getByRole("dialog", { name: product.name });
  await expect(dialog).toContainText(product.description);
  await expect(dialog).toContainText(product.overview);
  await expect(dialog.getByRole("img", { name: product.imageAlt ?? "" })).toBeVisible();
  for (const text of ["Custom-Made", "Energy Efficient", "Expert Installation", "Lifetime Warranty"]) {
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByRole("region", { name: "Features" }).getByRole("listitem")).toHaveText(product.features);
  await expect(dialog.getByRole("region", { name: "Benefits" }).getByRole("listitem")).toHaveText(product.benefits);
  await expect(dialog.getByRole("link", { name: "Start Your Consultation" })).toHaveAttribute(
    "href",
    `/quote?service=bathrooms&product=${product.slug}`,
  );
  await expect(dialog.getByRole("link", { name: "Chat Now" })).toHaveAttribute("href", "/chat");
  await expect(dialog.getByRole("link", { name: "Call Us" })).toHaveAttribute("href", telUri(profile.phone));
  const box = await dialog.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await dialog.getByRole("button", { name: "Close details" }).click();
  await expect(dialog).toBeHidden();
  await button.click();
  await dialog.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Bathrooms" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/bathrooms$/);
  for (const [name, path] of [
    ["Chat Now", "/chat"],
    ["Start Your Consultation", `/quote\\?service=bathrooms&product=${product.slug}`],
  ] as const) {
    await page.goto("/bathrooms");
    await button.click();
    await dialog.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test("a product with a video shows it in the dialog, one without a picture shows the placeholder [K-21, K-36]", async ({
  page,
}) => {
  const data = category("windows");
  const [first, second, third] = data.products;
  if (!first || !second || !third) throw new Error("no products");
  const { image: _, ...bare } = second;
  const products = [
    { ...first, videoUrl: "https://www.youtube.com/watch?v=aqz-KE-bpKQ" },
    bare,
    { ...third, modalImage: "/favicon.svg" },
  ];
  await page.route(categoryApi, (route) => route.fulfill({ json: { ...data, products } }));
  await navigateTo(page, "Windows");
  await expect(page.locator('img[src$="/placeholder.svg"]')).toBeVisible();
  await expect(page.locator(`dialog#details-${first.slug}`)).toBeAttached();
  await page.getByRole("link", { name: `View Details: ${first.name}` }).click();
  const cover = page.getByRole("dialog").locator("[data-embed]");
  await expect(cover).toHaveAttribute("data-embed", /aqz-KE-bpKQ/);
  await page.route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body: "<p>player</p>" }));
  await cover.click();
  await expect(page.frameLocator("dialog iframe").getByText("player")).toBeVisible();
  await expect(cover).toBeHidden();
  await page.getByRole("dialog").getByRole("button", { name: "Close details" }).click();
  await expect(page.locator("dialog iframe"), "a film plays on").toHaveCount(0);
  await page.getByRole("link", { name: `View Details: ${first.name}` }).click();
  await expect(cover).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: `View Details: ${third.name}` }).click();
  await expect(page.getByRole("dialog").getByRole("img")).toHaveAttribute("src", "/favicon.svg");
});

test("a slow API shows a skeleton first [K-02, L-01]", async ({ page }) => {
  const release = await hold(page, categoryApi);
  await navigateTo(page, "Windows");
  const skeleton = page.getByRole("status", { name: "Loading" });
  await expect(skeleton).toBeVisible();
  const colors = await skeleton
    .locator("div:empty")
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundColor));
  expect(colors).toHaveLength(7);
  expect(colors).not.toContain("rgba(0, 0, 0, 0)");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(category("windows").heroHeading ?? "");
});

for (const status of [500, 404]) {
  test(`an API that answers ${status} shows 'Category Not Found' with a way home [K-03, K-04, K-05, R-26]`, async ({
    page,
  }) => {
    await page.route(categoryApi, (route) => route.fulfill({ status, json: { message: "no" } }));
    await navigateTo(page, "Siding");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Category Not Found");
    await expect(page.getByText("The category you're looking for doesn't exist.")).toBeVisible();
    await page.getByRole("link", { name: "Return Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

test("without topics, or when they can't be fetched, the Why Choose section is left out [K-16, R-27]", async ({
  page,
}) => {
  await page.route(topicsApi, (route) => route.fulfill({ json: [] }));
  await navigateTo(page, "Doors");
  await expect(page.getByRole("heading", { name: "Explore Our Doors Options" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Why Choose Our Doors" })).toHaveCount(0);
  await page.unroute(topicsApi);
  await page.route(topicsApi, (route) => route.fulfill({ status: 500, json: { message: "no" } }));
  await navigateTo(page, "Doors");
  await expect(page.getByRole("heading", { name: "Explore Our Doors Options" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Why Choose Our Doors" })).toHaveCount(0);
});

test("a product page tells what the product is and leads to a prefilled estimate [L-05, L-06, L-07, L-09, L-10, L-11, L-12, L-13]", async ({
  page,
}) => {
  const { name, products } = category("windows");
  const [product] = products;
  if (!product) throw new Error("no product");
  await page.goto("/windows/double-hung");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("listitem")).toHaveText(["Home", `/${name}`, `/${product.name}`]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
  await expect(page.getByText(product.description)).toBeVisible();
  await expect(page.getByRole("region", { name: "Key Features" }).getByRole("listitem")).toHaveText(product.features);
  await expect(page.getByRole("region", { name: "Benefits" }).getByRole("listitem")).toHaveText(product.benefits);
  const why = page.getByRole("region", { name: "Why Choose Us" });
  await expect(why.getByRole("heading", { level: 3 })).toHaveText([
    "Lifetime Warranty",
    "Expert Installation",
    "Flexible Financing",
  ]);
  await expect(why).toContainText("0% APR options");
  await page.getByRole("link", { name: "Get Free Quote" }).click();
  await expect(page).toHaveURL("/quote?service=windows&product=double-hung");
});

test("'Chat with an Expert' opens a consultation about the category [L-08]", async ({ page }) => {
  await page.goto("/siding/engineered-wood-siding");
  await page.getByRole("button", { name: "Chat with an Expert" }).click();
  await expect(page.getByRole("dialog", { name: "Siding Consultation" })).toBeVisible();
});

test("other products of the category are offered, at most three [L-14, L-15, L-17, L-18]", async ({ page }) => {
  await page.goto("/doors/storm-doors");
  const others = page.getByRole("region", { name: "Other Doors Options" });
  await expect(others.getByRole("article").getByRole("heading")).toHaveText(["Entry Doors", "Patio Doors"]);
  await expect(others.getByRole("link", { name: "Learn More about Patio Doors" })).toHaveAttribute(
    "href",
    "/doors/patio-doors",
  );
  const closing = page.getByRole("region", { name: "Ready when you are" });
  await expect(closing.getByRole("link", { name: "Schedule Free Estimate" })).toHaveAttribute("href", /^\/quote/);
  await expect(closing.getByRole("link", { name: "Call" })).toHaveAttribute("href", telUri(profile.phone));
  await others.getByRole("link", { name: "Learn More about Entry Doors" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entry Doors");
});

test("a category with a single product offers no others, one with five offers three [L-14, L-16]", async ({ page }) => {
  const data = category("doors");
  const copies = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...data.products[0],
      id: `p${index}`,
      slug: `p${index}`,
      name: `Door ${index}`,
    }));
  for (const [count, shown] of [
    [1, 0],
    [5, 3],
  ] as const) {
    await page.route(categoryApi, (route) => route.fulfill({ json: { ...data, products: copies(count) } }));
    await page.goto("/quote");
    await ready(page);
    await page.evaluate(() => window.history.pushState({}, "", "/doors/p0"));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent("popstate")));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Door 0");
    await expect(page.getByRole("link", { name: /Learn More/ })).toHaveCount(shown);
    const others = page.getByRole("heading", { name: `Other ${data.name} Options` });
    await expect(others).toHaveCount(shown > 0 ? 1 : 0);
    await page.unroute(categoryApi);
  }
});

test("an unknown product answers 404 and leads back to its category [L-02, L-03, L-04]", async ({ page }) => {
  await page.goto("/windows");
  await ready(page);
  await page.evaluate(() => {
    window.history.pushState({}, "", "/windows/portholes");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product Not Found");
  await expect(page.getByText("The product you're looking for doesn't exist.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Windows" }).click();
  await expect(page).toHaveURL(/\/windows$/);
});

test("a product whose dialog does not come is shown on its own page", async ({ page }) => {
  const [product] = category("windows").products;
  if (!product) throw new Error("no product");
  await page.route(/product-details/, (route) => route.abort());
  await navigateTo(page, "Windows");
  await page.getByRole("link", { name: `View Details: ${product.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/windows/${product.slug}$`));
  await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
});
