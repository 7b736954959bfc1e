import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Fails with the rule and the elements when axe finds a violation of WCAG 2.1 or 2.2, level A or AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ runOnly: tags, resultTypes: ["violations"] });
  // Else it opens a second window for what it found in frames of other sites, of which no page has any.
  const { violations } = await axe.setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual(
    [],
  );
}
