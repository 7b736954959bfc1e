import { services } from "@site/company/services";
import { listKeys } from "@site/core/contract/form";
import { categoryPath, isPageEnabled, pages } from "@site/core/site/pages";

/** Labels of the navigation in their order; paths come from the page table. */
export const filterEnabled = <Entry extends { to: string }>(links: readonly Entry[]): Entry[] =>
  links.filter(({ to }) => isPageEnabled(to));

export const serviceLinks = listKeys(services).map((name) => ({ to: categoryPath(name), label: services[name].name }));

export const mainLinks = [{ to: pages.about.path, label: "About" }, ...serviceLinks];

export const utilityLinks = filterEnabled([
  { to: pages.financing.path, label: "Financing" },
  { to: pages.warranty.path, label: "Warranty" },
  { to: pages.careers.path, label: "Careers" },
]);

export const searchLink = { to: pages.search.path, label: "Search" } as const;

export const startLabel = "START YOUR PROJECT";
