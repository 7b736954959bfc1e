import { readStoredText, writeStoredText } from "@site/ui/lib/stored.ts";
import { useKeys } from "@site/ui/lib/use-keys.ts";
import { useNavigate } from "react-router-dom";

const storage = "keys-off";

export const areKeysOn = (): boolean => readStoredText("localStorage", storage) === undefined;

export const turnKeys = (isOn: boolean): void => writeStoredText("localStorage", storage, isOn ? undefined : "yes");

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, select, textarea") !== null;

/** Whether a key is one of ours, and not a field's or the browser's. */
export const isShortcut = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  areKeysOn() && !ctrlKey && !metaKey && !altKey && !isField(target);

/** Keys of a list: j and k go to the next and the last item, enter opens it as any link, a and e open it where it is
 * given to somebody and where it is answered, / goes to the search. */
export function useListKeys(): void {
  const navigate = useNavigate();
  useKeys((event) => {
    if (!isShortcut(event)) return;
    const all = [...document.querySelectorAll<HTMLElement>("[data-item]")];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const open = (field: string) => at >= 0 && navigate(`${all[at]?.getAttribute("href")}${field}`);
    const steps: Record<string, () => void> = {
      j: () => all[Math.min(at + 1, all.length - 1)]?.focus(),
      k: () => all[Math.max(at - 1, 0)]?.focus(),
      a: () => open("#assignee"),
      e: () => open("#reply-text"),
      "/": () => document.getElementById("search")?.focus(),
    };
    const step = steps[event.key];
    if (!step) return;
    // Else the key is the first letter in the field that it leads to.
    event.preventDefault();
    step();
  });
}
