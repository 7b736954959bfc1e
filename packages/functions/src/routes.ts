import { getCategoryEndpoint, listTopicsEndpoint } from "@site/core/catalogue/contract";
import {
  createChatSessionEndpoint,
  readChatSessionEndpoint,
  saveChatContactEndpoint,
  sendChatMessageEndpoint,
  storeChatMessageEndpoint,
} from "@site/core/chat/contract";
import { contentChangedEndpoint } from "@site/core/content/change-contract";
import {
  getArchiveEndpoint,
  getBlocksEndpoint,
  getPostEndpoint,
  getRichConfigEndpoint,
  getRichPageBySlugEndpoint,
  getRichPageEndpoint,
  getRichStyleEndpoint,
  getThemeFileEndpoint,
  listContentEndpoint,
  queryContentEndpoint,
} from "@site/core/content/contract";
import type { EndpointDefinition } from "@site/core/contract/endpoint";
import { enterGiveawayEndpoint } from "@site/core/giveaway/contract";
import { applyForJobEndpoint } from "@site/core/jobs/contract";
import { getBannerEndpoint } from "@site/core/office/settings/banner-contract";
import { submitQuoteEndpoint, submitServiceRequestEndpoint } from "@site/core/quote/contract";
import {
  changeRequestEndpoint,
  showStopEndpoint,
  startUploadEndpoint,
  stopMailsEndpoint,
} from "@site/core/request-page/contract";
import { listReviewsByNameEndpoint, listReviewsEndpoint } from "@site/core/reviews/contract";
import { getSeoEndpoint } from "@site/core/seo/contract";
import { receiveTextEndpoint } from "@site/core/sms/contract";
import { countPageViewsEndpoint } from "@site/core/traffic/contract";
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
  getCategory: {
    endpoint: getCategoryEndpoint,
    module: "catalogue/get-category",
    timeout: readTimeout,
    tableActions: [],
  },
  listTopics: { endpoint: listTopicsEndpoint, module: "catalogue/list-topics", timeout: readTimeout, tableActions: [] },
  getSeo: {
    endpoint: getSeoEndpoint,
    module: "seo/get-seo",
    timeout: readTimeout,
    tableActions: [],
    indexes: ["changes"],
    bindings: ["content"],
    pool: "pages",
  },
  getNotice: {
    endpoint: getBannerEndpoint,
    module: "business/get-banner",
    timeout: readTimeout,
    tableActions: ["GetItem"],
  },
  countPageViews: {
    endpoint: countPageViewsEndpoint,
    module: "traffic/count-page-views",
    timeout: readTimeout,
    tableActions: ["UpdateItem"],
    bindings: ["signingKey"],
    pool: "traffic",
  },
  listReviews: reviewsRoute(listReviewsEndpoint, "reviews/list-reviews", "gsi1"),
  listReviewsByName: reviewsRoute(listReviewsByNameEndpoint, "reviews/list-reviews-by-name", "gsi2"),
  submitQuote: formRoute(submitQuoteEndpoint, "quote/submit-quote"),
  submitServiceRequest: formRoute(submitServiceRequestEndpoint, "quote/submit-service-request"),
  enterGiveaway: formRoute(enterGiveawayEndpoint, "giveaway/enter-giveaway"),
  applyForJob: formRoute(applyForJobEndpoint, "jobs/apply-for-job"),
  changeRequest: {
    endpoint: changeRequestEndpoint,
    module: "request-page/change-request",
    timeout: formTimeout,
    tableActions: [...formActions, "Query"],
    bindings: ["signingKey", "mail", "sms", "publicAddress", "pageRenderer"],
  },
  startUpload: {
    endpoint: startUploadEndpoint,
    module: "request-page/start-upload",
    timeout: formTimeout,
    tableActions: [...formActions, "Query"],
    bindings: ["signingKey", "fileUpload"],
  },
  stopMails: {
    endpoint: stopMailsEndpoint,
    module: "request-page/stop-mails",
    timeout: formTimeout,
    tableActions: [...formActions, "Query"],
    bindings: ["signingKey"],
  },
  showStop: { endpoint: showStopEndpoint, module: "request-page/show-stop", timeout: readTimeout, tableActions: [] },
  receiveText: {
    endpoint: receiveTextEndpoint,
    module: "sms/receive-twilio-sms",
    timeout: formTimeout,
    tableActions: [...formActions, "Query", "BatchGetItem"],
    bindings: ["signingKey", "mail", "sms"],
  },
  queryContent: contentRoute(queryContentEndpoint, "content/query-content"),
  listContent: contentRoute(listContentEndpoint, "content/list-items"),
  getArchive: contentRoute(getArchiveEndpoint, "content/get-archive"),
  getRichPage: contentRoute(getRichPageEndpoint, "content/get-rich-page"),
  getRichPageBySlug: contentRoute(getRichPageBySlugEndpoint, "content/get-rich-page-by-slug"),
  getRichConfig: contentRoute(getRichConfigEndpoint, "content/get-rich-config"),
  getRichStyle: contentRoute(getRichStyleEndpoint, "content/get-rich-style"),
  // A font that comes later than this is of no use to the page.
  getThemeFile: { ...contentRoute(getThemeFileEndpoint, "content/get-theme-file"), timeout: readTimeout },
  getBlocks: contentRoute(getBlocksEndpoint, "content/get-blocks"),
  getPost: contentRoute(getPostEndpoint, "content/get-post"),
  contentChanged: {
    endpoint: contentChangedEndpoint,
    module: "content/content-changed",
    timeout: formTimeout,
    tableActions: ["PutItem"],
    bindings: ["content", "contentKey"],
    pool: "content",
  },
  createChatSession: {
    ...chatRoute(createChatSessionEndpoint, "chat/create-session"),
    tableActions: ["PutItem", "UpdateItem"],
    pool: "chat",
  },
  readChatSession: {
    ...chatRoute(readChatSessionEndpoint, "chat/read-session"),
    tableActions: ["GetItem", "Query"],
    pool: "chat",
  },
  sendChatMessage: {
    ...chatRoute(sendChatMessageEndpoint, "chat/send-message"),
    timeout: conversationTimeout,
    indexes: ["gsi2"],
    bindings: ["signingKey", "chatCookie", "model"],
    pool: "chat",
  },
  storeChatMessage: { ...chatRoute(storeChatMessageEndpoint, "chat/store-message"), pool: "chat" },
  saveChatContact: chatRoute(saveChatContactEndpoint, "chat/save-contact"),
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
