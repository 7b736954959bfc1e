import { chakra } from "@chakra-ui/react/styled-system";
import { blogPath } from "@site/core/site/pages";
import { Card } from "@site/ui/components/card.tsx";
import { longDate } from "../lib/dates.ts";
import { CardLink } from "./card-link.tsx";
import { drawingSize, Picture } from "./picture.tsx";

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
  srcSet?: string | undefined;
}

export function ArticleCard({ slug, title, excerpt, category, date, image, imageAlt, srcSet }: ArticleCardProps) {
  return (
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
        <chakra.p textStyle="small" color="inkMuted">
          {category}
          {date && (
            <>
              {" · "}
              <time dateTime={date}>{longDate(date)}</time>
            </>
          )}
        </chakra.p>
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
}
