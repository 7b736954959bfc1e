import { chromium } from "@playwright/test";
import { buildWebIfNeeded } from "@site/web/built-site";
import base from "../../playwright.config.ts";
import { startSite } from "../support/servers/site.ts";

/** The built site, one server and one browser for all workers: in an audit nearly every test ends its worker. */
export default async function setUp(): Promise<() => Promise<void>> {
  await buildWebIfNeeded();
  const site = await startSite();
  const browser = await chromium.launchServer(base.use?.launchOptions);
  process.env.SHARED_SITE = JSON.stringify(site);
  process.env.SHARED_BROWSER = browser.wsEndpoint();
  return async () => {
    await browser.close();
    await site.stop();
  };
}
