import type { Page } from "@playwright/test";
import type { Item, Library } from "@site/dev/fake-wordpress/library";
import { expectAccessible } from "../support/axe.ts";
import { expect, type Site, startSite, test } from "../support/servers/site.ts";
import { startLibrary, type Upstream } from "../support/servers/upstream.ts";

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${color}"/></svg>`)}`;
const img = (color: string) => `<img src="${picture(color)}" alt="A sample">`;

const long = `install_every_window_${"before_the_winter_".repeat(12)}comes = true;`;

const wide = `<p>Words before.</p><pre class="wp-block-preformatted">${long}</pre>
<figure style="width: 610px" class="wp-caption alignnone"><img src="${picture("navy")}" width="600" height="300" alt="A house"><figcaption class="wp-caption-text">A caption of the classic editor</figcaption></figure>
<p><a href="https://makers.example/${long}">https://makers.example/${long}</a></p>`;

const row = `<div class="wp-block-group is-content-justification-space-between is-nowrap is-layout-flex"><p id="row-left">Wide.</p><p id="row-right">A second paragraph inside a row.</p></div>`;

const cover = `<div class="wp-block-cover has-parallax"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><div class="wp-block-cover__image-background has-parallax" style="background-position:50% 50%;background-image:url(/wp-content/uploads/2026/11/fixed.jpg)"></div><div class="wp-block-cover__inner-container"><p id="on-cover">Words on a fixed picture.</p></div></div>`;

const edges = `<div id="frame" style="padding:0 24px"><figure id="edges" class="wp-block-image alignfull" style="margin:0 -24px">${img("navy")}</figure></div>`;

const oldCover = `<div class="wp-block-cover has-pale-pink-background-color has-background-dim has-left-content" style="background-image:url(/wp-content/uploads/2026/11/old.jpg)"><p id="old-cover">Left.</p></div>`;

const oldGallery = `<figure id="old" class="wp-block-gallery columns-2 is-cropped"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure>${img("teal")}<figcaption class="blocks-gallery-item__caption">One</figcaption></figure></li><li class="blocks-gallery-item"><figure>${img("olive")}</figure></li></ul></figure>`;

const captioned = (text: string) =>
  `<figure class="wp-block-image size-large">${img("brown")}<figcaption class="wp-element-caption">${text}</figcaption></figure>`;
const gallery = `<figure id="new" class="wp-block-gallery has-nested-images columns-2 is-cropped">${["The first of three captions", "Second", "Third, below the first"].map(captioned).join("")}</figure>`;

const uneven = `<figure id="uneven" class="wp-block-gallery is-cropped is-layout-flex"><figure class="wp-block-image"><img src="${picture("teal")}" width="300" height="600" alt="Tall"></figure><figure class="wp-block-image">${img("olive")}</figure><figcaption>Of two shapes</figcaption></figure>`;

const linked = (color: string, caption = "") =>
  `<li class="blocks-gallery-item"><figure><a href="/prices">${color}</a>${caption}</figure></li>`;
const tallPicture = `<img src="${picture("teal")}" width="300" height="600" alt="Tall">`;
const ofLinks = (id: string, items: string) =>
  `<figure id="${id}" class="wp-block-gallery columns-2 is-cropped"><ul class="blocks-gallery-grid">${items}</ul></figure>`;
const beside = `${ofLinks("linked", linked(tallPicture) + linked(img("olive")))}
${ofLinks("told", linked(img("teal"), `<figcaption>${"Words below it. ".repeat(20)}</figcaption>`) + linked(img("olive")))}
<figure class="wp-block-image alignleft"><img src="${picture("navy")}" width="300" height="600" alt="At the side"></figure>
<p id="in-line">An icon <img id="icon" src="${picture("red")}" width="20" height="20" alt="Red"> in a line.</p>
<div id="below" class="wp-block-cover alignwide"><p>Wide.</p></div>
<div class="wp-block-media-text has-media-on-the-right is-stacked-on-mobile"><div id="media-words" class="wp-block-media-text__content"><p>Words.</p></div><figure id="media" class="wp-block-media-text__media">${img("gray")}</figure></div>`;

const pairs = `<p id="pair" class="has-text-color has-background has-mist-of-the-theme-color" style="background-color:#cf2e2e">Words of a palette that is gone.</p>
<p id="own-pair" class="has-text-color has-background" style="color:#ffffff;background-color:#0b2239">White on navy.</p>
<div class="wp-block-columns is-layout-flex"><div id="colored" class="wp-block-column has-background" style="flex-basis:66.66%;background-color:#eeeeee"><p>In a column with a color.</p></div><div id="beside" class="wp-block-column" style="flex-basis:33.33%"><p>Beside it.</p></div></div>`;

