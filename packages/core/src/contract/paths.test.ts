import { expect, test } from "vitest";
import { apiPaths } from "./paths.ts";

test.each([
  ["createChatSession", "/api/chat/sessions"],
  ["readChatSession", "/api/chat/session"],
  ["sendChatMessage", "/api/chat/conversation"],
  ["storeChatMessage", "/api/chat/messages"],
] as const)("the chat's %s has its specified path [R-06, R-07, R-08]", (name, path) => {
  expect(apiPaths[name]).toBe(path);
});

test.each([
  ["queryContent", "/api/wordpress/graphql"],
  ["listContent", "/api/wordpress/{resource}"],
  ["getRichPageBySlug", "/api/wordpress/elementor/page/slug/{slug}"],
  ["getRichPage", "/api/wordpress/elementor/{slug}"],
  ["getBlocks", "/api/wordpress/blocks/{slug}"],
  ["getPost", "/api/wordpress/post/{slug}"],
] as const)("the content provider's %s has its specified path [R-09, R-11, R-12, R-13, R-14, R-15]", (name, path) => {
  expect(apiPaths[name]).toBe(path);
});

test.each([
  ["getSeo", "/api/seo"],
  ["listReviews", "/api/google-reviews"],
  ["listReviewsByName", "/api/google-reviews/name/{name}"],
  ["getCategory", "/api/products/category/{category}"],
  ["listTopics", "/api/products/topics"],
] as const)("what pages read as %s has its specified path [R-23, R-24, R-25, R-26, R-27]", (name, path) => {
  expect(apiPaths[name]).toBe(path);
});

test.each([
  ["submitQuote", "/api/quotes"],
  ["enterGiveaway", "/api/contest/entries"],
  ["applyForJob", "/api/jobs/apply"],
] as const)("what forms send as %s has its specified path [R-28, R-29, R-30]", (name, path) => {
  expect(apiPaths[name]).toBe(path);
});
