import type { Page, Route } from "@playwright/test";

/** Holds the requests to an address until they are let go, so that a test sees what stands there meanwhile.
 * @returns lets them go, and all that come after */
export async function hold(
  page: Page,
  address: string | RegExp,
  go: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await go(route);
  });
  return release;
}
