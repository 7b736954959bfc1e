import type { Page } from "@playwright/test";

/**
 * Lines of text and controls of the page that lie behind the chat's launchers at some position of the scroll: in their
 * column of the screen, and far enough down the page to come past them.
 * @returns each with its tag, none on a page without launchers
 */
export const coveredByDock = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = "a[href], button, input, select, textarea, summary, iframe";
    const launchers = [...document.querySelectorAll("aside[aria-label=Chat] button")]
      .filter((each) => each.checkVisibility())
      .map((each) => each.getBoundingClientRect());
    const left = Math.min(...launchers.map((each) => each.left));
    const right = Math.max(...launchers.map((each) => each.right));
    const top = Math.min(...launchers.map((each) => each.top));
    const isBehind = (box: DOMRect): boolean =>
      box.width > 1 && box.height > 1 && box.right > left && box.left < right && box.bottom + scrollY > top;

    /** Boxes of a control, or of the lines that stand directly in an element. */
    function getBoxes(element: Element): DOMRect[] {
      if (!element.checkVisibility()) return [];
      if (element.matches(controls)) return [element.getBoundingClientRect()];
      const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
      return texts.flatMap((text) => {
        const lines = document.createRange();
        lines.selectNodeContents(text);
        return [...lines.getClientRects()];
      });
    }
    return [...document.querySelectorAll("main *, footer *")]
      .filter((element) => getBoxes(element).some(isBehind))
      .map((element) => `${element.localName}: ${element.textContent.trim().slice(0, 40)}`);
  });