const plain = `<p>Above the line.</p><hr class="wp-block-separator"><dl><dt>Sash</dt><dd>The part that moves</dd></dl><address>Main Street</address><p><cite>A homeowner</cite></p>
<ul><li>one<ul><li>two</li></ul></li></ul>
<ol>${Array.from({ length: 11 }, (_, index) => `<li>${index === 10 ? `eleven<ol id="inner">${"<li>in it</li>".repeat(12)}</ol>` : "step"}</li>`).join("")}</ol>
<h2 id="second">A second heading</h2><p>Its text.</p><h3 id="third">A third one</h3><p>Area: <math display="block"><mfrac><mn>1</mn><mn>2</mn></mfrac></math> square feet.</p>`;

const cells = ["Style", "Glass", "Opening", "Warranty", "Installation", "Colors", "Estimate"];
const table = `<figure class="wp-block-table"><table><thead><tr>${cells.map((cell) => `<th>${cell}</th>`).join("")}</tr></thead><tbody><tr>${["Casement", "Triple", "Outward", "Lifetime", "Included", "Fourteen", "Tuesday"].map((cell) => `<td>${cell}</td>`).join("")}</tr></tbody></table></figure>`;

const accordion = `<div class="wp-block-accordion"><div class="wp-block-accordion-item"><h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">How long does it take?</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><div role="region" class="wp-block-accordion-panel" inert><p>One day.</p></div></div></div>`;

const item = (id: number, type: Item["type"], slug: string, title: string, content: string): Item => ({
  id,
  type,
  slug,
  title,
  content,
  date: `2026-03-${String(id).padStart(2, "0")}T09:00:00`,
});

const library: Library = {
  title: "Sample",
  author: { id: 1, name: "Pat Sample", slug: "pat" },
  terms: [],
  media: [],
  items: [
    item(1, "post", "wide", "Wide things", wide),
    item(2, "post", "blocks", "Blocks", cover + oldCover + row + oldGallery + gallery + uneven + pairs),
    item(3, "post", "plain", "Plain things", plain + table),
    item(
      4,
      "page",
      "prices",
      "Our prices",
      `<p>Words first.</p><h1>What a window costs</h1>${table}${plain}${accordion}`,
    ),
    item(6, "post", "beside", "Side by side", beside),
    item(5, "page", "wide-page", "A wide page", wide + gallery + edges),
  ],
};

let upstream: Upstream;
let site: Site;
test.beforeAll(async () => {
  upstream = await startLibrary(library);
  site = await startSite({ env: { WORDPRESS_URL: upstream.url, WORDPRESS_SAMPLES: "off" } });
});
test.afterAll(async () => {
  await site.stop();
  await upstream.close();
});

const style = (page: Page, selector: string, name: string): Promise<string> =>
  page.locator(selector).evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Elements of the text that are cut off or stand out at the side of the screen; what scrolls by itself may be wide. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll("article *, .wp-page *")]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !scrolls(element.parentElement))
      .map((element) => element.outerHTML.slice(0, 80));
  });

