import { chakra } from "@chakra-ui/react/styled-system";
import { decodeSegment, pages } from "@site/core/site/pages";
import { listenTo } from "@site/ui/lib/listen-to.ts";
import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { menuId } from "./mobile-drawer.tsx";

const positions = new Map<string, number>();

function moveTo(hash: string, savedPosition: number | undefined): void {
  const target = hash ? document.getElementById(decodeSegment(hash.slice(1))) : null;
  if (savedPosition === undefined && target) target.scrollIntoView();
  else window.scrollTo(0, savedPosition ?? 0);
}

/** Longest wait for the heading of a page, or the field of a chat, whose chunk is still on its way, ms. */
const timeoutMs = 5000;

function waitForElement(selector: string, found: (element: HTMLElement) => void): () => void {
  const deadline = performance.now() + timeoutMs;
  let timer: ReturnType<typeof setTimeout>;
  function look() {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) found(element);
    else if (performance.now() < deadline) timer = setTimeout(look, 50);
  }
  // Not in this very commit: the page sets its title in an effect of its own.
  timer = setTimeout(look, 50);
  return () => clearTimeout(timer);
}

/** What a browser does by itself between documents: a new page is announced by its title, focus stands on its heading,
 * and going back restores the scroll position. The chat screen moves to its chat, whose field takes the focus. */
export function NavigationEffects() {
  const { key: entry, pathname, hash } = useLocation();
  // A link within a page makes an entry without a key of its own.
  const key = `${pathname} ${entry}`;
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState("");

  // Both before the next picture: it shows the new page at its place, and the old page's place is not taken for that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the path
  useLayoutEffect(() => {
    // The browser's own entry: after a link within the page it is another than the application knows.
    const remember = () => positions.set(`${pathname} ${window.history.state?.key ?? "default"}`, window.scrollY);
    // A page may have been scrolled before the application was there.
    if (shown.current === pathname) remember();
    // A busy browser tells of a scroll with its next picture only, when a link may have been pressed already.
    return listenTo(window, ["scroll", "click"], remember, { capture: true });
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per history entry, not when its parts change
  useLayoutEffect(() => {
    // A change of the query alone (a chosen FAQ group) is no new page, and within a page the browser has moved already.
    if (shown.current === pathname) return;
    shown.current = pathname;
    (document.getElementById(menuId) as HTMLDialogElement | null)?.close();
    const isChat = pathname === pages.chat.path;
    if (!isChat) moveTo(hash, positions.get(key));
    return waitForElement(isChat ? "#chat textarea" : "main h1", (element) => {
      if (!isChat) element.setAttribute("tabindex", "-1");
      element.focus({ preventScroll: true });
      setAnnounced(document.title);
    });
  }, [pathname, key]);

  return (
    <chakra.p role="status" aria-live="polite" srOnly>
      {announced}
    </chakra.p>
  );
}
