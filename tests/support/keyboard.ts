import { expect, type Locator, type Page } from "@playwright/test";

/** Most controls between two that a test goes to. */
const maxSteps = 60;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Goes to a control by Tab alone, as a visitor without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < maxSteps && !(await isFocused(target)); step += 1) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

/** Goes to a text field by Tab and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
