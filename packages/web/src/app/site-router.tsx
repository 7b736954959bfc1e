import { HeadFirst } from "@site/ui/components/section.tsx";
import { count } from "@site/ui/lib/count.ts";
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { type Location, Router, type UNSAFE_createBrowserHistory } from "react-router-dom";
import { wait } from "../lib/wait.ts";
import { prepareRoute } from "./routes.tsx";

/** Longest wait for the next page, ms; then it is shown as far as it has come. */
const timeoutMs = 4000;

/** Path of a link of ours that opens in this document, and leads to another page. */
function pathOfLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.origin !== window.location.origin) return undefined;
  return link.pathname === window.location.pathname ? undefined : link.pathname;
}

/** Fetches a page's code and data when a finger or a button goes down on its link: about a tenth of a second earlier. Not
 * when the pointer comes over it, which it does by scrolling, too. */
function prepareLink({ target }: Event): void {
  const path = pathOfLink(target);
  if (path) void prepareRoute(path);
}

const isWithinPage = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && from.search === to.search && from.hash !== to.hash;

interface SiteRouterProps {
  history: ReturnType<typeof UNSAFE_createBrowserHistory>;
  children: ReactNode;
}

/** The browser's history for the application. The page that is left stays until the next one is there with its code and
 * data, so that no empty place is shown in between; nothing is rendered anew before that. A page that is gone to begins
 * with its head: on a phone the whole of it takes a quarter of a second. One that is gone back to has its old height at once. */
export function SiteRouter({ history, children }: SiteRouterProps) {
  const [shown, setShown] = useState(() => ({ action: history.action, location: history.location, isHead: false }));
  useEffect(() => {
    if (shown.isHead) startTransition(() => setShown((latest) => ({ ...latest, isHead: false })));
  }, [shown]);
  useLayoutEffect(() => {
    let latest = history.location;
    let shownPath = latest.pathname;
    document.addEventListener("pointerdown", prepareLink, { passive: true });
    const unlisten = history.listen(({ action: nextAction, location: next }) => {
      const isMove = nextAction === "POP" && isWithinPage(latest, next);
      latest = next;
      // The browser moves by itself. Drawn anew, a part that is not hydrated would lose the focus and what was typed.
      if (isMove) return;
      const show = (isHead: boolean) => setShown({ action: nextAction, location: next, isHead });
      const showWhole = () => startTransition(() => show(false));
      if (shownPath === next.pathname) return showWhole();
      void Promise.race([prepareRoute(next.pathname), wait(timeoutMs).then(() => true)]).then((isThere) => {
        if (latest !== next) return;
        // The browser asks for the whole page, and says by itself when there is no connection.
        if (!isThere) return window.location.reload();
        shownPath = next.pathname;
        count("view");
        // The head at one go, not in slices: it is what the visitor waits for.
        if (nextAction !== "POP" && next.hash === "") show(true);
        else showWhole();
      });
    });
    return () => {
      unlisten();
      document.removeEventListener("pointerdown", prepareLink);
    };
  }, [history]);
  return (
    <Router navigationType={shown.action} location={shown.location} navigator={history}>
      <HeadFirst value={shown.isHead}>{children}</HeadFirst>
    </Router>
  );
}
