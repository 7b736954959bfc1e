import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { selectedCompany } from "@site/company/selected";
import { apiPaths } from "@site/core/contract/paths";
import { environment } from "@site/core/settings";
import { isProduction } from "@site/core/stage";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from "vite";
import { appChunk, chunkPlan, serverPlan } from "./chunks.ts";
import { companyParts } from "./company-parts.ts";
import { locationServices } from "./env.ts";
import { inlineRuntimePlugin } from "./inline-runtime-plugin.ts";
import { servedIllustrations, svgSprites } from "./svg-sprites.ts";
import { tolerantHydration } from "./tolerant-hydration.ts";

const favicon = join(selectedCompany.folder, "favicon.svg");

const companyIcon: Plugin = {
  name: "company-icon",
  transformIndexHtml: {
    order: "pre",
    handler: (html, { server }) =>
      html.replace("./favicon.svg", server ? `/@fs${favicon}` : relative(import.meta.dirname, favicon)),
  },
};

/** Names the location services in the page, where `lib/location/find-location.ts` reads them: the scripts are the same for every stage. */
const locationTags = {
  name: "location-services",
  transformIndexHtml: () =>
    Object.entries(locationServices())
      .filter(([, address]) => address !== "")
      .map(([name, content]) => ({ tag: "meta", attrs: { name: `location-${name}`, content } })),
};

/** Lets the browser compile the chunk of every page while it arrives, in the background, instead of function by
 * function on the main thread: most of it runs at once. The hint counts in the first line only (V8's explicit compile
 * hints). */
const compileHint: Plugin = {
  name: "compile-hint",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk" && file.name === appChunk) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

/** Vite's own reads styles of a chunk before its script; ours have none. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

/** Edits of react-router that let what only its data router and its servers need be dropped: 16 KB of the application's
 * script, 5 KB of them on the wire. */
const routerEdits: readonly [text: RegExp, replacement: string][] = [
  // A name that is written on a component keeps the component, used or not.
  [/^[\w$]+\.displayName = "[^"]*";$/gm, ""],
  // No data router and no framework: what they give is never there.
  [/React\d*\.useContext\((?:DataRouter(?:State)?|RSCRouter|Framework)Context\)/g, "null"],
  [/let dataRouterState = dataRouterOpts\?\.state;/g, "const dataRouterState = null;"],
  [/isDataRoute \? useNavigateStable\(\) : /g, ""],
  [/shouldPrefetch && !isAbsolute \?/g, "false ?"],
  [/^(var \w+ErrorBoundary = )(class extends [\s\S]*?^\});$/gm, "$1/* @__PURE__ */ (() => $2)();"],
  [/^\w+\.contextType = \w+;$/gm, ""],
  [/^(var [\w$]+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, "$1/* @__PURE__ */ $2"],
];

const droppableRouter = (): Plugin => {
  const unused = new Set(routerEdits);
  return {
    name: "droppable-router",
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) =>
        routerEdits.reduce((text, edit) => {
          const edited = text.replace(...edit);
          if (edited !== text) unused.delete(edit);
          return edited;
        }, code),
    },
    buildEnd(error) {
      // In development modules are read as they are asked for.
      if (error || this.meta.watchMode || unused.size === 0) return;
      throw new Error(`react-router no longer holds ${[...unused].map(([text]) => text).join(" or ")}`);
    },
  };
};

/** React makes five errors as it is loaded. Where a debugger listens, as under Lighthouse and in our own measurements, V8
 * then reads the whole file once more to say where: 100 ms on a phone. */
const errorsWithoutStack: Plugin = {
  name: "errors-without-stack",
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler(code) {
      const made = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
      const count = code.match(made)?.length ?? 0;
      if (count !== 5) throw new Error(`React makes ${count} errors as it is loaded, not 5.`);
      return code.replace(made, "$1 = { __proto__: Error.prototype, message: $2 }");
    },
  },
};

const resolveInstalled = (path: string): string =>
  fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));

/** The renderer makes strings: what makes streams beside is half of React's server. */
const plainReactServer = {
  find: /^react-dom\/server$/,
  replacement: resolveInstalled("react-dom/cjs/react-dom-server-legacy.node.production.js"),
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    companyIcon,
    locationTags,
    plainImports,
    droppableRouter(),
    errorsWithoutStack,
    tolerantHydration,
    inlineRuntimePlugin,
    compileHint,
    servedIllustrations,
    companyParts,
    svgSprites({ isWritten: !isSsrBuild }),
  ],
  build: {
    manifest: true,
    modulePreload: false,
    target: "es2022",
    // The page function's start time is mostly parsing.
    minify: true,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Emotion imports them for a function that nobody calls, and what was CommonJS isn't dropped by itself.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            {
              name: isSsrBuild
                ? serverPlan(`${import.meta.dirname}/src/app/entry-server.tsx`)
                : chunkPlan(`${import.meta.dirname}/src/app/entry-client.tsx`),
              debugName: "plan",
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  resolve: {
    conditions: [...selectedCompany.conditions, ...defaultClientConditions],
    alias: [
      // Their exports lead to the development build only, warnings and their texts; on a server, to all of it twice.
      { find: /^react-router-dom$/, replacement: resolveInstalled("react-router-dom/dist/index.mjs") },
      { find: /^react-router$/, replacement: resolveInstalled("react-router/dist/production/index.mjs") },
      { find: /^react-router\/dom$/, replacement: resolveInstalled("react-router/dist/production/dom-export.mjs") },
      ...(isSsrBuild ? [plainReactServer] : []),
    ],
  },
  // One folder without node_modules: the page function carries it to Lambda.
  ssr: {
    noExternal: true,
    resolve: { conditions: [...selectedCompany.conditions, ...defaultServerConditions] },
  },
  define: {
    __PRODUCTION__: isProduction(environment.STAGE),
    pageViewsPath: JSON.stringify(apiPaths.countPageViews),
    // Else both builds of React would be in it.
    ...(isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {}),
  },
}));
