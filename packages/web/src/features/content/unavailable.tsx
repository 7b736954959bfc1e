import { pages } from "@site/core/site/pages";
import { NotFoundNotice } from "../../components/not-found-notice.tsx";

/** Neither form of a page gave content. */
export const ContentUnavailable = () => (
  <NotFoundNotice
    title="Content Not Available"
    text="Unable to load page from WordPress."
    action={{ label: "Return Home", to: pages.home.path }}
  />
);

export const PostUnavailable = () => (
  <NotFoundNotice
    title="Post Not Available"
    text="We're having trouble loading this blog post content from WordPress. Please try again later."
    action={{ label: "Return to Home", to: pages.home.path }}
  />
);
