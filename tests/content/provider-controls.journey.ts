import type { Locator, Page } from "@playwright/test";
import { addresses } from "../../tools/wordpress/addresses.ts";
import { startRecorded } from "../support/servers/recorded-wordpress.ts";
import { expect, ready, startSite, test } from "../support/servers/site.ts";
import { isFullSweep } from "../support/sweep.ts";

/** What a visitor can press or fill in, in HTML that came from WordPress: crumbs and neighbors of a post are ours. */
const controls = ["a[href]", "area", "button", "input", "select", "textarea", "summary", "[role=button]", "[tabindex]"]
  .flatMap((control) => [`.wp-page ${control}`, `article:has(h1) > div ${control}`])
  .join(", ");

/** Everything that a press may change. */
const readState = (page: Page): Promise<string> =>
  page
    .evaluate(() => {
      const open = document.querySelectorAll("details[open]").length;
      return JSON.stringify([location.href, scrollY, open, document.querySelector("main")?.textContent]);
    })
    .catch(() => "another document comes");

/** The page that a press has led to is one, also for who comes there first. */
async function expectArrived(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/not (available|found)/i);
  const { href, hash } = new URL(page.url());
  if (href.includes("#")) await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)).toHaveCount(1);
  expect((await page.request.get(href)).status(), href).toBe(200);
}

/** What controls that are alike have in common: what they are, and where they lead. */
function describeKind(html: string): string {
  const [tag = ""] = /^<[^>]*>/.exec(html) ?? [];
  const href = /\bhref="([^"]*)"/.exec(tag)?.[1] ?? "";
  const leadsTo = href.startsWith("#") ? "#" : href.replace(/^([a-z]+:)?.*?(\?|#|\.\w+$|$).*$/s, "$1$2");
  return [/^<\w+/.exec(tag)?.[0], leadsTo, /\b(?:target|type|role)="[^"]*"/.exec(tag)?.[0]].join(" ");
}
/** As many of a kind are pressed, or each with SWEEP=all. */
const mostAlike = isFullSweep ? Number.POSITIVE_INFINITY : 3;

/** Presses a control. @returns its kind */
async function press(page: Page, control: Locator): Promise<string> {
  const { kind, href, isNewTab } = await control.evaluate((element) => ({
    kind: element.localName,
    href: element.getAttribute("href") ?? "",
    isNewTab: element.getAttribute("target") === "_blank",
  }));
  if (/^(tel|mailto|sms):./.test(href)) return kind;
  // A form is sent filled in, by its button and by the key.
  const field = control.locator("xpath=ancestor::form").getByRole("searchbox");
  const isForm = (await field.count()) > 0;
  if (isForm) await field.fill("umlaut");
  const [before, left] = [await readState(page), page.url()];
  const isSelf = href !== "" && new URL(href, page.url()).href === page.url();
  const tab = isNewTab ? page.waitForEvent("popup") : undefined;
  if (kind === "input") await control.press("Enter");
  else await control.click();
  if (tab) {
    await tab;
    return kind;
  }
  if (!isSelf)
    await expect.poll(() => readState(page), { message: `a ${kind} does nothing: ${href}` }).not.toBe(before);
  if (isForm) {
    // A press may scroll long before the document that it asks for is there, and that one starts by itself.
    await page.waitForURL((url) => url.href !== left);
    await ready(page);
  }
  if (page.url().startsWith("http://localhost")) await expectArrived(page);
  return kind;
}

test.use({ actionTimeout: 20_000 });

test("every control in every page of a recorded WordPress does something when it is pressed", async ({ page }) => {
  test.setTimeout(300_000);
  const upstream = await startRecorded();
  const site = await startSite({ env: { WORDPRESS_URL: upstream.url, WORDPRESS_SAMPLES: "off" } });
  // Other websites are there, and pictures are what they are.
  await page.route(
    (url) => url.origin !== new URL(site.url).origin,
    (route) => route.fulfill({ contentType: "text/html", body: "<h1>Elsewhere</h1>" }),
  );
  const seen = new Set<string>();
  const kinds = new Map<string, number>();
  const alikeCounts = new Map<string, number>();
  try {
    for (const path of Object.keys(addresses).filter((address) => !addresses[address]?.startsWith("> "))) {
      await page.goto(site.url + path);
      const found = await page.locator(controls).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
      for (const [index, html] of found.entries()) {
        const alike = alikeCounts.get(describeKind(html)) ?? 0;
        if (seen.has(html) || alike >= mostAlike) continue;
        seen.add(html);
        alikeCounts.set(describeKind(html), alike + 1);
        // Posts start with the first press; that one is another journey's.
        await page.goto(`${site.url}${path}${path.includes("?") ? "&" : "?"}start`);
        await ready(page);
        const kind = await test.step(`${path}: ${html.slice(0, 80)}`, () =>
          press(page, page.locator(controls).nth(index)));
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        // A script that is still on its way when the page is left would be told as an error.
        await page.waitForLoadState("networkidle");
      }
    }
    expect(kinds.get("a")).toBeGreaterThanOrEqual(isFullSweep ? 9 : 3);
    expect(kinds.get("input")).toBeGreaterThanOrEqual(1);
    expect(kinds.get("button")).toBeGreaterThanOrEqual(1);
    expect([...kinds.keys()].sort()).toEqual(["a", "button", "input"]);
  } finally {
    await site.stop();
    await upstream.close();
  }
});
