// Counts what is done on a page, without a cookie or an id: the application loads it, and pages that only read have it at
// their end.
import type { PageViews } from "@site/core/traffic/contract";
import { wantsPrivacy } from "@site/ui/lib/attribution.ts";
import { closest, listen } from "./closest.ts";

/** Put in by the build: an imported text would be longer. */
declare const pageViewsPath: string;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

let views: string[] = [];
let counts: Record<string, number> = {};
let begun = new Set<string>();
let shown = "";
let isMeasured = false;

function add(what: string): void {
  if (what === "view") see();
  else counts[what] = (counts[what] ?? 0) + 1;
}

function see(): void {
  const { pathname } = location;
  if (pathname === shown) return;
  shown = pathname;
  begun = new Set();
  // What follows may be the token of somebody's request.
  views.push(/^\/(thank-you\/\w+|[^/]*)/.exec(pathname)?.[1] ?? "");
  if (views.length === 30) send();
}

/** What the browser has noted of a kind until now. */
function read<Entry extends PerformanceEntry>(type: string): Entry[] {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type, buffered: true });
  const entries = observer.takeRecords();
  observer.disconnect();
  return entries as Entry[];
}

/** The worst run of movements: within five seconds, none a second after the last. */
function movement(): number {
  let [worst, sum, first, last] = [0, 0, 0, 0];
  for (const { value, hadRecentInput, startTime } of read<LayoutShift>("layout-shift")) {
    if (hadRecentInput) continue;
    if (startTime - last > 1000 || startTime - first > 5000) [sum, first] = [0, startTime];
    last = startTime;
    sum += value;
    worst = Math.max(worst, sum);
  }
  return Math.round(worst * 1000);
}

function measure(): PageViews["vitals"] {
  if (isMeasured || !PerformanceObserver.supportedEntryTypes.includes("layout-shift")) return undefined;
  isMeasured = true;
  const shownAt = read("largest-contentful-paint").at(-1)?.startTime;
  const answers = [...read<PerformanceEventTiming>("first-input"), ...read<PerformanceEventTiming>("event")];
  const slowest = answers.map((each) => (each.interactionId || each.entryType === "first-input" ? each.duration : 0));
  const [early] = performance.getEntriesByType("visibility-state");
  return {
    // In a tab that was opened behind another one it says when somebody looked.
    ...(shownAt && early?.name !== "hidden" ? { lcp: Math.round(shownAt) } : {}),
    ...(answers.length > 0 ? { inp: Math.round(Math.max(...slowest)) } : {}),
    cls: movement(),
  };
}

function send(): void {
  if (views.length + Object.keys(counts).length === 0) return;
  const seen: PageViews = { views, counts, vitals: measure() };
  navigator.sendBeacon(pageViewsPath, new Blob([JSON.stringify(seen)], { type: "application/json" }));
  views = [];
  counts = {};
}

function formPath(target: EventTarget | null): string | undefined {
  const form = closest<HTMLFormElement>(target, "form[action^='/api/']");
  return form ? new URL(form.action).pathname : undefined;
}

function countCall({ target }: { target: EventTarget | null }): void {
  if (closest(target, "a[href^='tel:']")) add("call");
}

function start(): void {
  window.__count = add;
  see();
  listen(countCall, "click");
  // A press may be what the application is loaded for.
  read<PerformanceEventTiming>("first-input").forEach(countCall);
  listen(({ target }) => {
    const path = formPath(target);
    if (path && !begun.has(path)) add(`started ${path}`);
    if (path) begun.add(path);
  }, "input");
  listen(({ target }) => {
    const path = formPath(target);
    if (path) add(`tried ${path}`);
  }, "submit");
  listen(() => document.hidden && send(), "visibilitychange");
  addEventListener("pagehide", send);
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    shown = "";
    see();
  });
}

// The pages of visitors' own records are nobody else's business; once is enough where the application comes later.
if (!wantsPrivacy(navigator) && !navigator.webdriver && !window.__count && !location.pathname.startsWith("/request/"))
  start();
