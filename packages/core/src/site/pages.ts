import { absentPages, descriptions as ownDescriptions, titles } from "@site/company/page-texts";
import { profile } from "@site/company/profile";
import { type ServiceId, services } from "@site/company/services";
import { buildFromKeys } from "../contract/form.ts";
import type { PageDocument } from "./page-document.ts";

interface TablePage {
  path: string;
  /** At most 60 characters; the company's name is appended where it fits. */
  title: string;
  start?: PageDocument["start"];
  /** Path of the page that shows the same and counts for search engines in place of this one. */
  canonical?: string;
  isIndexed?: boolean;
}

export interface Page extends TablePage {
  /** At most 155 characters. */
  description: string;
}

/** Every page of the site, once: router, links, navigation, prerender, sitemap and /api/seo read this table. */
export const pages = {
  home: { path: "/", title: titles.home },
  chat: { path: "/chat", title: titles.chat, canonical: "/" },
  quote: { path: "/quote", title: titles.quote },
  win: { path: "/win", title: titles.win },
  ...buildFromKeys(services, (name): TablePage => ({ path: `/${name}`, title: services[name].page.title })),
  about: { path: "/about", title: titles.about, start: "control" },
  financing: { path: "/financing", title: titles.financing },
  warranty: { path: "/warranty", title: titles.warranty, start: "control" },
  blog: { path: "/blog", title: titles.blog },
  careers: { path: "/careers", title: titles.careers },
  contact: { path: "/contact", title: titles.contact },
  staff: { path: "/staff", title: titles.staff, isIndexed: false, start: "control" },
  faq: { path: "/faq", title: titles.faq, start: "control" },
  terms: { path: "/terms", title: titles.terms, start: "control" },
  privacy: { path: "/privacy", title: titles.privacy, start: "control" },
  accessibility: { path: "/accessibility", title: titles.accessibility, start: "control" },
  gallery: { path: "/gallery", title: titles.gallery },
  testimonials: { path: "/testimonials", title: titles.testimonials, start: "control" },
  serviceRequest: { path: "/service-request", title: titles.serviceRequest },
  search: { path: "/search", title: titles.search, isIndexed: false, start: "control" },
} as const satisfies Record<string, TablePage>;

export type PageName = keyof typeof pages;

const describe = (): Readonly<Record<PageName, string>> => ({
  ...ownDescriptions,
  ...buildFromKeys(services, (name): string => services[name].page.description),
});

/** What search engines and previews say of each page. No page reads it; said to be pure, so that the build leaves its 2 KB
 * out of every bundle. */
export const descriptions = /* @__PURE__ */ describe();

/** Whether WordPress gives a list of posts such an address, maybe behind what its permalinks begin with. */
export const isArchivePath = (path: string): boolean =>
  /^(\/[^/]+)?\/((category|tag|author)\/.+|(date\/)?\d{4}(\/\d\d){0,2})$|\/page\/\d+$/.test(path);

/** Routes with a variable segment. `contentPage` comes after every page above. */
export const patterns = {
  position: "/careers/:position",
  prices: "/prices/:service",
  project: "/projects/:slug",
  blogPost: "/blog/:slug",
  post: "/post/:slug",
  request: "/request/:token/:done?",
  contentPage: "/:slug",
  /** Pages of the provider that lie below others; the last of all. */
  nestedPage: "/*",
} as const;

export const notFoundText = "The page you're looking for doesn't exist.";

/** A segment of an address or its fragment, decoded once; one that is malformed stays as it is. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export const categoryPath = (category: ServiceId): string => pages[category].path;

export const countyPath = (county: string): string => `/category/${county}`;

export const productPath = (category: string, product: string): string => `/${category}/${product}`;

/** What a service usually costs, where the company says so. */
export const pricePath = (service: string): string => `/prices/${service}`;

export const projectsPath = "/projects";

export const projectPath = (slug: string): string => `${projectsPath}/${slug}`;

/** What a loan comes to a month, where a lender's terms are confirmed. */
export const paymentPath = "/monthly-payment";

/** The warranties as a file to keep, where the company has none of its own. */
export const warrantyFilePath = "/warranty-details.pdf";

export const quotePath = (service: string, product?: string): string =>
  `${pages.quote.path}?service=${service}${product ? `&product=${product}` : ""}`;

/** The estimate form as a page links to it: from a service's or a product's page it keeps what that is about. */
export function quotePathFrom(pathname: string): string {
  const [service = "", product] = pathname.slice(1).split("/");
  return Object.hasOwn(services, service) ? quotePath(service, product) : pages.quote.path;
}

/** @param slug as WordPress gives it, where other scripts than Latin may be percent-encoded */
export const blogPath = (slug: string): string => `${pages.blog.path}/${encodeURIComponent(decodeSegment(slug))}`;

/** Pages of the build that are rendered when asked for all the same: the content provider has a part in them, or the
 * table of reviews. */
export const isRenderedOnDemand = (path: string): boolean =>
  path === pages.testimonials.path || path === pages.blog.path || path.startsWith(`${pages.blog.path}/`);

export const positionPath = (slug: string): string => `${pages.careers.path}/${slug}`;

/** Forms whose thanks have words of their own. */
const thankedForms = ["estimate", "service", "entry", "application"] as const;
export type ThankedForm = (typeof thankedForms)[number];

/** Where a browser goes on that has posted a form by itself. @param token of the record's page, which it links
 * @param lacksFiles files were chosen, which it could not post */
export const thanksPath = (form: ThankedForm | "form" = "form", token?: string, lacksFiles = false): string =>
  `/thank-you/${form}${token ? `/${token}${lacksFiles ? "/files" : ""}` : ""}`;

const thanks = new RegExp(`^/thank-you/(${thankedForms.join("|")}|form)(?:/([\\w-]+)(/files)?)?$`);

/** What `thanksPath` made a path of; undefined for any other path. */
export function parseThanksPath(path: string): { form: string; token?: string; lacksFiles: boolean } | undefined {
  const [, form, token, files] = thanks.exec(path) ?? [];
  return form ? { form, token, lacksFiles: Boolean(files) } : undefined;
}

const requestRoot = "/request/";

/** What CloudFront asks of the page function with the visitor's cookies: a change that waits for its code is in one. */
export const requestPagePattern = `${requestRoot}*`;

/** The page of a visitor's own record. @param done what was just done there, which the page says */
export const requestPath = (token: string, done?: string): string => `${requestRoot}${token}${done ? `/${done}` : ""}`;

/** A booked visit, as the last part of its page's path. */
export const calendarFile = "visit.ics";

export const isRequestPath = (path: string): boolean => path.startsWith(requestRoot);

export const tokenOf = (path: string): string => path.slice(requestRoot.length).split("/")[0] ?? "";

/** What was just done, in the path of a record's page. */
export const doneOf = (path: string): string | undefined => path.slice(requestRoot.length).split("/")[1];

/** The title as browsers and search results show it: the page's own words first, the company after them. */
export const fullTitle = (title: string): string => `${title} | ${profile.company}`;

const absent = new Set<string>(absentPages.map((name) => pages[name].path));

/** Whether the site has the page of a path: false for pages that the company has nothing for. */
export const isPageEnabled = (path: string): boolean => !absent.has(path);
