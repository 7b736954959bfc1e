import { resolve } from "node:path";

/** How every function is bundled: one minified ESM file with the SDK in it starts fastest. */
export const lambdaBundle = {
  format: "esm",
  minify: true,
  sourcemap: false,
  esbuild: { target: "node24", alias: { jsonschema: resolve("packages/core/src/store/trusted-models.ts") } },
} as const;
