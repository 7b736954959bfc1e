import { resolve } from "node:path";
import { selectedCompany } from "@site/company/selected";
import { isProduction } from "@site/core/stage";
import { getStageSettings } from "./settings.ts";

/** How every function of a stage is bundled: minified ESM with the SDK in it. What a function imports late (mail, queue,
 * pages) is a file of its own, which costs nothing until then; in one file all is parsed at the start. */
export const lambdaBundle = (stage: string) =>
  ({
    format: "esm",
    minify: true,
    sourcemap: false,
    splitting: true,
    esbuild: {
      target: "node24",
      conditions: [...selectedCompany.conditions, "module"] as string[],
      alias: {
        jsonschema: resolve("packages/core/src/store/trusted-models.ts"),
        // PostCSS does without it, as it does in browsers: no style sheet here has a map.
        "source-map-js": resolve("stacks/empty-module.ts"),
        "node:http": resolve("stacks/node-http.cjs"),
      },
      define: {
        __PRODUCTION__: String(isProduction(stage)),
        __CHAT_MODEL__: String(getStageSettings(stage).chatModel !== undefined),
      },
    },
  }) as const;
