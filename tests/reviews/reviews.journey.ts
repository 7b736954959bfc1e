import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import type { Review } from "@site/core/reviews/contract";
import { expectAccessible } from "../support/axe.ts";
import { hold } from "../support/hold.ts";
import { expect, ready, startSite, test } from "../support/servers/site.ts";
import { painted } from "../support/shift.ts";

const api = "**/api/google-reviews";
const drawing = "/illustrations/doors-entry-doors.svg";

const review = (number: number, more: Partial<Review> = {}): Review => ({
  id: `id-${number}`,
  authorName: `Author ${number}`,
  rating: "5",
  reviewText: `Text ${number}`,
  isVerified: "no",
  ...more,
});

const answer = (page: Page, reviews: Review[]) => page.route(api, (route) => route.fulfill({ json: { reviews } }));

const grid = (page: Page) => page.locator("[data-reviews=grid]");
const carousel = (page: Page) => page.locator("[data-reviews=carousel]");

/** Opens a product page with the carousel in view. */
async function openCarousel(page: Page): Promise<void> {
  await page.goto("/windows/double-hung");
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).getByRole("region", { name: "Reviews" })).toBeVisible();
}

/** Goes to all reviews inside the application, which asks for them then. */
async function openGrid(page: Page): Promise<void> {
  await page.goto("/windows/double-hung");
  await ready(page);
  await page.getByRole("link", { name: "Read all reviews" }).click();
  await expect(page).toHaveURL(/\/testimonials$/);
}

const slide = (page: Page) => carousel(page).getByRole("group", { name: /^\d+ of \d+$/ });
const dot = (page: Page, place: number) => carousel(page).getByRole("button", { name: `Show review ${place} of` });

test("all reviews stand in three columns with everything that is known of them [B-25, H-01, H-04, H-06, H-07, H-08, H-09, H-10, R-24]", async ({
  page,
}) => {
  const photos = [1, 2, 3, 4, 5, 6].map((number) => `${drawing}?${number}`);
  await answer(page, [
    review(1, {
      authorPhotoUrl: drawing,
      location: "Rome, NY",
      timeDescription: "a week ago",
      isVerified: "yes",
      photos,
      rating: "4",
    }),
    review(2, { location: "Utica, NY" }),
    review(3, { timeDescription: "a month ago" }),
    review(4),
  ]);
  await openGrid(page);
  const cards = grid(page).getByRole("article");
  await expect(cards).toHaveCount(4);
  const first = cards.first();
  await expect(first.getByRole("heading", { name: "Author 1" })).toBeVisible();
  await expect(first.locator('img[src$="#doors-entry-doors"]')).toBeVisible();
  await expect(first.getByText("Text 1", { exact: true })).toBeVisible();
  await expect(first.getByText("Rome, NY · a week ago")).toBeVisible();
  await expect(cards.nth(1).getByText("Utica, NY", { exact: true })).toBeVisible();
  await expect(cards.nth(2).getByText("a month ago", { exact: true })).toBeVisible();
  await expect(first.getByText("Verified", { exact: true })).toBeVisible();
  await expect(cards.nth(1).getByText("Verified")).toHaveCount(0);
  await expect(first.getByRole("list", { name: "Photos by Author 1" }).getByRole("img")).toHaveCount(4);
  await expect(first.getByText("4 out of 5 stars")).toBeAttached();
  await expect(first.locator('svg[fill="currentColor"]')).toHaveCount(4);
  const boxes = await Promise.all([0, 1, 2, 3].map((index) => cards.nth(index).boundingBox()));
  expect(new Set(boxes.slice(0, 3).map((box) => box?.y)).size).toBe(1);
  expect(boxes[3]?.y).toBeGreaterThan(boxes[0]?.y ?? 0);
  expect(boxes[3]?.x).toBe(boxes[0]?.x);
  await expectAccessible(page);
});

