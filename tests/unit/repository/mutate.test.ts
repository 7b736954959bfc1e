import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { modules } from "../../../tools/prove/mutate/modules.ts";

/** A pattern with one brace is as many patterns as it has words. */
const expand = (pattern: string): string[] => {
  const [whole = "", words = ""] = /\{([^}]*)\}/.exec(pattern) ?? [];
  return whole ? words.split(",").flatMap((word) => expand(pattern.replace(whole, word))) : [pattern];
};

test.each(Object.entries(modules))("the files and tests of mutation module %s are there", (_, { files, tests }) => {
  const missing = [...files, ...tests].flatMap(expand).filter((pattern) => globSync(pattern).length === 0);
  expect(missing).toEqual([]);
});
