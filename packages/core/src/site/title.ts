import { profile } from "@site/company/profile";

/** The title as browsers and search results show it: the page's own words first, the company after them. */
export const fullTitle = (title: string): string => `${title} | ${profile.company}`;

/** Said of the home page, and of a page that has no description of its own, until its record has come. */
export const defaultDescription =
  "A family-owned contractor in Whitesboro, NY. Talk through your project, get a free estimate and have it built by our own certified installers.";
