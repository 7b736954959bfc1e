import { expect, test } from "@playwright/test";
import { sanitize } from "@site/wordpress/clean/sanitize";
import { extractPage } from "@site/wordpress/pages/extract-page";
import type { Provider } from "@site/wordpress/provider";
import { payloads, run } from "../support/script-payloads.ts";

const provider: Provider = { base: new URL("https://cms.example.com/"), assetOrigins: [], hasScripts: true };

/** Runs in the browser: puts content into the page in three ways and does to it what a visitor could do. */
async function provoke(content: string): Promise<boolean> {
  const parsed = document.createElement("div");
  parsed.innerHTML = content;
  document.body.append(parsed);
  // Read a second time from its own serialisation, which is where mutations appear.
  const again = document.createElement("div");
  again.innerHTML = parsed.innerHTML;
  document.body.append(again);
  document.body.insertAdjacentHTML("beforeend", `<div>${content}</div>`);
  for (const element of document.body.querySelectorAll("div *")) {
    for (const type of ["mouseover", "pointerenter", "focus", "input", "toggle"])
      element.dispatchEvent(new Event(type));
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    if (element instanceof HTMLElement) element.focus();
  }
  // A picture that fails after all of the content's own.
  await new Promise((resolve) => {
    Object.assign(new Image(), { onerror: resolve, src: "/last.png" });
  });
  return "ran" in window || document.querySelector("script, object, embed, base, meta, link") !== null;
}

test(`${payloads.length} ways to smuggle script into content run nothing and load nothing from elsewhere`, async ({
  page,
}) => {
  test.setTimeout(120_000);
  expect(payloads.length).toBeGreaterThanOrEqual(60);
  const foreign: string[] = [];
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await page.route("**/*", (route) => {
    const { protocol, hostname } = new URL(route.request().url());
    if (hostname.includes("evil")) foreign.push(route.request().url());
    if (protocol === "data:") return route.continue();
    return hostname === "site.test"
      ? route.fulfill({ contentType: "text/html", body: "<body></body>" })
      : route.abort();
  });
  await page.addInitScript(() => {
    // Leaving the page by a plain link or form is no script; a javascript: address is, and is not stopped here.
    document.addEventListener("submit", (event) => event.preventDefault());
    document.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("a[href^=http]")) event.preventDefault();
    });
  });
  const controls = [
    `<img src=x onerror="${run}">`,
    `<a href="javascript:${run}">x</a>`,
    `<p onmouseover="${run}">x</p>`,
  ];
  for (const raw of controls) {
    await page.goto("https://site.test/");
    await expect.poll(() => page.evaluate(provoke, raw), `the probe notices ${raw}`).toBe(true);
  }
  for (const payload of payloads) {
    const extracted = extractPage(provider, {
      slug: "x",
      html: `<body><main><p>text</p>${payload}</main></body>`,
      base: provider.base,
    });
    for (const safe of [sanitize(provider, payload), extracted?.html ?? ""]) {
      await page.goto("https://site.test/");
      expect(await page.evaluate(provoke, safe), `${payload}\nbecame\n${safe}`).toBe(false);
    }
  }
  expect(foreign).toEqual([]);
  expect(dialogs).toEqual([]);
});
