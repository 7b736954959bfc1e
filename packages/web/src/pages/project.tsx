import { chakra } from "@chakra-ui/react/styled-system";
import { projects } from "@site/company/proof";
import type { Project } from "@site/company/schema";
import { services } from "@site/company/services";
import { countyPath, productPath, projectsPath, quotePath } from "@site/core/site/pages";
import { ButtonLink } from "@site/ui/components/button.tsx";
import { CheckList } from "@site/ui/components/card.tsx";
import { Columns, Container, Section, Small } from "@site/ui/components/section.tsx";
import { Anchor, TextLink } from "@site/ui/components/text-link.tsx";
import { useParams } from "react-router-dom";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { BeforeAfter } from "../components/media/before-after.tsx";
import { NotFoundNotice } from "../components/not-found-notice.tsx";
import { HeroActions } from "../components/page-hero.tsx";
import { longDate } from "../lib/dates.ts";
import { missingHead, usePageHead } from "../lib/use-page-head.ts";

export default function ProjectPage() {
  const { slug } = useParams();
  const project = projects?.find((each) => each.slug === slug);
  usePageHead(project ? { title: `${project.title} in ${project.town}` } : missingHead());
  if (!project) return <NotFoundNotice action={{ label: "All projects", to: projectsPath }} />;
  return <ProjectView project={project} />;
}

function Product({ service, product }: Pick<Project, "service" | "product">) {
  const { products = {} }: { products?: Readonly<Record<string, string>> } =
    Object.entries(services).find(([name]) => name === service)?.[1] ?? {};
  const name = product && products[product];
  if (!product || !name) return null;
  return (
    <p>
      Installed: <TextLink to={productPath(service, product)}>{name}</TextLink>
    </p>
  );
}

const Review = ({ review }: { review: NonNullable<Project["review"]> }) => (
  <chakra.figure ps="5" borderStartWidth="4px" borderColor="amber.400">
    <chakra.blockquote textStyle="lead">{review.text}</chakra.blockquote>
    <chakra.figcaption mt="2" color="inkMuted">
      {review.source ? <Anchor href={review.source}>{review.author}</Anchor> : review.author}
    </chakra.figcaption>
  </chakra.figure>
);

function ProjectView({ project }: { project: Project }) {
  const { title, town, county, service, product, finishedOn, summary, done, review, ...pictures } = project;
  return (
    <>
      <chakra.div bg="spruce.800" color="white" className="on-dark">
        <Container py="section">
          <Breadcrumb parent={{ label: "Projects", to: projectsPath }} label={title} />
          <chakra.h1 textStyle="h1" mt="6">
            {title} in {town}
          </chakra.h1>
          <chakra.p textStyle="lead" mt="4" maxW="prose">
            {summary}
          </chakra.p>
        </Container>
      </chakra.div>
      <Section>
        <Columns gap="10" wide="1.2fr 1fr" alignItems="start">
          <BeforeAfter title={title} town={town} {...pictures} />
          <chakra.div display="grid" gap="5">
            <chakra.h2 textStyle="h3">What was done</chakra.h2>
            <CheckList items={done} />
            <Product service={service} product={product} />
            <Small>
              Finished on <time dateTime={finishedOn}>{longDate(finishedOn)}</time>.
            </Small>
            {review && <Review review={review} />}
            {county && <TextLink to={countyPath(county)}>More of our work near {town}</TextLink>}
            <HeroActions>
              <ButtonLink to={quotePath(service, product)} variant="action">
                Free Estimate
              </ButtonLink>
            </HeroActions>
          </chakra.div>
        </Columns>
      </Section>
    </>
  );
}
