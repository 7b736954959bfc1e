import { chakra } from "@chakra-ui/react/styled-system";
import type { Category, Product } from "@site/core/catalogue/contract";
import { SectionHeading } from "@site/ui/components/heading.tsx";
import { Section } from "@site/ui/components/section.tsx";
import { useState } from "react";
import { preloadable } from "../../lib/preloadable.tsx";
import { ProductCard } from "./product-card.tsx";

const ProductDetails = preloadable(() => import("./product-details.tsx"));

/** One card per product, and the dialog with everything about the chosen one. */
export function ProductOptions({ category }: { category: Category }) {
  const [selected, setSelected] = useState<Product>();
  const [wasOpened, setOpened] = useState(false);
  function view(product: Product) {
    setOpened(true);
    setSelected(product);
  }
  return (
    <Section labelledBy="options" tone="white">
      <SectionHeading id="options">Explore Our {category.name} Options</SectionHeading>
      <chakra.ul
        display="grid"
        gap="6"
        listStyleType="none"
        gridTemplateColumns={{ base: "1fr", md: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" }}
      >
        {category.products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} onView={() => view(product)} onIntent={ProductDetails.preload} />
          </li>
        ))}
      </chakra.ul>
      {wasOpened && <ProductDetails category={category} product={selected} onClose={() => setSelected(undefined)} />}
    </Section>
  );
}
