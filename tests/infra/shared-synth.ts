import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { fullSettings } from "./full-settings.ts";
import { synthesize } from "./synth.ts";

declare module "vitest" {
  export interface ProvidedContext {
    assembly: string;
  }
}

/** One synthesis, with everything configured that can be, for all infrastructure tests of a run. */
export default async function setup(project: TestProject) {
  const directory = await synthesize("test", { settings: fullSettings, isBuilt: true });
  project.provide("assembly", directory);
  return () => rmSync(directory, { recursive: true });
}
