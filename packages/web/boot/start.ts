// Runs inline in every prerendered page: answers first taps, starts the application, keeps a press until it listens.
import { keyField } from "@site/core/contract/posted-form";
import { rememberTouch } from "@site/ui/lib/attribution.ts";
import { answerActs, obeyClock, openAsked } from "./acts.ts";
import { around, listen } from "./around.ts";
import { answerEarlyChat, failEarlyChat } from "./early-chat.ts";

/** Put in by the build: an imported text would be longer. */
declare const noticePath: string;

// As `PageDocument` says; nothing stands for "use". There an address, a chat or a draft that says more counts as use.
const { entry = "", start } = (document.currentScript as HTMLScriptElement).dataset;
const controls = "button,input,select,textarea";
const isForUse = start !== "control" || location.search;
const soon = (task: () => void) => (window.requestIdleCallback ?? setTimeout)(task, { timeout: 500 });
let isLoaded = false;
let isUsed = false;
let firstHeading: string | null | undefined;
let held: HTMLElement | undefined;
let isStarted = false;

const unanswered = "button:not([type=submit],[data-act],[data-choose],[role=tab])";
const forApplication = `${unanswered},[data-choose],[data-composer]`;

function hold(event: Event): void {
  const target = around(event.target, unanswered);
  if (!target) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held?.removeAttribute("data-held");
  held = target;
  held.dataset.held = "";
  run();
}

function release(): void {
  document.removeEventListener("click", hold, true);
  held?.removeAttribute("data-held");
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

const heading = () => document.querySelector("h1")?.textContent;

/** The browser has changed its words: taken over it would be drawn anew in its first ones, with what was typed lost. */
const isTranslated = () => firstHeading !== heading();

function use(): void {
  isUsed = !isStarted && !isTranslated() && navigator.onLine;
  if (isForUse && isLoaded && isUsed) soon(run);
}

/** Chromium tells of a pointer that lies still, too. */
function onMove({ movementX, movementY }: MouseEvent): void {
  if (movementX || movementY) use();
}

function onControl({ target }: Event): void {
  if (isStarted) return;
  if (around(target, isTranslated() ? forApplication : controls)) soon(run);
  else if (!around(target, "a")) use();
}

/** The chat's own address is scrolled by this script. */
function onScroll(): void {
  if (!document.querySelector("[data-asked]")) use();
}

function runEarly({ target }: Event): void {
  if (around(target, unanswered)) run();
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
  release();
  if (held?.isConnected) held.click();
};

/** Names what a form will send: it may go by the browser and, pressed again, by the application. */
function nameForms(): void {
  for (const key of document.querySelectorAll<HTMLInputElement>(`input[name=${keyField}]`))
    key.value ||= crypto.randomUUID?.() ?? "";
}

answerActs();
listen(() => {
  firstHeading = heading();
  rememberTouch();
  obeyClock();
  nameForms();
  openAsked();
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
  const answer = await fetch(noticePath).catch(() => undefined);
  if (answer?.ok) document.body.insertAdjacentHTML("beforeend", await answer.text());
});
