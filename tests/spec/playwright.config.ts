import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";

/** The journeys on a changed copy: most shall fail, and soon. */
export default defineConfig({
  ...base,
  testDir: "..",
  globalSetup: "../support/global-setup.ts",
  timeout: 30_000,
  expect: { timeout: 5_000 },
  retries: 0,
  reporter: [["json", { outputFile: "../../test-results/audit.json" }]],
  use: { ...base.use, trace: "off", actionTimeout: 6_000, navigationTimeout: 15_000 },
});
