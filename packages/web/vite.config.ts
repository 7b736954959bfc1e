import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { locationServices } from "./env.ts";

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const entry = `${import.meta.dirname}/src/app/entry-client.tsx`;

let eager: Set<string> | undefined;

/** What a module imports without `import()`, directly or not. */
function staticImports(root: string, graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const waiting = [...(graph.getModuleInfo(root)?.importedIds ?? [])];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** One chunk for what every page loads: otherwise every set of sharers gets its own, and small files compress badly. */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  eager ??= staticImports(entry, graph);
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

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), locationTags],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    target: "es2022",
    // The page function's start time is mostly parsing.
    minify: true,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: chunkOf, priority: 2 },
            // The small pieces that most pages share: cards, headings, pictures, icons.
            {
              name: "page",
              test: /web\/src\/(components|lib)\/(?!form|modal|tooltip|use-submission|drafts|scroll-area|data-scope)|lucide-react/,
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
