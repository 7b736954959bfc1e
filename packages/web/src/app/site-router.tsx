import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { Router, type UNSAFE_createBrowserHistory } from "react-router-dom";
import { prepareRoute } from "./routes.tsx";

/** Longest wait for the next page, ms; then it is shown as far as it has come. */
const patience = 4000;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Path of a link of ours that opens in this document, and leads to another page. */
function pathOfLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.origin !== window.location.origin) return undefined;
  return link.pathname === window.location.pathname ? undefined : link.pathname;
}

/** Fetches a page's code and data when a finger or a button goes down on its link: about a tenth of a second earlier. */
function prepareLink({ target }: Event): void {
  const path = pathOfLink(target);
  if (path) void prepareRoute(path);
}

interface SiteRouterProps {
  history: ReturnType<typeof UNSAFE_createBrowserHistory>;
  children: ReactNode;
}

/**
 * The browser's history for the application. The page that is left stays until the next one is there with its code and
 * data, so that no empty place is shown in between; nothing is rendered anew before that.
 */
export function SiteRouter({ history, children }: SiteRouterProps) {
  const [{ action, location }, setShown] = useState(() => ({ action: history.action, location: history.location }));
  useLayoutEffect(() => {
    let latest = history.location;
    let shownPath = latest.pathname;
    document.addEventListener("pointerdown", prepareLink, { passive: true });
    const unlisten = history.listen(({ action: nextAction, location: next }) => {
      latest = next;
      const show = () => startTransition(() => setShown({ action: nextAction, location: next }));
      if (shownPath === next.pathname) return show();
      void Promise.race([prepareRoute(next.pathname), after(patience)]).then(() => {
        if (latest !== next) return;
        shownPath = next.pathname;
        show();
      });
    });
    return () => {
      unlisten();
      document.removeEventListener("pointerdown", prepareLink);
    };
  }, [history]);
  return (
    <Router navigationType={action} location={location} navigator={history}>
      {children}
    </Router>
  );
}
