import { loanTerms, priceRanges } from "@site/company/prices";
import { services } from "@site/company/services";
import { paymentPath, pricePath } from "./pages.ts";

const getServiceName = (service: string): string =>
  Object.entries(services).find(([name]) => name === service)?.[1].name ?? service;

/** "What roofing costs", "What gutters cost". */
export function priceTitle(service: string): string {
  const name = getServiceName(service).toLowerCase();
  return `What ${name} ${name.endsWith("s") ? "cost" : "costs"}`;
}

export const moneyLinks: readonly { to: string; label: string }[] = [
  ...(priceRanges ?? []).map(({ service }) => ({ to: pricePath(service), label: priceTitle(service) })),
  ...(loanTerms ? [{ to: paymentPath, label: "Work out a monthly payment" }] : []),
];
