import { useParams } from "react-router-dom";
import { DataScope } from "../components/data-scope.tsx";
import { PageSkeleton } from "../components/skeleton.tsx";
import { BlocksView } from "../features/content/blocks-view.tsx";
import { RichView } from "../features/content/rich-view.tsx";
import { ContentUnavailable } from "../features/content/unavailable.tsx";
import { useContentPage } from "../features/content/use-content-page.ts";
import { usePageHead } from "../lib/use-page-head.ts";

/** /{slug}: a page of the content provider. */
export default function ContentPage() {
  const { slug = "" } = useParams();
  return (
    <DataScope>
      <Content key={slug} slug={slug} />
    </DataScope>
  );
}

interface Head {
  title: string;
  description?: string;
}

function headOf(content: ReturnType<typeof useContentPage>): Head & { isIndexed: boolean } {
  if (content.state === "loading") return { title: "Loading", isIndexed: false };
  if (content.state === "missing") return { title: "Content not available", isIndexed: false };
  const page = content.state === "rich" ? content.page.page : content.page;
  const { title, description } = page;
  return { title, isIndexed: true, ...(description ? { description } : {}) };
}

function Content({ slug }: { slug: string }) {
  const content = useContentPage(slug);
  usePageHead(headOf(content));
  if (content.state === "loading") return <PageSkeleton />;
  if (content.state === "rich") return <RichView page={content.page} />;
  return content.state === "blocks" ? <BlocksView page={content.page} /> : <ContentUnavailable />;
}
