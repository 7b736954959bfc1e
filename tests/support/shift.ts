import type { Page } from "@playwright/test";

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Notes what moves in the page from now on, also right after an input, which the browser's own score forgives; not the
 * few letters of a label that itself has changed. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = "sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName,
        );
        if ("value" in entry && Number(entry.value) > 0.005) window.shifts.push(`${entry.value}: ${moved.join(" ")}`);
      }
    }).observe({ type: "layout-shift" });
  });
  // The browser reports a frame's movements after the frame.
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      return window.shifts;
    });
}
