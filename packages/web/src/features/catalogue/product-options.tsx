import type { Category } from "@site/core/catalogue/contract";
import { CardList } from "@site/ui/components/card.tsx";
import { Section } from "@site/ui/components/section.tsx";
import { hydrateOnInteraction } from "../../lib/hydration/hydrate-on-interaction.tsx";
import { ProductCard } from "./product-card.tsx";

// Links, native controls and text: works as HTML, so its code can wait.
const ProductDetails = hydrateOnInteraction<{ category: Category }>(() => import("./product-details.tsx"));

export const { preload } = ProductDetails;

/** One card per product, and the dialogs with everything about each. */
export const ProductOptions = ({ category }: { category: Category }) => (
  <Section labelledBy="options" title={`Explore Our ${category.name} Options`} tone="white">
    <CardList gap="6">
      {category.products.map((product) => (
        <li key={product.id}>
          <ProductCard category={category.slug} product={product} />
        </li>
      ))}
    </CardList>
    <ProductDetails category={category} />
  </Section>
);
