import type { ClaimId } from "@site/company/claims";
import type { Category, Product } from "./contract.ts";
import { bathrooms } from "./data/bathrooms.ts";
import { doors } from "./data/doors.ts";
import { siding } from "./data/siding.ts";
import { windows } from "./data/windows.ts";

export interface ProductTexts extends Product {
  claims: ClaimId[];
}

export interface CategoryTexts extends Omit<Category, "products"> {
  products: ProductTexts[];
}

/** The whole catalogue, in the order of the main navigation's services. No table holds it. */
export const catalogue: readonly CategoryTexts[] = [windows, siding, bathrooms, doors];
