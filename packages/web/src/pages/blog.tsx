import { chakra } from "@chakra-ui/react/styled-system";
import { articles } from "@site/core/blog/content";
import { pages } from "@site/core/site/pages";
import { Grid } from "../components/card.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { Section } from "../components/section.tsx";
import { ArticleCard } from "../features/blog/article-card.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

export default function Blog() {
  usePageHead(pages.blog);
  return (
    <>
      <PageHero
        title="Plain advice for upstate homes"
        lead="What we tell our neighbors about windows, bathrooms and siding."
      />
      <Section>
        <Grid columns={3}>
          {articles.map(({ id, slug, title, excerpt, category, date, image, imageAlt }) => (
            <ArticleCard key={id} {...{ slug, title, excerpt, category, date, image, imageAlt }} />
          ))}
        </Grid>
        <chakra.p mt="10" color="inkMuted">
          More articles coming soon! Check back regularly for new content.
        </chakra.p>
      </Section>
    </>
  );
}
