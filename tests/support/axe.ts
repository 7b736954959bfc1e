import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const file = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
/** Frames of other sites answer, too. */
const script = `${readFileSync(file, "utf8")};axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] })`;

declare const window: { axe?: typeof axe };

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Fails with the rule and the elements when axe finds a violation of WCAG 2.1 or 2.2, level A or AA, in a page or its
 * frames. Each takes the script once, however often it is looked at. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => Boolean(window.axe)))) await frame.evaluate(script);
  const found = await page.evaluate(
    async (options) => {
      if (!window.axe) throw new Error("axe did not load");
      const { violations } = await window.axe.run(options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    },
    { runOnly: levels, resultTypes: ["violations" as const] },
  );
  expect(found).toEqual([]);
}
