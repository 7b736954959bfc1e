// `node tools/run.ts GROUP [NAME] [OPTIONS]`: what the scripts of package.json run. `--help` tells what a group holds or how
// one of its commands is used.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readUsage } from "./read-options.ts";

/** The file of each command. A group's command without a name runs when none of the names is given. */
const groups: Record<string, Record<string, string>> = {
  start: { "": "packages/dev/src/start.ts" },
  dev: { "": "packages/dev/src/dev.ts" },
  build: { "": "packages/web/build.ts" },
  test: { "": "tests/run.ts" },
  deploy: {
    "": "tools/sst/run.ts",
    preflight: "tools/preflight/main.ts",
    smoke: "tools/smoke/main.ts",
  },
  prove: {
    audit: "tools/prove/audit.ts",
    chaos: "tools/prove/chaos.ts",
    fuzz: "tools/prove/fuzz.ts",
    load: "tools/prove/load.ts",
    mutate: "tools/prove/mutate.ts",
    outage: "tools/prove/outage.ts",
    rehearsal: "tools/rehearsal/run.ts",
  },
  bench: {
    api: "tools/bench/api.ts",
    cost: "tools/bench/cost.ts",
    lambda: "tools/bench/lambda.ts",
    office: "tools/bench/office.ts",
    page: "tools/bench/page.ts",
    size: "tools/bench/size.ts",
    tap: "tools/bench/tap.ts",
    web: "tools/bench/web.ts",
  },
  chat: {
    talk: "tools/chat/talk.ts",
    train: "tools/chat/train.ts",
  },
  wordpress: { "": "tools/wordpress/real/start.ts" },
  "check:wordpress": { "": "tools/wordpress/check.ts" },
  "company:new": { "": "tools/company/new.ts" },
  "company:check": { "": "tools/company/check.ts" },
};

const [, , group = "", ...words] = process.argv;
const commands = groups[group];

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

if (!commands) fail(`There is no group ${JSON.stringify(group)}: ${Object.keys(groups).join(", ")}.`);
const [name = "", ...rest] = words;
const isNamed = name !== "" && name in commands;
const file = isNamed ? commands[name] : commands[""];
if (words.includes("--help") && !isNamed) {
  for (const each of Object.values(commands)) console.log(readUsage(each));
} else if (!file) {
  const names = Object.keys(commands).join(", ");
  fail(`npm run ${group} -- NAME [OPTIONS], where NAME is one of ${names}. --help tells what each does.`);
} else if (words.includes("--help")) {
  console.log(readUsage(file));
} else {
  // The command reads its own options, as if it had been started by itself.
  process.argv = [process.argv[0] ?? "", resolve(file), ...(isNamed ? rest : words)];
  await import(pathToFileURL(resolve(file)).href);
}
