import { minimized } from "@site/ui/lib/invokers.ts";
import { useCallback, useSyncExternalStore } from "react";

export type ShellState = "closed" | "open" | "minimized";

function getState(id: string): ShellState {
  const shell = document.getElementById(id) as (HTMLElement & { returnValue?: string; open?: boolean }) | null;
  if (shell?.open ?? shell?.hidden === false) return "open";
  return shell?.returnValue === minimized ? "minimized" : "closed";
}

/** Tells of changes of an element's attributes. @param id of the element @returns stops that */
export function observeAttributes(id: string, attributes: string[], onChange: () => void): () => void {
  const element = document.getElementById(id);
  const observer = new MutationObserver(onChange);
  if (element) observer.observe(element, { attributeFilter: attributes });
  return () => observer.disconnect();
}

/** Whether a dialog or a window beside the page is open: the element itself knows. @param id of the element */
export function useShellState(id: string): ShellState {
  const subscribe = useCallback((onChange: () => void) => observeAttributes(id, ["open", "hidden"], onChange), [id]);
  return useSyncExternalStore(
    subscribe,
    () => getState(id),
    () => "closed",
  );
}
