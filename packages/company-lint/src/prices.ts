import type { LoanTerms, PriceRange } from "@site/company/schema";
import { type CompanyDiagnostic, diagnose } from "./diagnostic.ts";

/** Days for which somebody's word on a price or a rate holds. */
const freshDays = 366;

/** What was confirmed on a day that has not come, or so long ago that it may no longer hold. */
export function stale(file: string, field: string, { on }: { on: string }, now: Date): CompanyDiagnostic[] {
  const age = (now.getTime() - Date.parse(on)) / 86_400_000;
  if (age < 0) return [diagnose(file, `${field}.on`, "is a day that has not come yet")];
  return age > freshDays
    ? [diagnose(file, `${field}.on`, "is more than a year ago: confirm it anew, or leave it out")]
    : [];
}

/** Ranges of services that the company does not have, or has twice. */
export const strayRanges = (ranges: readonly PriceRange[] = [], services: readonly string[]): CompanyDiagnostic[] =>
  ranges.flatMap(({ service }, index) => {
    const field = `priceRanges.${index}.service`;
    if (!services.includes(service)) return [diagnose("prices", field, `services.ts has no "${service}"`)];
    const isTwice = ranges.findIndex((each) => each.service === service) < index;
    return isTwice ? [diagnose("prices", field, `"${service}" has a range already`)] : [];
  });

export const stalePrices = (
  ranges: readonly PriceRange[] = [],
  terms: LoanTerms | undefined,
  now: Date,
): CompanyDiagnostic[] => [
  ...ranges.flatMap(({ confirmed }, index) => stale("prices", `priceRanges.${index}.confirmed`, confirmed, now)),
  ...(terms ? stale("prices", "loanTerms.confirmed", terms.confirmed, now) : []),
];
