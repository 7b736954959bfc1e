import { getCategory, listTopics } from "@site/core/catalogue/contract";
import {
  createChatSession,
  readChatSession,
  saveChatContact,
  sendChatMessage,
  storeChatMessage,
} from "@site/core/chat/contract";
import { contentChanged } from "@site/core/content/change-contract";
import {
  getArchive,
  getBlocks,
  getPost,
  getRichConfig,
  getRichPage,
  getRichPageBySlug,
  getRichStyle,
  getThemeFile,
  listContent,
  queryContent,
} from "@site/core/content/contract";
import type { EndpointDefinition } from "@site/core/contract/endpoint";
import { enterGiveaway } from "@site/core/giveaway/contract";
import { applyForJob } from "@site/core/jobs/contract";
import { getBanner } from "@site/core/office/settings/banner-contract";
import { submitQuote, submitServiceRequest } from "@site/core/quote/contract";
import { changeRequest, showStop, startUpload, stopMails } from "@site/core/request-page/contract";
import { listReviews, listReviewsByName } from "@site/core/reviews/contract";
import { getSeo } from "@site/core/seo/contract";
import { receiveText } from "@site/core/sms/contract";
import { countPageViews } from "@site/core/traffic/contract";
import type { Deployment } from "./deployment.ts";

export interface Route extends Deployment {
  endpoint: EndpointDefinition;
}

const formActions = ["PutItem", "GetItem", "UpdateItem"] as const;

/** A chat's rows are read by a query; a lead is read before its notes grow. */
const chatActions = ["PutItem", "GetItem", "UpdateItem", "Query"] as const;

const readTimeout = 5;
const formTimeout = 10;
/** The provider gets 9.5 s for a look-up. */
const contentTimeout = 12;
const chatTimeout = 6;
/** A model may think for 20 s. */
const conversationTimeout = 28;

const formRoute = <E extends EndpointDefinition>(endpoint: E, module: string) =>
  ({
    endpoint,
    module,
    timeout: formTimeout,
    tableActions: formActions,
    bindings: ["signingKey", "fallbackQueue", "pageRenderer", "smsPromise"],
  }) as const;

const contentRoute = <E extends EndpointDefinition>(endpoint: E, module: string) =>
  ({
    endpoint,
    module,
    timeout: contentTimeout,
    tableActions: [],
    indexes: ["changes"],
    bindings: ["content"],
    pool: "content",
  }) as const;

const chatRoute = <E extends EndpointDefinition>(endpoint: E, module: string) =>
  ({
    endpoint,
    module,
    timeout: chatTimeout,
    tableActions: chatActions,
    bindings: ["signingKey", "chatCookie"],
  }) as const;

const reviewsRoute = <E extends EndpointDefinition>(endpoint: E, module: string, index: "gsi1" | "gsi2") =>
  ({ endpoint, module, timeout: readTimeout, tableActions: [], indexes: [index] }) as const;

/** Every endpoint with its handler, once: the stack deploys them, the local server runs them, tests count them. A function
 * is deployed under its key, which stays when code is renamed. */
