import { type ServiceId, serviceOrder } from "@site/company/services";
import { type CachePolicy, siteGet } from "../contract/endpoint.ts";

// No schema here on purpose: pages need these endpoints before any script may load zod, and nothing is parsed from a
// visitor but a slug, which is looked up. The contract tests check the answers' shapes.

export const categorySlugs: readonly CategorySlug[] = serviceOrder;
export type CategorySlug = ServiceId;

export const isCategorySlug = (text: string | undefined): text is CategorySlug =>
  categorySlugs.some((slug) => slug === text);

/** The category of a path's segment; the first one where it names none. */
export const getCategoryBySlug = (segment: string | undefined): CategorySlug =>
  isCategorySlug(segment) ? segment : serviceOrder[0];

export interface Product {
  id: string;
  slug: string;
  name: string;
  description: string;
  overview: string;
  image?: string;
  imageAlt?: string;
  modalImage?: string;
  videoUrl?: string;
  features: string[];
  benefits: string[];
}

export interface Category {
  slug: CategorySlug;
  name: string;
  heroHeading?: string;
  description: string;
  products: Product[];
}

export interface Topic {
  id: string;
  title: string;
}

/** The catalogue changes with a deployment only, so the edge may keep it for a day. */
const catalogueCache: CachePolicy = { browser: 300, edge: 86_400, staleWhileRevalidate: 86_400 };

export const getCategoryEndpoint = siteGet("getCategory", catalogueCache);

export const listTopicsEndpoint = siteGet("listTopics", catalogueCache);

export const categoryNotFound = "The category you're looking for doesn't exist.";
