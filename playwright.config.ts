import { defineConfig } from "@playwright/test";
import { findChromium } from "./tests/support/chromium.ts";

const executablePath = findChromium();

export default defineConfig({
  testDir: "tests",
  testMatch: "*.journey.ts",
  globalSetup: "./tests/support/global-setup.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    viewport: { width: 1440, height: 900 },
    trace: "retain-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
