const tabOf = (value: string | null) => document.getElementById(`tab-${value ?? "all"}`);

function select(tab: HTMLElement): void {
  const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
  const value = tab.id.slice("tab-".length);
  for (const each of tab.parentElement?.children ?? []) {
    each.setAttribute("aria-selected", String(each === tab));
    each.setAttribute("tabindex", each === tab ? "0" : "-1");
  }
  panel?.setAttribute("aria-labelledby", tab.id);
  if (panel) panel.dataset.shown = value;
  history.replaceState(history.state, "", value === "all" ? location.pathname : `?category=${value}`);
}

/** Chooses a tab until the application does. @returns stops that */
export function answerTabs(): () => void {
  function onClick({ target }: Event): void {
    const tab = target instanceof Element && target.closest<HTMLElement>("[role=tab]");
    if (tab) select(tab);
  }
  function start(): void {
    const asked = tabOf(new URLSearchParams(location.search).get("category"));
    if (asked) select(asked);
  }
  document.addEventListener("DOMContentLoaded", start);
  document.addEventListener("click", onClick, true);
  return () => document.removeEventListener("click", onClick, true);
}
