import { catalogue as texts } from "@site/company/catalogue";
import type { CategoryTexts } from "@site/company/schema";
import type { ServiceId } from "@site/company/services";
import type { Category, Topic } from "./contract.ts";

/** The whole catalogue, in the order of cards. No table holds it. */
export const catalogue: readonly CategoryTexts<ServiceId>[] = texts;

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
