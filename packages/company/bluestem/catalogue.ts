import { gutters } from "./catalogue/gutters.ts";
import { roofing } from "./catalogue/roofing.ts";
import { siding } from "./catalogue/siding.ts";

export const catalogue = [roofing, siding, gutters] as const;
