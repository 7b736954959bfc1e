import type { Category, Topic } from "./contract.ts";
import { catalogue } from "./texts.ts";

const getDrawing = (category: string, product: string): string => `/illustrations/${category}-${product}.svg`;

/** A category with its products as pages show them.
 * @param slug windows, siding, bathrooms or doors
 * @returns undefined for any other slug */
export function findCategory(slug: string): Category | undefined {
  const category = catalogue.find((candidate) => candidate.slug === slug);
  if (!category) return undefined;
  return {
    ...category,
    products: category.products.map(({ claims: _, ...product }) => ({
      image: getDrawing(category.slug, product.slug),
      ...product,
    })),
  };
}

/** Subjects of the "Why Choose" section: one for each category. */
export const topics = (): Topic[] =>
  catalogue.map(({ slug, name }) => ({ id: slug, title: `Why choose our ${name.toLowerCase()}` }));
