import type { SystemContext } from "@chakra-ui/react/styled-system";
import type { BuiltData } from "@site/ui/lib/built-data.ts";
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Router, UNSAFE_createBrowserHistory } from "react-router-dom";
import { createChatModal } from "../lib/chat-modal.ts";
import { knownData } from "../lib/page-data.ts";
import { App } from "./app.tsx";
import { Chats } from "./chats.tsx";
import { SiteRouter } from "./site-router.tsx";

function takeBuiltData(): BuiltData {
  const text = document.getElementById("__data")?.textContent;
  return Object.assign(knownData, text ? JSON.parse(text) : {});
}

declare global {
  interface Window {
    /** Set by the inline script of a prerendered page: plays back what was pressed before the application was there, or,
     * where its code can't be fetched, holds no further press. */
    __applicationReady?: (isThere: boolean) => void;
  }
}

function Ready() {
  useEffect(() => {
    window.__applicationReady?.(true);
    document.querySelector("script[type=speculationrules]")?.remove();
    document.documentElement.dataset.ready = "";
    import("../../boot/traffic.ts").catch(() => {});
  }, []);
  return null;
}

/** Takes over what was prerendered, or renders the whole of it where the development server sent none. */
function start(id: string, tree: ReactNode): void {
  const container = document.getElementById(id) as HTMLElement;
  if (import.meta.env.DEV) createRoot(container).render(tree);
  else hydrateRoot(container, tree, { onRecoverableError: (error) => console.error("hydration:", error) });
}

/** Keeps what was typed into textareas that came with a text: react-dom writes their first text over it when it takes them
 * over, unless it finds none there (initTextarea). */
function keepTypedTexts(): void {
  for (const textarea of document.querySelectorAll("textarea"))
    Object.defineProperty(textarea, "textContent", { value: "", writable: true });
}

/** Starts the page and, beside it, the chats that open from every page. */
export function startApp(system: SystemContext): void {
  keepTypedTexts();
  const history = UNSAFE_createBrowserHistory({ v5Compat: true });
  const data = takeBuiltData();
  const modal = createChatModal(history.location.pathname, data);
  const app = (
    <StrictMode>
      <SiteRouter history={history}>
        <App system={system} data={data} modal={modal} />
      </SiteRouter>
      <Ready />
    </StrictMode>
  );
  const chats = (
    <StrictMode>
      <Router location="/" navigator={history}>
        <Chats system={system} modal={modal} />
      </Router>
    </StrictMode>
  );
  startTransition(() => {
    // First, while the page does not say yet that it is ready: afterwards their built HTML would count for nothing.
    start("chats", chats);
    start("root", app);
  });
}
