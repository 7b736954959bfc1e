import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isProduction } from "@site/core/stage";
import { readKnownReviews, writeKnownReviews } from "@site/web/known-reviews";
import { initProject } from "sst/project.js";
import type { StageSettings } from "../../stacks/settings.ts";
import { pathWithoutEmptyInstalls } from "../../tools/sst/npm-shim.ts";

interface Synthesis {
  /** Replaces the stage's entry in stacks/settings.ts. */
  settings?: Partial<StageSettings>;
  /** Whether functions are bundled and the site is packed, which takes most of the time. */
  isBuilt?: boolean;
  /** "dev" as `sst dev` does: functions run on the developer's machine. */
  mode?: "deploy" | "dev";
}

/** Synthesizes the whole app offline, as a deployment would, with cdk-nag looking on. @returns the folder of the cloud assembly */
export async function synthesize(
  stage: string,
  { settings = {}, isBuilt = false, mode = "deploy" }: Synthesis = {},
): Promise<string> {
  // SST takes "test" for its own and then asks nothing of AWS.
  process.env.NODE_ENV = "test";
  process.env.PATH = pathWithoutEmptyInstalls();
  await initProject({ root: process.cwd(), stage, region: "us-east-1" } as never);
  const [{ App }, { Aspects }, { AwsSolutionsChecks }, { stages }, { default: config }] = await Promise.all([
    import("sst/constructs"),
    import("aws-cdk-lib"),
    import("cdk-nag"),
    import("../../stacks/settings.ts"),
    import("../../sst.config.ts"),
  ]);
  stages[stage] = { ...stages[stage], ...settings };
  const outdir = mkdtempSync(join(tmpdir(), `cloud-${stage}-`));
  const app = new App(
    { mode, stage, name: "contractor-site", region: "us-east-1", account: "123456789012" } as never,
    { outdir } as never,
  );
  Aspects.of(app).add(new AwsSolutionsChecks());
  // With the local store's reviews a stage's pages are those that the tests beside this one are served from: none is
  // built once more. Production's are not built by tests.
  const known = isProduction(stage) ? undefined : await readKnownReviews(undefined);
  await writeKnownReviews(stage, known);
  await config.stacks(app as never);
  await writeKnownReviews(stage, undefined);
  if (isBuilt) await app.finish();
  app.synth();
  return outdir;
}
