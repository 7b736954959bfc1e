import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { lambdaRuntimeFile, missingLambdaRuntime } from "../../tools/rehearsal/lambda-runtime.ts";
import { cacheBundles } from "../support/setup/bundle-cache.ts";
import { fullSettings } from "./full-settings.ts";

declare module "vitest" {
  export interface ProvidedContext {
    assembly: string;
    /** Folder of the functions that were bundled, for who bundles them once more (`tests/support/setup/bundle-cache.ts`). */
    bundles: string;
    /** Whether functions can be run by AWS's own runtime client. */
    hasLambdaRuntime: boolean;
  }
}

function hasLambdaRuntime(): boolean {
  try {
    return lambdaRuntimeFile() !== "";
  } catch (error) {
    if (error instanceof Error && error.message === missingLambdaRuntime) return false;
    throw error;
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
  project.provide("hasLambdaRuntime", hasLambdaRuntime());
  return () => {
    for (const folder of [directory, bundles]) rmSync(folder, { recursive: true });
  };
}
