import { chakra } from "@chakra-ui/react/styled-system";
import { highlights } from "@site/company/highlights";
import { profile } from "@site/company/profile";
import { serviceOrder, services } from "@site/company/services";
import { badges, heroes } from "@site/company/site-texts";
import { type Category, type CategorySlug, categoryNotFound, getCategoryBySlug } from "@site/core/catalogue/contract";
import { pages } from "@site/core/site/pages";
import { Grid } from "@site/ui/components/card.tsx";
import { Columns, Container, DeferredSection, Section } from "@site/ui/components/section.tsx";
import { useLocation } from "react-router-dom";
import { GetStarted } from "../components/contact-actions.tsx";
import { Video } from "../components/media/video.tsx";
import { NotFoundNotice } from "../components/not-found-notice.tsx";
import { ClaimRow, PageHero } from "../components/page-hero.tsx";
import { Point } from "../components/point.tsx";
import { PageSkeleton } from "../components/skeleton.tsx";
import { Certifications } from "../features/catalogue/certifications.tsx";
import { ProductOptions, preload as preloadDetails } from "../features/catalogue/product-options.tsx";
import { useCategory, useHasTopics } from "../features/catalogue/use-category.ts";
import { hydrateOnInteraction } from "../lib/hydration/hydrate-on-interaction.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

function WhyChoose({ category: { slug, name } }: { category: Category }) {
  const video = profile.videos.categories[slug];
  return (
    <Section labelledBy="why-choose" title={`Why Choose Our ${name}`}>
      <Columns gap={{ base: "8", lg: "12" }} wide={video ? "minmax(0, 1.2fr) minmax(0, 1fr)" : "1fr"}>
        {video && <Video video={video} />}
        <chakra.ul display="grid" gap="6" listStyleType="none" gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr" }}>
          {highlights[slug].map(({ title, text }) => (
            <Point key={title} as="li" title={title} text={text} />
          ))}
        </chakra.ul>
      </Columns>
    </Section>
  );
}

const home = "/illustrations/scene-home.svg";
const posters = [home, ...serviceOrder.slice(1).map((id) => services[id].scene)];

/** Three project videos; hidden when the business has none. */
function Showcase() {
  const { showcase } = profile.videos;
  if (showcase.length === 0) return null;
  return (
    <Section labelledBy="showcase" title="See Our Projects">
      <Grid columns={3}>
        {showcase.slice(0, 3).map((video, index) => (
          <Video key={video.title} video={video} poster={posters[index] ?? home} />
        ))}
      </Grid>
    </Section>
  );
}

// Native `details` and links: works as HTML, so its code and the questions' text can wait.
const CategoryFaq = hydrateOnInteraction<{ category: CategorySlug; name: string }>(
  () => import("../features/catalogue/category-faq.tsx"),
);

export async function preload(): Promise<void> {
  await Promise.all([CategoryFaq.preload(), preloadDetails()]);
}

export default function CategoryPage() {
  const slug = getCategoryBySlug(useLocation().pathname.split("/")[1]);
  usePageHead(pages[slug]);
  const { data, isLoading } = useCategory(slug);
  if (isLoading) return <PageSkeleton />;
  if (!data) return <NotFoundNotice title="Category Not Found" text={categoryNotFound} />;
  return <CategoryView key={slug} category={data} />;
}

function CategoryView({ category }: { category: Category }) {
  const { slug, name, heroHeading, description } = category;
  const hasTopics = useHasTopics();
  return (
    <>
      <PageHero
        eyebrow={name.toUpperCase()}
        title={heroHeading ?? `Premium ${name} for Your Home`}
        lead={description}
        scene={services[slug].scene}
        overlay={services[slug].overlay}
      >
        <ClaimRow claims={heroes.service.claims} />
      </PageHero>
      <DeferredSection>
        <Container pt="section">
          <GetStarted badges={badges.service} />
        </Container>
      </DeferredSection>
      {hasTopics && <WhyChoose category={category} />}
      <ProductOptions category={category} />
      <Showcase />
      <Certifications category={name} />
      <CategoryFaq category={slug} name={name} />
    </>
  );
}
