import { minimized } from "@site/ui/lib/invokers.ts";
import { useCallback, useSyncExternalStore } from "react";

export type ShellState = "closed" | "open" | "minimized";

function getState(id: string): ShellState {
  const shell = document.getElementById(id) as (HTMLElement & { returnValue?: string; open?: boolean }) | null;
  if (shell?.open ?? shell?.hidden === false) return "open";
  return shell?.returnValue === minimized ? "minimized" : "closed";
}

/** Whether a dialog or a window beside the page is open: the element itself knows. @param id of the element */
export function useShellState(id: string): ShellState {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const shell = document.getElementById(id);
      const observer = new MutationObserver(onChange);
      if (shell) observer.observe(shell, { attributeFilter: ["open", "hidden"] });
      return () => observer.disconnect();
    },
    [id],
  );
  return useSyncExternalStore(
    subscribe,
    () => getState(id),
    () => "closed",
  );
}
