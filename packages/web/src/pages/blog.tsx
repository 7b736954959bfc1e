import { chakra } from "@chakra-ui/react/styled-system";
import { articles } from "@site/company/articles";
import { pages } from "@site/core/site/pages";
import { Grid } from "@site/ui/components/card.tsx";
import { Section } from "@site/ui/components/section.tsx";
import { DataScope } from "../components/data-scope.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { ArticleCard } from "../features/blog/article-card.tsx";
import { usePosts } from "../features/content/use-posts.ts";
import { usePageHead } from "../lib/use-page-head.ts";

export default function BlogPage() {
  return (
    <DataScope>
      <Blog />
    </DataScope>
  );
}

function Blog() {
  const posts = usePosts();
  const own = articles.filter(({ slug }) => !posts.some((post) => post.slug === slug));
  usePageHead(pages.blog);
  return (
    <>
      <PageHero
        title="Plain advice for upstate homes"
        lead="What we tell our neighbors about windows, bathrooms and siding."
      />
      <Section>
        <Grid columns={3}>
          {own.map(({ id, slug, title, excerpt, category, date, image, imageAlt }) => (
            <ArticleCard key={id} {...{ slug, title, excerpt, category, date, image, imageAlt }} />
          ))}
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
            />
          ))}
        </Grid>
        <chakra.p mt="10" color="inkMuted">
          More articles coming soon! Check back regularly for new content.
        </chakra.p>
      </Section>
    </>
  );
}
