import { getCategory, listTopics } from "@site/core/catalogue/contract";
import type { EndpointDefinition } from "@site/core/contract/endpoint";
import { enterGiveaway } from "@site/core/giveaway/contract";
import { applyForJob } from "@site/core/jobs/contract";
import { submitQuote, submitServiceRequest } from "@site/core/quote/contract";
import type { Deployment } from "./deployment.ts";

export interface Route extends Deployment {
  endpoint: EndpointDefinition;
}

/** A conditional put, a read of what was there already, and the limiter's count. */
const formActions = ["PutItem", "GetItem", "UpdateItem"] as const;

const readTimeout = 5;
const formTimeout = 10;

const formRoute = <E extends EndpointDefinition>(endpoint: E, module: string) =>
  ({ endpoint, module, timeout: formTimeout, tableActions: formActions, needs: ["visitorHash", "parking"] }) as const;

/** Every endpoint with its handler, once: the stack deploys them, the local server runs them, tests count them. */
export const routes = {
  getCategory: { endpoint: getCategory, module: "catalogue/get-category", timeout: readTimeout, tableActions: [] },
  listTopics: { endpoint: listTopics, module: "catalogue/list-topics", timeout: readTimeout, tableActions: [] },
  submitQuote: formRoute(submitQuote, "quote/submit-quote"),
  submitServiceRequest: formRoute(submitServiceRequest, "quote/submit-service-request"),
  enterGiveaway: formRoute(enterGiveaway, "giveaway/enter-giveaway"),
  applyForJob: formRoute(applyForJob, "jobs/apply-for-job"),
} as const satisfies Record<string, Route>;
