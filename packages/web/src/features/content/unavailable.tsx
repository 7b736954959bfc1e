import { notFoundText, pages } from "@site/core/site/pages";
import { NotFoundNotice } from "../../components/not-found-notice.tsx";

/** Neither form of a page gave content: there is none, or nobody can tell now. */
export const ContentUnavailable = ({ isAway }: { isAway: boolean }) => (
  <NotFoundNotice
    title="Content Not Available"
    text="Unable to load page from WordPress."
    more={isAway ? "WordPress can't be reached right now. Please try again in a minute." : notFoundText}
  />
);

export const PostUnavailable = () => (
  <NotFoundNotice
    title="Post Not Available"
    text="We're having trouble loading this blog post content from WordPress. Please try again later."
    action={{ label: "Return to Home", to: pages.home.path }}
  />
);
