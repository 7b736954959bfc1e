import { closest, listen } from "./closest.ts";
import { forget } from "./early-chat.ts";

const focusIn = (frame: HTMLElement): void => frame.querySelector<HTMLElement>("[data-focus]")?.focus();

/** @param value why it is hidden: `minimized`, or nothing when it is closed for good */
function toggle(frame: HTMLElement & { returnValue?: string }, value: string): void {
  frame.returnValue = value;
  frame.hidden = !frame.hidden;
  for (const each of document.querySelectorAll<HTMLElement>(`button[aria-controls="${frame.id}"][aria-expanded]`)) {
    each.setAttribute("aria-expanded", String(!frame.hidden));
    if (frame.hidden) each.focus();
  }
  if (frame.hidden) forget(frame);
  else focusIn(frame);
}

function embed(cover: HTMLElement): void {
  const frame = document.createElement("iframe");
  const { embed: src = "", title = "", allow = "" } = cover.dataset;
  Object.assign(frame, { src, title, allow, allowFullscreen: true });
  cover.nextElementSibling?.replaceChildren(frame);
  frame.focus();
}

function act(control: HTMLElement, { act: name, for: id = "" }: DOMStringMap): void {
  const target = document.getElementById(id);
  const dialog = target as HTMLDialogElement | null;
  const { value = "" } = control as { value?: string };
  if (name === "embed") embed(control);
  else if (name === "print") print();
  else if (name === "scroll") target?.scrollBy({ left: Number(value) * 320 });
  else if (name === "toggle" && target) toggle(target, value);
  else if (name === "show" && target) {
    focusIn(target);
    target.scrollIntoView({ block: "end" });
  } else if (name === "close") dialog?.close(value);
  else if (name === "open" && dialog && !dialog.open) {
    const { style, clientWidth } = document.documentElement;
    // A phone has none, and what every element could inherit is worked out for each of them again.
    const scrollbar = innerWidth - clientWidth;
    if (scrollbar) style.setProperty("--scrollbar", `${scrollbar}px`);
    else style.removeProperty("--scrollbar");
    dialog.returnValue = "";
    dialog.showModal();
    focusIn(dialog);
  }
}

/** Shows the chat where the address is the chat's, or opens the dialog that has what the address names. */
export function openFromUrl(): void {
  const screen = document.querySelector<HTMLElement>("[data-asked]");
  if (screen) {
    // While it slides in, its parts are not yet where they will be.
    screen.style.animation = "none";
    act(screen, { act: "show", for: screen.dataset.asked });
    screen.style.animation = "";
  }
  const dialog = document.getElementById(location.hash.slice(1))?.closest("dialog");
  if (!dialog) return;
  // Closed again, it gives the focus to what would have opened it.
  document.querySelector<HTMLElement>(`[data-act=open][data-for="${dialog.id}"]`)?.focus({ preventScroll: true });
  act(dialog, { act: "open", for: dialog.id });
}

/** Shows what holds at this moment, of parts that hold for a time. */
export function toggleTimedContent(): void {
  const now = Date.now();
  for (const part of document.querySelectorAll<HTMLElement>("[data-until]")) {
    const { from, until } = part.dataset;
    part.hidden = now < Number(from) || now >= Number(until);
  }
}

const isHere = ({ hash, pathname }: HTMLAnchorElement): boolean => hash !== "" && pathname === location.pathname;

/** A press beside a dialog closes it; a link out of it puts it aside, so that a chat goes on. */
function leave(dialog: HTMLDialogElement, target: Element, pressed: EventTarget | null): void {
  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (target === dialog && pressed === dialog) dialog.close("");
  else if (link && !link.target && link.origin === location.origin && !isHere(link)) dialog.close("minimized");
}

function closeByKey({ key, target }: KeyboardEvent): void {
  const frame = key === "Escape" && closest(target, "[data-window]");
  if (frame) toggle(frame, "minimized");
}

/** A link whose dialog is still on its way: the page that it leads to has the same. */
const leadsOn = ({ localName, dataset }: HTMLElement): boolean =>
  localName === "a" && dataset.act === "open" && !document.getElementById(dataset.for ?? "");

/** Answers what packages/ui/src/lib/invokers.ts marks. In the capture phase: React ends some events above a sleeping part. */
export function listenForInvokers(): void {
  let pressed: EventTarget | null = null;
  listen(({ target }) => (pressed = target), "pointerdown");
  listen<MouseEvent>((event) => {
    const { target } = event;
    if (!(target instanceof Element) || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const control = target.closest<HTMLElement>("[data-act]");
    if (control && !leadsOn(control)) {
      if (control.localName === "a") event.preventDefault();
      return act(control, control.dataset);
    }
    const dialog = target.closest("dialog");
    if (dialog?.open) leave(dialog, target, pressed);
  }, "click");
  listen(closeByKey, "keydown");
}
