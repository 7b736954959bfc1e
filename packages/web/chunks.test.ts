import { globSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { filePatterns } from "./chunks.ts";

const files = [
  ...globSync("packages/{web,ui,core}/src/**/*.{ts,tsx}"),
  ...globSync("packages/company/*/*.ts"),
  ...readdirSync("node_modules").map((name) => `node_modules/${name}/index.js`),
].map((path) => `/${path}`);

const alternatives = filePatterns.flatMap(({ source }) => source.split(/\|(?=\\\/)/));

test.each(alternatives)("%s names a file, else a part of the site may lie in another one than it says", (source) => {
  const pattern = new RegExp(source);
  expect(files.some((file) => pattern.test(file))).toBe(true);
});
