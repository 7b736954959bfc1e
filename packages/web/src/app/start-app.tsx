import type { SystemContext } from "@chakra-ui/react/styled-system";
import { StrictMode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { BuiltData } from "../lib/built-data.ts";
import { knownData } from "../lib/page-data.ts";
import { App } from "./app.tsx";
import { SiteRouter } from "./site-router.tsx";

function takeBuiltData(): BuiltData {
  const text = document.getElementById("__data")?.textContent;
  return Object.assign(knownData, text ? JSON.parse(text) : {});
}

declare global {
  interface Window {
    /** Set by the inline script of a prerendered page: plays back what was pressed before the application was there. */
    __ready?: () => void;
  }
}

function Ready() {
  useEffect(() => {
    window.__ready?.();
    document.documentElement.dataset.ready = "";
  }, []);
  return null;
}

/** Hydrates the prerendered page, or renders the whole of it where the development server sent none. */
export function startApp(system: SystemContext): void {
  const container = document.getElementById("root");
  if (!container) throw new Error("The page has no #root element");
  const app = (
    <StrictMode>
      <SiteRouter>
        <App system={system} data={takeBuiltData()} />
      </SiteRouter>
      <Ready />
    </StrictMode>
  );
  startTransition(() => {
    if (import.meta.env.DEV) return createRoot(container).render(app);
    hydrateRoot(container, app, { onRecoverableError: (error) => console.error("hydration:", error) });
  });
}
