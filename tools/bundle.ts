import { basename, join } from "node:path";
import { type BuildOptions, build, type StdinOptions } from "esbuild";
import { lambdaBundle } from "../stacks/bundle.ts";

/** What the stacks add to SST's settings. */
type Own = Partial<ReturnType<typeof lambdaBundle>["esbuild"]>;

const readSettings = (stage: string, own: Own = lambdaBundle(stage).esbuild): BuildOptions => ({
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

/** Writes a function's bundle as SST does. @returns the file to start with */
export async function writeBundle(entry: string, folder: string, stage = "dev"): Promise<string> {
  const outExtension = { ".js": ".mjs" };
  await build({ ...readSettings(stage), entryPoints: [entry], splitting: true, outdir: folder, outExtension });
  return join(folder, basename(entry).replace(/\.ts$/, ".mjs"));
}

/** Source text bundled into one file by SST's own settings: minified ESM with the SDK in it. */
export async function bundleSource(stdin: StdinOptions, stage = "dev", own?: Own): Promise<Uint8Array> {
  const { outputFiles = [] } = await build({ stdin, ...readSettings(stage, own), write: false });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
