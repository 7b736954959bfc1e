import { chakra } from "@chakra-ui/react/styled-system";
import { findArticle } from "@site/core/blog/content";
import { notFoundText, pages } from "@site/core/site/pages";
import { useParams } from "react-router-dom";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { NotFoundNotice } from "../components/not-found-notice.tsx";
import { drawingSize, Picture } from "../components/picture.tsx";
import { Container } from "../components/section.tsx";
import { ArticleBody } from "../features/blog/article-body.tsx";
import { longDate } from "../lib/dates.ts";
import { usePageHead } from "../lib/use-page-head.ts";

export default function BlogPost() {
  const { slug = "" } = useParams();
  const article = findArticle(slug);
  usePageHead(
    article ? { title: article.title, description: article.excerpt } : { title: "Page not found", isIndexed: false },
  );
  if (!article) {
    return (
      <NotFoundNotice
        title="Page not found"
        text={notFoundText}
        action={{ label: "All articles", to: pages.blog.path }}
      />
    );
  }
  return (
    <Container py="section">
      <chakra.article maxW="52rem" mx="auto" display="grid" gap="8">
        <Breadcrumb
          crumbs={[
            { label: "Home", to: pages.home.path },
            { label: "Articles", to: pages.blog.path },
            { label: article.title },
          ]}
        />
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
        <ArticleBody sections={article.sections} />
      </chakra.article>
    </Container>
  );
}
