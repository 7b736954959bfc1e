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
  // The browser reports a frame's movements after the frame.
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      return window.shifts;
    });
}
