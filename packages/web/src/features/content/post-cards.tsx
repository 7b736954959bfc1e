import type { ContentItem } from "@site/core/content/contract";
import { Grid } from "@site/ui/components/card.tsx";
import type { ReactNode } from "react";
import { ArticleCard } from "../../components/article-card.tsx";

interface PostCardsProps {
  posts: readonly ContentItem[];
  /** Cards after those of the posts. */
  children?: ReactNode;
}

/** Cards of the provider's posts. */
export const PostCards = ({ posts, children }: PostCardsProps) => (
  <Grid columns={3}>
    {posts.map(({ id, slug, title, summary, categories, date, featuredImage }) => (
      <ArticleCard
        key={id}
        slug={slug}
        title={title.rendered}
        excerpt={summary}
        category={categories.join(", ")}
        date={date?.slice(0, 10)}
        image={featuredImage?.node.sourceUrl}
        imageAlt={featuredImage?.node.altText ?? ""}
        srcSet={featuredImage?.node.srcSet}
      />
    ))}
    {children}
  </Grid>
);
