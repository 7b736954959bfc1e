import { positions } from "@site/company/positions";
import { pages } from "@site/core/site/pages";
import { formatList } from "../words.ts";

const told = positions.map(({ title, type, place, pay }) => `${title} (${type}, ${place}, ${pay})`);

/** What is listed with kind, place and pay; undefined while nothing is. */
export const openJobs: string | undefined = told.length > 0 ? formatList(told) : undefined;

export const apply = `You can apply at ${pages.careers.path}`;
