import { build, type StdinOptions } from "esbuild";
import { lambdaBundle } from "../stacks/bundle.ts";

/** A Lambda bundle by SST's own settings: minified ESM with the SDK in it. @param entry a file, or source text */
export async function bundleLambda(entry: string | StdinOptions, stage = "dev"): Promise<Uint8Array> {
  const { outputFiles } = await build({
    ...(typeof entry === "string" ? { entryPoints: [entry] } : { stdin: entry }),
    bundle: true,
    write: false,
    minify: true,
    keepNames: true,
    format: "esm",
    platform: "node",
    ...lambdaBundle(stage).esbuild,
    mainFields: ["module", "main"],
    // CommonJS packages in an ES module still call require; SST adds the same line.
    banner: { js: 'import { createRequire } from "module"; const require = createRequire(import.meta.url);' },
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
