import { notFoundText, pages } from "@site/core/site/pages";
import { NotFoundNotice } from "../components/not-found-notice.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

export default function NotFound() {
  usePageHead({ title: "Page not found", description: notFoundText, isIndexed: false });
  return (
    <NotFoundNotice title="Page not found" text={notFoundText} action={{ label: "Return Home", to: pages.home.path }} />
  );
}
