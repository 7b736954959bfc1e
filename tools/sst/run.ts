// `npm run deploy -- [dev|build|remove] --stage NAME [--skip-preflight]`: checks what SST would stumble over, builds the site,
// then runs SST's own verb (deploy by default) with every other option given here. `dev` debugs Lambdas live, `build` makes
// every stack without an account, `remove` takes a stage away.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { buildWebIfNeeded } from "@site/web/built-site";
import { getExitCode, toTable } from "../preflight/finding.ts";
import { readAccount } from "../preflight/read-account.ts";
import { readCommand, verbs } from "./command.ts";
import { fetchReviews } from "./fetch-reviews.ts";
import { pathWithoutEmptyInstalls } from "./npm-shim.ts";
import { obstacles, region } from "./obstacles.ts";
import { startStubAccount } from "./stub-account.ts";

const command = readCommand(process.argv.slice(2));
if (!command) {
  console.error(`usage: npm run deploy -- [${verbs.join("|")}] --stage NAME`);
  process.exit(2);
}
const { verb, options, isPreflightSkipped, forSst } = command;

const found = await obstacles(verb, options);
if (found.length > 0) {
  for (const line of found) console.error(line);
  process.exit(2);
}

/** The installed SST, never one that npx would fetch. @returns its exit code */
async function runSst(base: NodeJS.ProcessEnv, args: readonly string[]): Promise<number> {
  // With NODE_ENV=test, left over in a shell, SST would not bootstrap the account.
  const env = { ...base, NODE_ENV: undefined, PATH: pathWithoutEmptyInstalls(), SST_TELEMETRY_DISABLED: "1" };
  const sst = spawn(process.execPath, ["node_modules/sst/cli/sst.js", verb, ...args], { stdio: "inherit", env });
  // The terminal sends Ctrl-C to both; SST ends by itself, and this after it.
  const wait = () => undefined;
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, wait);
  return (await new Promise<number | null>((resolve) => sst.once("close", resolve))) ?? 1;
}

/** Makes every stack without an account: the calls that SST makes to AWS are answered on this machine. */
async function buildOffline(): Promise<number> {
  // SST adds to this folder and never empties it.
  rmSync(".sst/dist", { recursive: true, force: true });
  const account = await startStubAccount();
  const own = Object.entries(process.env).filter(([name]) => !/^(AWS|SST)_/.test(name));
  const env = {
    ...Object.fromEntries(own),
    AWS_ACCESS_KEY_ID: "x",
    AWS_SECRET_ACCESS_KEY: "y",
    AWS_REGION: region,
    AWS_ENDPOINT_URL: account.endpoint,
  };
  const stage = forSst.some((argument) => /^--stage(=|$)/.test(argument)) ? [] : ["--stage", options.stage ?? ""];
  const code = await runSst(env, [...forSst, ...stage]);
  account.close();
  console.log(`calls to AWS: ${[...new Set(account.calls)].sort().join(", ")}`);
  return code;
}

if (verb === "deploy" && options.stage) {
  const { stage, profile } = options;
  const config = { region, maxAttempts: 3, ...(profile ? { profile } : {}) };
  const findings = isPreflightSkipped ? [] : await readAccount(stage, config);
  if (!isPreflightSkipped) console.log(toTable(findings));
  if (getExitCode(findings) > 0) {
    console.error("Nothing was deployed. To deploy all the same, add --skip-preflight.");
    process.exit(1);
  }
  console.log(await fetchReviews(stage, config));
}
await buildWebIfNeeded(options.stage);
process.exitCode = verb === "build" ? await buildOffline() : await runSst(process.env, forSst);
