import { globSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { filePatterns } from "./chunks.ts";

const files = [
  ...globSync("packages/{web,ui,core}/src/**/*.{ts,tsx}"),
  ...globSync("packages/company/*/*.ts"),
  ...readdirSync("node_modules").map((name) => `node_modules/${name}/index.js`),
].map((path) => `/${path}`);

/** "a(b|c)d" as "abd" and "acd", group by group. */
function expand(source: string): string[] {
  const [group, names] = /\((?:\?:)?([^()?]*\|[^()]*)\)/.exec(source) ?? [];
  return group && names ? names.split("|").flatMap((name) => expand(source.replace(group, name))) : [source];
}

const alternatives = filePatterns.flatMap(({ source }) => source.split(/\|(?=\\\/)/)).flatMap(expand);

test.each(alternatives)("%s names a file, else a part of the site may lie in another one than it says", (source) => {
  const pattern = new RegExp(source);
  expect(files.some((file) => pattern.test(file))).toBe(true);
});
