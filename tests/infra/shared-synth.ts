import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { cacheBundles } from "../support/bundle-cache.ts";
import { fullSettings } from "./full-settings.ts";

declare module "vitest" {
  export interface ProvidedContext {
    assembly: string;
    /** Folder of the functions that were bundled, for who bundles them once more (`tests/support/bundle-cache.ts`). */
    bundles: string;
  }
}

/** One synthesis, with everything configured that can be, for all infrastructure tests of a run. */
export default async function setup(project: TestProject) {
  const bundles = mkdtempSync(join(tmpdir(), "bundles-"));
  // Before SST is loaded.
  cacheBundles(bundles);
  const { synthesize } = await import("./synth.ts");
  const directory = await synthesize("test", { settings: fullSettings, isBuilt: true });
  project.provide("assembly", directory);
  project.provide("bundles", bundles);
  return () => {
    for (const folder of [directory, bundles]) rmSync(folder, { recursive: true });
  };
}
