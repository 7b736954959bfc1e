import { serviceOrder, services } from "@site/company/services";

/** Products by slug, for pages that need a name without loading the catalogue. A test holds it to the catalogue. */
export const productNames: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(services).map(({ products }) => products),
);

const words = (type: "conjunction" | "disjunction"): string =>
  new Intl.ListFormat("en-US", { type })
    .format(serviceOrder.map((id) => services[id].name.toLowerCase()))
    .replace(/, (?=(?:and|or) [^,]*$)/, " ");

/** "windows, siding, bathrooms and doors", at the beginning of a sentence with a capital, or with "or". */
export function servicesText(isCapital = false, type: "conjunction" | "disjunction" = "conjunction"): string {
  const text = words(type);
  return isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
