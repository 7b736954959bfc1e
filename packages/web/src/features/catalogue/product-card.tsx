import { chakra } from "@chakra-ui/react/styled-system";
import type { Product } from "@site/core/catalogue/contract";
import { Button } from "@site/ui/components/button.tsx";
import { Card } from "@site/ui/components/card.tsx";
import { CheckList } from "@site/ui/components/check-list.tsx";
import { drawingSize, Picture } from "../../components/picture.tsx";

const placeholder = "/illustrations/placeholder.svg";

const previewedFeatures = 3;

interface ProductCardProps {
  product: Product;
  onView: () => void;
  /** Starts loading the details while the visitor still moves towards the button. */
  onIntent: () => void;
}

export function ProductCard({ product, onView, onIntent }: ProductCardProps) {
  const { name, description, image, imageAlt, features } = product;
  return (
    <Card as="article" display="flex" flexDirection="column" h="full">
      <Picture src={image ?? placeholder} alt={image ? (imageAlt ?? name) : ""} size={drawingSize.product} w="full" />
      <chakra.div display="flex" flexDirection="column" flex="1" gap="4" p="6">
        <chakra.h3 textStyle="h3">{name}</chakra.h3>
        <chakra.p color="inkMuted">{description}</chakra.p>
        <CheckList items={features.slice(0, previewedFeatures)} />
        <Button
          mt="auto"
          variant="outline"
          aria-label={`View Details: ${name}`}
          onClick={onView}
          onPointerEnter={onIntent}
          onFocus={onIntent}
        >
          View Details
        </Button>
      </chakra.div>
    </Card>
  );
}
