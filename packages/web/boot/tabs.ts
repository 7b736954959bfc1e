import { stepByKey } from "@site/ui/lib/tab-keys.ts";
import { closest, listen } from "./closest.ts";

const getGroup = ({ id }: HTMLElement): string => id.slice("tab-".length);

function select(tab: HTMLElement): void {
  const panel = document.querySelector("[role=tabpanel]") as HTMLElement;
  for (const each of document.querySelectorAll<HTMLElement>("[role=tab]")) {
    each.setAttribute("aria-selected", String(each === tab));
    each.tabIndex = each === tab ? 0 : -1;
  }
  panel.setAttribute("aria-labelledby", tab.id);
  panel.dataset.shown = getGroup(tab);
}

function note(tab: HTMLElement): void {
  const address = new URL(location.href);
  address.searchParams.set("category", getGroup(tab));
  if (getGroup(tab) === "all") address.searchParams.delete("category");
  history.replaceState(history.state, "", address);
}

const tabAt = (target: EventTarget | null) =>
  "ready" in document.documentElement.dataset ? null : closest(target, "[role=tab]");

listen(() => {
  const asked = document.getElementById(`tab-${new URLSearchParams(location.search).get("category") ?? "all"}`);
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
