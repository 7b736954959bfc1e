import { serviceOrder, services } from "@site/company/services";
import { formatList } from "../business/format.ts";
import { capitalize } from "../text/capitalize.ts";

/** Products by slug, for pages that need a name without loading the catalogue. A test holds it to the catalogue. */
export const productNames: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(services).map(({ products }) => products),
);

/** "windows, siding, bathrooms and doors", at the beginning of a sentence with a capital. */
export function formatServices(isCapital = false): string {
  const names = serviceOrder.map((id) => services[id].name.toLowerCase());
  const text = formatList(names, { comma: "" });
  return isCapital ? capitalize(text) : text;
}
