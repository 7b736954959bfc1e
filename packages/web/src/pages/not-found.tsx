import { NotFoundNotice } from "../components/not-found-notice.tsx";
import { missingHead, usePageHead } from "../lib/use-page-head.ts";

export default function NotFound() {
  usePageHead(missingHead());
  return <NotFoundNotice />;
}
