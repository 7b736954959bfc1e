// Loaded before SST (`node --import`): a function is bundled once in a test run. What SST asks for a second time, from
// equal inputs and with equal options, is taken from the folder BUNDLE_CACHE. That is most of the work of a synthesis.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire, registerHooks } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";

interface Options {
  entryPoints: string[];
  define?: Record<string, string>;
  /** Where the files of a function go; absent in what else is bundled, which is not kept. */
  outdir?: string;
}

interface Result {
  metafile: { inputs: Record<string, object>; outputs: Record<string, object> };
}

interface Esbuild {
  context(options: Options): Promise<{ rebuild(): Promise<Result>; dispose(): Promise<void> }>;
}

interface CachedBundle {
  inputs: Record<string, string>;
  /** The settings of the build that an input names, with their values. */
  defined: Record<string, string>;
  result: Result;
  /** The bundle's text by its name in the folder. */
  files: Record<string, string>;
}

const repository = resolve(import.meta.dirname, "../../..");

const sha = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Most functions are made from the same files: each is read and hashed once. */
const known = new Map<string, { text: string; hash: string }>();

function getFile(name: string): { text: string; hash: string } {
  const path = resolve(name);
  const found = known.get(path);
  if (found) return found;
  const text = readFileSync(path, "utf8");
  const read = { text, hash: sha(text) };
  known.set(path, read);
  return read;
}

/** A file's path in the tree, which is the same in every copy. */
function inTree(file: string): string {
  const path = resolve(file);
  const root = [process.cwd(), repository].find((each) => path.startsWith(each + sep));
  return root ? path.slice(root.length + 1) : path;
}

/** What was bundled before, if every file that it was made from, and every setting that one reads, is what it was. */
function keptBefore(file: string, define: Record<string, string>): CachedBundle | undefined {
  try {
    const kept: CachedBundle = JSON.parse(readFileSync(file, "utf8"));
    const isDefined = Object.entries(kept.defined).every(([name, value]) => define[name] === value);
    const isSame = isDefined && Object.entries(kept.inputs).every(([name, hash]) => getFile(name).hash === hash);
    return isSame ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keep(file: string, result: Result, outdir: string, define: Record<string, string>): void {
  const names = Object.keys(result.metafile.inputs).filter((name) => !name.startsWith("(disabled):"));
  const inputs = Object.fromEntries(names.map((name) => [inTree(name), getFile(name).hash]));
  const isRead = (setting: string) => names.some((name) => getFile(name).text.includes(setting));
  const defined = Object.fromEntries(Object.entries(define).filter(([name]) => isRead(name)));
  const written = Object.keys(result.metafile.outputs);
  const files = Object.fromEntries(written.map((name) => [relative(outdir, name), readFileSync(name, "utf8")]));
  writeFileSync(file, JSON.stringify({ inputs, defined, result, files } satisfies CachedBundle));
}

/** esbuild's `context` as it was, but for what was bundled before and lies in a folder. */
const cached =
  (folder: string, { context }: Esbuild): Esbuild["context"] =>
  async (options) => {
    const { outdir, define = {}, ...rest } = options;
    if (outdir === undefined) return context(options);
    const file = join(folder, sha(JSON.stringify(rest).replaceAll(process.cwd(), ".")));
    const kept = keptBefore(file, define);
    if (kept) {
      const rebuild = async () => {
        for (const [name, text] of Object.entries(kept.files)) {
          mkdirSync(dirname(join(outdir, name)), { recursive: true });
          writeFileSync(join(outdir, name), text);
        }
        return kept.result;
      };
      return { rebuild, dispose: async () => {} };
    }
    const real = await context(options);
    const rebuild = async () => {
      const result = await real.rebuild();
      keep(file, result, outdir, define);
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
