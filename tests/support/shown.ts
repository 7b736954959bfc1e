import type { Locator } from "@playwright/test";

/** Lines of text and addresses of pictures that a part of a page shows, at any position of the scroll, each once. A tooltip
 * says again what is there. */
export const shownIn = (part: Locator): Promise<string[]> =>
  part.evaluate((element: HTMLElement) => {
    for (const tooltip of element.querySelectorAll<HTMLElement>("[role=tooltip]")) tooltip.hidden = true;
    const lines = element.innerText.split("\n").map((line) => line.trim());
    const pictures = [...element.querySelectorAll("img")].filter((image) => image.checkVisibility());
    return [...new Set([...lines, ...pictures.map((image) => image.getAttribute("src") ?? "")])].filter(Boolean).sort();
  });

/** Texts of a part of a page that reach out of what holds them, where no scrolling leads. */
export const cutTexts = (part: Locator): Promise<string[]> =>
  part.evaluate((whole: HTMLElement) =>
    [whole, ...whole.querySelectorAll<HTMLElement>("*")]
      .filter((each) => each.clientHeight > 1 && each.scrollHeight - each.clientHeight > 2 && each.checkVisibility())
      .filter((each) => /hidden|clip/.test(getComputedStyle(each).overflowY))
      .flatMap((each) => each.innerText.trim() || []),
  );
