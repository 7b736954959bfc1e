import { counties } from "@site/company/places";

/** Whether a county has a page of its own, by the last segment of its path. */
export const isCountySlug = (text: string | undefined): text is keyof typeof counties =>
  text !== undefined && Object.hasOwn(counties, text);
