// `npm run bench -- size`: bytes of the built site and of every Lambda bundle, as CloudFront and Lambda see them.

import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { locateHandler } from "@site/functions/deployment";
import { routes } from "@site/functions/routes";
import { buildWebIfNeeded, webRoot } from "@site/web/built-site";
import { build as buildWeb } from "vite";
import { writeBundle } from "../bundle.ts";

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`.padStart(10);

await buildWebIfNeeded();
console.log("built site                                       raw      brotli");
for (const file of globSync(`${webRoot}/**/*.{js,css,html,svg,woff2}`).sort()) {
  const bytes = readFileSync(file);
  const name = relative(webRoot, file).padEnd(42).slice(0, 42);
  console.log(`${name}${kilobytes(bytes.byteLength)}${kilobytes(brotliCompressSync(bytes).byteLength)}`);
}

/** Part of the source a module belongs to: a package, a feature or a folder of ours. */
function getPart(id: string): string {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id.replace(/.*node_modules/, "node_modules"))?.[1];
  return inPackage ?? /packages\/(\w+\/src\/[^/]+)/.exec(id)?.[1] ?? "build";
}

/** What each script of the site is made of, largest part first; sizes of modules are from before minification. */
async function bundleMap(): Promise<void> {
  const result = await buildWeb({
    root: "packages/web",
    configFile: "packages/web/vite.config.ts",
    mode: "production",
    logLevel: "error",
    build: { write: false },
  });
  const outputs = [result].flat().flatMap((built) => ("output" in built ? built.output : []));
  const chunks = outputs.flatMap((file) => (file.type === "chunk" ? [file] : []));
  console.log("\nparts of the scripts, % of the source in them     brotli");
  for (const { fileName, code, modules } of chunks.toSorted((a, b) => b.code.length - a.code.length).slice(0, 20)) {
    const parts = new Map<string, number>();
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      parts.set(getPart(id), (parts.get(getPart(id)) ?? 0) + renderedLength);
    }
    const total = [...parts.values()].reduce((sum, size) => sum + size, 0);
    const shares = [...parts]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 8)
      .map(([part, size]) => `${part} ${Math.round((100 * size) / total)}`);
    console.log(`${fileName.padEnd(42)}${kilobytes(brotliCompressSync(code).byteLength)}  ${shares.join(", ")}`);
  }
}

await bundleMap();

const folder = mkdtempSync(join(tmpdir(), "size-"));
console.log("\nLambda bundles                                   raw      brotli");
for (const [name, route] of Object.entries(routes)) {
  const { module } = locateHandler(route);
  await writeBundle(`packages/functions/src/${module}.ts`, join(folder, name));
  const files = globSync(join(folder, name, "*.mjs")).map((file) => readFileSync(file));
  const all = Buffer.concat(files);
  console.log(`${name.padEnd(42)}${kilobytes(all.byteLength)}${kilobytes(brotliCompressSync(all).byteLength)}`);
}
rmSync(folder, { recursive: true });
