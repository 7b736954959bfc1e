import { articles } from "@site/company/articles";
import { counties, region } from "@site/company/places";
import { positions } from "@site/company/positions";
import { priceRanges } from "@site/company/prices";
import { projects } from "@site/company/proof";
import { pageTerms } from "@site/company/search-terms";
import { currentEdition } from "../business/edition.ts";
import { giveawayHead } from "../business/edition-texts.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { isCategorySlug } from "../catalogue/contract.ts";
import { builtPages, tablePages } from "../site/built-pages.ts";
import {
  blogPath,
  categoryPath,
  fullTitle,
  type Page,
  type PageName,
  pages,
  paymentPath,
  positionPath,
  pricePath,
  productPath,
  projectPath,
  projectsPath,
} from "../site/pages.ts";
import { priceTitle } from "../site/prices.ts";
import { businessMarkup, businessWithHolidays, websiteMarkup } from "./business-markup.ts";
import type { SearchMetadata, StructuredData } from "./contract.ts";
import { jobMarkup } from "./job-markup.ts";
import { absoluteUrl, getSocialImage } from "./options.ts";
import {
  articleMarkup,
  blogMarkup,
  breadcrumbMarkup,
  categoryMarkup,
  countyMarkup,
  faqMarkup,
  pageMarkup,
  priceMarkup,
  productMarkup,
  projectMarkup,
} from "./page-markup.ts";
import { generalTerms, type SearchTerms, serviceTerms } from "./search-terms.ts";

/** Characters of a path of ours: lower case words, digits and hyphens. */
const wellFormed = /^\/[a-z0-9/-]*$/;

/** A path as the table of pages writes it: no query, no hash, no slash at its end, `/post/x` as `/blog/x`.
 * @returns undefined when no page of ours can have this path */
