import { chakra } from "@chakra-ui/react/styled-system";
import type { Category } from "@site/core/catalogue/contract";
import { productPath } from "@site/core/site/pages";
import { Card, Grid } from "@site/ui/components/card.tsx";
import { SectionHeading } from "@site/ui/components/heading.tsx";
import { Section } from "@site/ui/components/section.tsx";
import { CardLink } from "../../components/card-link.tsx";
import { drawingSize, Picture } from "../../components/picture.tsx";

const maxRelated = 3;

/** The other products of the category; left out when there is no other. */
export function OtherProducts({ category, current }: { category: Category; current: string }) {
  const others = category.products.filter(({ id }) => id !== current).slice(0, maxRelated);
  if (others.length === 0) return null;
  return (
    <Section labelledBy="others">
      <SectionHeading id="others">Other {category.name} Options</SectionHeading>
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
