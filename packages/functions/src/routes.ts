import { getCategoryEndpoint, listTopicsEndpoint } from "@site/core/catalogue/contract";
import * as chat from "@site/core/chat/contract";
import { contentChangedEndpoint } from "@site/core/content/change-contract";
import * as content from "@site/core/content/contract";
import type { EndpointDefinition } from "@site/core/contract/endpoint";
import { enterGiveawayEndpoint } from "@site/core/giveaway/contract";
import { applyForJobEndpoint } from "@site/core/jobs/contract";
import { submitQuoteEndpoint, submitServiceRequestEndpoint } from "@site/core/leads/contract";
import { getBannerEndpoint } from "@site/core/office/settings/company-contract";
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
  <Endpoint extends EndpointDefinition>(shared: Omit<Deployment, "handler">) =>
  <E extends Endpoint>(endpoint: E, handler: string, own: Partial<Deployment> = {}): Route & { endpoint: E } => ({
    endpoint,
    handler,
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
  bindings: ["signingKey", "chatCookie", "smsPromise"],
  pool: "chat",
});

/** Every endpoint with its handler, once: the stack deploys them, the local server runs them, tests count them. A function
 * is deployed under its key, which stays when code is renamed. */
export const routes = {
  getCategory: readRoute(getCategoryEndpoint, "catalogue/catalogue.getCategoryHandler"),
  listTopics: readRoute(listTopicsEndpoint, "catalogue/catalogue.listTopicsHandler"),
  getSeo: readRoute(getSeoEndpoint, "seo/get-seo.handler", {
    indexes: ["changes"],
    bindings: ["content"],
    pool: "pages",
  }),
  getNotice: readRoute(getBannerEndpoint, "business/get-banner.handler", { tableActions: ["GetItem"] }),
  countPageViews: readRoute(countPageViewsEndpoint, "traffic/count-page-views.handler", {
    tableActions: ["UpdateItem"],
    bindings: ["signingKey"],
    pool: "traffic",
  }),
  listReviews: readRoute(listReviewsEndpoint, "reviews/list-reviews.listReviewsHandler", { indexes: ["gsi1"] }),
  listReviewsByName: readRoute(listReviewsByNameEndpoint, "reviews/list-reviews.listReviewsByNameHandler", {
    indexes: ["gsi2"],
  }),
  submitQuote: formRoute(submitQuoteEndpoint, "quote/submit-quote.submitQuoteHandler"),
  submitServiceRequest: formRoute(submitServiceRequestEndpoint, "quote/submit-quote.submitServiceRequestHandler"),
  enterGiveaway: formRoute(enterGiveawayEndpoint, "giveaway/enter-giveaway.handler"),
  applyForJob: formRoute(applyForJobEndpoint, "jobs/apply-for-job.handler"),
  changeRequest: requestRoute(request.changeRequestEndpoint, "request-page/change-request.handler", {
    bindings: ["signingKey", "mail", "sms", "publicAddress", "pageRenderer"],
  }),
  startUpload: requestRoute(request.startUploadEndpoint, "request-page/start-upload.handler", {
    bindings: ["signingKey", "fileUpload"],
  }),
  stopMails: requestRoute(request.stopMailsEndpoint, "request-page/stop-mails.handler"),
  showStop: readRoute(request.showStopEndpoint, "request-page/show-stop.handler"),
  receiveText: requestRoute(receiveTextEndpoint, "sms/receive-twilio-sms.handler", {
    tableActions: [...formActions, "Query", "BatchGetItem"],
    bindings: ["signingKey", "mail", "sms"],
  }),
  queryContent: contentRoute(content.queryContentEndpoint, "content/look-ups.queryContentHandler"),
  listContent: contentRoute(content.listContentEndpoint, "content/look-ups.listContentHandler"),
  getArchive: contentRoute(content.getArchiveEndpoint, "content/look-ups.getArchiveHandler"),
  getRichPage: contentRoute(content.getRichPageEndpoint, "content/rich-pages.getRichPageHandler"),
  getRichPageBySlug: contentRoute(content.getRichPageBySlugEndpoint, "content/rich-pages.getRichPageBySlugHandler"),
  getRichConfig: contentRoute(content.getRichConfigEndpoint, "content/rich-pages.getRichConfigHandler"),
  getRichStyle: contentRoute(content.getRichStyleEndpoint, "content/rich-pages.getRichStyleHandler", {
    pool: "assets",
  }),
  // A font that comes later than this is of no use to the page.
  getThemeFile: contentRoute(content.getThemeFileEndpoint, "content/get-theme-file.handler", {
    timeout: 5,
    pool: "assets",
  }),
  getBlocks: contentRoute(content.getBlocksEndpoint, "content/look-ups.getBlocksHandler"),
  getPost: contentRoute(content.getPostEndpoint, "content/look-ups.getPostHandler"),
  contentChanged: contentRoute(contentChangedEndpoint, "content/content-changed.handler", {
    timeout: 10,
    tableActions: ["PutItem"],
    indexes: [],
    bindings: ["content", "contentKey"],
  }),
  createChatSession: chatRoute(chat.createChatSessionEndpoint, "chat/create-session.handler", {
    tableActions: ["PutItem", "UpdateItem"],
  }),
  readChatSession: chatRoute(chat.readChatSessionEndpoint, "chat/read-session.handler", {
    tableActions: ["GetItem", "Query"],
  }),
  sendChatMessage: chatRoute(chat.sendChatMessageEndpoint, "chat/send-message.handler", {
    // A model may think for 20 s.
    timeout: 28,
    indexes: ["gsi2"],
    bindings: ["signingKey", "chatCookie", "smsPromise", "model"],
  }),
  storeChatMessage: chatRoute(chat.storeChatMessageEndpoint, "chat/store-message.handler"),
  // It brings leads, as a form does, and is not shed with the rest of the chat.
  saveChatContact: chatRoute(chat.saveChatContactEndpoint, "chat/save-contact.handler", { pool: undefined }),
} satisfies Record<string, Route>;

/** Renders the pages that were not built, for GET and HEAD of any path: the route `$default` of the HTTP API, asked by
 * the distribution when the bucket has no such key. */
export const pageFunction = {
  handler: "pages/render-page.handler",
  timeout: 12,
  /** Of the pages of records, whose reads are counted. */
  tableActions: ["GetItem", "UpdateItem", "Query"],
  indexes: ["changes", "gsi1"],
  bindings: ["content", "contentKey", "pageRenderer", "signingKey", "publicAddress", "fileReading", "smsPromise"],
  pool: "pages",
} as const satisfies Deployment;