/** Words of a table or a row that stand on more than one line. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.locator("th, td, #row-left").evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length > 1 ? (cell.textContent ?? "") : [];
    }),
  );

test("on a phone nothing is wider than the screen, and tables scroll and break no words [W12, W17]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/blog/wide", "/blog/blocks", "/blog/plain", "/prices", "/wide-page"]) {
    await page.goto(site.url + path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
    expect(await tooWide(page), path).toEqual([]);
    expect(await brokenWords(page), path).toEqual([]);
  }
  const [picture, around] = [await boxOf(page, "#edges"), await boxOf(page, "#frame")];
  expect([picture.x, picture.right]).toEqual([around.x, around.right]);
  const frame = page.locator(".wp-block-table");
  for (const path of ["/blog/plain", "/prices"]) {
    await page.goto(site.url + path);
    expect(await frame.evaluate((element) => element.scrollWidth > element.clientWidth), path).toBe(true);
    await expectAccessible(page);
  }
});

test("covers, rows and galleries of a post are laid out, captions stand below their pictures, and colors come in pairs [W15, R26]", async ({
  page,
}) => {
  await page.goto(`${site.url}/blog/blocks`);
  const place = ".wp-block-cover__image-background";
  expect(await style(page, place, "background-image")).toContain("/wp-content/uploads/2026/11/fixed.jpg");
  const [behind, whole] = [await boxOf(page, place), await boxOf(page, ".wp-block-cover.has-parallax")];
  expect([behind.width, behind.height]).toEqual([whole.width, whole.height]);
  expect(await style(page, "#on-cover", "color")).toBe("rgb(255, 255, 255)");
  expect((await boxOf(page, "#old-cover")).x).toBeLessThan(whole.x + 60);
  expect(await style(page, "#old-cover", "text-align")).toBe("start");
  const [left, right] = [await boxOf(page, "#row-left"), await boxOf(page, "#row-right")];
  expect(left.y).toBe(right.y);
  expect(right.x).toBeGreaterThan(left.right + 100);
  expect(await style(page, "#old ul", "list-style-type")).toBe("none");
  const [one, two] = [await boxOf(page, "#old li:first-child"), await boxOf(page, "#old li:last-child")];
  expect(two.y).toBe(one.y);
  expect(two.x).toBeGreaterThan(one.right - 1);
  const [caption, third] = [
    await boxOf(page, "#new > :first-child figcaption"),
    await boxOf(page, "#new > :last-child"),
  ];
  const above = await boxOf(page, "#new > :first-child img");
  expect(caption.y).toBeGreaterThanOrEqual(above.bottom - 1);
  expect(caption.bottom).toBeLessThanOrEqual(third.y);
  const [tall, beside] = [
    await boxOf(page, "#uneven > :first-child img"),
    await boxOf(page, "#uneven > :nth-child(2) img"),
  ];
  expect([beside.y, beside.height]).toEqual([tall.y, tall.height]);
  expect((await boxOf(page, "#uneven > figcaption")).y).toBeGreaterThanOrEqual(beside.bottom);
  expect(await style(page, "#pair", "background-color")).toBe("rgba(0, 0, 0, 0)");
  expect(await style(page, "#own-pair", "background-color")).toBe("rgb(11, 34, 57)");
  expect(await style(page, "#own-pair", "color")).toBe("rgb(255, 255, 255)");
  expect(Number.parseFloat(await style(page, "#colored", "padding-left"))).toBeGreaterThanOrEqual(16);
  expect((await boxOf(page, "#beside")).y).toBe((await boxOf(page, "#colored")).y);
});

test("pictures that lead somewhere stand in line, nothing wide is squeezed beside a picture, icons stay in their line", async ({
  page,
}) => {
  await page.goto(`${site.url}/blog/beside`);
  for (const id of ["#linked", "#told"]) {
    const [first, last] = [await boxOf(page, `${id} li:first-child img`), await boxOf(page, `${id} li:last-child img`)];
    expect([last.y, last.height], id).toEqual([first.y, first.height]);
  }
  const side = await boxOf(page, ".alignleft");
  expect((await boxOf(page, "#below")).y).toBeGreaterThanOrEqual(side.bottom);
  expect((await boxOf(page, "#in-line")).height).toBeLessThan(60);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await boxOf(page, "#media")).bottom).toBeLessThanOrEqual((await boxOf(page, "#media-words")).y);
});

for (const path of ["/blog/plain", "/prices"])
  test(`plain elements on ${path} look like what they are [W18, R26]`, async ({ page }) => {
    await page.goto(site.url + path);
    const text = path === "/prices" ? ".wp-page" : "article";
    expect((await boxOf(page, `${text} hr`)).height).toBeGreaterThanOrEqual(1);
    expect(await style(page, `${text} hr`, "border-top-style")).toBe("solid");
    const [term, meaning] = [await boxOf(page, `${text} dt`), await boxOf(page, `${text} dd`)];
    expect(meaning.x).toBeGreaterThan(term.x + 20);
    expect(Number(await style(page, `${text} dt`, "font-weight"))).toBeGreaterThanOrEqual(600);
    for (const name of ["address", "cite"]) expect(await style(page, `${text} ${name}`, "font-style")).toBe("italic");
    expect(await style(page, `${text} ul ul`, "list-style-type")).toBe("circle");
    // "12." is 1.6 letters wide, and the marker stands outside of its item.
    const size = Number.parseFloat(await style(page, "#inner", "font-size"));
    expect(Number.parseFloat(await style(page, "#inner", "padding-left"))).toBeGreaterThanOrEqual(1.8 * size);
    const [second, third] = await Promise.all(
      ["#second", "#third"].map(async (id) => Number.parseFloat(await style(page, id, "font-size"))),
    );
    expect(second).toBeGreaterThan(third ?? 0);
    expect(Number.parseFloat(await style(page, "#third", "margin-top"))).toBeGreaterThan(10);
    await expect(page.locator(text).getByText("1/2")).toBeVisible();
  });

test("a page keeps its title where its text has another h1, and its accordion opens [W14, W18]", async ({ page }) => {
  await page.goto(`${site.url}/prices`);
  await expect(page.getByRole("heading", { level: 1, name: "Our prices" })).toBeVisible();
  await expect(page.getByText("One day.")).toBeHidden();
  await page.getByText("How long does it take?").click();
  await expect(page.getByText("One day.")).toBeVisible();
});