test("a review without a rating shows five stars, which the average leaves out [H-05]", async ({ page }) => {
  const { rating: _, ...unrated } = review(1);
  await answer(page, [unrated, review(2, { rating: "2" }), review(3, { rating: "3" })]);
  await openGrid(page);
  await expect(grid(page).getByRole("article").first().getByText("5 out of 5 stars")).toBeAttached();
  await expect(grid(page).getByRole("article").nth(1).getByText("2 out of 5 stars")).toBeAttached();
  await expect(grid(page).getByText("Average rating 2.5 of 5 from 2 rated reviews.")).toBeVisible();
});

test("while reviews are on their way, the page says so and keeps their place [H-11]", async ({ page }) => {
  const release = await hold(page, api, (route) => route.fulfill({ json: { reviews: [review(1)] } }));
  await openGrid(page);
  await expect(grid(page).getByText("Loading reviews...", { exact: true })).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(grid(page).getByRole("article")).toHaveCount(1);
});

test("without a review the page says so [H-12]", async ({ page }) => {
  await answer(page, []);
  await openGrid(page);
  await expect(grid(page).getByText("No reviews available yet.", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

const failures: Record<string, (route: Route) => Promise<void>> = {
  "a 503": (route) => route.fulfill({ status: 503, json: { message: "Please try again later." } }),
  "a web page": (route) => route.fulfill({ contentType: "text/html", body: "<html></html>" }),
  "JSON of another shape": (route) => route.fulfill({ json: { reviews: "none" } }),
  "a broken network": (route) => route.abort(),
};

for (const [name, respond] of Object.entries(failures)) {
  test(`${name} instead of reviews is told, and nothing else of the page suffers [H-13]`, async ({ page }) => {
    await page.route(api, respond);
    await openGrid(page);
    await expect(grid(page).getByText("Unable to load reviews", { exact: true })).toBeVisible();
    await expect(grid(page).getByText("Please refresh the page to try again", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your home could be next" })).toBeVisible();
    await expectAccessible(page);
  });
}

test("when its code can't be loaded the widget says the same [H-13]", async ({ page }) => {
  await page.route(/assets\/reviews-(?!band|slot).*\.js/, (route) => route.abort());
  await page.goto("/windows/double-hung");
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).getByText("Unable to load reviews", { exact: true })).toBeVisible();
});

test("the carousel moves on every five seconds, rests under the pointer, and a dot jumps [H-02, H-03]", async ({
  page,
}) => {
  await answer(page, [review(1), review(2), review(3)]);
  await page.clock.install();
  await openCarousel(page);
  await page.mouse.move(0, 0);
  await page.clock.pauseAt(Date.now() + 60_000);
  // A round begins anew when the pointer leaves.
  await slide(page).hover();
  await page.mouse.move(0, 0);
  const first = await slide(page).getAttribute("aria-label");
  await page.clock.runFor(4999);
  expect(await slide(page).getAttribute("aria-label")).toBe(first);
  await page.clock.runFor(1);
  await expect(slide(page)).not.toHaveAccessibleName(first ?? "");
  await dot(page, 3).click();
  await expect(slide(page)).toHaveAccessibleName("3 of 3");
  await expect(slide(page).getByText("Text 3")).toBeVisible();
  await expect(dot(page, 3)).toHaveAttribute("aria-current", "true");
  // The pointer is on the dot: nothing moves.
  await page.clock.runFor(5600);
  await expect(slide(page)).toHaveAccessibleName("3 of 3");
  await page.clock.resume();
  await expectAccessible(page);
});

test("the carousel stops by its button and goes on by it, and is worked by keys alone [H-02]", async ({ page }) => {
  await page.clock.install();
  await answer(page, [review(1), review(2), review(3)]);
  await openCarousel(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await dot(page, 1).click();
  await carousel(page).getByRole("button", { name: "Pause the rotation of reviews" }).click();
  await page.mouse.move(0, 0);
  await page.keyboard.press("Tab");
  await expect(dot(page, 1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(slide(page)).toHaveAccessibleName("3 of 3");
  await expect(dot(page, 3)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(slide(page)).toHaveAccessibleName("2 of 3");
  await page.locator("h1").click();
  await page.clock.runFor(5600);
  await expect(slide(page)).toHaveAccessibleName("2 of 3");
  await carousel(page).getByRole("button", { name: "Start the rotation of reviews" }).click();
  await page.locator("h1").click();
  await page.clock.runFor(5000);
  await expect(slide(page)).toHaveAccessibleName("3 of 3");
});

test("the carousel rests while it holds the focus, also when the pointer comes and goes", async ({ page }) => {
  await page.clock.install();
  await answer(page, [review(1), review(2), review(3)]);
  await openCarousel(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await dot(page, 2).click();
  await expect(dot(page, 2)).toBeFocused();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5600);
  await expect(slide(page)).toHaveAccessibleName("2 of 3");
});

test("where motion is reduced the carousel stands still until it is started", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await answer(page, [review(1), review(2)]);
  await openCarousel(page);
  await expect(carousel(page).getByRole("button", { name: "Start the rotation of reviews" })).toBeVisible();
  await page.clock.runFor(5600);
  await expect(slide(page)).toHaveAccessibleName("1 of 2");
});

test("a carousel of many reviews shows the newest ten and says so", async ({ page }) => {
  await answer(
    page,
    Array.from({ length: 25 }, (_, index) => review(index + 1, { reviewText: "A long text. ".repeat(200) })),
  );
  await openCarousel(page);
  await expect(carousel(page).getByText("The newest 10 of 25.")).toBeVisible();
  await expect(carousel(page).getByRole("button", { name: /^Show review/ })).toHaveCount(10);
  await expect(page.getByRole("link", { name: "Read all reviews" })).toHaveAttribute("href", "/testimonials");
  await expectAccessible(page);
});

for (const width of [390, 1440]) {
  test(`reviews are asked for only near the screen, and their arrival moves nothing at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/google-reviews") && asked.push(request.url()));
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ("value" in entry) shifts.sum += Number(entry.value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of ["/", "/windows/double-hung"]) {
      asked.length = 0;
      await page.goto(path);
      await ready(page);
      await painted(page);
      expect(asked, path).toEqual([]);
      await page.locator("[data-reviews]").scrollIntoViewIfNeeded();
      await expect(page.locator("[data-reviews] article").first()).toBeVisible();
      await expect.poll(() => asked, path).toHaveLength(1);
      await expect(page.locator("[data-reviews]").getByText(/ ago$/)).toBeVisible();
      await painted(page);
      expect(asked, path).toHaveLength(1);
      // Half a pixel of a line of text may count; a thousandth is far below what anybody sees.
      expect(await page.evaluate("shifts.sum"), path).toBeLessThan(0.001);
    }
  });
}

/** Opens the home page and moves its carousel into view. */
async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await ready(page);
  await carousel(page).scrollIntoViewIfNeeded();
}

test("the newest review stands in the first HTML of the home page, without an age and without pictures from elsewhere", async ({
  request,
}) => {
  for (const path of ["/", "/chat"]) {
    const html = await (await request.get(path)).text();
    const [, band = ""] = /id="reviews"(.*?)Read all reviews/s.exec(html) ?? [];
    expect(band, path).toContain("Sample review: the crew replaced");
    expect(band, path).toContain("Average rating 4.5 of 5 from 6 rated reviews.");
    expect(band, path).not.toMatch(/ ago|<img/);
    expect(band.match(/<article/g), path).toHaveLength(1);
  }
});

test("what the home page was built with is renewed: a review that is gone since goes, and the others come with their age", async ({
  page,
}) => {
  await answer(page, [review(1, { timeDescription: "3 days ago" }), review(2)]);
  await openHome(page);
  await expect(slide(page).getByText("Text 1", { exact: true })).toBeVisible();
  await expect(slide(page).getByText("3 days ago")).toBeVisible();
  await expect(carousel(page).getByText(/Sample/)).toHaveCount(0);
  await expect(carousel(page).getByText("Average rating 5 of 5 from 2 rated reviews.")).toBeVisible();
  await expect(carousel(page).getByRole("button", { name: /^Show review/ })).toHaveCount(2);
});

test("with no review left the home page shows none of those it was built with [H-12]", async ({ page }) => {
  await answer(page, []);
  await openHome(page);
  await expect(carousel(page).getByText("No reviews available yet.")).toBeVisible();
  await expect(carousel(page).getByRole("article")).toHaveCount(0);
});

test("while reviews can't be had, the home page keeps the one that it was built with and offers no other", async ({
  page,
}) => {
  await page.route(api, (route) => route.fulfill({ status: 503, json: { message: "Please try again later." } }));
  await openHome(page);
  await expect(carousel(page).getByText("The newest 1 of 6.")).toBeVisible();
  await expect(carousel(page).getByRole("button")).toHaveCount(0);
  await expect(carousel(page).getByText(/^Sample review: the crew/)).toBeVisible();
  await expectAccessible(page);
});

test("a dot that is pressed while the reviews are on their way shows its review as soon as it is there", async ({
  page,
}) => {
  const release = await hold(page, api, (route) =>
    route.fulfill({ json: { reviews: [1, 2, 3].map((number) => review(number)) } }),
  );
  await openHome(page);
  await dot(page, 3).click();
  await expect(slide(page)).toHaveAccessibleName("1 of 6");
  release();
  await expect(slide(page)).toHaveAccessibleName("3 of 3");
  await expect(slide(page).getByText("Text 3")).toBeVisible();
});

test("the reviews stand in the first HTML of their page, and none says that they are on their way", async ({
  request,
}) => {
  const html = await (await request.get("/testimonials")).text();
  expect(html.match(/<article/g)).toHaveLength(6);
  expect(html).toContain('data-start="control"');
  for (const path of ["/", "/windows/double-hung", "/testimonials"])
    expect(await (await request.get(path)).text(), path).not.toContain("Loading reviews");
});

test("samples say that they are samples, on every card and above them", async ({ page }) => {
  await page.goto("/testimonials");
  await expect(grid(page).getByRole("article")).toHaveCount(6);
  await expect(grid(page).getByText("Sample", { exact: true })).toHaveCount(6);
  await expect(grid(page).getByText("These are samples, not reviews of real homeowners.")).toBeVisible();
  await expect(page.getByRole("link", { name: "our Google profile" })).toBeVisible();
});

test("imported reviews take the place of the samples; an import again changes nothing; a text is shown as text [Q-10, R-25]", async ({
  page,
}) => {
  const site = await startSite();
  try {
    const file = join(site.dataDir, "reviews.jsonl");
    const text = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
    const records = [
      { googleReviewId: "places/1/a", authorName: "Real Ann", rating: "5", reviewText: text, mapPersonName: "Chris" },
      { googleReviewId: "places/1/b", authorName: "Real Bob", rating: "2" },
    ];
    await writeFile(file, records.map((record) => JSON.stringify(record)).join("\n"));
    expect(await site.ops("reviews", "import", file)).toMatchObject({ created: 2, problems: [] });
    expect(await site.ops("reviews", "import", file)).toMatchObject({ created: 0, unchanged: 2 });
    await page.goto(`${site.url}/testimonials`);
    await expect(grid(page).getByRole("article")).toHaveCount(2);
    await expect(grid(page).getByText("Sample")).toHaveCount(0);
    await expect(grid(page).getByText(text)).toBeVisible();
    expect(await page.evaluate("window.hacked")).toBeUndefined();
    const named = await page.request.get(`${site.url}/api/google-reviews/name/CHRIS`);
    expect((await named.json()).reviews.map(({ authorName }: Review) => authorName)).toEqual(["Real Ann"]);
  } finally {
    await site.stop();
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the place of a carousel has a review or is not left empty, and the way to all reviews stands", async ({
    page,
  }) => {
    for (const path of ["/", "/windows/double-hung"]) {
      await page.goto(path);
      if (path === "/") await expect(carousel(page).getByRole("article")).toBeVisible();
      else await expect(carousel(page)).toBeHidden();
      await expect(carousel(page).getByRole("button")).toHaveCount(0);
      await page.getByRole("link", { name: "Read all reviews" }).click();
      await expect(page.getByRole("heading", { name: "All reviews" })).toBeVisible();
    }
  });
});
