import { articles } from "@site/company/articles";
import { projects } from "@site/company/proof";
import { services } from "@site/company/services";
import { catalogue, findCategory } from "../catalogue/catalogue.ts";
import { blogPath, pages, pricePath, productPath, projectPath } from "../site/pages.ts";

const scene = (name: string): string => `/illustrations/scene-${name}.svg`;

/** Sections of the site with a drawing of their own; all others show the house. */
const scenes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(catalogue.map(({ slug }) => [slug, services[slug].scene])),
  ...Object.fromEntries(
    [pages.about, pages.careers, pages.financing].map(({ path }) => [path.slice(1), scene(path.slice(1))]),
  ),
  [pages.contact.path.slice(1)]: scene("about"),
};

const drawings = new Map([
  ...catalogue.flatMap(({ slug }) =>
    (findCategory(slug)?.products ?? []).map(
      ({ slug: product, image }) => [productPath(slug, product), image] as const,
    ),
  ),
  ...catalogue.map(({ slug }) => [pricePath(slug), services[slug].scene] as const),
  ...(projects ?? []).flatMap(({ slug, service }) =>
    catalogue
      .filter((each) => each.slug === service)
      .map((each) => [projectPath(slug), services[each.slug].scene] as const),
  ),
  ...articles.map(({ slug, image }) => [blogPath(slug), image] as const),
]);

/** The drawing that stands for a page in its social picture: its own, else its section's. @returns path of an SVG */
export const getIllustration = (path: string): string =>
  drawings.get(path) ?? scenes[path.split("/")[1] ?? ""] ?? scene("home");
