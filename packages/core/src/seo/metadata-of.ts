import { articles } from "@site/company/articles";
import { counties, region } from "@site/company/places";
import { positions } from "@site/company/positions";
import { priceRanges } from "@site/company/prices";
import { projects } from "@site/company/proof";
import { pageTerms } from "@site/company/search-terms";
import { currentEdition } from "../business/edition.ts";
import { giveawayHead } from "../business/edition-texts.ts";
import { isCategorySlug } from "../catalogue/contract.ts";
import { catalogue } from "../catalogue/texts.ts";
import { builtPages, tablePages } from "../site/built-pages.ts";
import {
  blogPath,
  categoryPath,
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
import { fullTitle } from "../site/title.ts";
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
import { getSitePath } from "./site-path.ts";

/** The record of a page, and whether search engines may list it (not part of the specified record). */
export interface PageMetadata extends SearchMetadata {
  isIndexed: boolean;
}

interface Subject {
  markup: readonly StructuredData[];
  terms: SearchTerms;
  isArticle?: boolean;
}

const home = { label: "Home", path: pages.home.path };

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
  catalogue.flatMap((category) =>
    category.products.map((product): [string, Subject] => {
      const path = productPath(category.slug, product.slug);
      const trail = [home, { label: category.name, path: categoryPath(category.slug) }, { label: product.name, path }];
      const markup = [productMarkup(category, product), breadcrumbMarkup(trail)];
      return [path, { markup, terms: serviceTerms(category.slug, product.name) }];
    }),
  );

const positionSubjects = () =>
  positions.map((position): [string, Subject] => {
    const path = positionPath(position.slug);
    const trail = [home, { label: "Careers", path: pages.careers.path }, { label: position.title, path }];
    const terms = generalTerms([`${position.title.toLowerCase()} jobs`], "general");
    return [path, { markup: [jobMarkup(position), breadcrumbMarkup(trail)], terms }];
  });

const articleSubjects = () =>
  articles.map((article): [string, Subject] => {
    const path = blogPath(article.slug);
    const trail = [home, { label: "Articles", path: pages.blog.path }, { label: article.title, path }];
    const category = article.category.toLowerCase();
    const terms = isCategorySlug(category) ? serviceTerms(category) : generalTerms([], "general");
    return [path, { markup: [articleMarkup(article), breadcrumbMarkup(trail)], terms, isArticle: true }];
  });

const priceSubjects = () =>
  (priceRanges ?? []).map((range): [string, Subject] => {
    const path = pricePath(range.service);
    const trail = [home, { label: priceTitle(range.service), path }];
    const terms = isCategorySlug(range.service) ? serviceTerms(range.service, "cost") : generalTerms([], "general");
    return [path, { markup: [priceMarkup(range), breadcrumbMarkup(trail)], terms }];
  });

/** Pages of their own that only some companies have. */
const extraSubjects = () =>
  builtPages.flatMap((page): [string, Subject][] => {
    const { path } = page;
    if (path === paymentPath)
      return [[path, { markup: [pageMarkup(page)], terms: generalTerms(["monthly payment"], "general") }]];
    if (path === projectsPath)
      return [[path, { markup: [pageMarkup(page, "CollectionPage")], terms: generalTerms(["projects"], "general") }]];
    return [];
  });

const projectSubjects = () =>
  (projects ?? []).map((project): [string, Subject] => {
    const { slug, title, town, service } = project;
    const path = projectPath(slug);
    const trail = [home, { label: "Projects", path: projectsPath }, { label: `${title} in ${town}`, path }];
    const terms = isCategorySlug(service) ? serviceTerms(service, town) : generalTerms([town], "general");
    return [path, { markup: [projectMarkup(project), breadcrumbMarkup(trail)], terms }];
  });

let known: ReadonlyMap<string, Subject> | undefined;

/** Made when a page of this site is first asked for: pages of the content provider need none of it. */
function subjects(): ReadonlyMap<string, Subject> {
  known ??= new Map([
    ...tableSubjects(),
    ...productSubjects(),
    ...positionSubjects(),
    ...articleSubjects(),
    ...priceSubjects(),
    ...projectSubjects(),
    ...extraSubjects(),
  ]);
  return known;
}

/** County pages: those of the built pages that no other list holds. */
function countySubject(page: Page): Subject {
  const county = Object.entries(counties).find(([slug]) => page.path.endsWith(`/${slug}`))?.[1] ?? region;
  const terms = generalTerms([`home improvement ${county}`], "general");
  return { markup: [countyMarkup(page, county), businessMarkup], terms };
}

function record(page: Page, { markup, terms, isArticle = false }: Subject): PageMetadata {
  const image = absoluteUrl(getSocialImage(page.canonical ?? page.path));
  return {
    title: fullTitle(page.title),
    description: page.description,
    keywords: terms.keywords,
    canonical: absoluteUrl(page.canonical ?? page.path),
    ogType: isArticle ? "article" : "website",
    ogTitle: page.title,
    ogDescription: page.description,
    ogImage: image,
    twitterCard: "summary_large_image",
    twitterTitle: page.title,
    twitterDescription: page.description,
    twitterImage: image,
    schemaMarkup: markup,
    voiceSearchKeywords: terms.voiceSearchKeywords,
    conversationalQueries: terms.conversationalQueries,
    isIndexed: page.isIndexed ?? true,
  };
}

/** What a page of this site tells search engines and link previews.
 * @param path with or without query, `/post/x` counts as `/blog/x`
 * @returns undefined when the path is none of the built pages */
export function buildMetadata(path: string, now = new Date()): PageMetadata | undefined {
  const known = getSitePath(path);
  const page = builtPages.find((candidate) => candidate.path === known);
  const ofNow = known === pages.win.path ? giveawayHead(currentEdition, now) : undefined;
  return page && record({ ...page, ...ofNow }, subjects().get(page.path) ?? countySubject(page));
}
