import type { LoanTerms, PriceRange } from "../schema.ts";

/** Nobody has confirmed any: there are no such pages. */
export const priceRanges: readonly PriceRange[] | undefined = undefined;

export const loanTerms: LoanTerms | undefined = undefined;
