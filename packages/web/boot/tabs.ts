import { around } from "./around.ts";

const tabOf = (value: string | null) => document.getElementById(`tab-${value ?? "all"}`);

const tabAt = (target: EventTarget | null) => around(target, "[role=tab]");

function select(tab: HTMLElement): void {
  const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
  const value = tab.id.slice("tab-".length);
  for (const each of tab.parentElement?.children ?? []) {
    each.setAttribute("aria-selected", String(each === tab));
    each.setAttribute("tabindex", each === tab ? "0" : "-1");
  }
  panel?.setAttribute("aria-labelledby", tab.id);
  if (panel) panel.dataset.shown = value;
}

function note(tab: HTMLElement): void {
  const address = new URL(location.href);
  address.searchParams.set("category", tab.id.slice("tab-".length));
  if (tab === tabOf(null)) address.searchParams.delete("category");
  history.replaceState(history.state, "", address);
}

/** The keys of a row of tabs, before the application as with it: what a key chooses is pressed. */
function stepByKey(event: KeyboardEvent): void {
  const tab = tabAt(event.target);
  if (!tab) return;
  const row = [...(tab.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
  const at = row.indexOf(tab);
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const step = steps[event.key];
  if (step === undefined) return;
  const next = row.at(step % row.length);
  event.preventDefault();
  next?.focus();
  next?.click();
}

/** Chooses a tab until the application does. @returns stops that */
export function answerTabs(): () => void {
  function onClick({ target }: Event): void {
    const tab = tabAt(target);
    if (!tab) return;
    select(tab);
    note(tab);
  }
  function start(): void {
    const asked = tabOf(new URLSearchParams(location.search).get("category"));
    if (asked) select(asked);
  }
  document.addEventListener("DOMContentLoaded", start);
  document.addEventListener("click", onClick, true);
  document.addEventListener("keydown", stepByKey, true);
  return () => document.removeEventListener("click", onClick, true);
}
