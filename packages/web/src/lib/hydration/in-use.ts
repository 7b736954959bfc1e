import { earlyMessage } from "@site/ui/lib/invokers.ts";

function isChanged(control: Element): boolean {
  // A box without a value of its own says "on" whatever happens to it.
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    return control.checked !== control.defaultChecked;
  if (control instanceof HTMLInputElement) return control.value !== control.defaultValue;
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  return control instanceof HTMLSelectElement && control.selectedIndex > 0;
}

/** Whether a visitor is at work in a part of the page: has typed, ticked or sent something there, or has the focus in it. */
export const isInUse = (part: HTMLElement): boolean =>
  (part !== document.activeElement && part.contains(document.activeElement)) ||
  part.querySelector(earlyMessage) !== null ||
  [...part.querySelectorAll("input, textarea, select")].some(isChanged);
