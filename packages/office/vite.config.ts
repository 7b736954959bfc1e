import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Colors } from "@site/company/schema";
import { selectedCompany } from "@site/company/selected";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";

// Vite packs its configuration without the condition that chooses the company.
const { colors }: { colors: Colors } = await import(pathToFileURL(join(selectedCompany.folder, "colors.ts")).href);

const manifest = {
  name: "Office",
  short_name: "Office",
  start_url: "/",
  display: "standalone",
  background_color: colors.voice[50],
  theme_color: colors.voice[800],
  icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
};

const files: Readonly<Record<string, { type: string; source: string }>> = {
  "icon.svg": { type: "image/svg+xml", source: readFileSync(join(selectedCompany.folder, "favicon.svg"), "utf8") },
  "manifest.webmanifest": { type: "application/manifest+json", source: JSON.stringify(manifest) },
};

/** The company's sign and colors where a browser or a phone shows the office. */
const companyBrand: Plugin = {
  name: "company-brand",
  transformIndexHtml: () => [{ tag: "meta", attrs: { name: "theme-color", content: colors.voice[800] } }],
  generateBundle() {
    for (const [fileName, { source }] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
  },
  configureServer({ middlewares }) {
    for (const [name, { type, source }] of Object.entries(files))
      middlewares.use(`/${name}`, (_request, response) => response.setHeader("content-type", type).end(source));
  },
};

const withoutEval = fileURLToPath(new URL("src/lib/without-eval.ts", import.meta.url));

const zodWithoutEval: Plugin = {
  name: "zod-without-eval",
  enforce: "pre",
  resolveId: (source, importer) => (source === "zod" && importer !== withoutEval ? withoutEval : undefined),
};

export default defineConfig({
  plugins: [react(), companyBrand, zodWithoutEval],
  resolve: { conditions: [...selectedCompany.conditions, ...defaultClientConditions] },
  build: { target: "es2022", modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});
