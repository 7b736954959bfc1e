import { existsSync, globSync, readFileSync } from "node:fs";
import { commands } from "@site/ops/commands";
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

/** The words of each call of the ops tool: `npm run ops -- leads list --json` is "leads", "list", "--json". */
const opsCallsIn = (text: string): string[][] =>
  [...text.matchAll(/npm run ops -- ([a-z][^`\n]*)/g)].map(([, call = ""]) => call.trim().split(/\s+/));

test.each(documents)("every ops command that %s names exists", (document) => {
  const named = opsCallsIn(readFileSync(document, "utf8")).filter(([, verb]) => verb && /^[a-z-]+$/.test(verb));
  const known = commands.map(({ name }) => name);
  expect(named.map(([noun, verb]) => `${noun} ${verb}`).filter((name) => !known.includes(name))).toEqual([]);
});

test("every option that the runbook gives to an ops command is known to that command", () => {
  const calls = opsCallsIn(readFileSync("docs/runbook.md", "utf8"));
  const unknown = calls.flatMap(([noun, verb, ...words]) => {
    const spec = commands.find(({ name }) => name === `${noun} ${verb}`);
    const known = ["--stage", "--json", ...Object.keys(spec?.options ?? {}).map((flags) => flags.split(" ")[0] ?? "")];
    const given = words.flatMap((word) => /--[a-z-]+/.exec(word) ?? []);
    return given.filter((option) => !known.includes(option)).map((option) => `${noun} ${verb} ${option}`);
  });
  expect(calls.flat().filter((word) => word.includes("--")).length).toBeGreaterThan(10);
  expect(unknown).toEqual([]);
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
  const rules = readFileSync("stacks/alarm-rules.ts", "utf8");
  const alarms = [...rules.matchAll(/^ +([A-Z]\w+): \{$/gm)].map(([, name = ""]) => name);
  expect(alarms.length).toBeGreaterThan(15);
  expect(alarms.filter((name) => !runbook.includes(name))).toEqual([]);
});
