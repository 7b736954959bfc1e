import { chakra } from "@chakra-ui/react/styled-system";
import type { Article } from "@site/company/schema";
import type { ContentItem } from "@site/core/content/contract";
import { blogPath } from "@site/core/site/pages";
import { Card, Grid } from "@site/ui/components/card.tsx";
import { Small } from "@site/ui/components/section.tsx";
import { CardLink } from "../../components/links/card-link.tsx";
import { drawingSize, Picture } from "../../components/media/picture.tsx";
import { longDate } from "../../lib/dates.ts";

interface ArticleCardProps {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  /** ISO date of publication; the provider has posts without. */
  date: string | undefined;
  image: string | undefined;
  imageAlt: string;
  /** Sizes that the provider keeps of the picture. */
  srcSet?: string;
}

const ArticleCard = ({ slug, title, excerpt, category, date, image, imageAlt, srcSet }: ArticleCardProps) => (
  <Card as="article" position="relative" display="flex" flexDirection="column" _hover={{ borderColor: "spruce.600" }}>
    {image && (
      <Picture
        src={image}
        alt={imageAlt}
        size={drawingSize.wide}
        {...(srcSet ? { srcSet, sizes: "(min-width: 64rem) 24rem, 100vw" } : {})}
        w="full"
        aspectRatio="16 / 9"
        objectFit="cover"
      />
    )}
    <chakra.div p="6" display="flex" flexDirection="column" gap="3" flex="1">
      <Small>
        {category}
        {date && (
          <>
            {" · "}
            <time dateTime={date}>{longDate(date)}</time>
          </>
        )}
      </Small>
      <chakra.h2 textStyle="h4">{title}</chakra.h2>
      <chakra.p color="inkMuted">{excerpt}</chakra.p>
      <chakra.p mt="auto">
        <CardLink to={blogPath(slug)} aria-label={`Read More: ${title}`}>
          Read More
        </CardLink>
      </chakra.p>
    </chakra.div>
  </Card>
);

const toCard = ({ slug, title, summary, categories, date, featuredImage }: ContentItem): ArticleCardProps => ({
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
  const cards: ArticleCardProps[] = [...posts.map(toCard), ...articles];
  const shown = articles.length > 0 ? cards.toSorted((a, b) => (b.date ?? "").localeCompare(a.date ?? "")) : cards;
  return (
    <Grid columns={3}>
      {shown.map((card) => (
        <ArticleCard key={card.slug} {...card} />
      ))}
    </Grid>
  );
}
