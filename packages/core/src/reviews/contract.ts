import { type CachePolicy, siteGet } from "../contract/endpoint.ts";
import type { VerifiedAnswer } from "./options.ts";

// No schema here, as in the catalogue's contract: the widget reads this before any script may load zod.

export interface Review {
  id: string;
  authorName: string;
  authorPhotoUrl?: string;
  /** A digit from 1 to 5 as text. */
  rating?: string;
  reviewText?: string;
  location?: string;
  timeDescription?: string;
  isVerified?: VerifiedAnswer;
  photos?: readonly string[];
  /** Present on the sample reviews of a local store only. */
  isSample?: true;
}

/** Reviews change by an import or once a day; whoever looks again after a minute sees that. */
const reviewCache: CachePolicy = { browser: 60, edge: 300, staleWhileRevalidate: 86_400 };

export const listReviewsEndpoint = siteGet("listReviews", reviewCache);

/** Reviews in which a person of the company is named, by that person's name in any case. */
export const listReviewsByNameEndpoint = siteGet("listReviewsByName", reviewCache);
