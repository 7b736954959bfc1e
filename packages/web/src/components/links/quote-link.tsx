import { quotePathFrom } from "@site/core/site/pages";
import { ButtonLink } from "@site/ui/components/button.tsx";
import type { ComponentProps } from "react";
import { useLocation } from "react-router-dom";

/** Leads to the estimate form, which begins with the service or the product of this page. */
export const useQuotePath = (): string => quotePathFrom(useLocation().pathname);

export const QuoteLink = (props: Omit<ComponentProps<typeof ButtonLink>, "to">) => (
  <ButtonLink to={useQuotePath()} {...props} />
);
