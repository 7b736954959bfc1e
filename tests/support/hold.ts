import type { Page, Route } from "@playwright/test";

/** Holds the requests to an address until they are let go, so that a test sees what stands there meanwhile.
 * @returns lets them go, and all that come after */
export async function hold(
  page: Page,
  address: string | RegExp,
  go: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await go(route);
  });
  return release;
}

/** Keeps the application's scripts on their way. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, "**/assets/*.js");
