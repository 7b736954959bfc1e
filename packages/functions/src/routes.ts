import { getCategory, listTopics } from "@site/core/catalogue/contract";
import { createChatSession, sendChatMessage, storeChatMessage } from "@site/core/chat/contract";
import type { EndpointDefinition } from "@site/core/contract/endpoint";
import { enterGiveaway } from "@site/core/giveaway/contract";
import { applyForJob } from "@site/core/jobs/contract";
import { submitQuote, submitServiceRequest } from "@site/core/quote/contract";

interface Route {
  endpoint: EndpointDefinition;
  /** Module of the handler below packages/functions/src, without extension; it exports `handler`. */
  module: string;
  /** Lambda's limit in seconds; every downstream limit ends before it (reliability.md, section 5). */
  timeout: number;
  /** DynamoDB actions that its use-case calls; none means that it never sees the table. */
  tableActions: readonly string[];
}

/** A conditional put, a read of what was there already, and the limiter's count. */
const formActions = ["PutItem", "GetItem", "UpdateItem"] as const;

/** A chat's rows are read by a query; a lead is read before its notes grow. */
const chatActions = ["PutItem", "GetItem", "UpdateItem", "Query"] as const;

const readTimeout = 5;
const formTimeout = 10;
const chatTimeout = 6;
/** A model may think for 20 s (reliability.md, section 5). */
const conversationTimeout = 28;

const formRoute = <E extends EndpointDefinition>(endpoint: E, module: string) =>
  ({ endpoint, module, timeout: formTimeout, tableActions: formActions }) as const;

/** Every endpoint with its handler, once: the stack deploys them, the local server runs them, tests count them. */
export const routes = {
  getCategory: { endpoint: getCategory, module: "catalogue/get-category", timeout: readTimeout, tableActions: [] },
  listTopics: { endpoint: listTopics, module: "catalogue/list-topics", timeout: readTimeout, tableActions: [] },
  submitQuote: formRoute(submitQuote, "quote/submit-quote"),
  submitServiceRequest: formRoute(submitServiceRequest, "quote/submit-service-request"),
  enterGiveaway: formRoute(enterGiveaway, "giveaway/enter-giveaway"),
  applyForJob: formRoute(applyForJob, "jobs/apply-for-job"),
  createChatSession: {
    endpoint: createChatSession,
    module: "chat/create-session",
    timeout: chatTimeout,
    tableActions: ["PutItem", "UpdateItem"],
  },
  sendChatMessage: {
    endpoint: sendChatMessage,
    module: "chat/send-message",
    timeout: conversationTimeout,
    tableActions: chatActions,
  },
  storeChatMessage: {
    endpoint: storeChatMessage,
    module: "chat/store-message",
    timeout: chatTimeout,
    tableActions: chatActions,
  },
} as const satisfies Record<string, Route>;
