import { loanTerms, priceRanges } from "@site/company/prices";
import { services } from "@site/company/services";
import { paymentPath, pricePath } from "../site/pages.ts";

const nameOf = (service: string): string =>
  Object.entries(services).find(([name]) => name === service)?.[1].name ?? service;

export const priceTitle = (service: string): string => `What ${nameOf(service).toLowerCase()} costs`;

/** Pages about money that the company has data for. */
export const moneyLinks: readonly { to: string; label: string }[] = [
  ...(priceRanges ?? []).map(({ service }) => ({ to: pricePath(service), label: priceTitle(service) })),
  ...(loanTerms ? [{ to: paymentPath, label: "Work out a monthly payment" }] : []),
];
