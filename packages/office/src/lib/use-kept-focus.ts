import { useEffect } from "react";

function getAncestors(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [element, ...getAncestors(parent)] : [element];
}

/** Brings the focus to the heading of its part when what had it is gone: the button of a thing that is done. A heading,
 * since a control there would take the next press, and that was meant for another. */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: Element[] = [];
    const note = ({ target }: FocusEvent) => {
      path = target instanceof Element ? getAncestors(target) : [];
    };
    const keep = () => {
      if (path[0]?.isConnected !== false || document.activeElement !== document.body) return;
      const part = path.find((each) => each.isConnected && each.querySelector("h1, h2, h3"));
      const heading = part?.querySelector<HTMLElement>("h1, h2, h3");
      path = [];
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", note);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", note);
    };
  }, []);
}
