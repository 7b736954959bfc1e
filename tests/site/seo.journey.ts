import type { Page } from "@playwright/test";
import { defaultDescription } from "@site/company/page-texts";
import { buildMetadata } from "@site/core/seo/metadata-of";
import { getHead } from "../support/head.ts";
import { expect, ready, test } from "../support/servers/site.ts";

const content = (page: Page, selector: string) => page.locator(`head ${selector}`).getAttribute("content");
const canonical = (page: Page) => page.locator("head link[rel=canonical]").getAttribute("href");

/** @returns the addresses of the records that the page asks the API for from now on */
function watchAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/api/seo") && asked.push(request.url()));
  return asked;
}

test("what a page's structured data states is there to read: pay and day of a position, questions, crumbs", async ({
  page,
}) => {
  await page.goto("/careers/installer");
  await expect(page.getByText("Posted on November 2, 2026")).toBeVisible();
  await expect(page.getByText("$21.50-$24.00 per hour").first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText("Careers");
  await page.goto("/faq");
  await expect(page.locator("main details")).toHaveCount(42);
});

for (const [path, title, heading] of [
  ["/no/such/page", "Page not found", "Page not found"],
  ["/no-such-page", "Content not available", "Content Not Available"],
  ["/windows/no-such-window", "Page not found", "Product Not Found"],
  ["/careers/no-such-position", "Page not found", "Page not found"],
  ["/blog/no-such-article", "Post not available", "Post Not Available"],
  ["/category/no-such-list", "Page not found", "Page not found"],
  ["/tag/no-such-list", "Page not found", "Page not found"],
  ["/tag/caf%C3%A9", "Page not found", "Page not found"],
  ["/caf%C3%A9", "Content not available", "Content Not Available"],
  ["/thank-you/no-such-form", "Page not found", "Page not found"],
] as const) {
  test(`${path} isn't there, as its first HTML says, and the application leaves it at that and asks for no record`, async ({
    page,
  }) => {
    const asked = watchAsked(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const said = {
      title: `${title} | Sample & Sons Home Improvement`,
      description: "The page you're looking for doesn't exist.",
      robots: "noindex",
      canonical: undefined,
      heading,
    };
    expect(await getHead(page, await response?.text())).toMatchObject(said);
    await page.locator("button").first().dispatchEvent("pointerup");
    await ready(page);
    await page.waitForLoadState("networkidle");
    expect(await getHead(page)).toMatchObject(said);
    expect(asked).toEqual([]);
  });
}

/** The files with which built pages come in a navigation are missing: their data and heads are asked of the API. */
const withoutPageFiles = (page: Page) =>
  page.route(/\/(about|windows\/double-hung)\.json$/, (route) => route.fulfill({ status: 404 }));

test("a built page asks for nothing, and a navigation to one takes the whole record from the page's own file", async ({
  page,
}) => {
  const asked = watchAsked(page);
  await page.goto("/windows/double-hung");
  await ready(page);
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  const record = buildMetadata("/about");
  await expect(page).toHaveTitle(record?.title ?? "");
  await expect(page.locator('head meta[property="og:image"]')).toHaveAttribute("content", record?.ogImage ?? "");
  expect(await canonical(page)).toBe(record?.canonical);
  expect(asked).toEqual([]);
});

test("a built page asks for nothing; a navigation without its file sets the defaults and then the whole record [R-23]", async ({
  page,
}) => {
  const asked = watchAsked(page);
  await withoutPageFiles(page);
  await page.goto("/windows/double-hung");
  await ready(page);
  expect(asked).toEqual([]);
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  const record = buildMetadata("/about");
  await expect(page).toHaveTitle(record?.title ?? "");
  await expect(page.locator('head meta[property="og:image"]')).toHaveAttribute("content", record?.ogImage ?? "");
  expect(await canonical(page)).toBe(record?.canonical);
  const blocks = await page.locator('head script[type="application/ld+json"]').allTextContents();
  expect(blocks.map((text) => JSON.parse(text)["@type"])).toEqual(["AboutPage", "HomeAndConstructionBusiness"]);
  expect(asked.map((url) => new URL(url).search)).toEqual(["?path=%2Fabout"]);
  await page.goBack();
  await expect(page).toHaveTitle(buildMetadata("/windows/double-hung")?.title ?? "");
  await expect.poll(() => canonical(page)).toBe(buildMetadata("/windows/double-hung")?.canonical);
  await page.goForward();
  await expect.poll(() => canonical(page)).toBe(record?.canonical);
  expect(asked).toHaveLength(2);
});

test("without an answer of /api/seo the page keeps its defaults and a warning is logged [R-23, T-06]", async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await withoutPageFiles(page);
  await page.route("**/api/seo**", (route) => route.fulfill({ status: 503, json: { message: "Please try again." } }));
  await page.goto("/windows/double-hung");
  await ready(page);
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  const record = buildMetadata("/about");
  await expect(page).toHaveTitle(record?.title ?? "");
  await expect.poll(() => content(page, "meta[name=description]")).toBe(defaultDescription);
  expect(await canonical(page)).toBe(record?.canonical);
  await expect(page.locator('head meta[property="og:image"]')).toHaveCount(0);
  await expect.poll(() => warnings.join()).toMatch(/No search metadata for \/about, using defaults/);
});
