import { useEffect } from "react";

/** Whether a key belongs to a field, or to the browser, and is no shortcut. */
export const isTyping = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (target instanceof HTMLElement && target.closest("input, select, textarea") !== null);

const items = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-item]")];

/** Keys of a list: j and k go to the next and the last item, enter opens it as any link, / goes to the search. */
export function useListKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const all = items();
      const at = all.indexOf(document.activeElement as HTMLElement);
      if (event.key === "j") all[Math.min(at + 1, all.length - 1)]?.focus();
      else if (event.key === "k") all[Math.max(at - 1, 0)]?.focus();
      else if (event.key === "/") {
        event.preventDefault();
        document.getElementById("search")?.focus();
      }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
