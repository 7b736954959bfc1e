import type { Archive } from "@site/core/content/contract";
import { Section } from "@site/ui/components/section.tsx";
import { PageHero } from "../../components/page-hero.tsx";
import { PageLinks } from "./page-links.tsx";
import { PostCards } from "./post-cards.tsx";

/** Posts of a category, tag, author or time. */
export function ArchiveView({ archive }: { archive: Archive }) {
  const lead = archive.pages > 1 ? `Page ${archive.page} of ${archive.pages}.` : "Articles from our blog.";
  return (
    <>
      <PageHero title={archive.title} lead={lead} />
      <Section>
        <PostCards posts={archive.posts} />
        <PageLinks archive={archive} />
      </Section>
    </>
  );
}
