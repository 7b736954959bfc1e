import { submitQuoteEndpoint, submitServiceRequestEndpoint } from "@site/core/leads/contract";
import { quoteFields, serviceRequestFields } from "@site/core/leads/form-fields";
import { submitQuote, submitServiceRequest } from "@site/core/leads/submit-quote";
import { pages } from "@site/core/site/pages";
import { form } from "../../http/form.ts";

export const submitQuoteHandler = form(submitQuoteEndpoint, submitQuote, {
  fields: quoteFields,
  page: pages.quote.path,
  thanks: "estimate",
});

export const submitServiceRequestHandler = form(submitServiceRequestEndpoint, submitServiceRequest, {
  fields: serviceRequestFields,
  page: pages.serviceRequest.path,
  thanks: "service",
});
