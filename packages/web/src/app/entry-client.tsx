import "./styles-in-place.ts";
import { rememberTouch } from "../lib/attribution.ts";
import { createSiteSystem } from "../theme/system.ts";
import { preloadRoute } from "./routes.tsx";

/** Lets the browser draw and answer between two pieces of work. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

// A phone works for a while on each of these: reading our modules, making the theme, reading React DOM's, hydration. They
// stay pieces of their own, so that a tap is answered in between; the theme is made while the other parts arrive.
const parts = Promise.all([import("./start-app.tsx"), preloadRoute(window.location.pathname)]);
await rest();
rememberTouch();
await rest();
const system = createSiteSystem();
const [{ startApp }] = await parts;
await rest();
startApp(system);
