import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
  ["packages/core/src/quote/bad.ts", "@site/functions/routes", "core knows neither Lambda nor React"],
  ["packages/core/src/quote/bad.ts", "react", "core knows neither Lambda nor React"],
  ["packages/web/src/pages/bad.tsx", "@site/core/quote/entity", "The browser takes only contracts"],
  ["packages/web/src/features/quote/bad.tsx", "../catalogue/other.tsx", "A feature never imports another feature"],
  ["packages/web/src/features/quote/bad.tsx", "../../pages/home.tsx", "A feature does not know the page"],
  ["packages/web/src/components/bad.tsx", "../features/quote/x.tsx", "Shared pieces know no feature"],
])("%s may not import %s", (path, module, message) => {
  expect(lint(path, `import * as x from "${module}";\nconsole.log(x);\n`)).toContain(message);
});

test("zod is imported as a namespace only", () => {
  expect(lint("packages/core/src/quote/bad.ts", 'import { z } from "zod";\nconsole.log(z);\n')).toContain("366 KB");
});

test("what runs on Lambda logs through writeLog, whose lines the metric filters find", () => {
  for (const layer of ["core", "functions"])
    expect(lint(`packages/${layer}/src/quote/bad.ts`, 'console.log("x");\n')).toContain("noConsole");
});

test("what the layers allow passes", () => {
  const source = 'import { QuoteRequest } from "@site/core/quote/contract";\n\nconsole.log(QuoteRequest);\n';
  expect(lint("packages/web/src/features/quote/good.ts", source)).not.toContain("noRestrictedImports");
});
