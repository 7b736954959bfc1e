import { fileURLToPath } from "node:url";
import { selectedCompany } from "@site/company/selected";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { companyBrand } from "./company-brand.ts";

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
