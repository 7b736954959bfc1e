import type { Locator, Page } from "@playwright/test";

/** Lines of text and addresses of pictures that a part of a page shows, at any position of the scroll, each once. A tooltip
 * says again what is there. */
export const shownIn = (part: Locator): Promise<string[]> =>
  part.evaluate((element: HTMLElement) => {
    for (const tooltip of element.querySelectorAll<HTMLElement>("[role=tooltip]")) tooltip.hidden = true;
    const lines = element.innerText.split("\n").map((line) => line.trim());
    const pictures = [...element.querySelectorAll("img")].filter((image) => image.checkVisibility());
    return [...new Set([...lines, ...pictures.map((image) => image.getAttribute("src") ?? "")])].filter(Boolean).sort();
  });

/** Texts of which a part lies outside of what holds them, where no scrolling leads. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((each) => {
        const { overflowY } = getComputedStyle(each);
        const isCut = each.scrollHeight - each.clientHeight > 2;
        return /hidden|clip/.test(overflowY) && isCut && each.clientHeight > 1 && each.checkVisibility();
      })
      .flatMap((each) => each.innerText.trim() || []),
  );
