import { siteGet } from "../../contract/endpoint.ts";

/** What the staff has to say on every page, as HTML that the inline script puts at the page's end; empty most of the
 * time. */
export const getBannerEndpoint = siteGet("getBanner", { browser: 300, edge: 60, staleWhileRevalidate: 600 });
