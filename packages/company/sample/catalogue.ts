import { bathrooms } from "./catalogue/bathrooms.ts";
import { doors } from "./catalogue/doors.ts";
import { siding } from "./catalogue/siding.ts";
import { windows } from "./catalogue/windows.ts";

export const catalogue = [windows, siding, bathrooms, doors] as const;
