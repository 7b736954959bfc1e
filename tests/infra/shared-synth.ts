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
  project.provide("assembly", await synthesize("test", { settings: fullSettings, isBuilt: true }));
}
