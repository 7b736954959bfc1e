import { basename, join } from "node:path";
import { type BuildOptions, build, type StdinOptions } from "esbuild";
import { lambdaBundle } from "../stacks/bundle.ts";

/** What the stacks add to SST's settings. */
type Own = Partial<ReturnType<typeof lambdaBundle>["esbuild"]>;

const settingsOf = (stage: string, own: Own = lambdaBundle(stage).esbuild): BuildOptions => ({
  bundle: true,
  minify: true,
  keepNames: true,
  format: "esm",
  platform: "node",
  ...own,
  mainFields: ["module", "main"],
  // CommonJS packages in an ES module still call require; SST adds the same line.
  banner: { js: 'import { createRequire } from "module"; const require = createRequire(import.meta.url);' },
});

/** Writes a bundle whose late parts are files of their own, as the page function's. @returns the file to start with */
export async function writeSplitBundle(entry: string, folder: string, stage: string): Promise<string> {
  const outExtension = { ".js": ".mjs" };
  await build({ ...settingsOf(stage), entryPoints: [entry], splitting: true, outdir: folder, outExtension });
  return join(folder, basename(entry).replace(/\.ts$/, ".mjs"));
}

/** A Lambda bundle by SST's own settings: minified ESM with the SDK in it. @param entry a file, or source text */
export async function bundleLambda(entry: string | StdinOptions, stage = "dev", own?: Own): Promise<Uint8Array> {
  const { outputFiles = [] } = await build({
    ...(typeof entry === "string" ? { entryPoints: [entry] } : { stdin: entry }),
    ...settingsOf(stage, own),
    write: false,
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
