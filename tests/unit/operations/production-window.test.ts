import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundleSource } from "../../../tools/bundle.ts";

const source = 'export { currentEdition } from "@site/core/business/edition";';

test.each([
  ["production", true],
  ["dev", false],
])("a function bundled for the stage %s refuses entries outside the window: %s", async (stage, isEnforced) => {
  const bundle = await bundleSource({ contents: source, resolveDir: process.cwd(), loader: "ts" }, stage);
  const folder = await mkdtemp(join(process.cwd(), "node_modules/.cache/window-"));
  const file = join(folder, "bundle.mjs");
  await writeFile(file, bundle);
  const { currentEdition } = await import(file);
  expect(currentEdition.enforceEntryWindow).toBe(isEnforced);
});
