import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const biome = resolve("node_modules/.bin/biome");
let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), "layers-"));
  copyFileSync("biome.json", join(tree, "biome.json"));
});

afterAll(() => rmSync(tree, { recursive: true }));

/** What Biome, with our rules, says about a file at a place in the tree. */
function lint(path: string, source: string): string {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), source);
  const { stdout, stderr } = spawnSync(biome, ["lint", "--vcs-enabled=false", path], { cwd: tree, encoding: "utf8" });
  return stdout + stderr;
}

test.each([
  ["packages/core/src/leads/bad.ts", "@site/functions/routes", "core knows neither Lambda nor React"],
  [
    "packages/core/src/leads/bad.ts",
    "@site/assistant/conversation/send-message",
    "core knows neither Lambda nor React",
  ],
  ["packages/core/src/seo/bad.ts", "@site/wordpress/source", "core knows neither Lambda nor React"],
  ["packages/ui/src/components/bad.tsx", "@site/core/leads/entity", "The browser takes only contracts"],
  ["packages/ui/src/components/bad.tsx", "@site/web/lib/location/env", "Shared pieces know no feature"],
  ["packages/core/src/leads/bad.ts", "react", "core knows neither Lambda nor React"],
  ["packages/office/src/bad.tsx", "@site/core/office/auth/members", "The browser takes only contracts"],
  ["packages/web/src/pages/bad.tsx", "@site/core/leads/record", "The browser takes only contracts"],
  ["packages/web/src/features/quote/bad.tsx", "../catalogue/other.tsx", "A feature never imports another feature"],
  ["packages/web/src/features/quote/bad.tsx", "../../pages/home.tsx", "A feature does not know the page"],
  ["packages/web/src/components/bad.tsx", "../features/quote/x.tsx", "Shared pieces know no feature"],
])("%s may not import %s", (path, module, message) => {
  expect(lint(path, `import * as x from "${module}";\nconsole.log(x);\n`)).toContain(message);
});

test("zod is imported as a namespace only", () => {
  expect(lint("packages/core/src/leads/bad.ts", 'import { z } from "zod";\nconsole.log(z);\n')).toContain("366 KB");
});

test("what runs on Lambda logs through writeLog, whose lines the metric filters find", () => {
  for (const layer of ["core", "functions"])
    expect(lint(`packages/${layer}/src/quote/bad.ts`, 'console.log("x");\n')).toContain("noConsole");
});

test("one module reads the environment", () => {
  const source = "export const stage = process.env.STAGE;\n";
  for (const path of ["core/src/leads/bad.ts", "functions/src/quote/bad.ts", "local/src/bad.ts", "web/bad.ts"])
    expect(lint(`packages/${path}`, source)).toContain("noProcessEnv");
  expect(lint("packages/core/src/settings.ts", source)).not.toContain("noProcessEnv");
});

test("nobody writes to the environment, except where SST, the mutation runner and Playwright read nothing else", () => {
  const write = /process\.env(?:\.\w+|\[[^\]]+\])\s*(?:\?\?|\|\|)?=(?!=)|Object\.assign\(process\.env|stubEnv\(/;
  const files = globSync("{packages,tests,tools,stacks}/**/*.{ts,tsx}", { exclude: ["**/node_modules/**"] });
  expect(files.length).toBeGreaterThan(500);
  const own = "tests/unit/repository/layers.test.ts";
  expect(files.filter((file) => file !== own && write.test(readFileSync(file, "utf8"))).sort()).toEqual([
    "tests/infra/synth.ts",
    "tests/spec/global-setup.ts",
    "tools/prove/mutate.ts",
  ]);
});

test("what the layers allow passes", () => {
  const source = 'import { QuoteRequest } from "@site/core/leads/contract";\n\nconsole.log(QuoteRequest);\n';
  expect(lint("packages/web/src/features/quote/good.ts", source)).not.toContain("noRestrictedImports");
});

/** Packages from the ground up: each may use those before it. */
const order = [
  "company",
  "core",
  "company-lint",
  "assistant",
  "wordpress",
  "ui",
  "functions",
  "web",
  "office",
  "dev",
  "ops",
];

const listDependencies = (name: string): string[] => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(`packages/${name}/package.json`, "utf8"),
  );
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter((dependency) => dependency.startsWith("@site/"))
    .map((dependency) => dependency.slice("@site/".length));
};

test("every package has a place in the order and uses only those below it", () => {
  expect(
    globSync("packages/*/package.json")
      .map((file) => file.split("/")[1])
      .sort(),
  ).toEqual([...order].sort());
  for (const [place, name] of order.entries())
    for (const dependency of listDependencies(name)) expect(order.slice(0, place), name).toContain(dependency);
});

/** Folders of a package that each folder's sources import; tests and what only tests use may look anywhere. */
function folderImports(root: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync("*/**/*.ts", { cwd: root })) {
    const folder = file.split("/")[0];
    if (!folder || /\.test\.ts$|\.fixture\.ts$/.test(file)) continue;
    const others = found.get(folder) ?? new Set();
    found.set(folder, others);
    for (const [, path = ""] of readFileSync(join(root, file), "utf8").matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)) {
      const [target = "", rest] = join(dirname(file), path).split("/");
      if (rest && target !== folder) others.add(target);
    }
  }
  return found;
}

/** A way of imports from a folder back to itself. */
function loopFrom(start: string, imports: Map<string, Set<string>>): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of imports.get(way.at(-1) ?? "") ?? []) {
      if (next === start) return [...way, start];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

test("a loop of folders is found", () => {
  const imports = new Map([
    ["site", new Set(["seo"])],
    ["seo", new Set(["site", "business"])],
  ]);
  expect(loopFrom("site", imports)).toEqual(["site", "seo", "site"]);
  expect(loopFrom("business", imports)).toBeUndefined();
});

test.each(["packages/core/src", "packages/wordpress/src"])("no folder of %s imports itself through others", (root) => {
  const imports = folderImports(root);
  expect(
    [...imports.keys()].flatMap((folder) => [loopFrom(folder, imports) ?? []].filter(({ length }) => length)),
  ).toEqual([]);
});
