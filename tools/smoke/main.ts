// `npm run deploy -- smoke --url URL [--stage NAME] [--api URL] [--also URL]... [--office URL] [--no-limit] [--json]`: looks at a
// running site as a visitor does. Exit code 0: all that could be looked at is well; 1: something is not; 2: no address.
import { readOptions } from "../read-options.ts";
import { formChecks } from "./forms.ts";
import { hostChecks } from "./hosts.ts";
import { pageChecks } from "./pages.ts";
import { type Check, runChecks, Skip } from "./result.ts";

const text = { type: "string" } as const;
const { values } = readOptions({
  options: {
    url: text,
    stage: text,
    api: text,
    office: text,
    also: { ...text, multiple: true, default: [] },
    "no-limit": { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});
const { url, stage, api, office, also, json } = values;
const address = URL.parse(url ?? "");
if (!address || !/^https?:$/.test(address.protocol)) {
  console.error("Where is the site? npm run deploy -- smoke --url http://localhost:3000");
  process.exit(2);
}
const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(address.hostname);
const unlimited: Check = async () => {
  throw new Skip("--no-limit");
};
const checks: Record<string, Check> = {
  ...pageChecks,
  ...hostChecks,
  ...formChecks,
  ...(values["no-limit"] ? { "the limit of forms": unlimited } : {}),
};
const results = await runChecks(checks, { url: address.origin, isLocal, stage, api, office, also });
if (json) console.log(JSON.stringify({ url: address.origin, results }, null, 2));
else
  for (const { check, outcome, detail } of results) console.log(`${outcome.padEnd(7)}  ${check.padEnd(27)}  ${detail}`);
process.exitCode = results.some(({ outcome }) => outcome === "failed") ? 1 : 0;
