import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

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
