import { around } from "./acts.ts";

declare global {
  interface Window {
    /** What was sent in a chat before its code was there, by the id of the form it was typed in. */
    __early?: Record<string, string>;
  }
}

function showSent(list: Element, content: string): HTMLElement {
  const bubble = document.createElement("p");
  bubble.dataset.role = "user";
  bubble.textContent = content;
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

/** Shows what is sent in a chat whose code is on its way, one message, and keeps it for the code. */
export function answerEarlyChat(): void {
  const early: Record<string, string> = {};
  window.__early = early;

  function send(form: HTMLFormElement): void {
    const field = form.querySelector("textarea");
    const list = form.parentElement?.querySelector("[data-early]");
    const content = field?.value.trim();
    if (!field || !list || !content || early[form.id]) return;
    early[form.id] = content;
    showSent(list, content);
    field.value = "";
    field.focus();
  }

  const waiting = "form[data-composer]:not([data-live])";
  const waitingForm = (target: EventTarget | null) => around<HTMLFormElement>(target, waiting);

  /** A chat that is closed for good begins anew. */
  function forget({ target }: Event): void {
    if (!(target instanceof HTMLElement) || (target as Partial<HTMLDialogElement>).returnValue) return;
    const form = target.querySelector<HTMLFormElement>(waiting);
    if (!form) return;
    delete early[form.id];
    form.reset();
    target.querySelector("[data-early]")?.replaceChildren();
  }

  document.addEventListener(
    "click",
    ({ target }) => {
      const control = around<HTMLButtonElement>(target, "button[data-choose]");
      if (control) choose(control);
    },
    true,
  );
  document.addEventListener("close", forget, true);
  document.addEventListener(
    "submit",
    (event) => {
      const form = waitingForm(event.target);
      if (!form) return;
      event.preventDefault();
      send(form);
    },
    true,
  );
  document.addEventListener(
    "keydown",
    (event) => {
      const form = event.key === "Enter" && !event.shiftKey && !event.isComposing && waitingForm(event.target);
      if (!form || !(event.target instanceof HTMLTextAreaElement)) return;
      event.preventDefault();
      send(form);
    },
    true,
  );
}
