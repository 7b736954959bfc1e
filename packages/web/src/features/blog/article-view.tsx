import { chakra } from "@chakra-ui/react/styled-system";
import type { Article } from "@site/company/schema";
import { pages } from "@site/core/site/pages";
import { Container, DeferredSection } from "@site/ui/components/section.tsx";
import { Breadcrumb } from "../../components/breadcrumb.tsx";
import { drawingSize, Picture } from "../../components/media/picture.tsx";
import { longDate } from "../../lib/dates.ts";

const ArticleBody = ({ sections }: Pick<Article, "sections">) => (
  <chakra.div display="grid" gap="5" maxW="prose" fontSize="lg">
    {sections.map(({ heading, paragraphs, list }) => (
      <chakra.div key={paragraphs[0]} display="grid" gap="4">
        {heading && (
          <chakra.h2 textStyle="h3" mt="4">
            {heading}
          </chakra.h2>
        )}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {list && (
          <chakra.ul pl="6" display="grid" gap="2" listStyleType="disc">
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </chakra.ul>
        )}
      </chakra.div>
    ))}
  </chakra.div>
);

export const ArticleView = ({ article }: { article: Article }) => (
  <Container py="section">
    <chakra.article maxW="52rem" mx="auto" display="grid" gap="8">
      <Breadcrumb parent={{ label: "Articles", to: pages.blog.path }} label={article.title} />
      <chakra.h1 textStyle="h1">{article.title}</chakra.h1>
      <chakra.p color="inkMuted">
        {article.category} · <time dateTime={article.date}>{longDate(article.date)}</time>
      </chakra.p>
      <Picture src={article.image} alt={article.imageAlt} size={drawingSize.wide} isFirst w="full" borderRadius="md" />
      <DeferredSection>
        <ArticleBody sections={article.sections} />
      </DeferredSection>
    </chakra.article>
  </Container>
);
