import { services } from "@site/company/services";

/** Products by slug, for pages that need a name without loading the catalogue. A test holds it to the catalogue. */
export const productNames: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(services).map(({ products }) => products),
);
