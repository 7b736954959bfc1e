import type { Page } from "@playwright/test";

/** What the browser reads of a document. @param html the page's own when absent */
export const getHead = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const { title, head, body } = text === undefined ? document : new DOMParser().parseFromString(text, "text/html");
    const read = (selector: string, name = "content") => head.querySelector(selector)?.getAttribute(name);
    return {
      title,
      description: read("meta[name=description]"),
      robots: read("meta[name=robots]"),
      canonical: read("link[rel=canonical]", "href"),
      ogImage: read('meta[property="og:image"]'),
      ogTitle: read('meta[property="og:title"]'),
      twitterCard: read('meta[name="twitter:card"]'),
      schemaMarkup: [...head.querySelectorAll('script[type="application/ld+json"]')].map((block) =>
        JSON.parse(block.textContent ?? ""),
      ),
      heading: body.querySelector("h1")?.textContent,
    };
  }, html);
