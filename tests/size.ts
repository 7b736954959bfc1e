// `npm run size`: bytes of the built site and of every Lambda bundle, as CloudFront and Lambda see them.
import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { routes } from "@site/functions/routes";
import { buildWebIfNeeded, webRoot } from "@site/local/build";
import { build } from "esbuild";

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`.padStart(10);

await buildWebIfNeeded();
console.log("built site                                       raw      brotli");
for (const file of globSync(`${webRoot}/**/*.{js,css,html,svg,woff2}`).sort()) {
  const bytes = readFileSync(file);
  const name = relative(webRoot, file).padEnd(42).slice(0, 42);
  console.log(`${name}${kilobytes(bytes.byteLength)}${kilobytes(brotliCompressSync(bytes).byteLength)}`);
}

/** SST's own settings: minified ESM with the SDK in the bundle. */
async function bundle(entry: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    keepNames: true,
    format: "esm",
    platform: "node",
    target: "node24",
    mainFields: ["module", "main"],
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

console.log("\nLambda bundles                                   raw      brotli");
for (const [name, { module }] of Object.entries(routes)) {
  const bytes = await bundle(`packages/functions/src/${module}.ts`);
  console.log(`${name.padEnd(42)}${kilobytes(bytes.byteLength)}${kilobytes(brotliCompressSync(bytes).byteLength)}`);
}
