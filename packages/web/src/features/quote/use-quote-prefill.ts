import { productNames } from "@site/core/catalogue/options";
import type { RequestInput } from "@site/core/contract/form";
import type { quoteFields } from "@site/core/quote/fields";
import { serviceTypes } from "@site/core/quote/options";
import { useMemo } from "react";
import { useLocation } from "react-router-dom";

/** Said in the notes when a visitor comes from the financing page without a lender to apply at. */
const financingNote = "I am interested in financing.";

/** Values that a link to the form brings: `?service=&product=` of a product page, `?intent=financing`. */
export function useQuotePrefill(): Partial<RequestInput<typeof quoteFields>> {
  const { search } = useLocation();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const serviceType = serviceTypes.find((service) => service === query.get("service"));
    const product = query.get("product") ?? "";
    return {
      ...(serviceType ? { serviceType } : {}),
      ...(Object.hasOwn(productNames, product) ? { productType: productNames[product] } : {}),
      ...(query.get("intent") === "financing" ? { notes: financingNote } : {}),
    };
  }, [search]);
}
