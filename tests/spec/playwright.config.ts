import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";

const wsEndpoint = process.env.SHARED_BROWSER;

/** The journeys on a changed copy: most shall fail, and soon. */
export default defineConfig({
  ...base,
  testDir: "..",
  globalSetup: "./global-setup.ts",
  // Most of the time goes by in waiting for what won't come.
  workers: 3,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  retries: 0,
  reporter: [["json", { outputFile: "../../test-results/audit.json" }]],
  use: {
    ...base.use,
    ...(wsEndpoint ? { connectOptions: { wsEndpoint } } : {}),
    trace: "off",
    actionTimeout: 6_000,
    navigationTimeout: 15_000,
  },
});
