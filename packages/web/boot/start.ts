// Runs inline in every prerendered page: answers first taps, starts the application, keeps a press until it listens.
import { keyField } from "@site/core/contract/posted-form";
import { rememberTouch } from "@site/ui/lib/attribution.ts";
import { answerActs, openAsked } from "./acts.ts";
import { around } from "./around.ts";
import { answerEarlyChat, failEarlyChat } from "./early-chat.ts";
import { answerTabs } from "./tabs.ts";

/** Put in by the build: an imported text would be longer. */
declare const noticePath: string;

const script = document.currentScript;
// "idle": after load, when the browser rests, or at the first interaction. "intent": only when a control is used.
const { entry = "", start } = script?.dataset ?? {};
const controls = "button, [role=tab], input, select, textarea";
const events = ["pointerdown", "keydown", "focusin", "touchstart"] as const;
const isEager = start === "idle" || location.search !== "";
let held: HTMLElement | undefined;
let isStarted = false;

const answered = "[type=submit], [data-act], [data-choose], [role=tab]";

function hold(event: Event): void {
  const target = around<HTMLButtonElement>(event.target, "button");
  if (!target || target.matches(answered)) return;
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

function onInteraction({ target }: Event): void {
  if (isEager || around(target, controls)) run();
}

window.__ready = (isThere) => {
  if (!isThere) return fail();
  release();
  stopTabs();
  if (held?.isConnected) held.click();
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
for (const event of events) document.addEventListener(event, onInteraction, { capture: true, passive: true });
addEventListener("load", async () => {
  if (isEager) (window.requestIdleCallback ?? setTimeout)(run, { timeout: 2000 });
  // What the staff has to say. Without a connection there is nothing to say, which is no error.
  const answer = await fetch(noticePath).catch(() => undefined);
  if (answer?.ok) document.body.insertAdjacentHTML("beforeend", await answer.text());
});
