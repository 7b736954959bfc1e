import { resolve } from "node:path";
import { selectedCompany } from "@site/company/selected";
import { isProduction } from "@site/core/stage";

/** How every function of a stage is bundled: one minified ESM file with the SDK in it starts fastest. */
export const lambdaBundle = (stage: string) =>
  ({
    format: "esm",
    minify: true,
    sourcemap: false,
    esbuild: {
      target: "node24",
      conditions: selectedCompany.conditions,
      alias: {
        jsonschema: resolve("packages/core/src/store/trusted-models.ts"),
        // PostCSS does without it, as it does in browsers: no style sheet here has a map.
        "source-map-js": resolve("stacks/nothing.ts"),
      },
      define: { __PRODUCTION__: String(isProduction(stage)) },
    },
  }) as const;
