import { defaultDescription } from "@site/company/page-texts";
import { absoluteUrl } from "@site/core/seo/options";
import { notFoundText } from "@site/core/site/pages";
import { fullTitle } from "@site/core/site/title";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { loadMetadata } from "./load-metadata.ts";
import { type Head, writeHead } from "./page-head.ts";

interface PageHead {
  /** Without the company's name. */
  title: string;
  description?: string;
  /** Path of the page that counts in place of this one. */
  canonical?: string;
  /** False for pages that search engines leave out, such as the not-found page: they have no record either. */
  isIndexed?: boolean;
}

export const loadingHead: PageHead = { title: "Loading", isIndexed: false };

/** The head of a page that isn't there, as the server writes it (packages/functions/src/pages). */
export const missingHead = (title = "Page not found"): PageHead => ({
  title,
  description: notFoundText,
  isIndexed: false,
});

/** Whether the document came with the full head of this page (prerendered), so that nothing has to be asked or written. */
const isBuiltHead = (path: string): boolean =>
  document.head.querySelector<HTMLElement>("link[data-path]")?.dataset.path === path;

/** Writes the head of a page from its defaults at once, and from its record when that has come.
 * @param isShown whether the page is still the one on the screen */
async function describePage(path: string, head: Head, isShown: () => boolean): Promise<void> {
  writeHead(head);
  if (!head.isIndexed) return;
  const record = await loadMetadata(path);
  if (record && isShown()) writeHead({ ...head, record });
}

/** Describes the page that is shown. A prerendered page already carries all of it; after a navigation the title and the
 * defaults are there at once, and the full record follows from the API. */
export function usePageHead({ title, description, canonical, isIndexed = true }: PageHead): void {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = fullTitle(title);
    if (isBuiltHead(pathname)) return;
    const head = {
      title: fullTitle(title),
      description: description ?? defaultDescription,
      canonical: isIndexed ? absoluteUrl(canonical ?? pathname) : undefined,
      isIndexed,
    };
    let isShown = true;
    void describePage(pathname, head, () => isShown);
    return () => {
      isShown = false;
    };
  }, [pathname, title, description, canonical, isIndexed]);
}
