import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { listenLocally } from "@site/core/listen-locally";
import { readSettings } from "@site/core/settings";
import { createSiteServer } from "@site/dev/server/server";
import { siteServer } from "@site/dev/server/site";
import { buildWebIfNeeded, webRoot } from "@site/web/built-site";
import { chromiumArgs, ensureChromium } from "../chromium.ts";

const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });

export const newPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Makes a page as slow as on a middling phone and slow 4G, in Chromium itself. @returns a session to send taps with */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return session;
}

/** Serves the built pages, without an API. @returns their origin, and what ends it */
export async function serveBuiltSite(): Promise<{ origin: string; close: () => void }> {
  await buildWebIfNeeded();
  const site = siteServer(readSettings({}), webRoot, async () => {
    throw new Error("All measured pages were built.");
  });
  const server = createSiteServer([], site);
  const origin = await listenLocally(server);
  function close(): void {
    server.close();
    server.closeAllConnections();
  }
  return { origin, close };
}
