import { articles } from "@site/company/articles";
import type { Article } from "@site/company/schema";
import { blogPath, decodeSegment, pages } from "@site/core/site/pages";
import { useParams } from "react-router-dom";
import { CallToAction } from "../components/call-to-action.tsx";
import { DataScope } from "../components/data-scope.tsx";
import { NotFoundNotice } from "../components/not-found-notice.tsx";
import { PageSkeleton } from "../components/skeleton.tsx";
import { ArticleView } from "../features/blog/article-view.tsx";
import { PostView, toText } from "../features/content/post-view.tsx";
import { prefetchPost, usePost } from "../features/content/use-post.ts";
import { useServerDocument } from "../features/content/use-server-document.ts";
import { loadingHead, missingHead, usePageHead } from "../lib/use-page-head.ts";

export const prefetch = (pathname: string): void => prefetchPost(decodeSegment(pathname.split("/")[2] ?? ""));

/** /blog/{slug} and /post/{slug}: a post of the content provider, or an article of our own. */
export default function BlogPost() {
  const { slug = "" } = useParams();
  return (
    <DataScope>
      <Post key={slug} slug={slug} article={articles.find((each) => each.slug === slug)} />
    </DataScope>
  );
}

/** @param article shown until the provider has a post of this slug */
function Post({ slug, article }: { slug: string; article: Article | undefined }) {
  const { data: post, isLoading } = usePost(slug);
  const title = post ? (post.seo?.title ?? toText(post.title)) : article?.title;
  const description = post ? post.seo?.metaDesc : article?.excerpt;
  const emptyHead = isLoading ? loadingHead : missingHead("Post not available");
  usePageHead(
    title !== undefined ? { title, canonical: blogPath(slug), ...(description ? { description } : {}) } : emptyHead,
  );
  const isAsked = useServerDocument(!post && !article && !isLoading);
  if (post || article)
    return (
      <>
        {post ? <PostView post={post} /> : article && <ArticleView article={article} />}
        <CallToAction title="Tell us about your home" text="Estimates are free. So is advice." />
      </>
    );
  if (isLoading || isAsked) return <PageSkeleton />;
  return (
    <NotFoundNotice
      title="Post Not Available"
      text="We're having trouble loading this blog post content from WordPress. Please try again later."
      action={{ label: "Return to Home", to: pages.home.path }}
    />
  );
}
