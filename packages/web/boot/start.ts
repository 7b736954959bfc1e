// Runs inline in every prerendered page: answers first taps, starts the application, keeps a press until it listens.
import { keyField } from "@site/core/contract/posted-form";
import { rememberTouch } from "@site/ui/lib/attribution.ts";
import { answerActs, openAsked } from "./acts.ts";
import { around } from "./around.ts";
import { answerEarlyChat, failEarlyChat } from "./early-chat.ts";
import { answerTabs } from "./tabs.ts";

/** Put in by the build: an imported text would be longer. */
declare const noticePath: string;

// As `PageDocument` says; nothing stands for "use". There an address, a chat or a draft that says more counts as use.
const { entry = "", start } = (document.currentScript as HTMLScriptElement).dataset;
const controls = "button,[role=tab],input,select,textarea";
const uses = ["pointerover", "scroll", "keydown", "focusin"];
const isForUse = start !== "control" || location.search;
const soon = (task: () => void) => (window.requestIdleCallback ?? setTimeout)(task, { timeout: 500 });
let held: HTMLElement | undefined;
let isStarted = false;

const unanswered = "button:not([type=submit],[data-act],[data-choose],[role=tab])";

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

const stopTabs = answerTabs();

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

/** Begins after the answer to the press itself. */
function onUse({ target }: Event): void {
  if (!isStarted && (isForUse || around(target, controls))) soon(run);
}

/** A browser that keeps nothing throws. */
function hasMore(): unknown {
  try {
    return /"(chat|draft):/.test(JSON.stringify([localStorage, sessionStorage]));
  } catch {}
}

/** Fetches the code without running it, unless the visitor saves data. */
function fetchAhead(): void {
  if (!(navigator as { connection?: { saveData: boolean } }).connection?.saveData)
    document.head.insertAdjacentHTML("beforeend", `<link rel=modulepreload href=${entry}>`);
}

window.__ready = (isThere) => {
  if (!isThere) return fail();
  release();
  stopTabs();
  held?.click();
};

/** Names what a form will send: it may go by the browser and, pressed again, by the application. */
function nameForms(): void {
  for (const key of document.querySelectorAll<HTMLInputElement>(`input[name=${keyField}]`))
    key.value ||= crypto.randomUUID?.() ?? "";
}

answerActs();
document.addEventListener("DOMContentLoaded", () => {
  rememberTouch();
  nameForms();
  openAsked();
});
answerEarlyChat();
document.addEventListener("click", hold, true);
for (const event of uses) document.addEventListener(event, onUse, { capture: true, passive: true });
addEventListener("load", async () => {
  if (isForUse) soon(start === "idle" || location.search || hasMore() ? run : fetchAhead);
  // What the staff has to say. Without a connection there is nothing to say, which is no error.
  const answer = await fetch(noticePath).catch(() => undefined);
  if (answer?.ok) document.body.insertAdjacentHTML("beforeend", await answer.text());
});
