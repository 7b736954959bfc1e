// Runs inline in every prerendered page: answers first taps, starts the application, keeps a press until it listens.
import { rememberTouch } from "@site/ui/lib/attribution.ts";
import { takeDroppedFiles } from "@site/ui/lib/dropped-files.ts";
import { longestWait, onlyForApplication } from "@site/ui/lib/invokers.ts";
import { closest, listen } from "./closest.ts";
import { answerEarlyChat, failEarlyChat } from "./early-chat.ts";
import { listenForInvokers, openFromUrl, toggleTimedContent } from "./invokers.ts";

/** Put in by the build: an imported text would be longer. */
declare const bannerPath: string;

// As `PageDocument` says; nothing stands for "use". There an address, a chat or a draft that says more counts as use.
const { entry = "", start } = (document.currentScript as HTMLScriptElement).dataset;
const controls = "button,input,select,textarea";
const isForUse = start !== "control" || location.search;
const soon = (task: () => void) => window.requestIdleCallback?.(task, { timeout: 500 }) ?? setTimeout(task, 100);
let isLoaded = false;
let isUsed = false;
let held: HTMLElement | undefined;
let isStarted = false;

/** Its code would not come. */
const isHindered = () => !navigator.onLine;

/** A pressed button that the application alone can answer; not where a form would lose what was typed. */
const waiting = ({ target }: Event) =>
  isHindered() && closest(target, "[action]") ? null : closest(target, onlyForApplication);

function hold(event: Event): void {
  const target = waiting(event);
  if (!target) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held?.removeAttribute("data-held");
  held = target;
  held.dataset.held = "";
  if (target.dataset.awaits === "") setTimeout(release, longestWait);
  run();
}

function release(): void {
  document.removeEventListener("click", hold, true);
  held?.removeAttribute("data-held");
  held?.click();
  held = undefined;
}

/** A failed download must not swallow presses for ever: from then on the page behaves like plain HTML. */
function fail(): void {
  release();
  failEarlyChat();
}

function run(): void {
  if (isStarted) return;
  isStarted = true;
  import(entry).catch(fail);
}

function use(): void {
  isUsed = !isStarted && !isHindered();
  if (isForUse && isLoaded && isUsed) soon(run);
}

/** Chromium tells of a pointer that lies still, too. */
function onMove({ movementX, movementY }: MouseEvent): void {
  if (movementX || movementY) use();
}

function onControl(event: Event): void {
  if (isStarted) return;
  const { target } = event;
  if (isHindered() ? waiting(event) || closest(target, "[data-choose],[data-composer]") : closest(target, controls))
    soon(run);
  else if (!closest(target, "a:not([href^=tel])")) use();
}

/** The chat's own address is scrolled by this script. */
function onScroll(): void {
  if (!document.querySelector("[data-asked]")) use();
}

function runEarly(event: Event): void {
  if (waiting(event)) run();
}

function hasMore(): unknown {
  try {
    return /"(chat|draft):/.test(JSON.stringify([localStorage, sessionStorage]));
  } catch {}
}

function fetchAhead(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (!isStarted && !connection?.saveData)
    fetch(entry, { priority: "low" })
      .then((answer) => answer.blob())
      .catch(() => {});
}

window.__ready = (isThere) => {
  if (!isThere) return fail();
  toggleTimedContent();
  release();
};

listenForInvokers();
takeDroppedFiles();
listen(() => {
  rememberTouch();
  toggleTimedContent();
  openFromUrl();
}, "DOMContentLoaded");
answerEarlyChat();
listen(hold, "click");
listen(runEarly, "pointerdown");
listen(onControl, "pointerup", "click", "keydown", "input");
listen(use, "pointercancel", "wheel");
listen(onScroll, "scroll");
listen(onMove, "mousemove");
addEventListener("load", async () => {
  isLoaded = true;
  if (isForUse && (start === "idle" || location.search || isUsed || hasMore())) soon(run);
  else if (isForUse) setTimeout(fetchAhead, 1000);
  // What the staff has to say. Without a connection there is nothing to say, which is no error.
  const answer = await fetch(bannerPath).catch(() => undefined);
  if (answer?.ok) document.body.insertAdjacentHTML("beforeend", await answer.text());
});
