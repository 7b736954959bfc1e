import type { ClaimId } from "@site/company/claims";

/** A headed part of a text page. `claims` are the ids of the claims whose figures it states. */
export interface TextSection {
  heading: string;
  id?: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  claims?: readonly ClaimId[];
}

/** A short headed text: a card, a reason, a benefit. */
export interface Point {
  title: string;
  text: string;
  claims?: readonly ClaimId[];
}
