import type { Article } from "@site/company/schema";
import type { ContentItem } from "@site/core/content/contract";
import { Grid } from "@site/ui/components/card.tsx";
import type { ComponentProps } from "react";
import { ArticleCard } from "../../components/article-card.tsx";

type Card = ComponentProps<typeof ArticleCard>;

const toCard = ({ slug, title, summary, categories, date, featuredImage }: ContentItem): Card => ({
  slug,
  title: title.rendered,
  excerpt: summary,
  category: categories.join(", "),
  date: date?.slice(0, 10),
  image: featuredImage?.node.sourceUrl,
  imageAlt: featuredImage?.node.altText ?? "",
  srcSet: featuredImage?.node.srcSet,
});

/** Cards of the provider's posts as it orders them; with articles of our own, the newest first. */
export function PostCards({ posts, articles = [] }: { posts: readonly ContentItem[]; articles?: readonly Article[] }) {
  const cards: Card[] = [...posts.map(toCard), ...articles];
  const shown = articles.length > 0 ? cards.toSorted((a, b) => (b.date ?? "").localeCompare(a.date ?? "")) : cards;
  return (
    <Grid columns={3}>
      {shown.map((card) => (
        <ArticleCard key={card.slug} {...card} />
      ))}
    </Grid>
  );
}