export const routes = {
  getCategory: { endpoint: getCategory, module: "catalogue/get-category", timeout: readTimeout, tableActions: [] },
  listTopics: { endpoint: listTopics, module: "catalogue/list-topics", timeout: readTimeout, tableActions: [] },
  getSeo: {
    endpoint: getSeo,
    module: "seo/get-seo",
    timeout: readTimeout,
    tableActions: [],
    indexes: ["changes"],
    bindings: ["content"],
    pool: "pages",
  },
  getNotice: { endpoint: getBanner, module: "business/get-banner", timeout: readTimeout, tableActions: ["GetItem"] },
  countPageViews: {
    endpoint: countPageViews,
    module: "traffic/count-page-views",
    timeout: readTimeout,
    tableActions: ["UpdateItem"],
    bindings: ["signingKey"],
    pool: "traffic",
  },
  listReviews: reviewsRoute(listReviews, "reviews/list-reviews", "gsi1"),
  listReviewsByName: reviewsRoute(listReviewsByName, "reviews/list-reviews-by-name", "gsi2"),
  submitQuote: formRoute(submitQuote, "quote/submit-quote"),
  submitServiceRequest: formRoute(submitServiceRequest, "quote/submit-service-request"),
  enterGiveaway: formRoute(enterGiveaway, "giveaway/enter-giveaway"),
  applyForJob: formRoute(applyForJob, "jobs/apply-for-job"),
  changeRequest: {
    endpoint: changeRequest,
    module: "request-page/change-request",
    timeout: formTimeout,
    tableActions: [...formActions, "Query"],
    bindings: ["signingKey", "mail", "sms", "publicAddress", "pageRenderer"],
  },
  startUpload: {
    endpoint: startUpload,
    module: "request-page/start-upload",
    timeout: formTimeout,
    tableActions: [...formActions, "Query"],
    bindings: ["signingKey", "fileUpload"],
  },
  stopMails: {
    endpoint: stopMails,
    module: "request-page/stop-mails",
    timeout: formTimeout,
    tableActions: [...formActions, "Query"],
    bindings: ["signingKey"],
  },
  showStop: { endpoint: showStop, module: "request-page/show-stop", timeout: readTimeout, tableActions: [] },
  receiveText: {
    endpoint: receiveText,
    module: "sms/receive-twilio-sms",
    timeout: formTimeout,
    tableActions: [...formActions, "Query", "BatchGetItem"],
    bindings: ["signingKey", "mail", "sms"],
  },
  queryContent: contentRoute(queryContent, "content/query-content"),
  listContent: contentRoute(listContent, "content/list-items"),
  getArchive: contentRoute(getArchive, "content/get-archive"),
  getRichPage: contentRoute(getRichPage, "content/get-rich-page"),
  getRichPageBySlug: contentRoute(getRichPageBySlug, "content/get-rich-page-by-slug"),
  getRichConfig: contentRoute(getRichConfig, "content/get-rich-config"),
  getRichStyle: contentRoute(getRichStyle, "content/get-rich-style"),
  // A font that comes later than this is of no use to the page.
  getThemeFile: { ...contentRoute(getThemeFile, "content/get-theme-file"), timeout: readTimeout },
  getBlocks: contentRoute(getBlocks, "content/get-blocks"),
  getPost: contentRoute(getPost, "content/get-post"),
  contentChanged: {
    endpoint: contentChanged,
    module: "content/content-changed",
    timeout: formTimeout,
    tableActions: ["PutItem"],
    bindings: ["content", "contentKey"],
    pool: "content",
  },
  createChatSession: {
    ...chatRoute(createChatSession, "chat/create-session"),
    tableActions: ["PutItem", "UpdateItem"],
    pool: "chat",
  },
  readChatSession: {
    ...chatRoute(readChatSession, "chat/read-session"),
    tableActions: ["GetItem", "Query"],
    pool: "chat",
  },
  sendChatMessage: {
    ...chatRoute(sendChatMessage, "chat/send-message"),
    timeout: conversationTimeout,
    indexes: ["gsi2"],
    bindings: ["signingKey", "chatCookie", "model"],
    pool: "chat",
  },
  storeChatMessage: { ...chatRoute(storeChatMessage, "chat/store-message"), pool: "chat" },
  saveChatContact: chatRoute(saveChatContact, "chat/save-contact"),
} as const satisfies Record<string, Route>;

/** Renders the pages that were not built, for GET and HEAD of any path: the route `$default` of the HTTP API, asked by
 * the distribution when the bucket has no such key. */
export const pageFunction = {
  module: "pages/render-page",
  timeout: 12,
  /** Of the pages of records, whose reads are counted. */
  tableActions: ["GetItem", "UpdateItem", "Query"],
  indexes: ["changes", "gsi1"],
  bindings: ["content", "contentKey", "pageRenderer", "signingKey", "publicAddress", "fileReading", "smsPromise"],
  pool: "pages",
} as const satisfies Deployment;
