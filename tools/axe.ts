import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const script = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare const window: { axe?: typeof axe };

/** What axe finds in a page, without its frames: the rule and its elements. The page takes the script once, however often
 * it is looked at. @param runOnly tags of the rules, or their names */
export async function violationsOf(page: Page, runOnly: string[]): Promise<{ rule: string; elements: string[] }[]> {
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(script);
  return page.evaluate(
    async (options) => {
      if (!window.axe) throw new Error("axe did not load");
      const { violations } = await window.axe.run(options);
      return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ target }) => target.join(" ")) }));
    },
    { runOnly, resultTypes: ["violations" as const] },
  );
}
