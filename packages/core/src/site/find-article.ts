import { articles } from "@site/company/articles";
import type { Article } from "@site/company/schema";

export const findArticle = (slug: string): Article | undefined => articles.find((article) => article.slug === slug);
