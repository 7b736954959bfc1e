import { submitServiceRequest as endpoint } from "@site/core/quote/contract";
import { submitServiceRequest } from "@site/core/quote/submit-quote";
import { form } from "../http/form.ts";

export const handler = form(endpoint, submitServiceRequest);
