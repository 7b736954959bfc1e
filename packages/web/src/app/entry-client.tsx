import createCache from "@emotion/cache";
import { StrictMode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { rememberTouch } from "../lib/attribution.ts";
import type { BuiltData } from "../lib/built-data.ts";
import { createSiteSystem } from "../theme/system.ts";
import { App } from "./app.tsx";
import { preloadRoute } from "./routes.tsx";

/** What the prerender stored in the page, keyed like SWR's cache. */
function builtData(): BuiltData {
  const text = document.getElementById("__data")?.textContent;
  return text ? JSON.parse(text) : {};
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

const container = document.getElementById("root");
if (!container) throw new Error("The page has no #root element");

/** Lets the browser draw and answer between two pieces of work. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

rememberTouch();
await preloadRoute(window.location.pathname);
await rest();
const system = createSiteSystem();
await rest();

const app = (
  <StrictMode>
    <BrowserRouter>
      <App system={system} cache={createCache({ key: "css" })} data={builtData()} />
    </BrowserRouter>
    <Ready />
  </StrictMode>
);
startTransition(() => {
  if (!container.hasChildNodes()) return createRoot(container).render(app);
  hydrateRoot(container, app, { onRecoverableError: (error) => console.error("hydration:", error) });
});
