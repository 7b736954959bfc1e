import { services } from "@site/company/services";
import { badges, heroes } from "@site/company/site-texts";
import {
  type Category as CategoryData,
  type CategorySlug,
  categoryNotFound,
  getCategoryBySlug,
} from "@site/core/catalogue/contract";
import { pages } from "@site/core/site/pages";
import { Container, DeferredSection } from "@site/ui/components/section.tsx";
import { useLocation } from "react-router-dom";
import { GetStarted } from "../components/contact-actions.tsx";
import { NotFoundNotice } from "../components/not-found-notice.tsx";
import { ClaimRow, PageHero } from "../components/page-hero.tsx";
import { PageSkeleton } from "../components/skeleton.tsx";
import { Certifications } from "../features/catalogue/certifications.tsx";
import { ProductOptions, preload as preloadDetails } from "../features/catalogue/product-options.tsx";
import { Showcase } from "../features/catalogue/showcase.tsx";
import { useCategory, useHasTopics } from "../features/catalogue/use-category.ts";
import { WhyChoose } from "../features/catalogue/why-choose.tsx";
import { hydrateOnInteraction } from "../lib/hydration/hydrate-on-interaction.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

// Native `details` and links: works as HTML, so its code and the questions' text can wait.
const CategoryFaq = hydrateOnInteraction<{ category: CategorySlug; name: string }>(
  () => import("../features/catalogue/category-faq.tsx"),
);

export async function preload(): Promise<void> {
  await Promise.all([CategoryFaq.preload(), preloadDetails()]);
}

const getSlug = (pathname: string): CategorySlug => getCategoryBySlug(pathname.split("/")[1]);

export default function CategoryPage() {
  const slug = getSlug(useLocation().pathname);
  usePageHead(pages[slug]);
  const { data, isLoading } = useCategory(slug);
  if (isLoading) return <PageSkeleton />;
  if (!data) return <NotFoundNotice title="Category Not Found" text={categoryNotFound} />;
  return <CategoryView key={slug} category={data} />;
}

function CategoryView({ category }: { category: CategoryData }) {
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
