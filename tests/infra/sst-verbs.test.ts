import { execFile } from "node:child_process";
import { cpSync, globSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { getPhysicalName } from "@site/core/store/table";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { freshTree } from "../../tools/fresh-tree.ts";
import { startStubAccount } from "../../tools/sst/stub-account.ts";
import { thrift } from "../support/setup/thrift.ts";
import { readAssembly, shared } from "./assembly.ts";

const run = promisify(execFile);
const npm = resolve("node_modules/.bin");

/** What differs from the shared synthesis is in the site: functions of equal sources are not bundled once more. */
const flag = `--import=${pathToFileURL(resolve("tests/support/setup/bundle-cache.ts"))}`;
const cached = { NODE_OPTIONS: flag, npm_config_node_options: flag, BUNDLE_CACHE: inject("bundles") };

let tree: string;

beforeAll(() => {
  tree = freshTree();
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** A command in the tree, as a person types it. @returns its exit code and all that it printed */
async function type(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const clean = { PATH: `${npm}:${process.env.PATH}`, HOME: process.env.HOME, SST_TELEMETRY_DISABLED: "1" };
  const environment = { ...thrift, ...clean, ...cached, ...env };
  try {
    const { stdout, stderr } = await run(command, args, { cwd: tree, env: environment, encoding: "utf8" });
    return { code: 0, said: stdout + stderr };
  } catch (error) {
    const { code, stdout = "", stderr = "" } = error as { code?: number; stdout?: string; stderr?: string };
    return { code, said: stdout + stderr };
  }
}

/** Set for previews only. */
const limits = {
  CLOUDFORMATION_ROLE: "arn:aws:iam::123456789012:role/preview-cloudformation",
  PERMISSIONS_BOUNDARY: "arn:aws:iam::123456789012:policy/preview-boundary",
};

const accountAt = (endpoint: string) => ({
  AWS_ACCESS_KEY_ID: "x",
  AWS_SECRET_ACCESS_KEY: "y",
  AWS_REGION: "us-east-1",
  AWS_ENDPOINT_URL: endpoint,
});

/** Puts a word into a text that the page of unknown addresses shows. */
function mark(word: string): void {
  const file = join(tree, "packages/web/src/components/not-found-notice.tsx");
  const marked = readFileSync(file, "utf8").replace(/label: "[^"]*"/, `label: "${word}"`);
  expect(marked).toContain(word);
  writeFileSync(file, marked);
}

/** Everything that a stage's page function would carry to Lambda as its renderer. */
function deployedRenderer(stage: string): string {
  const built = readAssembly(join(tree, ".sst/dist"));
  const lambda = Object.values(built.resources("AWS::Lambda::Function")).find(
    ({ Properties }) => Properties.FunctionName === getPhysicalName(stage, "renderPage"),
  );
  const asset = String(lambda?.Properties.Code.S3Key).split(".")[0];
  const files = globSync(join(tree, `.sst/dist/asset.${asset}/pages/**/*.js`));
  expect(files).not.toEqual([]);
  return files.map((file) => readFileSync(file, "utf8")).join("\n");
}

/** With SST's own verb, where an older build, newer by its time, lies in the tree. */
async function buildOverOlder(): Promise<void> {
  for (const folder of ["web/dist", "web/dist-server", "office/dist"])
    cpSync(join("packages", folder), join(tree, "packages", folder), { recursive: true });
  const future = Date.now() / 1000 + 3600;
  for (const file of globSync(join(tree, "packages/{web,office}/{dist,dist-server}/**/*")))
    utimesSync(file, future, future);
  mark("Samarkand");
  const account = await startStubAccount();
  const { code, said } = await type("npx", ["sst", "build", "--stage", "dev"], accountAt(account.endpoint));
  account.close();
  expect(code, said).toBe(0);
  expect(deployedRenderer("dev")).toContain("Samarkand");
}

async function buildByOurs(): Promise<void> {
  const { code, said } = await type("npm", ["run", "deploy", "--", "build", "--stage", "dev"], limits);
  expect(code, said).toBe(0);
  expect(said).toContain("calls to AWS: DescribeStacks CDKToolkit, DescribeStacks SSTBootstrap, GetCallerIdentity");
  const built = readAssembly(join(tree, ".sst/dist"));
  // What a preview is limited by reaches every stack and every role.
  for (const { artifact } of built.stacks)
    expect(artifact.properties).toMatchObject({ cloudFormationExecutionRoleArn: limits.CLOUDFORMATION_ROLE });
  const roles = Object.values(built.resources("AWS::IAM::Role"));
  expect(roles.length).toBeGreaterThan(20);
  for (const { Properties } of roles) expect(Properties.PermissionsBoundary).toBe(limits.PERMISSIONS_BOUNDARY);
  expect(built.stacks.map(({ name }) => name).sort()).toEqual(shared.stacks.map(({ name }) => name).sort());
  // Every bundle lies there, under the hash that its function names.
  const functions = Object.values(built.resources("AWS::Lambda::Function")).filter(({ Properties }) =>
    String(Properties.Handler).startsWith("packages/"),
  );
  expect(functions.length).toBeGreaterThan(20);
  for (const { Properties } of functions) {
    const asset = String(Properties.Code.S3Key).split(".")[0];
    expect(globSync(join(tree, `.sst/dist/asset.${asset}/**/*.mjs`))).not.toEqual([]);
  }
}

test("SST's own verb deploys the pages of these sources, and `npm run deploy -- build` every stack within a preview's limits", async () => {
  await buildOverOlder();
  await buildByOurs();
});

test("SST bootstraps an account with the installed CDK, without asking the registry", async () => {
  const account = await startStubAccount({ isBootstrapped: false });
  const { code, said } = await type("npx", ["sst", "bootstrap", "--stage", "dev"], {
    ...accountAt(account.endpoint),
    // Nobody listens there: a package that is fetched ends the test.
    npm_config_registry: "http://127.0.0.1:9",
  });
  account.close();
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(devDependencies["aws-cdk"]).toMatch(/^\d+\.\d+\.\d+$/);
  expect([...account.agents].join("\n"), said).toContain(`aws-cdk/${devDependencies["aws-cdk"]}`);
  expect(account.calls).toContain("DescribeStacks CDKToolkit");
  // The stub makes no stack, so it ends there.
  expect(code).toBe(1);
  expect(said).toContain("Failed to bootstrap");
});
