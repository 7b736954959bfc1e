// `npm run deploy -- preflight --stage NAME [--json] [--profile NAME]`: what of this account would stop a deployment. Exit code 0:
// nothing; 1: something would fail; 2: the account could not be asked.
import { readOptions } from "../read-options.ts";
import { obstacles, region } from "../sst/obstacles.ts";
import { getExitCode, toTable } from "./finding.ts";
import { readAccount } from "./read-account.ts";

const { values } = readOptions({
  options: { stage: { type: "string" }, profile: { type: "string" }, json: { type: "boolean", default: false } },
});
const { stage, profile, json } = values;

const found = await obstacles("preflight", { stage, profile });
if (found.length > 0 || !stage) {
  for (const line of found) console.error(line);
  process.exit(2);
}
const findings = await readAccount(stage, { region, maxAttempts: 3, ...(profile ? { profile } : {}) });
console.log(json ? JSON.stringify({ stage, region, findings }, null, 2) : toTable(findings));
process.exitCode = getExitCode(findings);
