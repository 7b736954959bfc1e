// `npm run bench -- tap [rounds] [kind]`: taps on a slow phone (CPU / 4, 150 ms, 1.6 Mbit/s, in Chromium itself) at the first
// paint and half a second, one and two seconds later. Medians of the time until the answer is drawn, beside a button of
// the browser's own on the same page without scripts, and how far the page moved afterwards.
import type { Page } from "@playwright/test";
import { median } from "@site/core/office/reports/median";
import { launchBrowser, newPhone, serveBuiltSite, slowDown } from "./slow-phone.ts";
import { type Control, getControls, plainControl } from "./tap-controls.ts";

const rounds = Number(process.argv[2] ?? 5);
const wanted = process.argv[3];
const moments = [0, 500, 1000, 2000];
/** An answer later than this is none, ms. */
const timeoutMs = 12_000;

interface Answer {
  ms: number;
  shift: number;
  /** Longest of the tap's events until the next picture, as the browser counts them. */
  event: number;
}

declare global {
  interface Window {
    /** Written in the page: where to tap, when the tap came and when its answer was drawn. */
    tap: { at?: { x: number; y: number }; start?: number; end?: number; shift: number; event: number };
  }
}

/** Runs in the page, before anything of it: finds the control when its moment comes, and watches for the answer. */
function watch({ control, answer, moment }: { control: string; answer: string; moment: number }): void {
  const tap: Window["tap"] = { shift: 0, event: 0 };
  window.tap = tap;
  const isShown = (element: Element): boolean => {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isVisible && width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  };
  const find = (selector: string) =>
    [...document.querySelectorAll(selector)].find((each) => each.checkVisibility({ visibilityProperty: true }));
  function place(): void {
    const element = find(control);
    if (!element) return void requestAnimationFrame(place);
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 80 || bottom > innerHeight - 80) element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    tap.at = { x: x + width / 2, y: y + Math.min(height / 2, 20) };
  }
  function look(): void {
    const element = [...document.querySelectorAll(answer)].find(isShown);
    if (!element) return void requestAnimationFrame(look);
    // The frame that shows it comes after this one's callbacks.
    requestAnimationFrame(() => {
      tap.end = performance.now();
    });
  }
  addEventListener(
    "touchstart",
    (event) => {
      tap.start ??= event.timeStamp;
      look();
    },
    { capture: true, passive: true, once: true },
  );
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName("first-contentful-paint");
    if (paint) setTimeout(place, Math.max(0, paint.startTime + moment - performance.now()));
  }).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("value" in entry && tap.start !== undefined && entry.startTime > tap.start) tap.shift += Number(entry.value);
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tap.event = Math.max(tap.event, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function tapOnce(page: Page, url: string, control: Control, moment: number): Promise<Answer> {
  const session = await slowDown(page);
  await page.addInitScript(watch, { control: control.tap, answer: control.answer, moment });
  await page.goto(url, { waitUntil: "commit" });
  const at = await (await page.waitForFunction(() => window.tap?.at, undefined, { polling: "raf" })).jsonValue();
  if (!at) throw new Error(`${control.name}: nothing to tap`);
  const touchPoints = [at];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForFunction(() => window.tap?.end !== undefined, undefined, { timeout: timeoutMs }).catch(() => {});
  // What moves because of the tap has moved by then, and event timing is reported late.
  await page.waitForTimeout(600);
  const { start = 0, end = Number.POSITIVE_INFINITY, shift, event } = await page.evaluate(() => window.tap);
  return { ms: end - start, shift, event };
}

const { origin, close } = await serveBuiltSite();
const browser = await launchBrowser();

async function measure(path: string, control: Control, moment: number): Promise<Answer> {
  const context = await newPhone(browser);
  try {
    const page = await context.newPage();
    if (control.isPlain)
      await page.route(origin + path, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: plainControl.page(await response.text()) });
      });
    return await tapOnce(page, origin + path, control, moment);
  } finally {
    await context.close();
  }
}

console.log(
  `tap to answer in ms at first paint + ${moments.join(", ")} ms; longest event; movement of the page afterwards`,
);
for (const { kind, path, controls } of getControls()) {
  if (wanted !== undefined && wanted !== kind) continue;
  for (const control of [plainControl, ...controls]) {
    const answers: Answer[] = [];
    const medians: string[] = [];
    for (const moment of moments) {
      const samples: Answer[] = [];
      for (let round = 0; round < rounds; round += 1) samples.push(await measure(path, control, moment));
      answers.push(...samples);
      medians.push(
        median(samples.map(({ ms }) => ms))
          .toFixed(0)
          .padStart(8),
      );
    }
    const event = Math.max(...answers.map((each) => each.event)).toFixed(0);
    const shift = Math.max(...answers.map((each) => each.shift)).toFixed(3);
    console.log(
      `${kind.padEnd(9)} ${control.name.padEnd(14)} ${medians.join("")} ${event.padStart(8)} ${shift.padStart(7)}`,
    );
  }
}
await browser.close();
close();
