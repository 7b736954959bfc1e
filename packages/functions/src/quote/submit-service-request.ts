import { submitServiceRequestEndpoint } from "@site/core/quote/contract";
import { serviceRequestFields } from "@site/core/quote/fields";
import { submitServiceRequest } from "@site/core/quote/submit-quote";
import { pages } from "@site/core/site/pages";
import { form } from "../http/form.ts";

export const handler = form(submitServiceRequestEndpoint, submitServiceRequest, {
  fields: serviceRequestFields,
  page: pages.serviceRequest.path,
  thanks: "service",
});
