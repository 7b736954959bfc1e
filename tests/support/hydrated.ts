import { expect, type Locator } from "@playwright/test";

/** Waits until React listens to an element itself. */
export const untilHydrated = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((each) => Object.keys(each).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
