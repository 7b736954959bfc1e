import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const file = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
/** Frames of other sites answer, too. */
const script = `${readFileSync(file, "utf8")};axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] })`;

declare const window: { axe?: typeof axe };

/** What axe finds in a page and its frames: the rule and its elements. Each takes the script once, however often it is
 * looked at. @param runOnly tags of the rules, or their names */
export async function findViolations(page: Page, runOnly: string[]): Promise<{ rule: string; elements: string[] }[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => Boolean(window.axe)))) await frame.evaluate(script);
  return page.evaluate(
    async (options) => {
      if (!window.axe) throw new Error("axe did not load");
      const { violations } = await window.axe.run(options);
      return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ target }) => target.join(" ")) }));
    },
    { runOnly, resultTypes: ["violations" as const] },
  );
}
