import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "./tools/chromium.ts";

/** Chromium without windows, which Playwright takes too where it may download: a sixth less CPU for the same pages. It has
 * no back/forward cache and no icon of the site. */
const headlessShell = "/usr/bin/chromium-headless-shell";
const executablePath = existsSync(headlessShell) ? headlessShell : findChromium();

/** Chromium's last switch of a name counts, so Playwright's own stand here again. The two omnibox pages, which every new
 * window would load beside the page, cost more than most pages of the site: 0.6 s of CPU. */
const switchedOff = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  // A process for the next page of another site: none follows.
  "SpareRendererForSitePerProcess",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** In this run every script of the application comes ten seconds late. Left out are journeys that have nothing to do with
 * them, and those of what only the application does: until it is there the browser sends forms by itself. */
const isLate = process.env.SCRIPTS === "late";
const leftOut =
  /(?:office|banner|start|crawl|budgets|pictures|seo|smoke|visit|without-script|quote-failures|provider)[^/]*$/;

export default defineConfig<{ scriptDelay: number }>({
  testDir: "tests",
  testMatch: "**/*.journey.ts",
  testIgnore: isLate ? leftOut : [],
  grepInvert: isLate ? /@usual/ : [],
  globalSetup: "./tests/support/setup/global-setup.ts",
  fullyParallel: true,
  // Two more than the cores that it is made for: each waits for its page or its server now and then. With three the cores
  // rest a tenth of the time.
  workers: 4,
  timeout: isLate ? 180_000 : 150_000,
  // A busy machine draws slowly; what a test waits for is never timed closer than this.
  expect: { timeout: isLate ? 60_000 : 30_000 },
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    scriptDelay: isLate ? 10_000 : 0,
    viewport: { width: 1440, height: 900 },
    // Recording costs a third of the work.
    trace: process.env.CI ? "on-first-retry" : "retain-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // An error that Playwright's or axe's script catches makes V8 parse the whole script once more to say where it was:
      // a fifteenth of the work, unless the places are noted when it is parsed first. No page lives long enough to win by
      // compilers that optimize, nor by a process that draws for all of them: a fifth.
      args: [
        ...chromiumArgs,
        "--js-flags=--no-enable-lazy-source-positions --no-maglev --no-turbofan",
        "--in-process-gpu",
        // The pages of a worker, which come one after another, share what the process has compiled.
        "--renderer-process-limit=1",
        // It doesn't measure the network, for which it would load pictures far below the fold: as visitors' on 4G.
        "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
        `--disable-features=${switchedOff.join(",")}`,
      ],
    },
  },
});
