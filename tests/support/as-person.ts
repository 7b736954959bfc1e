import type { Page } from "@playwright/test";

/** Has pages take this browser for a person's: what programs do is not counted. */
export const asPerson = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false }));
