import { defaultDescription } from "@site/company/page-texts";
import type { SearchMetadata } from "@site/core/seo/contract";
import { absoluteUrl } from "@site/core/seo/options";
import { fullTitle, notFoundText } from "@site/core/site/pages";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { loadMetadata } from "./load-metadata.ts";

/** What the head of the document says; each call replaces what an earlier one said. */
interface Head {
  title: string;
  description: string;
  /** Absolute; undefined for a page that has no address to be listed under. */
  canonical?: string;
  isIndexed: boolean;
  /** The full record of the page, once it is known. */
  record?: SearchMetadata;
}

function addElement(tag: string, attribute: string, value: string): Element {
  const made = document.createElement(tag);
  made.setAttribute(attribute, value);
  return document.head.appendChild(made);
}

/** @param key what tells the tag from others of its kind @param content takes it away when undefined */
function setTag(tag: "meta" | "link", [attribute, name]: [string, string], content: string | undefined): void {
  const found = document.head.querySelector(`${tag}[${attribute}="${name}"]`);
  if (content === undefined) found?.remove();
  else (found ?? addElement(tag, attribute, name)).setAttribute(tag === "link" ? "href" : "content", content);
}

const setMeta = (attribute: "name" | "property", name: string, content: string | undefined): void =>
  setTag("meta", [attribute, name], content);

function setStructuredData(markup: SearchMetadata["schemaMarkup"]): void {
  for (const existing of document.head.querySelectorAll('script[type="application/ld+json"]')) existing.remove();
  for (const data of markup) addElement("script", "type", "application/ld+json").textContent = JSON.stringify(data);
}

/** Writes the head of the page that is shown now. Tags that this page does not have are taken away. */
function writeHead({ title, description, canonical, isIndexed, record }: Head): void {
  // From now on the head describes another page than the one that was built.
  document.head.querySelector("link[data-path]")?.removeAttribute("data-path");
  document.title = record?.title ?? title;
  setMeta("name", "description", record?.description ?? description);
  setMeta("name", "robots", isIndexed ? undefined : "noindex");
  setTag("link", ["rel", "canonical"], record?.canonical ?? canonical);
  setMeta("property", "og:url", record?.canonical ?? canonical);
  setMeta("property", "og:type", record?.ogType ?? "website");
  setMeta("property", "og:title", record?.ogTitle ?? title);
  setMeta("property", "og:description", record?.ogDescription ?? description);
  setMeta("property", "og:image", record?.ogImage);
  setMeta("name", "twitter:card", record?.twitterCard);
  setMeta("name", "twitter:title", record?.twitterTitle ?? title);
  setMeta("name", "twitter:description", record?.twitterDescription ?? description);
  setMeta("name", "twitter:image", record?.twitterImage);
  setStructuredData(record?.schemaMarkup ?? []);
}

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

/** The head of a page that isn't there, as the server writes it (packages/functions/src/handlers/pages). */
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
