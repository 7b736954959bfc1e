import { profile } from "@site/company/profile";
import { pages } from "../site/pages.ts";

export const absoluteUrl = (path: string): string => `${profile.website}${path}`;

/** Value of the robots tag of a page that search engines leave out. */
export const notIndexed = "noindex";

export const socialImageSize = { width: 1200, height: 630 } as const;

/** Where the social picture of a page lies in the built site.
 * @param path of the page, such as "/windows/double-hung"
 * @returns for example "/og/windows-double-hung.png"; "/og/home.png" for the home page */
export const getSocialImage = (path: string): string =>
  `/og/${path === pages.home.path ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
