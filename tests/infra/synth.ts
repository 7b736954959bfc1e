import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Template } from "aws-cdk-lib/assertions";
import { initProject } from "sst/project.js";

/**
 * SST runs `npm install` for every function even when there is nothing to install: about a second each. This `npm` goes
 * first on PATH and answers those calls; every other call goes to the real one.
 */
function skipEmptyInstalls(): void {
  const folder = mkdtempSync(join(tmpdir(), "npm-shim-"));
  const script = `#!/bin/sh
case "$PWD" in
  */.sst/artifacts/*) grep -q '"dependencies":{}' package.json 2>/dev/null && exit 0; [ -f package.json ] || exit 0 ;;
esac
PATH="\${PATH#*${delimiter}}" exec npm "$@"
`;
  writeFileSync(join(folder, "npm"), script, { mode: 0o755 });
  process.env.PATH = `${folder}${delimiter}${process.env.PATH}`;
}

export type Synthesized = Awaited<ReturnType<typeof synthesize>>;

/**
 * Synthesizes the whole app offline, as a deployment would.
 * @returns the cloud assembly, and `template("Api")` for the template of a stack
 */
export async function synthesize(stage: string) {
  skipEmptyInstalls();
  const root = process.cwd();
  await initProject({ root, stage, region: "us-east-1" } as never);
  const { App } = await import("sst/constructs");
  const config = (await import("../../sst.config.ts")).default;
  const app = new App(
    { mode: "deploy", stage, name: "contractor-site", region: "us-east-1", account: "123456789012" } as never,
    { outdir: ".sst/dist" } as never,
  );
  await config.stacks(app as never);
  await app.finish();
  const assembly = app.synth();
  function template(name: string): Template {
    const stack = assembly.stacks.find(({ stackName }) => stackName.endsWith(`-${name}`));
    if (!stack) throw new Error(`no stack ${name}`);
    return Template.fromJSON(stack.template);
  }
  return { assembly, template };
}
