import type { ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { articles } from "@site/company/articles";
import { profile } from "@site/company/profile";
import { addressLine } from "@site/core/business/profile";
import { demoLibrary } from "@site/dev/fake-wordpress/demo-library";
import { expectAccessible } from "../support/axe.ts";
import { coveredByDock } from "../support/dock.ts";
import { hold } from "../support/hold.ts";
import { payloads } from "../support/script-payloads.ts";
import { expect, ready, type Site, startSite, test } from "../support/servers/site.ts";
import { startLibrary, startUpstream, type Upstream } from "../support/servers/upstream.ts";

test("a post shows its picture, title, author, dates, categories, excerpt, text and tags at both addresses [B-26, B-27, J-01, J-06, J-07, J-08, J-09, J-10, J-11, J-12, J-13, J-14]", async ({
  page,
}) => {
  for (const path of ["/blog/why-windows-fog-up", "/post/why-windows-fog-up"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    const article = page.getByRole("article");
    await expect(article.getByRole("heading", { level: 1 })).toHaveText(
      "Why windows fog up, and when that’s a problem",
    );
    await expect(article.getByRole("img", { name: "Drawing of a double-hung window" })).toBeVisible();
    await expect(article).toContainText("By Pat Sample");
    await expect(article).toContainText("Published October 19, 2026");
    await expect(article.getByRole("list", { name: "Categories" })).toHaveText("Windows");
    await expect(article.locator("[data-excerpt]")).toContainText("three places, three different meanings");
    await expect(article).toContainText("the seal has failed");
    await expect(article.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
      "winter",
      "energy",
      "double hung",
    ]);
    await expect(article).toContainText("Last updated October 19, 2026");
    await expect(page).toHaveTitle(/^Why windows fog up/);
  }
  await expectAccessible(page);
});

test("/blog lists the provider's posts beside our own and leads to them without loading a document", async ({
  page,
}) => {
  await page.goto("/blog");
  await ready(page);
  await expect(page.getByRole("article")).toHaveCount(articles.length + 6);
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await page.getByRole("link", { name: "Read More: Where grab bars belong, measured on a real person" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where grab bars belong, measured on a real person");
  await expect(page.locator("body[data-same]")).toBeAttached();
});

test("an article of ours stands in when the provider has no such post", async ({ page }) => {
  const [article] = articles;
  await page.goto(`/post/${article?.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(article?.title ?? "");
});

test("a builder's page brings its styles and scripts, one after another [I-02, I-07, I-08, I-17]", async ({ page }) => {
  const loaded: string[] = [];
  page.on("requestfinished", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto("/blog");
  await ready(page);
  await page.evaluate(() => {
    history.pushState({}, "", "/project-steps");
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("From first call to last nail & beyond");
  await expect(page.locator("[data-started]")).toHaveAttribute("data-started", "768");
  const assets = loaded.filter((path) => /\/(style|config)\/|wp-includes|plugins/.test(path));
  expect(assets.map((path) => path.replace(/[0-9a-f]{12}/, "hash"))).toEqual([
    ...Array.from({ length: 3 }, () => "/api/wordpress/elementor/style/project-steps/hash.css"),
    "/wp-includes/js/jquery/jquery.min.js",
    "/api/wordpress/elementor/config/project-steps.js",
    "/wp-content/plugins/elementor/assets/js/frontend.min.js",
  ]);
  const card = page.locator(".elementor-card").first();
  await expect(card).toHaveCSS("border-radius", "12px");
  await expect(card.getByText("listens and measures")).toBeHidden();
  await card.getByRole("button", { name: "Look and measure" }).click();
  await expect(card.getByText("listens and measures")).toBeVisible();
  await expect(page).toHaveTitle(/^From first call to last nail & beyond/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /Four steps of a project/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /From first call to last nail/);
});

test("a builder's sheet is asked for when the one before it has come [I-08]", async ({ page }) => {
  await page.goto("/blog");
  await ready(page);
  const release = await hold(page, "**/elementor/style/**");
  const first = page.waitForRequest("**/elementor/style/**");
  await page.evaluate(() => {
    history.pushState({}, "", "/project-steps");
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  });
  await first;
  await expect(page.locator("link[data-content]")).toHaveCount(1);
  release();
  await expect(page.locator("link[data-content]")).toHaveCount(3);
});

test("a builder's script is asked for when the one before it has come [I-08]", async ({ page }) => {
  const release = await hold(page, "**/jquery.min.js");
  const first = page.waitForRequest("**/jquery.min.js");
  await page.goto("/project-steps");
  await first;
  await expect(page.locator("script[data-content]")).toHaveCount(1);
  release();
  await expect(page.locator("script[data-content]")).toHaveCount(3);
});

/** Styles of the shell that a page of the provider tries to change. */
const shellStyles = `(() => {
  const read = (selector, ...names) => names.map((name) => getComputedStyle(document.querySelector(selector))[name]).join();
  return [read("body", "backgroundColor", "letterSpacing", "lineHeight", "padding"), read("header", "display", "backgroundColor"),
    read("header a", "color"), read("h1", "fontStyle", "fontFamily", "color")];
})()`;

test("the shell keeps its looks on a builder's page, and nothing of the page is left behind [I-11]", async ({
  page,
}) => {
  await page.goto("/our-crew");
  await page.addStyleTag({ content: ".wp-page{display:none}" });
  const before = await page.evaluate(shellStyles);
  await page.goto("/project-steps");
  await expect(page.locator("[data-started]")).toBeAttached();
  expect(await page.evaluate(shellStyles)).toEqual(before);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("link", { name: "Read the guide to a warmer house" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A guide to a warmer house");
  await expect(page.locator('script[data-content], [href*="project-steps"]')).toHaveCount(0);
  await expect(page.locator("style[data-content]")).not.toContainText("elementor-card");
  await page.getByRole("link", { name: "About", exact: true }).first().click();
  await expect(page.locator("link[data-content], style[data-content], script[data-content]")).toHaveCount(0);
});

test("a page of the provider has a footer of its own: another phone, Albany, service, counties, social networks [G-20, G-21, G-22, G-23, G-24, G-25, I-17]", async ({
  page,
}) => {
  const response = await page.goto("/energy-guide");
  expect(response?.status()).toBe(200);
  const footer = page.getByRole("contentinfo");
  const { address, phone } = profile.secondLocation ?? { address: profile.showroom, phone: "" };
  await expect(footer).toContainText(addressLine(address));
  await expect(footer).toContainText("Albany, NY");
  await expect(footer.getByRole("link", { name: phone })).toHaveAttribute("href", /^tel:\+1518/);
  await expect(footer.getByRole("link", { name: /directions/i })).toHaveAttribute("href", /destination=[^&]*Albany/);
  await expect(footer.getByRole("link", { name: /service/i })).toHaveCount(2);
  for (const link of await footer.getByRole("link", { name: /service/i }).all())
    await expect(link).toHaveAttribute("href", "/service-request");
  for (const county of ["Oneida", "Herkimer", "Lewis", "Otsego"])
    await expect(footer.getByRole("link", { name: `${county} County` })).toHaveAttribute(
      "href",
      `/category/${county.toLowerCase()}-county`,
    );
  for (const { label, url } of profile.social)
    await expect(footer.getByRole("link", { name: label })).toHaveAttribute("href", url);
  await expect(footer.getByRole("link", { name: /Show map/ })).toHaveCount(0);
  expect(await coveredByDock(page), "behind the chat's launchers").toEqual([]);
  await expectAccessible(page);
});

test("links inside content are followed without loading a document, entities are decoded once", async ({ page }) => {
  await page.goto("/energy-guide");
  await ready(page);
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await page.getByRole("link", { name: "our crew" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our crew");
  await expect(page.locator("body[data-same]")).toBeAttached();
  expect((await page.goto("/apprentices"))?.status()).toBe(200);
});

for (const [path, title, text, link] of [
  ["/no-such-page", "Content Not Available", "Unable to load page from WordPress.", "Return Home"],
  ["/empty-page", "Content Not Available", "Unable to load page from WordPress.", "Return Home"],
  ["/for-customers", "Content Not Available", "Unable to load page from WordPress.", "Return Home"],
  [
    "/blog/no-such-post",
    "Post Not Available",
    "We're having trouble loading this blog post content from WordPress. Please try again later.",
    "Return to Home",
  ],
] as const) {
  test(`${path} says what is not available and leads home [B-28, I-04, I-05, I-06, J-03, J-04, J-05]`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole("link", { name: link })).toHaveAttribute("href", "/");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expectAccessible(page);
  });
}

/** Opens a page by navigation inside the application, so that the browser does the loading. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.goto("/contact");
  await ready(page);
  await page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);
}

const json = (body: unknown, status = 200) => ({ status, contentType: "application/json", body: JSON.stringify(body) });

test("while a page or post is on its way a skeleton stands in its place [I-01, J-02]", async ({ page }) => {
  for (const [path, url] of [
    ["/energy-guide", "**/api/wordpress/elementor/energy-guide"],
    ["/blog/why-windows-fog-up", "**/api/wordpress/post/**"],
  ] as const) {
    const release = await hold(page, url);
    await navigate(page, path);
    await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/warmer house|fog up/);
  }
});

test("a post that could not be asked for when its link was touched is asked for when it is opened [R-15]", async ({
  page,
}) => {
  let isOffline = true;
  let refused = 0;
  await page.route("**/api/wordpress/post/**", (route) => {
    if (!isOffline) return route.continue();
    refused += 1;
    return route.abort();
  });
  await page.goto("/blog?start");
  await ready(page);
  const link = page.locator('main a[href="/blog/why-windows-fog-up"]').first();
  await link.dispatchEvent("pointerdown");
  await expect.poll(() => refused).toBe(1);
  isOffline = false;
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/fog up/);
});

test("blocks are asked for only when the rich request has ended without a result [I-03, R-12, R-13, R-14, T-04]", async ({
  page,
}) => {
  const asked: string[] = [];
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  await page.route("**/api/wordpress/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(`${pathname} started`);
    if (pathname.includes("/elementor/")) {
      await page.getByRole("status", { name: "Loading" }).waitFor();
      asked.push(`${pathname} ended`);
      return route.fulfill(json({ message: "x" }, 502));
    }
    return route.continue();
  });
  await navigate(page, "/energy-guide");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A guide to a warmer house");
  await expect(page.getByText("Warmth leaves a house by the easiest way.")).toBeVisible();
  await expect(page.locator(".wp-page")).toHaveCount(0);
  expect(asked).toEqual([
    "/api/wordpress/elementor/energy-guide started",
    "/api/wordpress/elementor/energy-guide ended",
    "/api/wordpress/blocks/energy-guide started",
  ]);
  expect(warnings).toContain("Elementor API error: 502");
  expect((await page.request.get("/api/wordpress/elementor/page/slug/energy-guide")).status()).toBe(200);
});

test("when both endpoints fail the page is looked up by GraphQL, and by REST when GraphQL says so [R-16, R-19, R-21]", async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route("**/api/wordpress/**", (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (pathname.endsWith("/pages")) return route.continue();
    const fallback = pathname.endsWith("/graphql") ? { fallback: "rest", details: "down" } : {};
    return route.fulfill(json({ message: "x", ...fallback }, 502));
  });
  await navigate(page, "/our-crew");
  await expect(page.getByText("You meet the crew lead before the work starts.")).toBeVisible();
  expect(asked.slice(-2)).toEqual(["/api/wordpress/graphql", "/api/wordpress/pages"]);
});

test("errors of the provider's scripts stay with them [I-09, I-10]", async ({ page }) => {
  await page.route("**/frontend.min.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('the provider is broken')" }),
  );
  await page.route("**/jquery.min.js", (route) => route.abort());
  await page.goto("/project-steps");
  await expect(page.locator("script[data-content]")).toHaveCount(3);
  await expect(page.getByText("listens and measures")).toBeVisible();
  // A script that its host lets us read tells its words and where it stands.
  const isKept = (filename: string) =>
    page.evaluate((name) => {
      const error = new ErrorEvent("error", { message: "It broke", filename: name, cancelable: true });
      dispatchEvent(error);
      return error.defaultPrevented;
    }, filename);
  const theirs = (await page.locator("script[data-content]").first().getAttribute("src")) ?? "";
  expect(await isKept(theirs)).toBe(true);
  expect(await isKept(new URL("/assets/app.js", page.url()).href)).toBe(false);
});

async function withSite(upstream: Upstream, run: (site: Site) => Promise<void>): Promise<void> {
  const site = await startSite({ env: { WORDPRESS_URL: upstream.url } });
  try {
    await run(site);
  } finally {
    await site.stop();
    await upstream.close();
  }
}

for (const [name, respond] of [
  ["hangs", () => {}],
  ["answers 500", (response: ServerResponse) => response.writeHead(500, { "content-type": "text/html" }).end("Oops")],
  ["answers 404", (response: ServerResponse) => response.writeHead(404, { "content-type": "text/html" }).end("")],
] as const) {
  test(`a provider that ${name} ends in the specified texts, and forms and catalogue work meanwhile`, async ({
    page,
  }) => {
    await withSite(await startUpstream((_request, response) => void respond(response)), async (site) => {
      const opening = page.goto(`${site.url}/energy-guide`);
      const quote = await fetch(`${site.url}/api/quotes`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name: "Content Journey", email: "content@example.com", serviceType: "doors" }),
      });
      expect(quote.status).toBe(201);
      expect((await fetch(`${site.url}/api/products/category/windows`)).status).toBe(200);
      const response = await opening;
      expect(response?.status()).toBe(503);
      await expect(page.getByText("Unable to load page from WordPress.")).toBeVisible();
      await page.goto(`${site.url}/blog/why-windows-fog-up`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post Not Available");
      expect((await page.goto(`${site.url}/blog/${articles[0]?.slug}`))?.status()).toBe(200);
    });
  });
}

/** Controls as themes and plug-ins print them. What a script or an own page of WordPress would answer leads nowhere. */
const controls = `<p><a href="/energy-guide/">A page</a> <a href="#prices">Prices</a> <a href="#gone">Gone</a> <a href="#">Menu</a>
<a href="/wp-login.php">Log in</a> <a href="javascript:open()">Open</a> <a href="/controls/?query-3-page=2">Next page</a>
<a href="tel:+13155550142">Call</a> <a href="/feed/">Feed</a> <a href="/?s=doors">Search for doors</a></p>
<div role="button" tabindex="0" aria-expanded="false">Tab</div><button onclick="go()">Go</button><select onchange="go()"><option>2026</select>
<details><summary>What does it cost?</summary><p id="prices">It depends.</p></details>
<form class="wpcf7" action="/contact/#wpcf7" method="post"><label>Name<input name="n"></label><label>Message<textarea name="m"></textarea></label><input type="submit" value="Send"></form>
<form role="search" method="get" class="wp-block-search" action="/"><input type="search" name="s"><button type="submit">Search</button></form>
<form id="commentform" action="/wp-comments-post.php"><textarea name="comment"></textarea><input type="submit"></form>`;

/** Presses everything in the content of a page: links lead to a page that is there, everything else does something. */
async function pressEverything(page: Page, url: string): Promise<void> {
  const content = page.locator(".wp-page, article").last();
  await page.goto(`${url}?start`);
  await ready(page);
  const links = content.locator("a:any-link");
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(targets.length).toBeGreaterThan(4);
  for (const target of new Set(targets)) {
    if (target.startsWith("/")) expect((await page.request.get(new URL(target, url).href)).status(), target).toBe(200);
    else if (target.startsWith("#")) await expect(page.locator(decodeURIComponent(target))).toBeAttached();
    else expect(target).toMatch(/^(https?|tel|mailto):/);
  }
  await expect(content.locator("select, textarea, [role=button], input:not(form[role=search] *)")).toHaveCount(0);
  for (const summary of await content.locator("summary").all()) {
    await summary.click();
    await expect(content.locator("details[open]")).toHaveCount(1);
  }
  await expect(content.locator("button:not(form[role=search] *)")).toHaveCount(0);
  const search = content.getByRole("search");
  await search.getByRole("searchbox").fill("doors");
  await search.getByRole("button").click();
  await expect(page).toHaveURL(/\/search\?q=doors$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/search/i);
}

test("a link that the server leads on arrives where it leads, and one that leads nowhere stays in the application", async ({
  page,
}) => {
  // The second part of a text that stands whole here: only the server knows.
  const content = '<p><a href="/our-crew/2/">More of the crew</a> and <a href="/no-such-page/">nobody</a></p>';
  const item = { id: 900, slug: "links", title: "Links", content, type: "page" as const, date: "2026-09-01T09:00:00" };
  const upstream = await startLibrary({ ...demoLibrary, items: [...demoLibrary.items, item] });
  await withSite(upstream, async (site) => {
    await page.goto(`${site.url}/links`);
    await ready(page);
    await page.evaluate(() => document.body.setAttribute("data-same", ""));
    await page.getByRole("link", { name: "nobody" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Content Not Available");
    await expect(page.locator("body[data-same]")).toBeAttached();
    await page.goBack();
    await page.getByRole("link", { name: "More of the crew" }).click();
    await expect(page).toHaveURL(`${site.url}/our-crew`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our crew");
  });
});

test("a link whose fragment has a bare percent sign opens its page", async ({ page }) => {
  const content = '<p><a href="/our-crew/#50%-off">The crew, 50 % off</a></p>';
  const item = { id: 901, slug: "offer", title: "Offer", content, type: "page" as const, date: "2026-09-01T09:00:00" };
  const upstream = await startLibrary({ ...demoLibrary, items: [...demoLibrary.items, item] });
  await withSite(upstream, async (site) => {
    await page.goto(`${site.url}/offer`);
    await ready(page);
    await page.getByRole("link", { name: "The crew, 50 % off" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our crew");
    expect(new URL(page.url()).hash).toBe("#50%-off");
  });
});

test("script in a provider's post never runs on our page, and no control in it is dead", async ({ page }) => {
  expect(payloads.length).toBeGreaterThanOrEqual(60);
  const content = `<h2>Start</h2>${payloads.join("\n")}<p>End</p>`;
  const item = { id: 900, slug: "payloads", title: "Payloads & <b>more</b>", content, date: "2026-09-01T09:00:00" };
  const items = [
    { ...item, type: "post" as const },
    { ...item, id: 901, slug: "payload-page", type: "page" as const },
    { ...item, id: 902, slug: "controls-post", title: "Controls of a post", content: controls, type: "post" as const },
    { ...item, id: 903, slug: "controls", title: "Controls", content: controls, type: "page" as const },
  ];
  const upstream = await startLibrary({ ...demoLibrary, items: [...demoLibrary.items, ...items] });
  await withSite(upstream, async (site) => {
    for (const path of ["/blog/payloads", "/payload-page"]) {
      await page.goto(`${site.url}${path}?start`);
      await ready(page);
      await expect(page.getByRole("heading", { name: "Start" })).toBeVisible();
      for (const target of await page.getByText(/^(hover|focus)$/).all()) await target.hover({ force: true });
      // A picture that fails after all of the content's own.
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            Object.assign(new Image(), { onerror: resolve, src: "/no-such-picture.png" });
          }),
      );
      expect(await page.evaluate(() => "ran" in window)).toBe(false);
    }
    for (const path of ["/blog/controls-post", "/controls"]) await pressEverything(page, `${site.url}${path}`);
  });
});
