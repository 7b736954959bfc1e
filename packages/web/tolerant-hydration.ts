import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const servedDom = fileURLToPath(new URL("src/app/served-dom.ts", import.meta.url));

const matchBody = (name: string): RegExp =>
  new RegExp(`(?<=^function ${name}\\([^)]*\\) \\{\\n)[\\s\\S]*?(?=^\\}$)`, "m");

/** What React does where the page is not as it was served, and what it does instead. */
const changes: readonly [found: string | RegExp, changed: string][] = [
  [
    "var hydrationParentFiber = null,",
    `var served = require(${JSON.stringify(servedDom)}),\n  hydrationParentFiber = null,`,
  ],
  [matchBody("canHydrateInstance"), "return served.findElement(instance, type, props);\n"],
  [matchBody("canHydrateTextInstance"), "return served.findText(instance, text);\n"],
  [matchBody("canHydrateHydrationBoundary"), "return served.findBoundary(instance);\n"],
  ["getNextHydratable(fiber.stateNode.nextSibling)", "getNextHydratable(served.nextServed(fiber.stateNode))"],
  [
    "JSCompiler_temp && nextHydratableInstance && throwOnHydrationMismatch(fiber);",
    "JSCompiler_temp && nextHydratableInstance && served.isOurs(nextHydratableInstance) && throwOnHydrationMismatch(fiber, 0);",
  ],
  ["instance || throwOn", "instance || served.isTranslated(fiber.stateNode) || throwOn"],
  [
    "current || throwOnHydrationMismatch(workInProgress, !0)",
    "current || served.isTranslated(workInProgress.stateNode) || throwOnHydrationMismatch(workInProgress, !0)",
  ],
  // Other words than expected, or one thing too many, are told and left alone.
  [
    "throw HydrationMismatchException;",
    "if (arguments.length < 2) throw served.standStill() || HydrationMismatchException;",
  ],
];

/** Has React take over a page to which extensions and translators have put their own. */
export const tolerantHydration: Plugin = {
  name: "tolerant-hydration",
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler: (code) =>
      changes.reduce((text, [found, changed]) => {
        const parts = text.split(found);
        if (parts.length !== 2) throw new Error(`React has ${parts.length - 1} places like ${found}, not one.`);
        return parts.join(changed);
      }, code),
  },
};
