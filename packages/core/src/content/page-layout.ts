/** How a page of the provider is shown: as wide as the screen with its own styles, in the site's column with its own
 * styles, or as an article in the site's own type. */
export const pageLayouts = ["full", "plain", "article"] as const;
export type PageLayout = (typeof pageLayouts)[number];
