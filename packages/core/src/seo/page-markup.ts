import { articles } from "@site/company/articles";
import { region, state } from "@site/company/places";
import type { Article, CategoryTexts, PriceRange, Project } from "@site/company/schema";
import type { ServiceId } from "@site/company/services";
import { startOfDay } from "../business/local-time.ts";
import { faq } from "../faq/texts.ts";
import { blogPath, categoryPath, type Page, pages, pricePath, productPath, projectPath } from "../site/pages.ts";
import { priceTitle } from "../site/prices.ts";
import { businessReference, context } from "./business-markup.ts";
import type { StructuredData } from "./contract.ts";
import { absoluteUrl, getSocialImage } from "./options.ts";

type Described = Pick<Page, "path" | "title" | "description">;

/** A page as such, or one of schema.org's more exact kinds of page. */
export const pageMarkup = (
  { path, title, description }: Described,
  type: "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage" | "ImageGallery" = "WebPage",
): StructuredData => ({
  ...context,
  "@type": type,
  name: title,
  description,
  url: absoluteUrl(path),
  isPartOf: { "@id": absoluteUrl("/#website") },
  publisher: businessReference,
});

/** The trail that the page shows: names and paths from the first to the page itself. */
export const breadcrumbMarkup = (crumbs: readonly { label: string; path: string }[]): StructuredData => ({
  ...context,
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: absoluteUrl(path),
  })),
});

const area = (name: string, type = "AdministrativeArea") => ({ "@type": type, name });

interface Service extends Described {
  serviceType: string;
  category?: string;
}

const serviceMarkup = ({ path, title, serviceType, category, description }: Service, areaServed = region) => ({
  ...context,
  "@type": "Service",
  name: title,
  serviceType,
  category,
  description,
  url: absoluteUrl(path),
  provider: businessReference,
  areaServed: area(areaServed),
});

/** A category as a service, with the products that its page offers; no prices, because there are none to show. */
export const categoryMarkup = ({ slug, name, description, products }: CategoryTexts<ServiceId>): StructuredData => ({
  ...serviceMarkup({ path: categoryPath(slug), title: name, serviceType: `${name} installation`, description }),
  hasOfferCatalog: {
    "@type": "OfferCatalog",
    name,
    itemListElement: products.map((product) => ({
      "@type": "Offer",
      itemOffered: { "@type": "Service", name: product.name, url: absoluteUrl(productPath(slug, product.slug)) },
    })),
  },
});

export const productMarkup = (
  { slug: inCategory, name: category }: CategoryTexts<ServiceId>,
  { slug, name: title, description }: CategoryTexts<ServiceId>["products"][number],
): StructuredData => {
  const path = productPath(inCategory, slug);
  return serviceMarkup({ path, title, serviceType: `${category} installation`, category, description });
};

const improvement = "Home improvement";

export const priceMarkup = ({ service, job: description, low, high }: PriceRange): StructuredData => ({
  ...serviceMarkup({ path: pricePath(service), title: priceTitle(service), serviceType: improvement, description }),
  offers: { "@type": "AggregateOffer", lowPrice: low, highPrice: high, priceCurrency: "USD" },
});

/** Work that was done. Reviews stand on the page alone: those that a business gives itself are against Google's rules. */
export const projectMarkup = ({ slug, title, town, summary, finishedOn, after }: Project): StructuredData => ({
  ...context,
  "@type": "CreativeWork",
  name: `${title} in ${town}`,
  description: summary,
  url: absoluteUrl(projectPath(slug)),
  image: absoluteUrl(after),
  dateCreated: finishedOn,
  locationCreated: area(`${town}, ${state}`, "Place"),
  creator: businessReference,
});

export const countyMarkup = (page: Described, county: string): StructuredData =>
  serviceMarkup({ ...page, serviceType: improvement }, `${county}, ${state}`);

/** Every question of /faq with its answer; the page shows all of them. */
export const faqMarkup = (): StructuredData => ({
  ...context,
  "@type": "FAQPage",
  url: absoluteUrl(pages.faq.path),
  mainEntity: faq.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

const posting = ({ slug, title, excerpt, date, category }: Article) => ({
  "@type": "BlogPosting",
  headline: title,
  description: excerpt,
  datePublished: startOfDay(date).toISOString().replace(".000Z", "Z"),
  articleSection: category,
  url: absoluteUrl(blogPath(slug)),
  image: absoluteUrl(getSocialImage(blogPath(slug))),
  author: businessReference,
});

export const articleMarkup = (article: Article): StructuredData => ({
  ...context,
  ...posting(article),
  mainEntityOfPage: absoluteUrl(blogPath(article.slug)),
  publisher: businessReference,
});

export const blogMarkup = ({ path, title, description }: Described): StructuredData => ({
  ...context,
  "@type": "Blog",
  name: title,
  description,
  url: absoluteUrl(path),
  publisher: businessReference,
  blogPost: articles.map(posting),
});
