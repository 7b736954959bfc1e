import { profile } from "@site/company/profile";

/** The title as browsers and search results show it: the page's own words first, the company after them. */
export const fullTitle = (title: string): string => `${title} | ${profile.company}`;
