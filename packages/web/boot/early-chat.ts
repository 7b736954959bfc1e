import { earlyMessage } from "@site/ui/lib/invokers.ts";
import { closest, listen } from "./closest.ts";

/** Stands before what was sent when the chat's code can't come. */
let failure = "";

function showSent(list: Element, content: string): HTMLElement {
  const bubble = document.createElement("p");
  bubble.dataset.role = "user";
  bubble.textContent = failure + content;
  list.append(bubble);
  bubble.scrollIntoView({ block: "nearest" });
  return bubble;
}

/** The chat's own code reads from its element what was chosen. */
function choose({ value, dataset: { choose: id = "", title = "", say } }: HTMLButtonElement): void {
  const chat = document.getElementById(id);
  const form = chat?.querySelector("form[data-composer]:not([data-live])");
  const heading = chat?.querySelector("h2");
  const list = chat?.querySelector("[data-early]");
  if (!chat || !form || !heading || !list) return;
  if (value) chat.dataset.service = value;
  else delete chat.dataset.service;
  heading.textContent = title;
  list.querySelector("[data-said]")?.remove();
  if (!say) return;
  showSent(list, say).dataset.said = "";
  form.querySelector("textarea")?.focus({ preventScroll: true });
}

/** A chat that is closed for good begins anew; a film that nobody sees any more ends. */
export function forget(chat: Element & { returnValue?: string }): void {
  chat.querySelector("iframe")?.remove();
  if (!chat.returnValue) chat.querySelector("[data-early]")?.replaceChildren();
}

function send(form: HTMLFormElement): void {
  const field = form.querySelector("textarea");
  const list = form.parentElement?.querySelector("[data-early]");
  const content = field?.value.trim();
  if (!field || !list || !content || list.querySelector(earlyMessage)) return;
  showSent(list, content);
  field.value = "";
  field.focus();
}

/** Says of what was sent, and of what will be, that nobody gets it: this page has no code, nor will it. */
export function failEarlyChat(): void {
  failure = "Not sent, please call us: ";
  for (const bubble of document.querySelectorAll(earlyMessage)) bubble.prepend(failure);
}

/** Shows what is sent in a chat whose code is on its way, one message, and keeps it for the code. */
export function answerEarlyChat(): void {
  const waitingForm = (target: EventTarget | null) =>
    closest<HTMLFormElement>(target, "form[data-composer]:not([data-live])");

  listen(({ target }) => {
    const control = closest<HTMLButtonElement>(target, "button[data-choose]");
    if (control) choose(control);
  }, "click");
  listen(({ target }) => forget(target as Element), "close");
  listen((event) => {
    const form = waitingForm(event.target);
    if (!form) return;
    event.preventDefault();
    send(form);
  }, "submit");
  listen<KeyboardEvent>((event) => {
    const { key, shiftKey, isComposing, keyCode, target } = event;
    // 229: so Safari tells of the Enter that ends a composition.
    const form = key === "Enter" && !shiftKey && !isComposing && keyCode !== 229 && waitingForm(target);
    if (!form) return;
    event.preventDefault();
    send(form);
  }, "keydown");
}
