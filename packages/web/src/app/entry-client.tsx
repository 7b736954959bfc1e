import "./replaced-texts.ts";
import "./styles-in-place.ts";
import { createHydrationSystem, createSiteSystem } from "@site/ui/theme/system.ts";
import { wait } from "../lib/wait.ts";
import { preloadRoute } from "./routes.tsx";
import { startApp } from "./start-app.tsx";

// A phone works for a while on each of these, so they stay pieces, between which a tap is answered. Not with `await` at the
// top: a page's file waits for this one. A page asked for while the modules are read has a debugger read them twice.
async function start(): Promise<void> {
  await wait(0);
  const page = preloadRoute(window.location.pathname);
  await wait(0);
  try {
    await page;
  } catch {
    // The page goes on as plain HTML, as when this file itself does not come.
    return window.__applicationReady?.(false);
  }
  await wait(0);
  // The development server sends no prerendered page.
  const system = import.meta.env.DEV ? createSiteSystem() : createHydrationSystem();
  await wait(0);
  startApp(system);
}

void start();
