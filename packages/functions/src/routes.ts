import { getCategoryEndpoint, listTopicsEndpoint } from "@site/core/catalogue/contract";
import * as chat from "@site/core/chat/contract";
import { contentChangedEndpoint } from "@site/core/content/change-contract";
import * as content from "@site/core/content/contract";
import type { EndpointDefinition } from "@site/core/contract/endpoint";
import { enterGiveawayEndpoint } from "@site/core/giveaway/contract";
import { applyForJobEndpoint } from "@site/core/jobs/contract";
import { getBannerEndpoint } from "@site/core/office/settings/company-contract";
import { submitQuoteEndpoint, submitServiceRequestEndpoint } from "@site/core/quote/contract";
import * as request from "@site/core/request-page/contract";
import { listReviewsByNameEndpoint, listReviewsEndpoint } from "@site/core/reviews/contract";
import { getSeoEndpoint } from "@site/core/seo/contract";
import { receiveTextEndpoint } from "@site/core/sms/contract";
import { countPageViewsEndpoint } from "@site/core/traffic/contract";
import type { Deployment } from "./deployment.ts";

export interface Route extends Deployment {
  endpoint: EndpointDefinition;
}

/** Makes routes that are deployed alike. @param shared by all of them, unless one says otherwise */
export const routesWith =
  <Endpoint extends EndpointDefinition>(shared: Omit<Deployment, "module">) =>
  <E extends Endpoint>(endpoint: E, module: string, own: Partial<Deployment> = {}): Route & { endpoint: E } => ({
    endpoint,
    module,
    ...shared,
    ...own,
  });

const formActions = ["PutItem", "GetItem", "UpdateItem"];

const readRoute = routesWith({ timeout: 5, tableActions: [] });

const formRoute = routesWith({
  timeout: 10,
  tableActions: formActions,
  bindings: ["signingKey", "fallbackQueue", "pageRenderer", "smsPromise"],
});

/** A record's own page reads what lies beside the record, too. */
const requestRoute = routesWith({ timeout: 10, tableActions: [...formActions, "Query"], bindings: ["signingKey"] });

/** The provider gets 9.5 s for a look-up. */
const contentRoute = routesWith({
  timeout: 12,
  tableActions: [],
  indexes: ["changes"],
  bindings: ["content"],
  pool: "content",
});

/** A chat's rows are read by a query; a lead is read before its notes grow. */
const chatRoute = routesWith({
  timeout: 6,
  tableActions: [...formActions, "Query"],
  bindings: ["signingKey", "chatCookie"],
  pool: "chat",
});

/** Every endpoint with its handler, once: the stack deploys them, the local server runs them, tests count them. A function
 * is deployed under its key, which stays when code is renamed. */
export const routes = {
  getCategory: readRoute(getCategoryEndpoint, "catalogue/get-category"),
  listTopics: readRoute(listTopicsEndpoint, "catalogue/list-topics"),
  getSeo: readRoute(getSeoEndpoint, "seo/get-seo", { indexes: ["changes"], bindings: ["content"], pool: "pages" }),
  getNotice: readRoute(getBannerEndpoint, "business/get-banner", { tableActions: ["GetItem"] }),
  countPageViews: readRoute(countPageViewsEndpoint, "traffic/count-page-views", {
    tableActions: ["UpdateItem"],
    bindings: ["signingKey"],
    pool: "traffic",
  }),
  listReviews: readRoute(listReviewsEndpoint, "reviews/list-reviews", { indexes: ["gsi1"] }),
  listReviewsByName: readRoute(listReviewsByNameEndpoint, "reviews/list-reviews-by-name", { indexes: ["gsi2"] }),
  submitQuote: formRoute(submitQuoteEndpoint, "quote/submit-quote"),
  submitServiceRequest: formRoute(submitServiceRequestEndpoint, "quote/submit-service-request"),
  enterGiveaway: formRoute(enterGiveawayEndpoint, "giveaway/enter-giveaway"),
  applyForJob: formRoute(applyForJobEndpoint, "jobs/apply-for-job"),
  changeRequest: requestRoute(request.changeRequestEndpoint, "request-page/change-request", {
    bindings: ["signingKey", "mail", "sms", "publicAddress", "pageRenderer"],
  }),
  startUpload: requestRoute(request.startUploadEndpoint, "request-page/start-upload", {
    bindings: ["signingKey", "fileUpload"],
  }),
  stopMails: requestRoute(request.stopMailsEndpoint, "request-page/stop-mails"),
  showStop: readRoute(request.showStopEndpoint, "request-page/show-stop"),
  receiveText: requestRoute(receiveTextEndpoint, "sms/receive-twilio-sms", {
    tableActions: [...formActions, "Query", "BatchGetItem"],
    bindings: ["signingKey", "mail", "sms"],
  }),
  queryContent: contentRoute(content.queryContentEndpoint, "content/query-content"),
  listContent: contentRoute(content.listContentEndpoint, "content/list-items"),
  getArchive: contentRoute(content.getArchiveEndpoint, "content/get-archive"),
  getRichPage: contentRoute(content.getRichPageEndpoint, "content/get-rich-page"),
  getRichPageBySlug: contentRoute(content.getRichPageBySlugEndpoint, "content/get-rich-page-by-slug"),
  getRichConfig: contentRoute(content.getRichConfigEndpoint, "content/get-rich-config"),
  getRichStyle: contentRoute(content.getRichStyleEndpoint, "content/get-rich-style"),
  // A font that comes later than this is of no use to the page.
  getThemeFile: contentRoute(content.getThemeFileEndpoint, "content/get-theme-file", { timeout: 5 }),
  getBlocks: contentRoute(content.getBlocksEndpoint, "content/get-blocks"),
  getPost: contentRoute(content.getPostEndpoint, "content/get-post"),
  contentChanged: contentRoute(contentChangedEndpoint, "content/content-changed", {
    timeout: 10,
    tableActions: ["PutItem"],
    indexes: [],
    bindings: ["content", "contentKey"],
  }),
  createChatSession: chatRoute(chat.createChatSessionEndpoint, "chat/create-session", {
    tableActions: ["PutItem", "UpdateItem"],
  }),
  readChatSession: chatRoute(chat.readChatSessionEndpoint, "chat/read-session", { tableActions: ["GetItem", "Query"] }),
  sendChatMessage: chatRoute(chat.sendChatMessageEndpoint, "chat/send-message", {
    // A model may think for 20 s.
    timeout: 28,
    indexes: ["gsi2"],
    bindings: ["signingKey", "chatCookie", "model"],
  }),
  storeChatMessage: chatRoute(chat.storeChatMessageEndpoint, "chat/store-message"),
  // It brings leads, as a form does, and is not shed with the rest of the chat.
  saveChatContact: chatRoute(chat.saveChatContactEndpoint, "chat/save-contact", { pool: undefined }),
} satisfies Record<string, Route>;

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
