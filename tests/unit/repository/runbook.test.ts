import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newId } from "@site/core/store/ids";
import { runOpsCommand } from "@site/ops/run-ops.fixture";
import { expect, test } from "vitest";
import { thrift } from "../../support/setup/thrift.ts";

const runbook = readFileSync("docs/runbook.md", "utf8");

/** Every command of the runbook, as it stands there in backticks. */
const commands = [...runbook.matchAll(/`((?:[A-Z_]+=\S+ )?(?:npm|npx|aws|curl|git) [^`]+)`/g)].map(([, each = ""]) =>
  each.replaceAll(/\s+/g, " "),
);

/** What the runbook itself says cannot be tried without an account: first words of commands. */
const untried = [
  ...(/## Commands that no test tries\n(.*?)\n## /s.exec(runbook)?.[1] ?? "").matchAll(/^- `([^`]+)`:/gm),
].map(([, each = ""]) => each);

const isOps = (command: string): boolean => command.startsWith("npm run ops -- ");
const isAws = (command: string): boolean => command.startsWith("aws ");
const isUntried = (command: string): boolean =>
  untried.some((start) => command === start || command.startsWith(`${start} `));

/** A command on the local store, with values in the place of capitals. */
function locally(command: string, folder: string): string[] {
  const values: Record<string, string> = {
    ID: newId(),
    ADDRESS: "ann@example.org",
    NUMBER: "3155550177",
    TEXT: "seed",
  };
  return command
    .replace("npm run ops -- ", "")
    .replaceAll(/ --stage \S+| \[[^\]]+\]/g, "")
    .split(" ")
    .map((word) => values[word] ?? (/\.(csv|json)$/.test(word) ? join(folder, word) : word));
}

test("every command of the staff's tool runs as the runbook writes it", { timeout: 1_200_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "runbook-"));
  const tried = commands.filter((command) => isOps(command) && !isUntried(command));
  expect(tried.length).toBeGreaterThan(8);
  const wrong: string[] = [];
  for (const command of tried) {
    const env = { ...thrift, PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: join(folder, "data") };
    const { code, stdout, stderr } = await runOpsCommand(locally(command, folder), env);
    const said = stdout + stderr;
    // A store without records has nothing to show or to draw from, and the tool says that.
    if (code !== 0 && !/^There (is|are|was|were) no|No entr|nobody/im.test(said))
      wrong.push(`${command}: ${said.trim()}`);
  }
  rmSync(folder, { recursive: true });
  expect(wrong).toEqual([]);
});

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Names that the CLI has and the SDK writes in another way. */
const renamed: Record<string, string> = { "cloudwatch-logs": "logs" };

test("every call of the AWS CLI exists in the vendor's own model, with its options", () => {
  const tried = commands.filter((command) => isAws(command) && !isUntried(command));
  expect(tried.length).toBeGreaterThan(3);
  const wrong: string[] = [];
  for (const command of tried) {
    const [, service = "", operation = ""] = command.split(" ");
    const name = Object.entries(renamed).find(([, short]) => short === service)?.[0] ?? service;
    const folder = `node_modules/@aws-sdk/client-${name === "secretsmanager" ? "secrets-manager" : name}/dist-types`;
    const [file] = globSync(`${folder}/commands/${pascal(operation)}Command.d.ts`);
    const models = globSync(`${folder}/models/models_*.d.ts`)
      .map((each) => readFileSync(each, "utf8"))
      .join("\n");
    const shape =
      models.split(`export interface ${pascal(operation)}Request {`)[1] ??
      models.split(`export interface ${pascal(operation)}Input {`)[1];
    const own = shape?.split("\n}")[0] ?? "";
    const options = [...command.matchAll(/ --(?:no-)?([a-z][a-z-]+)/g)].map(([, each = ""]) => each);
    const global = ["query", "output", "region", "profile"];
    const missing = options.filter(
      (each) => !global.includes(each) && !new RegExp(`^ +${pascal(each)}\\??:`, "m").test(own),
    );
    if (!file || missing.length > 0) wrong.push(`${command} (${missing.join(", ")})`);
  }
  expect(wrong).toEqual([]);
});

/** Scripts whose own tests run them: npm script and what stands behind it -> the file that starts it. */
const tested: Record<string, string> = {
  "deploy preflight": "tests/unit/operations/preflight.test.ts",
  "deploy smoke": "tests/site/smoke.journey.ts",
  "deploy build": "tests/infra/sst-verbs.test.ts",
  "bench cost": "tests/unit/operations/cost.test.ts",
  "company:check": "tests/unit/company/company.test.ts",
  dev: "tests/site/start.journey.ts",
};

const existsInTest = (script: string): boolean => {
  const file = tested[script];
  return file !== undefined && globSync(file).length === 1;
};

test("every other command is run by a test, or the runbook says that none does", () => {
  const open = commands.filter((command) => !isOps(command) && !isAws(command) && !isUntried(command));
  const wrong = open.filter((command) => {
    const [, group = "", name] = /npm run ([\w:-]+)(?: -- ([a-z]+))?/.exec(command) ?? [];
    const script = name ? `${group} ${name}` : group;
    return !existsInTest(script) && !/^(npm (test|ci|start)|npx vitest)\b/.test(command) && command !== "npm run check";
  });
  expect(wrong).toEqual([]);
  // Nothing is excused that does not stand there any more.
  expect(untried.length).toBeGreaterThan(0);
  expect(untried.filter((start) => !commands.some((command) => command.startsWith(start)))).toEqual([]);
});
