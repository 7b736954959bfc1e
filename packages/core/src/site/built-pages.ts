import { articles } from "@site/company/articles";
import { positionTexts } from "@site/company/careers";
import { countyNote } from "@site/company/page-texts";
import { counties, region } from "@site/company/places";
import { positions } from "@site/company/positions";
import { loanTerms, priceRanges } from "@site/company/prices";
import { projects } from "@site/company/proof";
import { catalogue } from "../catalogue/catalogue.ts";
import { formatServices } from "../catalogue/options.ts";
import { cutText } from "../text/cut-text.ts";
import {
  blogPath,
  countyPath,
  descriptions,
  isPageEnabled,
  type Page,
  type PageName,
  pages,
  paymentPath,
  positionPath,
  pricePath,
  productPath,
  projectPath,
  projectsPath,
} from "./pages.ts";
import { priceTitle } from "./prices.ts";

const shorten = (text: string, max: number): string =>
  text.length <= max ? text : `${cutText(text, max - 1).trimEnd()}…`;

const page = (path: string, title: string, description: string, start: Page["start"] = "use"): Page => ({
  path,
  title: shorten(title, 60),
  description: shorten(description, 155),
  start,
});

const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name);

export const tablePages = Object.entries(pages).flatMap(([name, entry]): [PageName, Page][] =>
  isPageName(name) && isPageEnabled(entry.path) ? [[name, { ...entry, description: descriptions[name] }]] : [],
);

/** Every page whose path is known when the site is built: the table of pages and those that data adds. */
export const builtPages: readonly Page[] = [
  ...tablePages.map(([, entry]) => entry),
  ...catalogue.flatMap(({ slug, products }) =>
    products.map((product) => page(productPath(slug, product.slug), product.name, product.description)),
  ),
  ...positions.map(({ slug, title, place }) =>
    page(positionPath(slug), `${title}, ${place}`, positionTexts[slug].summary),
  ),
  ...articles.map(({ slug, title, excerpt }) => page(blogPath(slug), title, excerpt, "control")),
  ...(priceRanges ?? []).map(({ service, job }) =>
    page(
      pricePath(service),
      priceTitle(service),
      `Low, typical and high prices of ${job}, and what moves them.`,
      "control",
    ),
  ),
  ...(loanTerms
    ? [
        page(
          paymentPath,
          "Work out a monthly payment",
          `What a project comes to a month with a loan of ${loanTerms.lender}.`,
        ),
      ]
    : []),
  ...(projects
    ? [
        page(
          projectsPath,
          `Our projects in ${region}`,
          `Work that we have done in ${region}: before, after and what it took.`,
        ),
        ...projects.map(({ slug, title, town, summary }) =>
          page(projectPath(slug), `${title} in ${town}`, summary, "control"),
        ),
      ]
    : []),
  ...Object.entries(counties).map(([slug, name]) =>
    page(
      countyPath(slug),
      `Home improvement in ${name}`,
      `${formatServices(true)} for homes in ${name}. ${countyNote}`,
    ),
  ),
];
