import type { Page } from "@playwright/test";

/** An entry of the kind `layout-shift`, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Notes what moves in the page from now on, but for the few letters of a label that has changed itself.
 * @param alsoOnInput counts what moves right after an input, too, which the browser's own score forgives */
export async function watchShifts(
  page: Page,
  { alsoOnInput }: { alsoOnInput: boolean },
): Promise<() => Promise<string[]>> {
  await page.evaluate((isStrict) => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput = false, sources = [] }: Partial<LayoutShift> = entry;
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40));
        if (value > 0.005 && (isStrict || !hadRecentInput)) window.shifts.push(`${value}: ${moved.join(" | ")}`);
      }
    }).observe({ type: "layout-shift" });
  }, alsoOnInput);
  return async () => {
    await painted(page);
    return page.evaluate(() => window.shifts);
  };
}

/** Waits until what stands in the page now was drawn: the browser reports a frame's movements, and what came into view,
 * after the frame. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
