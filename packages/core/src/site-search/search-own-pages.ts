import { articles } from "@site/company/articles";
import { priceRanges } from "@site/company/prices";
import { projects } from "@site/company/proof";
import type { TextSection } from "@site/company/schema";
import { warranties } from "@site/company/warranty";
import type MiniSearch from "minisearch";
import { catalogue } from "../catalogue/catalogue.ts";
import type { FoundPage } from "../content/contract.ts";
import { faq } from "../faq/texts.ts";
import { builtPages } from "../site/built-pages.ts";
import { blogPath, pages, pricePath, productPath, projectPath } from "../site/pages.ts";
import { cutText } from "../text/cut-text.ts";

const longestExcerpt = 200;

type Section = Partial<Pick<TextSection, "heading">> & Pick<TextSection, "paragraphs" | "list">;

const joinSections = (sections: readonly Section[]): string =>
  sections.flatMap(({ heading = "", paragraphs, list = [] }) => [heading, ...paragraphs, ...list]).join(" ");

const texts = (): Map<string, string> =>
  new Map([
    ...articles.map(({ slug, sections }): [string, string] => [blogPath(slug), joinSections(sections)]),
    [pages.warranty.path, joinSections(warranties)],
    ...catalogue.flatMap(({ slug, products }) =>
      products.map((product): [string, string] => [
        productPath(slug, product.slug),
        [product.overview, ...product.features, ...product.benefits].join(". "),
      ]),
    ),
    ...(priceRanges ?? []).map(({ service, job, moves }): [string, string] => [
      pricePath(service),
      [job, ...moves.map(({ title, text }) => `${title}. ${text}`)].join(". "),
    ]),
    ...(projects ?? []).map(({ slug, done, review }): [string, string] => [
      projectPath(slug),
      [...done, review?.text ?? ""].join(" "),
    ]),
    [pages.faq.path, faq.map(({ question, answer }) => `${question} ${answer}`).join(" ")],
  ]);

/** The first sentence that has one of the words, else what a page says of itself. */
function getExcerpt(description: string, text: string, terms: readonly string[]): string {
  const has = (sentence: string) => terms.some((word) => sentence.toLowerCase().includes(word));
  const sentence = has(description) ? undefined : text.split(/(?<=[.?!])\s+/).find(has);
  const shown = sentence ?? description;
  return shown.length > longestExcerpt ? `${cutText(shown, longestExcerpt).replace(/\s+\S*$/, "")} …` : shown;
}

/** One form of "warranty" and "warranties", with which both begin. */
const processTerm = (word: string): string => word.toLowerCase().replace(/(?<=.{4})(?:ies|y|s)$/, "");

/** A letter in five may be wrong, and the last ones may be missing; a short word is meant as it stands. */
const forgiving = {
  combineWith: "AND",
  fuzzy: (word: string) => word.length > 3 && 0.2,
  prefix: (word: string) => word.length > 2,
} as const;

interface Indexed {
  path: string;
  title: string;
  description: string;
  text: string;
}

async function buildIndex(): Promise<(words: string) => FoundPage[]> {
  const { default: Index } = await import("minisearch");
  const bodies = texts();
  const documents = builtPages
    .filter(({ path, isIndexed = true }) => isIndexed && path !== pages.chat.path)
    .map(({ path, title, description }): Indexed => ({ path, title, description, text: bodies.get(path) ?? "" }));
  const byPath = new Map(documents.map((each) => [each.path, each]));
  const index: MiniSearch<Indexed> = new Index({
    idField: "path",
    fields: ["title", "description", "text"],
    processTerm,
  });
  index.addAll(documents);
  return (query) =>
    index.search(query, { ...forgiving, boost: { title: 3, description: 2 } }).flatMap(({ id, terms }) => {
      const found = byPath.get(id);
      if (!found) return [];
      const { path, title, description, text } = found;
      return [{ path, title, excerpt: getExcerpt(description, text, terms) }];
    });
}

let index: Promise<(words: string) => FoundPage[]> | undefined;

/** Pages of this site that have all the words, however they are spelled; the nearest first. @param query as typed */
export async function searchOwnPages(query: string): Promise<FoundPage[]> {
  index ??= buildIndex();
  return (await index)(query);
}

/** Those of some titles that have all the words, however they are spelled. */
export async function searchTitles<Item extends { title: string }>(
  items: readonly Item[],
  query: string,
): Promise<Item[]> {
  const { default: Index } = await import("minisearch");
  const titles = new Index<{ id: number; title: string }>({ fields: ["title"], processTerm });
  titles.addAll(items.map(({ title }, id) => ({ id, title })));
  return titles.search(query, forgiving).flatMap(({ id }) => items[id] ?? []);
}
