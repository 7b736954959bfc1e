import { globSync } from "node:fs";
import { build } from "esbuild";
import { expect, test } from "vitest";

test("what the browser takes of core for its calls brings no table, no SDK and nothing of Node's", async () => {
  const entryPoints = globSync("packages/core/src/**/{*contract,contract,options,office-paths,paths}.ts");
  expect(entryPoints.length).toBeGreaterThan(20);
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    platform: "neutral",
    mainFields: ["module", "main"],
    format: "esm",
    outdir: "out",
    external: ["node:*"],
    logLevel: "silent",
  });
  const foreign = Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports.flatMap(({ path }) => (/electrodb|@aws-sdk|@smithy|^node:/.test(path) ? [`${file}: ${path}`] : [])),
  );
  expect(foreign).toEqual([]);
});
