import { chakra } from "@chakra-ui/react/styled-system";
import type { Article } from "@site/company/schema";
import { pages } from "@site/core/site/pages";
import { Container, DeferredSection } from "@site/ui/components/section.tsx";
import { Breadcrumb } from "../../components/breadcrumb.tsx";
import { drawingSize, Picture } from "../../components/picture.tsx";
import { longDate } from "../../lib/dates.ts";
import { ArticleBody } from "./article-body.tsx";

export function ArticleView({ article }: { article: Article }) {
  return (
    <Container py="section">
      <chakra.article maxW="52rem" mx="auto" display="grid" gap="8">
        <Breadcrumb parent={{ label: "Articles", to: pages.blog.path }} label={article.title} />
        <chakra.h1 textStyle="h1">{article.title}</chakra.h1>
        <chakra.p color="inkMuted">
          {article.category} · <time dateTime={article.date}>{longDate(article.date)}</time>
        </chakra.p>
        <Picture
          src={article.image}
          alt={article.imageAlt}
          size={drawingSize.wide}
          isFirst
          w="full"
          borderRadius="md"
        />
        <DeferredSection>
          <ArticleBody sections={article.sections} />
        </DeferredSection>
      </chakra.article>
    </Container>
  );
}
