import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rows = readFileSync("docs/security.md", "utf8")
  .split("## ASVS")[0]
  ?.split("\n")
  .filter((line) => /^\| (?!Threat|---)/.test(line))
  .map((line) => line.split(" | ").at(-1)?.replace(/ \|$/, "").trim() ?? "");

const sources = globSync("{packages,tests}/**/*.{test,journey}.{ts,tsx}", { exclude: ["**/node_modules/**"] })
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

test("every threat names a test that exists", () => {
  expect(rows?.length).toBeGreaterThan(25);
  expect(rows?.filter((title) => !sources.includes(`"${title}"`))).toEqual([]);
});
