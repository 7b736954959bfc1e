import { absentPages } from "@site/company/page-texts";
import { pages } from "./pages.ts";

const absent = new Set<string>(absentPages.map((name) => pages[name].path));

/** Whether the site has the page of a path: false for pages that the company has nothing for. */
export const isPageEnabled = (path: string): boolean => !absent.has(path);
