import { submitQuoteEndpoint } from "@site/core/quote/contract";
import { quoteFields } from "@site/core/quote/fields";
import { submitQuote } from "@site/core/quote/submit-quote";
import { pages } from "@site/core/site/pages";
import { form } from "../http/form.ts";

export const handler = form(submitQuoteEndpoint, submitQuote, {
  fields: quoteFields,
  page: pages.quote.path,
  thanks: "estimate",
});
