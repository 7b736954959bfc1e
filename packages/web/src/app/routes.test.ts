import { expect, test } from "vitest";
import { getRoute } from "./routes.tsx";

test.each([
  ["/windows/double-hung", "/windows/:product"],
  ["/siding/engineered-wood-siding", "/siding/:product"],
  ["/bathrooms/safety-tubs", "/bathrooms/:product"],
  ["/doors/patio-doors", "/doors/:product"],
])("%s is a product's page [B-09, B-10, B-11, B-12]", (path, route) => {
  expect(getRoute(path).path).toBe(route);
});

test.each(["/windows", "/siding", "/bathrooms", "/doors"])(
  "%s is a page of its own [B-05, B-06, B-07, B-08]",
  (path) => {
    expect(getRoute(path).path).toBe(path);
  },
);

test.each([
  ["/blog/some-post", "/blog/:slug"],
  ["/post/some-post", "/post/:slug"],
  ["/some-page", "/:slug"],
  ["/about", "/about"],
])("%s is %s: the provider's pages come after every page of ours [B-26, B-27, B-28]", (path, route) => {
  expect(getRoute(path).path).toBe(route);
});
