import { notFoundText, pages } from "@site/core/site/pages";
import { NotFoundNotice } from "../components/not-found-notice.tsx";
import { missingHead, usePageHead } from "../lib/use-page-head.ts";

export default function NotFound() {
  usePageHead(missingHead());
  return (
    <NotFoundNotice title="Page not found" text={notFoundText} action={{ label: "Return Home", to: pages.home.path }} />
  );
}
