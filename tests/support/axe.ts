import { expect, type Page } from "@playwright/test";
import { findViolations } from "../../tools/axe.ts";

/** Fails with the rule and the elements when axe finds a violation of WCAG 2.1 or 2.2, level A or AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await findViolations(page, ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]);
  expect(found.map(({ rule, elements }) => `${rule}: ${elements.join(", ")}`)).toEqual([]);
}
