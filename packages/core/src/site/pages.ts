import { type CategorySlug, categorySlugs } from "../catalogue/contract.ts";

export interface Page {
  /** Route pattern; `:name` is one segment. */
  path: string;
  /** At most 60 characters; the company's name is appended where it fits. */
  title: string;
  /** At most 155 characters. */
  description: string;
  inSitemap: boolean;
  /** Nothing on it needs script before a control is used, so none is executed until then. */
  isReadOnly?: boolean;
  /** Path of the page that shows the same and counts for search engines in place of this one. */
  canonical?: string;
  /** False keeps the page out of search results. */
  isIndexed?: boolean;
}

/** Every page of the site, once: router, links, navigation, prerender, sitemap and /api/seo read this table. */
export const pages = {
  home: {
    path: "/",
    title: "Windows, siding, bathrooms and doors in Central New York",
    description:
      "A family-owned contractor in Whitesboro, NY. Talk through your project, get a free estimate and have it built by our own certified installers.",
    inSitemap: true,
  },
  chat: {
    path: "/chat",
    title: "Chat about your project",
    description: "Ask our automated assistant about windows, siding, bathrooms and doors, or request a free estimate.",
    inSitemap: false,
    canonical: "/",
  },
  quote: {
    path: "/quote",
    title: "Request a free estimate",
    description:
      "Tell us about your windows, siding, bathroom or door project. We answer within 24 hours with a personalized quote.",
    inSitemap: true,
  },
  win: {
    path: "/win",
    title: "Enter the $25,000 home improvement giveaway",
    description:
      "Enter for a chance to win up to $25,000 in products and services. No purchase necessary. See the official rules.",
    inSitemap: true,
  },
  windows: {
    path: "/windows",
    title: "Replacement windows in Central New York",
    description:
      "Custom-made double-hung, bay, bow, picture and slider windows, installed by our own certified installers. Free estimates.",
    inSitemap: true,
  },
  siding: {
    path: "/siding",
    title: "House siding in Central New York",
    description:
      "Reinforced vinyl, engineered wood and stacked stone siding, installed by our own certified installers. Free estimates.",
    inSitemap: true,
  },
  bathrooms: {
    path: "/bathrooms",
    title: "Bathroom remodeling in Central New York",
    description:
      "Tub to shower conversions, safety tubs and shower doors, custom-made and installed by our own certified installers.",
    inSitemap: true,
  },
  doors: {
    path: "/doors",
    title: "Entry, storm and patio doors in Central New York",
    description:
      "Entry doors, storm doors and patio doors, custom-made for your home and installed by our own certified installers.",
    inSitemap: true,
  },
  about: {
    path: "/about",
    title: "About our family-owned company",
    description:
      "Family-owned since 1989. Meet the company behind your windows, siding, bathrooms and doors in Central New York.",
    inSitemap: true,
    isReadOnly: true,
  },
  financing: {
    path: "/financing",
    title: "Financing your project",
    description:
      "Same As Cash, low monthly payments and reduced APR plans for your home improvement project. Subject to credit approval.",
    inSitemap: true,
  },
  warranty: {
    path: "/warranty",
    title: "Our warranties",
    description:
      "Product, installation and transferable warranties for windows, siding and doors, and how to ask for service.",
    inSitemap: true,
    isReadOnly: true,
  },
  blog: {
    path: "/blog",
    title: "Home improvement articles",
    description: "Plain advice on windows, bathrooms and siding for homes in Central New York.",
    inSitemap: true,
  },
  careers: {
    path: "/careers",
    title: "Careers: join our installation crews",
    description:
      "Full-time installer positions in Whitesboro, NY, with steady work, benefits and room to grow. Apply online.",
    inSitemap: true,
  },
  contact: {
    path: "/contact",
    title: "Contact us",
    description: "Call, write, chat or visit our showroom in Whitesboro, NY. Hours, directions and phone number.",
    inSitemap: true,
  },
  staff: {
    path: "/staff",
    title: "Employee Directory",
    description: "The directory of our team in Whitesboro, NY.",
    inSitemap: false,
    isIndexed: false,
    isReadOnly: true,
  },
  faq: {
    path: "/faq",
    title: "Frequently asked questions",
    description:
      "Answers about windows, siding, bathrooms, doors, financing and how a project works, from first call to final walk-through.",
    inSitemap: true,
    isReadOnly: true,
  },
  terms: {
    path: "/terms",
    title: "Terms of use",
    description: "Terms for using this site, estimates, financing information and the giveaway.",
    inSitemap: true,
    isReadOnly: true,
  },
  privacy: {
    path: "/privacy",
    title: "Privacy policy",
    description: "What we store when you write to us or chat, why, for how long, and how to have it deleted.",
    inSitemap: true,
    isReadOnly: true,
  },
  accessibility: {
    path: "/accessibility",
    title: "Accessibility statement",
    description: "Our accessibility target, how to tell us about a barrier and how fast we answer.",
    inSitemap: true,
    isReadOnly: true,
  },
  gallery: {
    path: "/gallery",
    title: "Project gallery",
    description: "Before and after pictures of windows, siding, bathrooms and doors in Central New York.",
    inSitemap: true,
  },
  testimonials: {
    path: "/testimonials",
    title: "What homeowners say",
    description: "Reviews of our windows, siding, bathrooms and doors from homeowners in Central New York.",
    inSitemap: true,
  },
  serviceRequest: {
    path: "/service-request",
    title: "Request service",
    description: "Ask for service on windows, siding, a bathroom or a door that we installed.",
    inSitemap: true,
  },
} as const satisfies Record<string, Page>;

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
