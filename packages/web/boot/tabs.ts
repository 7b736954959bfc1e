import { stepByKey } from "@site/ui/lib/tab-keys.ts";
import { around, listen } from "./around.ts";

const tabOf = (value: string | null) => document.getElementById(`tab-${value ?? "all"}`);

function select(tab: HTMLElement): void {
  const panel = document.querySelector<HTMLElement>("[role=tabpanel]");
  const value = tab.id.slice("tab-".length);
  for (const each of document.querySelectorAll<HTMLElement>("[role=tab]")) {
    each.setAttribute("aria-selected", String(each === tab));
    each.tabIndex = each === tab ? 0 : -1;
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

const tabAt = (target: EventTarget | null) =>
  "ready" in document.documentElement.dataset ? null : around(target, "[role=tab]");

listen(() => {
  const asked = tabOf(new URLSearchParams(location.search).get("category"));
  if (asked) select(asked);
}, "DOMContentLoaded");
listen(({ target }) => {
  const tab = tabAt(target);
  if (!tab) return;
  select(tab);
  note(tab);
}, "click");
listen<KeyboardEvent>((event) => {
  const tab = tabAt(event.target);
  if (tab) stepByKey(event, tab);
}, "keydown");
