import { chakra } from "@chakra-ui/react/styled-system";
import type { ContentItem } from "@site/core/content/contract";
import { blogPath } from "@site/core/site/pages";
import { Link } from "react-router-dom";
import { Card, Grid } from "../../components/card.tsx";
import { drawingSize, Picture } from "../../components/picture.tsx";
import { longDate } from "../../lib/dates.ts";
import { SafeHtml } from "./safe-html.tsx";

const CardLink = chakra(Link, {
  base: {
    fontWeight: "semibold",
    color: "spruce.700",
    textDecoration: "underline",
    textUnderlineOffset: "3px",
    _after: { content: '""', position: "absolute", inset: "0" },
  },
});

function PostCard({ post: { slug, title, date, categories, featuredImage, excerpt } }: { post: ContentItem }) {
  const day = date?.slice(0, 10);
  const image = featuredImage?.node;
  return (
    <Card as="article" position="relative" display="flex" flexDirection="column" _hover={{ borderColor: "spruce.600" }}>
      {image && (
        <Picture
          src={image.sourceUrl}
          alt={image.altText}
          size={drawingSize.wide}
          w="full"
          aspectRatio="16 / 9"
          objectFit="cover"
        />
      )}
      <chakra.div p="6" display="flex" flexDirection="column" gap="3" flex="1">
        <chakra.p textStyle="small" color="inkMuted">
          {categories.join(", ")}
          {categories.length > 0 && day && " · "}
          {day && <time dateTime={day}>{longDate(day)}</time>}
        </chakra.p>
        <chakra.h2 textStyle="h4">{title.rendered}</chakra.h2>
        <SafeHtml html={excerpt.rendered} />
        <chakra.p mt="auto">
          <CardLink to={blogPath(slug)} aria-label={`Read More: ${title.rendered}`}>
            Read More
          </CardLink>
        </chakra.p>
      </chakra.div>
    </Card>
  );
}

/** The provider's posts as cards. */
export function PostList({ posts }: { posts: readonly ContentItem[] }) {
  return (
    <Grid columns={3}>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </Grid>
  );
}
