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

const foundHead = ({ title, description }: { title: string; description?: string | undefined }) => ({
  title,
  isIndexed: true,
  ...(description ? { description } : {}),
});

function headOf(content: ReturnType<typeof useContentPage>): Head & { isIndexed: boolean } {
  if (content.state === "rich") return foundHead(content.page.page);
  if (content.state === "blocks") return foundHead(content.page);
  return { title: content.state === "loading" ? "Loading" : "Content not available", isIndexed: false };
}

function Content({ slug }: { slug: string }) {
  const content = useContentPage(slug);
  usePageHead(headOf(content));
  if (content.state === "loading") return <PageSkeleton />;
  if (content.state === "rich") return <RichView page={content.page} />;
  return content.state === "blocks" ? <BlocksView page={content.page} /> : <ContentUnavailable />;
}
