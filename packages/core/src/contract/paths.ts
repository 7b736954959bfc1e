/** Every path of the API, once. Contracts build their endpoints on it, and pages may read it without loading a schema
 * (zod is 19 KB in the browser). `{name}` is one segment. */
export const apiPaths = {
  getCategory: "/api/products/category/{category}",
  listTopics: "/api/products/topics",
  enterGiveaway: "/api/contest/entries",
  applyForJob: "/api/jobs/apply",
  submitServiceRequest: "/api/service-requests",
  submitQuote: "/api/quotes",
  changeRequest: "/api/requests",
  startUpload: "/api/requests/files",
  stopMails: "/api/requests/stop-mails",
  receiveText: "/api/texts",
  createChatSession: "/api/chat/sessions",
  readChatSession: "/api/chat/session",
  sendChatMessage: "/api/chat/conversation",
  storeChatMessage: "/api/chat/messages",
  saveChatContact: "/api/chat/contact",
  getSeo: "/api/seo",
  getBanner: "/api/notice",
  countPageViews: "/api/page-views",
  queryContent: "/api/wordpress/graphql",
  listContent: "/api/wordpress/{resource}",
  getArchive: "/api/wordpress/archive",
  getRichPage: "/api/wordpress/elementor/{slug}",
  getRichPageBySlug: "/api/wordpress/elementor/page/slug/{slug}",
  getRichConfig: "/api/wordpress/elementor/config/{file}",
  getRichStyle: "/api/wordpress/elementor/style/{slug}/{file}",
  getThemeFile: "/api/wordpress/file",
  getBlocks: "/api/wordpress/blocks/{slug}",
  contentChanged: "/api/wordpress/changed",
  getPost: "/api/wordpress/post/{slug}",
  listReviews: "/api/google-reviews",
  listReviewsByName: "/api/google-reviews/name/{name}",
} as const;

/** What CloudFront sends to the API. The share of the chat and of visitors' own requests carries a cookie and is never cached. */
export const apiRoot = "/api/";
export const apiPattern = `${apiRoot}*`;
export const chatPattern = `${apiRoot}chat/*`;
export const requestPattern = `${apiPaths.changeRequest}*`;