function getSitePath(text: string): string | undefined {
  const path = (text.split(/[?#]/)[0] ?? "").toLowerCase();
  if (!wellFormed.test(path)) return undefined;
  const trimmed = path.replace(/\/+$/, "") || pages.home.path;
  return trimmed.replace(/^\/post\//, `${pages.blog.path}/`);
}

/** The record of a page, and whether search engines may list it (not part of the specified record). */
export interface PageMetadata extends SearchMetadata {
  isIndexed: boolean;
}

interface Subject {
  markup: readonly StructuredData[];
  terms: SearchTerms;
  isArticle?: boolean;
}

interface Crumb {
  label: string;
  path: string;
}

const home: Crumb = { label: "Home", path: pages.home.path };

/** A page that shows the trail to it: from the home page, by the one above it where there is one. */
const withTrail = (
  { label, path }: Crumb,
  own: StructuredData,
  terms: SearchTerms,
  ...above: Crumb[]
): [string, Subject] => [path, { markup: [own, breadcrumbMarkup([home, ...above, { label, path }])], terms }];

/** Structured data of the pages of the table that are more than a page; each says what its page shows. */
const tableMarkup: Partial<Record<PageName, (page: Page) => StructuredData[]>> = {
  home: () => [websiteMarkup, businessMarkup],
  chat: () => [websiteMarkup, businessMarkup],
  about: (page) => [pageMarkup(page, "AboutPage"), businessMarkup],
  contact: (page) => [pageMarkup(page, "ContactPage"), businessWithHolidays(new Date())],
  faq: () => [faqMarkup()],
  blog: (page) => [blogMarkup(page)],
  gallery: (page) => [pageMarkup(page, "ImageGallery")],
};

function tableSubject(name: PageName, page: Page): Subject {
  const category = catalogue.find(({ slug }) => slug === name);
  if (category) return { markup: [categoryMarkup(category)], terms: serviceTerms(category.slug) };
  const { terms: own, faq } = pageTerms[name] ?? { terms: [], faq: "general" };
  return { markup: tableMarkup[name]?.(page) ?? [pageMarkup(page)], terms: generalTerms(own, faq) };
}

const tableSubjects = () => tablePages.map(([name, page]): [string, Subject] => [page.path, tableSubject(name, page)]);

const productSubjects = () =>
  catalogue.flatMap((category) => {
    const { slug, name, products } = category;
    return products.map((product) => {
      const page = { label: product.name, path: productPath(slug, product.slug) };
      const above = { label: name, path: categoryPath(slug) };
      return withTrail(page, productMarkup(category, product), serviceTerms(slug, product.name), above);
    });
  });

const positionSubjects = () =>
  positions.map((position) => {
    const page = { label: position.title, path: positionPath(position.slug) };
    const terms = generalTerms([`${position.title.toLowerCase()} jobs`], "general");
    return withTrail(page, jobMarkup(position), terms, { label: "Careers", path: pages.careers.path });
  });

const articleSubjects = () =>
  articles.map((article): [string, Subject] => {
    const page = { label: article.title, path: blogPath(article.slug) };
    const category = article.category.toLowerCase();
    const terms = isCategorySlug(category) ? serviceTerms(category) : generalTerms([], "general");
    const above = { label: "Articles", path: pages.blog.path };
    const [path, subject] = withTrail(page, articleMarkup(article), terms, above);
    return [path, { ...subject, isArticle: true }];
  });

const priceSubjects = () =>
  (priceRanges ?? []).map((range) => {
    const page = { label: priceTitle(range.service), path: pricePath(range.service) };
    const terms = isCategorySlug(range.service) ? serviceTerms(range.service, "cost") : generalTerms([], "general");
    return withTrail(page, priceMarkup(range), terms);
  });

const projectSubjects = () =>
  (projects ?? []).map((project) => {
    const { slug, title, town, service } = project;
    const page = { label: `${title} in ${town}`, path: projectPath(slug) };
    const terms = isCategorySlug(service) ? serviceTerms(service, town) : generalTerms([town], "general");
    return withTrail(page, projectMarkup(project), terms, { label: "Projects", path: projectsPath });
  });

let cachedSubjects: ReadonlyMap<string, Subject> | undefined;

/** Made when a page of this site is first asked for: pages of the content provider need none of it. */
function subjects(): ReadonlyMap<string, Subject> {
  cachedSubjects ??= new Map([
    ...tableSubjects(),
    ...productSubjects(),
    ...positionSubjects(),
    ...articleSubjects(),
    ...priceSubjects(),
    ...projectSubjects(),
  ]);
  return cachedSubjects;
}

/** Pages that no list holds: two that only some companies have, and those of counties. */
function otherSubject(page: Page): Subject {
  if (page.path === paymentPath)
    return { markup: [pageMarkup(page)], terms: generalTerms(["monthly payment"], "general") };
  if (page.path === projectsPath)
    return { markup: [pageMarkup(page, "CollectionPage")], terms: generalTerms(["projects"], "general") };
  const county = Object.entries(counties).find(([slug]) => page.path.endsWith(`/${slug}`))?.[1] ?? region;
  const terms = generalTerms([`home improvement ${county}`], "general");
  return { markup: [countyMarkup(page, county), businessMarkup], terms };
}

interface Facts extends Partial<Pick<Subject, "terms" | "isArticle">>, Pick<Subject, "markup"> {
  /** Of the page that counts. */
  path: string;
  title: string;
  /** For the title tag where it differs from the heading. */
  headTitle?: string;
  description: string;
  image?: string;
  isIndexed?: boolean;
}

const noTerms: SearchTerms = { keywords: [], voiceSearchKeywords: [], conversationalQueries: [] };

export function toMetadata({ path, title, description, markup, ...facts }: Facts): PageMetadata {
  const image = facts.image ?? absoluteUrl(getSocialImage(path));
  return {
    ...(facts.terms ?? noTerms),
    title: facts.headTitle ?? fullTitle(title),
    description,
    canonical: absoluteUrl(path),
    ogType: facts.isArticle ? "article" : "website",
    ogTitle: title,
    ogDescription: description,
    ogImage: image,
    twitterCard: "summary_large_image",
    twitterTitle: title,
    twitterDescription: description,
    twitterImage: image,
    schemaMarkup: markup,
    isIndexed: facts.isIndexed ?? true,
  };
}

/** What a page of this site tells search engines and link previews.
 * @param path with or without query, `/post/x` counts as `/blog/x`
 * @returns undefined when the path is none of the built pages */
export function buildMetadata(path: string, now = new Date()): PageMetadata | undefined {
  const sitePath = getSitePath(path);
  const page = builtPages.find((candidate) => candidate.path === sitePath);
  const ofNow = sitePath === pages.win.path ? giveawayHead(currentEdition, now) : undefined;
  const subject = page && (subjects().get(page.path) ?? otherSubject(page));
  return subject && toMetadata({ ...page, ...ofNow, ...subject, path: page.canonical ?? page.path });
}
