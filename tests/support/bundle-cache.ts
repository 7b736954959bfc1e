// Loaded before SST (`node --import`): a function is bundled once in a test run. What SST asks for a second time, from
// equal inputs and with equal options, is taken from the folder BUNDLE_CACHE. That is most of the work of a synthesis.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire, registerHooks } from "node:module";
import { dirname, join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";

interface Options {
  entryPoints: string[];
  /** Absent where a bundle is of several files, which are not kept. */
  outfile?: string;
}

interface Result {
  metafile: { inputs: Record<string, object> };
}

interface Esbuild {
  context(options: Options): Promise<{ rebuild(): Promise<Result>; dispose(): Promise<void> }>;
}

interface Kept {
  inputs: Record<string, string>;
  result: Result;
  code: string;
}

const repository = resolve(import.meta.dirname, "../..");

const sha = (text: string | Buffer): string => createHash("sha256").update(text).digest("hex");

const hashes = new Map<string, string>();

/** The content's hash of a file of this tree. */
function hashOf(file: string): string {
  const known = hashes.get(file) ?? sha(readFileSync(file));
  hashes.set(file, known);
  return known;
}

/** A file's path in the tree, which is the same in every copy. */
function inTree(file: string): string {
  const path = resolve(file);
  const root = [process.cwd(), repository].find((each) => path.startsWith(each + sep));
  return root ? path.slice(root.length + 1) : path;
}

/** What was bundled before, if every file that it was made from is what it was. */
function keptBefore(file: string): Kept | undefined {
  try {
    const kept: Kept = JSON.parse(readFileSync(file, "utf8"));
    return Object.entries(kept.inputs).every(([name, hash]) => hashOf(name) === hash) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keep(file: string, result: Result, outfile: string): void {
  const names = Object.keys(result.metafile.inputs).filter((name) => !name.startsWith("(disabled):"));
  const inputs = Object.fromEntries(names.map((name) => [inTree(name), hashOf(resolve(name))]));
  writeFileSync(file, JSON.stringify({ inputs, result, code: readFileSync(outfile, "utf8") } satisfies Kept));
}

/** esbuild's `context` as it was, but for what was bundled before and lies in a folder. */
const cached =
  (folder: string, { context }: Esbuild): Esbuild["context"] =>
  async (options) => {
    const { outfile, ...rest } = options;
    if (outfile === undefined) return context(options);
    const file = join(folder, sha(JSON.stringify(rest).replaceAll(process.cwd(), ".")));
    const kept = keptBefore(file);
    if (kept) {
      const rebuild = async () => {
        mkdirSync(dirname(outfile), { recursive: true });
        writeFileSync(outfile, kept.code);
        return kept.result;
      };
      return { rebuild, dispose: async () => {} };
    }
    const real = await context(options);
    const rebuild = async () => {
      const result = await real.rebuild();
      keep(file, result, outfile);
      return result;
    };
    return { rebuild, dispose: () => real.dispose() };
  };

/** Lets SST's esbuild, when this process loads it, take what was bundled before from a folder. */
export function cacheBundles(folder: string): void {
  const file = createRequire(join(repository, "node_modules/sst/package.json")).resolve("esbuild");
  Object.assign(globalThis, { cachedContext: (esbuild: Esbuild) => cached(folder, esbuild) });
  const patch = "\nmodule.exports = { ...module.exports, context: globalThis.cachedContext(module.exports) };";
  registerHooks({
    load: (url, context, next) =>
      url === pathToFileURL(file).href
        ? { format: "commonjs", source: readFileSync(file, "utf8") + patch, shortCircuit: true }
        : next(url, context),
  });
}

if (process.env.BUNDLE_CACHE) cacheBundles(process.env.BUNDLE_CACHE);
