import { type CategorySlug, categorySlugs } from "../catalogue/contract.ts";

/** A page of the table below. Its description stands in descriptions.ts, which a browser does not load. */
interface TablePage {
  /** Route pattern; `:name` is one segment. */
  path: string;
  /** At most 60 characters; the company's name is appended where it fits. */
  title: string;
  inSitemap: boolean;
  /** Nothing on it needs script before a control is used, so none is executed until then. */
  isReadOnly?: boolean;
  /** Path of the page that shows the same and counts for search engines in place of this one. */
  canonical?: string;
  /** False keeps the page out of search results. */
  isIndexed?: boolean;
}

export interface Page extends TablePage {
  /** At most 155 characters. */
  description: string;
}

/** Every page of the site, once: router, links, navigation, prerender, sitemap and /api/seo read this table. */
export const pages = {
  home: {
    path: "/",
    title: "Windows, siding, bathrooms and doors in Central New York",
    inSitemap: true,
  },
  chat: {
    path: "/chat",
    title: "Chat about your project",
    inSitemap: false,
    canonical: "/",
  },
  quote: {
    path: "/quote",
    title: "Request a free estimate",
    inSitemap: true,
  },
  win: {
    path: "/win",
    title: "Enter the $25,000 home improvement giveaway",
    inSitemap: true,
  },
  windows: {
    path: "/windows",
    title: "Replacement windows in Central New York",
    inSitemap: true,
  },
  siding: {
    path: "/siding",
    title: "House siding in Central New York",
    inSitemap: true,
  },
  bathrooms: {
    path: "/bathrooms",
    title: "Bathroom remodeling in Central New York",
    inSitemap: true,
  },
  doors: {
    path: "/doors",
    title: "Entry, storm and patio doors in Central New York",
    inSitemap: true,
  },
  about: {
    path: "/about",
    title: "About our family-owned company",
    inSitemap: true,
    isReadOnly: true,
  },
  financing: {
    path: "/financing",
    title: "Financing your project",
    inSitemap: true,
  },
  warranty: {
    path: "/warranty",
    title: "Our warranties",
    inSitemap: true,
    isReadOnly: true,
  },
  blog: {
    path: "/blog",
    title: "Home improvement articles",
    inSitemap: true,
  },
  careers: {
    path: "/careers",
    title: "Careers: join our installation crews",
    inSitemap: true,
  },
  contact: {
    path: "/contact",
    title: "Contact us",
    inSitemap: true,
  },
  staff: {
    path: "/staff",
    title: "Employee Directory",
    inSitemap: false,
    isIndexed: false,
    isReadOnly: true,
  },
  faq: {
    path: "/faq",
    title: "Frequently asked questions",
    inSitemap: true,
    isReadOnly: true,
  },
  terms: {
    path: "/terms",
    title: "Terms of use",
    inSitemap: true,
    isReadOnly: true,
  },
  privacy: {
    path: "/privacy",
    title: "Privacy policy",
    inSitemap: true,
    isReadOnly: true,
  },
  accessibility: {
    path: "/accessibility",
    title: "Accessibility statement",
    inSitemap: true,
    isReadOnly: true,
  },
  gallery: {
    path: "/gallery",
    title: "Project gallery",
    inSitemap: true,
  },
  testimonials: {
    path: "/testimonials",
    title: "What homeowners say",
    inSitemap: true,
  },
  serviceRequest: {
    path: "/service-request",
    title: "Request service",
    inSitemap: true,
  },
} as const satisfies Record<string, TablePage>;

export type PageName = keyof typeof pages;

/** Routes with a variable segment. `contentPage` comes after every page above. */
export const patterns = {
  product: "/:category/:product",
  position: "/careers/:position",
  county: "/category/:county",
  blogPost: "/blog/:slug",
  post: "/post/:slug",
  contentPage: "/:slug",
} as const;

/** Said on the not-found page (B-31). */
export const notFoundText = "The page you're looking for doesn't exist.";

export const categoryPath = (category: CategorySlug): string => pages[category].path;

export const productPath = (category: string, product: string): string => `/${category}/${product}`;

export const blogPath = (slug: string): string => `${pages.blog.path}/${slug}`;

export const positionPath = (slug: string): string => `${pages.careers.path}/${slug}`;

export const categoryPaths: readonly string[] = categorySlugs.map(categoryPath);
