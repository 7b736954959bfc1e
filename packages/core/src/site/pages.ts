import type { CategorySlug } from "../catalogue/contract.ts";
import { defaultDescription } from "./title.ts";

interface TablePage {
  path: string;
  /** At most 60 characters; the company's name is appended where it fits. */
  title: string;
  inSitemap: boolean;
  /** Nothing on it needs script before a control is used, so none is executed until then. */
  isReadOnly?: boolean;
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

/** What search engines and previews say of each page. No page reads it, so the build leaves its 2 KB out of every bundle. */
export const descriptions: Readonly<Record<PageName, string>> = {
  home: defaultDescription,
  chat: "Ask our automated assistant about windows, siding, bathrooms and doors, or request a free estimate.",
  quote:
    "Tell us about your windows, siding, bathroom or door project. We answer within 24 hours with a personalized quote.",
  win: "Enter for a chance to win up to $25,000 in products and services. No purchase necessary. See the official rules.",
  windows:
    "Custom-made double-hung, bay, bow, picture and slider windows, installed by our own certified installers. Free estimates.",
  siding:
    "Reinforced vinyl, engineered wood and stacked stone siding, installed by our own certified installers. Free estimates.",
  bathrooms:
    "Tub to shower conversions, safety tubs and shower doors, custom-made and installed by our own certified installers.",
  doors:
    "Entry doors, storm doors and patio doors, custom-made for your home and installed by our own certified installers.",
  about:
    "Family-owned since 1989. Meet the company behind your windows, siding, bathrooms and doors in Central New York.",
  financing:
    "Same As Cash, low monthly payments and reduced APR plans for your home improvement project. Subject to credit approval.",
  warranty:
    "Product, installation and transferable warranties for windows, siding and doors, and how to ask for service.",
  blog: "Plain advice on windows, bathrooms and siding for homes in Central New York.",
  careers:
    "Full-time installer positions in Whitesboro, NY, with steady work, benefits and room to grow. Apply online.",
  contact: "Call, write, chat or visit our showroom in Whitesboro, NY. Hours, directions and phone number.",
  staff: "The directory of our team in Whitesboro, NY.",
  faq: "Answers about windows, siding, bathrooms, doors, financing and how a project works, from first call to final walk-through.",
  terms: "Terms for using this site, estimates, financing information and the giveaway.",
  privacy: "What we store when you write to us or chat, why, for how long, and how to have it deleted.",
  accessibility: "Our accessibility target, how to tell us about a barrier and how fast we answer.",
  gallery: "Before and after pictures of windows, siding, bathrooms and doors in Central New York.",
  testimonials: "Reviews of our windows, siding, bathrooms and doors from homeowners in Central New York.",
  serviceRequest: "Ask for service on windows, siding, a bathroom or a door that we installed.",
};

/** Routes with a variable segment. `contentPage` comes after every page above. */
export const patterns = {
  product: "/:category/:product",
  position: "/careers/:position",
  county: "/category/:county",
  blogPost: "/blog/:slug",
  post: "/post/:slug",
  contentPage: "/:slug",
} as const;

export const notFoundText = "The page you're looking for doesn't exist.";

/** A segment of an address, decoded once; one that is malformed stays as it is. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export const categoryPath = (category: CategorySlug): string => pages[category].path;

export const productPath = (category: string, product: string): string => `/${category}/${product}`;

/** @param slug as WordPress gives it, where other scripts than Latin may be percent-encoded */
export const blogPath = (slug: string): string => `${pages.blog.path}/${encodeURIComponent(decoded(slug))}`;

export const positionPath = (slug: string): string => `${pages.careers.path}/${slug}`;
