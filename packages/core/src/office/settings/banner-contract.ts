import { defineEndpoint } from "../../contract/endpoint.ts";
import { apiPaths } from "../../contract/paths.ts";

/** What the staff has to say on every page, as HTML that the inline script puts at the page's end; empty most of the
 * time. */
export const getBannerEndpoint = defineEndpoint({
  method: "GET",
  path: apiPaths.getBanner,
  cache: { browser: 300, edge: 60, staleWhileRevalidate: 600 },
});
