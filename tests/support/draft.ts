import { expect, type Page } from "@playwright/test";

/** Waits until the tab keeps what was typed in a form. Then the application has the form: before, the browser posts it. */
export const expectDraft = (page: Page, form: string, typed: string): Promise<void> =>
  expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), `draft:${form}`)).toContain(typed);
