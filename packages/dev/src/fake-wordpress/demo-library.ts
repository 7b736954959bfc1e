import { demoPages } from "./demo-pages.ts";
import { demoPosts } from "./demo-posts.ts";
import { demoMedia, demoTerms } from "./demo-terms.ts";
import type { Library } from "./library.ts";

/** What `npm start` shows without a WordPress of its own. */
export const demoLibrary: Library = {
  title: "Sample content",
  author: { id: 1, name: "Pat Sample", slug: "pat" },
  terms: demoTerms,
  media: demoMedia,
  items: [...demoPosts, ...demoPages],
};
