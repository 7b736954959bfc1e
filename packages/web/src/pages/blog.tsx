import { chakra } from "@chakra-ui/react/styled-system";
import { articles } from "@site/company/articles";
import { heroes } from "@site/company/site-texts";
import { pages } from "@site/core/site/pages";
import { Section } from "@site/ui/components/section.tsx";
import { DataScope } from "../components/data-scope.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { PageLinks } from "../features/content/page-links.tsx";
import { PostCards } from "../features/content/post-cards.tsx";
import { useArchive } from "../features/content/use-archive.ts";
import { usePageHead } from "../lib/use-page-head.ts";

export default function BlogPage() {
  return (
    <DataScope>
      <Blog />
    </DataScope>
  );
}

function Blog() {
  const { archive } = useArchive(pages.blog.path);
  const posts = archive?.posts ?? [];
  const samples = (archive?.hasSamples ?? true) ? articles : [];
  const own = samples.filter(({ slug }) => !posts.some((post) => post.slug === slug));
  usePageHead(pages.blog);
  return (
    <>
      <PageHero title={heroes.blog.title} lead={heroes.blog.lead} />
      <Section>
        <PostCards posts={posts} articles={own} />
        {archive && <PageLinks archive={archive} />}
        {archive?.isPartial && (
          <chakra.p role="alert" mt="10">
            Our newest articles can't be loaded right now. Please try again in a minute.
          </chakra.p>
        )}
        <chakra.p mt="10" color="inkMuted">
          More articles coming soon! Check back regularly for new content.
        </chakra.p>
      </Section>
    </>
  );
}
