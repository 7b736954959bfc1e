import { catalogue as texts } from "@site/company/catalogue";
import type { CategoryTexts } from "@site/company/schema";
import type { ServiceId } from "@site/company/services";

/** The whole catalogue, in the order of cards. No table holds it. */
export const catalogue: readonly CategoryTexts<ServiceId>[] = texts;
