import { chakra } from "@chakra-ui/react/styled-system";
import { answerTime } from "@site/company/hours";
import { productReasons as texts } from "@site/company/site-texts";
import { type Category, isCategorySlug, type Product as ProductData } from "@site/core/catalogue/contract";
import { serviceChoices } from "@site/core/chat/options";
import { categoryPath, isPageEnabled, pages, productPath } from "@site/core/site/pages";
import { Card, CheckList, Grid } from "@site/ui/components/card.tsx";
import { Columns, Container, Section, SectionHeading } from "@site/ui/components/section.tsx";
import { BadgeDollarSign, Hammer, ShieldCheck } from "lucide-react";
import { useLocation, useParams } from "react-router-dom";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { CallToAction } from "../components/call-to-action.tsx";
import { CardLink } from "../components/links/card-link.tsx";
import { ChatButton } from "../components/links/chat-link.tsx";
import { QuoteLink } from "../components/links/quote-link.tsx";
import { drawingSize, Picture } from "../components/media/picture.tsx";
import { NotFoundNotice } from "../components/not-found-notice.tsx";
import { PageSkeleton } from "../components/skeleton.tsx";
import { useCategory } from "../features/catalogue/use-category.ts";
import { ReviewsBand } from "../features/reviews/reviews-band.tsx";
import { missingHead, usePageHead } from "../lib/use-page-head.ts";

const maxRelated = 3;

function OtherProducts({ category, current }: { category: Category; current: string }) {
  const others = category.products.filter(({ id }) => id !== current).slice(0, maxRelated);
  if (others.length === 0) return null;
  return (
    <Section labelledBy="others" title={`Other ${category.name} Options`}>
      <Grid columns={others.length === 2 ? 2 : 3}>
        {others.map(({ id, slug, name, description, image }) => (
          <Card key={id} as="article" position="relative" _hover={{ borderColor: "spruce.600" }}>
            {image && <Picture src={image} alt="" size={drawingSize.product} w="full" />}
            <chakra.div p="6" display="grid" gap="3">
              <chakra.h3 textStyle="h4">{name}</chakra.h3>
              <chakra.p color="inkMuted">{description}</chakra.p>
              <CardLink to={productPath(category.slug, slug)}>
                Learn More<chakra.span srOnly> about {name}</chakra.span>
              </CardLink>
            </chakra.div>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

const icons = [ShieldCheck, Hammer, BadgeDollarSign] as const;

const productReasons = icons.map((Icon, index) => ({ Icon, title: "", text: "", ...texts[index] }));

/** /{category}/{product} */
export default function ProductPage() {
  const { product: productSlug } = useParams();
  const slug = useLocation().pathname.split("/")[1];
  const isKnownCategory = isCategorySlug(slug);
  const { data, isLoading } = useCategory(isKnownCategory ? slug : undefined);
  const product = data?.products.find((candidate) => candidate.slug === productSlug);
  usePageHead(getHead(product, isLoading));
  if (!isKnownCategory) return <NotFoundNotice />;
  if (isLoading) return <PageSkeleton />;
  if (!data || !product) {
    return (
      <NotFoundNotice
        title="Product Not Found"
        text="The product you're looking for doesn't exist."
        action={{ label: `Back to ${data?.name ?? pageName(slug)}`, to: categoryPath(slug) }}
      />
    );
  }
  return <ProductView key={product.id} category={data} product={product} />;
}

function getHead(product: ProductData | undefined, isLoading: boolean) {
  if (product) return { title: product.name, description: product.description };
  return isLoading ? { title: "Our products" } : missingHead();
}

const pageName = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1);

function ProductHero({ category, product }: { category: Category; product: ProductData }) {
  const service = serviceChoices.find(({ id }) => id === category.slug);
  return (
    <chakra.div bg="spruce.50">
      <Container py={{ base: "6", lg: "8" }}>
        <Breadcrumb parent={{ label: category.name, to: categoryPath(category.slug) }} label={product.name} />
        <Columns
          mt={{ base: "6", lg: "8" }}
          gap={{ base: "8", lg: "12" }}
          alignItems="center"
          wide="minmax(0, 1fr) minmax(0, 1.1fr)"
        >
          <div>
            <chakra.p textStyle="eyebrow" color="brick.600" mb="3">
              {category.name.toUpperCase()}
            </chakra.p>
            <chakra.h1 textStyle="h1">{product.name}</chakra.h1>
            <chakra.p textStyle="lead" mt="5">
              {product.description}
            </chakra.p>
            <chakra.div mt="8" display="flex" flexWrap="wrap" gap="3">
              <QuoteLink variant="action">Get Free Quote</QuoteLink>
              <ChatButton variant="outline" topic={service && { ...service, product: product.name }}>
                Chat with an Expert
              </ChatButton>
            </chakra.div>
          </div>
          {product.image && (
            <Picture
              src={product.image}
              alt={product.imageAlt ?? product.name}
              size={drawingSize.product}
              isFirst
              w="full"
              borderRadius="md"
            />
          )}
        </Columns>
      </Container>
    </chakra.div>
  );
}

const ProductView = ({ category, product }: { category: Category; product: ProductData }) => (
  <>
    <ProductHero category={category} product={product} />
    <Section>
      <chakra.p textStyle="lead" maxW="prose" mb="12">
        {product.overview}
      </chakra.p>
      <Grid columns={2}>
        <section aria-labelledby="features">
          <SectionHeading id="features" title="Key Features" />
          <CheckList items={product.features} />
        </section>
        <section aria-labelledby="benefits">
          <SectionHeading id="benefits" title="Benefits" />
          <CheckList items={product.benefits} />
        </section>
      </Grid>
    </Section>
    <Section labelledBy="why" title="Why Choose Us" tone="snow">
      <Grid columns={3}>
        {productReasons.map(({ title, text, Icon }) => (
          <Card key={title} p="6" display="grid" gap="3" alignContent="start">
            <chakra.span color="brick.600">
              <Icon aria-hidden size={32} />
            </chakra.span>
            <chakra.h3 textStyle="h4">{title}</chakra.h3>
            <chakra.p color="inkMuted">{text}</chakra.p>
          </Card>
        ))}
      </Grid>
    </Section>
    <OtherProducts category={category} current={product.id} />
    {isPageEnabled(pages.testimonials.path) && <ReviewsBand />}
    <CallToAction
      title="Ready when you are"
      text={`A free estimate, in writing, no obligation. We answer ${answerTime.text}.`}
      estimate="Schedule Free Estimate"
      hasChat={false}
    />
  </>
);
