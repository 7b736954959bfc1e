import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const documents = ["README.md", ...globSync("docs/**/*.md")];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** Words in backticks that look like a path of this repository. */
const pathsIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /`((?:packages|stacks|tests|docs|\.ci|\.githooks)(?:\/[\w.*-]+)*|[\w.-]+\.(?:json|jsonc|ts|md))`/g,
    ),
  ].map(([, path = ""]) => path);

const isReal = (path: string): boolean => existsSync(path) || globSync(`packages/*/src/**/${path}`).length > 0;

test.each(documents)("every path that %s names is real", (document) => {
  expect(pathsIn(readFileSync(document, "utf8")).filter((path) => !isReal(path))).toEqual([]);
});

test.each(documents)("every npm script that %s names exists", (document) => {
  const text = readFileSync(document, "utf8");
  const names = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(documents)("every ops command that %s names exists", (document) => {
  const text = readFileSync(document, "utf8");
  const named = [...text.matchAll(/npm run ops -- ([a-z]+ [a-z-]+)/g)].map(([, name = ""]) => name);
  const known = readFileSync("packages/ops/src/commands.ts", "utf8");
  expect(named.filter((name) => !known.includes(`"${name}": async`))).toEqual([]);
});

test("every option that the runbook gives to an ops command is known to the tool", () => {
  const calls = [...readFileSync("docs/runbook.md", "utf8").matchAll(/npm run ops -- ([^`]+)/g)].map(
    ([, call = ""]) => call,
  );
  const options = calls.flatMap((call) => [...call.matchAll(/--([a-z-]+)/g)].map(([, name = ""]) => name));
  const main = readFileSync("packages/ops/src/main.ts", "utf8");
  expect(options.length).toBeGreaterThan(10);
  for (const option of new Set(options)) expect(main).toMatch(new RegExp(`\\b"?${option}"?: \\{ type:`));
});

test("the runbook has a chapter for everything an operator may have to do, and one for every alarm", () => {
  const runbook = readFileSync("docs/runbook.md", "utf8");
  const duties = [
    "First deployment",
    "Roll back",
    "Rotate secrets",
    "Restore",
    "Read a lead",
    "new giveaway edition",
    "TV spot",
  ];
  for (const duty of [
    ...duties,
    "to be deleted",
    "WordPress is down",
    "bill is too high",
    "Debug a function live",
    "CON-01",
  ])
    expect(runbook).toContain(duty);
  const rules = ["lead-alarms", "watched"].map((name) => readFileSync(`stacks/${name}.ts`, "utf8")).join("\n");
  const alarms = [...rules.matchAll(/^ +([A-Z]\w+): \{$/gm)].map(([, name = ""]) => name);
  expect(alarms.length).toBeGreaterThan(15);
  expect(alarms.filter((name) => !runbook.includes(name))).toEqual([]);
});
