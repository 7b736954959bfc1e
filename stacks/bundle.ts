import { resolve } from "node:path";
import { selectedCompany } from "@site/company/selected";

/** How every function is bundled: one minified ESM file with the SDK in it starts fastest. */
export const lambdaBundle = {
  format: "esm",
  minify: true,
  sourcemap: false,
  esbuild: {
    target: "node24",
    conditions: selectedCompany.conditions,
    alias: { jsonschema: resolve("packages/core/src/store/trusted-models.ts") },
  },
} as const;
