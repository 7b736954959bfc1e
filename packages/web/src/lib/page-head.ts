import type { SearchMetadata } from "@site/core/seo/contract";

/** What the head of the document says; each call replaces what an earlier one said. */
export interface Head {
  title: string;
  description: string;
  /** Absolute; undefined for a page that has no address to be listed under. */
  canonical?: string | undefined;
  isIndexed: boolean;
  /** The full record of the page, once it is known. */
  record?: SearchMetadata | undefined;
}

function upsert(selector: string, create: () => HTMLElement): HTMLElement {
  const existing = document.head.querySelector<HTMLElement>(selector);
  if (existing) return existing;
  const made = create();
  document.head.append(made);
  return made;
}

function element(tag: string, attribute: string, value: string): HTMLElement {
  const made = document.createElement(tag);
  made.setAttribute(attribute, value);
  return made;
}

function setMeta(attribute: "name" | "property", name: string, content: string | undefined): void {
  const selector = `meta[${attribute}="${name}"]`;
  if (content === undefined) document.head.querySelector(selector)?.remove();
  else upsert(selector, () => element("meta", attribute, name)).setAttribute("content", content);
}

function setCanonical(address: string | undefined): void {
  if (address === undefined) document.head.querySelector('link[rel="canonical"]')?.remove();
  else upsert('link[rel="canonical"]', () => element("link", "rel", "canonical")).setAttribute("href", address);
}

function setStructuredData(markup: SearchMetadata["schemaMarkup"]): void {
  for (const existing of document.head.querySelectorAll('script[type="application/ld+json"]')) existing.remove();
  for (const data of markup) {
    const block = element("script", "type", "application/ld+json");
    block.textContent = JSON.stringify(data);
    document.head.append(block);
  }
}

/** Writes the head of the page that is shown now. Tags that this page does not have are taken away. */
export function writeHead({ title, description, canonical, isIndexed, record }: Head): void {
  // From now on the head describes another page than the one that was built.
  document.head.querySelector("link[data-path]")?.removeAttribute("data-path");
  document.title = record?.title ?? title;
  setMeta("name", "description", record?.description ?? description);
  setMeta("name", "robots", isIndexed ? undefined : "noindex");
  setCanonical(record?.canonical ?? canonical);
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
