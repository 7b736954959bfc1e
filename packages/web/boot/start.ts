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
const mayStartOnUse = start !== "control" || location.search;
const soon = (task: () => void) => window.requestIdleCallback?.(task, { timeout: 500 }) ?? setTimeout(task, 100);
let isLoaded = false;
let isUsed = false;
let heldControl: HTMLElement | undefined;
let isStarted = false;

/** Its code would not come. */
const isOffline = () => !navigator.onLine;

/** A pressed button that the application alone can answer; not where a form would lose what was typed. */
const findAwaitingControl = ({ target }: Event) =>
  isOffline() && closest(target, "[action]") ? null : closest(target, onlyForApplication);

function holdPress(event: Event): void {
  const target = findAwaitingControl(event);
  if (!target) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  heldControl?.removeAttribute("data-held");
  heldControl = target;
  heldControl.dataset.held = "";
  if (target.dataset.awaits === "") setTimeout(pressHeldControl, longestWait);
  startApplication();
}

function pressHeldControl(): void {
  document.removeEventListener("click", holdPress, true);
  heldControl?.removeAttribute("data-held");
  heldControl?.click();
  heldControl = undefined;
}

/** A failed download must not swallow presses for ever: from then on the page behaves like plain HTML. */
function fallBackToHtml(): void {
  pressHeldControl();
  failEarlyChat();
}

function startApplication(): void {
  if (isStarted) return;
  isStarted = true;
  import(entry).catch(fallBackToHtml);
}

function noteUse(): void {
  isUsed = !isStarted && !isOffline();
  if (mayStartOnUse && isLoaded && isUsed) soon(startApplication);
}

/** Chromium tells of a pointer that lies still, too. */
function onMove({ movementX, movementY }: MouseEvent): void {
  if (movementX || movementY) noteUse();
}

function onControl(event: Event): void {
  if (isStarted) return;
  const { target } = event;
  if (
    isOffline()
      ? findAwaitingControl(event) || closest(target, "[data-choose],[data-composer]")
      : closest(target, controls)
  )
    soon(startApplication);
  else if (!closest(target, "a:not([href^=tel])")) noteUse();
}

/** The chat's own address is scrolled by this script. */
function onScroll(): void {
  if (!document.querySelector("[data-asked]")) noteUse();
}

function startOnPointerDown(event: Event): void {
  if (findAwaitingControl(event)) startApplication();
}

function hasStoredChatOrDraft(): unknown {
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

window.__applicationReady = (isThere) => {
  if (!isThere) return fallBackToHtml();
  toggleTimedContent();
  pressHeldControl();
};

// The application starts at a press on what awaits it, at a first use once the page is loaded, or by the load itself.
listenForInvokers();
takeDroppedFiles();
listen(() => {
  rememberTouch();
  toggleTimedContent();
  openFromUrl();
}, "DOMContentLoaded");
answerEarlyChat();
listen(holdPress, "click");
listen(startOnPointerDown, "pointerdown");
listen(onControl, "pointerup", "click", "keydown", "input");
listen(noteUse, "pointercancel", "wheel");
listen(onScroll, "scroll");
listen(onMove, "mousemove");
addEventListener("load", async () => {
  isLoaded = true;
  if (mayStartOnUse && (start === "idle" || location.search || isUsed || hasStoredChatOrDraft()))
    soon(startApplication);
  else if (mayStartOnUse) setTimeout(fetchAhead, 1000);
  // What the staff has to say. Without a connection there is nothing to say, which is no error.
  const answer = await fetch(bannerPath).catch(() => undefined);
  if (answer?.ok) document.body.insertAdjacentHTML("beforeend", await answer.text());
});
