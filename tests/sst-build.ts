// `npm run sst:build [-- --stage NAME]`: SST's own build of every stack, without an account: the AWS calls it makes are
// answered on this machine. What it leaves in .sst/dist is what a deployment would upload.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildWebIfNeeded } from "@site/local/build";
import { pathWithoutEmptyInstalls } from "./infra/npm-shim.ts";
import { startStubAccount } from "./infra/stub-account.ts";

const { values } = parseArgs({ options: { stage: { type: "string", default: "offline" } } });

await buildWebIfNeeded();
// SST adds to this folder and never empties it.
rmSync(".sst/dist", { recursive: true, force: true });
const account = await startStubAccount();
const build = spawn("sst", ["build", "--stage", values.stage], {
  stdio: ["ignore", "inherit", "inherit"],
  env: {
    HOME: process.env.HOME,
    PATH: pathWithoutEmptyInstalls(),
    AWS_ACCESS_KEY_ID: "x",
    AWS_SECRET_ACCESS_KEY: "y",
    AWS_REGION: "us-east-1",
    AWS_ENDPOINT_URL: account.endpoint,
    SST_TELEMETRY_DISABLED: "1",
    SITE_IS_BUILT: "1",
  },
});
const code = await new Promise<number | null>((resolve) => build.once("close", resolve));
account.close();
console.log(`calls to AWS: ${[...new Set(account.calls)].sort().join(", ")}`);
process.exitCode = code ?? 1;
