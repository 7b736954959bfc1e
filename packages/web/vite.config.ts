import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { locationServices } from "./env.ts";

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What every page runs: the entry and the part that it starts apart. */
const entries = ["entry-client.tsx", "start-app.tsx"].map((name) => `${import.meta.dirname}/src/app/${name}`);

let eager: Set<string> | undefined;

/** What a module imports without `import()`, directly or not. */
function staticImports(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const waiting = roots.flatMap((root) => graph.getModuleInfo(root)?.importedIds ?? []);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** One chunk for what every page loads: otherwise every set of sharers gets its own, and small files compress badly. */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  eager ??= staticImports(entries, graph);
  return eager.has(id) ? "app" : null;
}

/** Names the location services in the page, where `lib/env.ts` reads them: the scripts are the same for every stage. */
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
        if (file.type === "chunk" && file.name === "app") file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), locationTags, compileHint],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
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
            { name: chunkOf, priority: 2 },
            // The small pieces that most pages share: cards, headings, pictures, icons.
            {
              name: "page",
              test: /(web|ui)\/src\/(components|lib)\/(?!form|modal|tooltip|use-submission|drafts|scroll-area|data-scope)|lucide-react/,
              minShareCount: 4,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  // One folder without node_modules: the page function carries it to Lambda.
  ssr: { noExternal: true },
  // Else both builds of React would be in it.
  ...(isSsrBuild ? { define: { "process.env.NODE_ENV": '"production"' } } : {}),
}));
