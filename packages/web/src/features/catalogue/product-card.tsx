import { chakra } from "@chakra-ui/react/styled-system";
import type { CategorySlug, Product } from "@site/core/catalogue/contract";
import { productPath } from "@site/core/site/pages";
import { ButtonLink } from "@site/ui/components/button.tsx";
import { Card, CheckList } from "@site/ui/components/card.tsx";
import { inPlaceOpenerProps } from "@site/ui/lib/invokers.ts";
import { drawingSize, Picture } from "../../components/media/picture.tsx";

const placeholder = "/illustrations/placeholder.svg";

const previewedFeatures = 3;

export const detailsId = ({ slug }: Product): string => `details-${slug}`;

export function ProductCard({ category, product }: { category: CategorySlug; product: Product }) {
  const { name, description, image, imageAlt, features } = product;
  return (
    <Card as="article" display="flex" flexDirection="column" h="full">
      <Picture src={image ?? placeholder} alt={image ? (imageAlt ?? name) : ""} size={drawingSize.product} w="full" />
      <chakra.div display="flex" flexDirection="column" flex="1" gap="4" p="6">
        <chakra.h3 textStyle="h3">{name}</chakra.h3>
        <chakra.p color="inkMuted">{description}</chakra.p>
        <CheckList items={features.slice(0, previewedFeatures)} />
        <ButtonLink
          to={productPath(category, product.slug)}
          mt="auto"
          variant="outline"
          aria-label={`View Details: ${name}`}
          {...inPlaceOpenerProps(detailsId(product))}
        >
          View Details
        </ButtonLink>
      </chakra.div>
    </Card>
  );
}
