import "./styles-in-place.ts";
import { rememberTouch } from "@site/ui/lib/attribution.ts";
import { createHydrationSystem, createSiteSystem } from "@site/ui/theme/system.ts";
import { preloadRoute } from "./routes.tsx";

const rest = () => new Promise((resolve) => setTimeout(resolve));

// A phone works for a while on each of these: reading our modules, React DOM's, making the theme, hydration. They stay
// pieces of their own, so that a tap is answered in between.
const parts = Promise.all([import("./start-app.tsx"), preloadRoute(window.location.pathname)]);
await rest();
rememberTouch();
const [{ startApp }] = await parts;
await rest();
// The development server sends no prerendered page.
const system = import.meta.env.DEV ? createSiteSystem() : createHydrationSystem();
await rest();
startApp(system);
