import * as z from "zod";
import { Confirmed, Line } from "./parts.ts";

const Dollars = z.int().min(1);

/** What a service usually costs, for a page of its own. */
export const PriceRange = z
  .strictObject({
    /** Name of services.ts. */
    service: Line,
    /** What is bought for it: "a roof of 2,000 square feet, old shingles taken off". */
    job: Line,
    low: Dollars,
    typical: Dollars,
    high: Dollars,
    /** What makes it more or less. */
    moves: z
      .array(z.strictObject({ title: Line, text: Line }))
      .min(1)
      .readonly(),
    confirmed: Confirmed,
  })
  .refine(({ low, typical, high }) => low <= typical && typical <= high, "must be low, typical, high in this order");
export type PriceRange = z.output<typeof PriceRange>;

/** A lender's terms, by which visitors work out a monthly payment. */
export const LoanTerms = z
  .strictObject({
    lender: Line,
    /** Percent a year, and whether it stays. */
    apr: z.number().min(0).max(36),
    isFixed: z.boolean(),
    /** Percent of the price that is paid at the beginning. */
    downPayment: z.number().min(0).max(90),
    months: z.array(z.int().min(3).max(360)).min(1).readonly(),
    /** Dollars that the lender lends. */
    least: Dollars,
    most: Dollars,
    /** The lender's own words, which stand below each payment. */
    disclosure: Line,
    confirmed: Confirmed,
  })
  .refine(({ least, most }) => least < most, "must lend more at most than at least");
export type LoanTerms = z.output<typeof LoanTerms>;
