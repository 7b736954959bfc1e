import { counties } from "@site/company/places";
import { categorySlugs } from "@site/core/catalogue/contract";
import {
  categoryPath,
  countyPath,
  isPageEnabled,
  pages,
  parseThanksPath,
  patterns,
  paymentPath,
  productPath,
  projectsPath,
} from "@site/core/site/pages";
import { matchPath } from "react-router-dom";
import { type Preloadable, preloadable } from "../lib/hydration/preloadable.tsx";
import { loadPageData } from "../lib/page-data.ts";

interface AppRoute {
  path: string;
  Page: Preloadable;
  /** False where the content provider may have the page: the build has no file of it. */
  isBuilt?: false;
  Footer?: Preloadable;
}

/** A page in a chunk of its own; its place keeps the height of a screen while it loads. */
const page = (load: Parameters<typeof preloadable>[0]): Preloadable =>
  preloadable(load, <div style={{ minHeight: "100vh" }} aria-busy />);

const Home = page(() => import("../pages/home.tsx"));
const Category = page(() => import("../pages/category.tsx"));
const County = page(() => import("../pages/county.tsx"));
const Product = page(() => import("../pages/product.tsx"));

const provided = {
  isBuilt: false,
  Page: page(() => import("../pages/content-page.tsx")),
  Footer: preloadable(() => import("../features/content/provider-footer.tsx")),
} as const;

const BlogPost = page(() => import("../pages/blog-post.tsx"));

/** Every route with its page, each in a chunk of its own. The first match wins. */
const all: readonly AppRoute[] = [
  { path: pages.home.path, Page: Home },
  { path: pages.chat.path, Page: Home },
  { path: pages.quote.path, Page: page(() => import("../pages/quote.tsx")) },
  { path: pages.win.path, Page: page(() => import("../pages/win.tsx")) },
  ...categorySlugs.map((slug) => ({ path: categoryPath(slug), Page: Category })),
  { path: pages.about.path, Page: page(() => import("../pages/about.tsx")) },
  { path: pages.financing.path, Page: page(() => import("../pages/financing.tsx")) },
  { path: pages.warranty.path, Page: page(() => import("../pages/warranty.tsx")) },
  { path: pages.blog.path, Page: page(() => import("../pages/blog.tsx")), isBuilt: false },
  { path: pages.careers.path, Page: page(() => import("../pages/careers.tsx")) },
  { path: pages.contact.path, Page: page(() => import("../pages/contact.tsx")) },
  { path: pages.staff.path, Page: page(() => import("../pages/staff.tsx")) },
  { path: pages.faq.path, Page: page(() => import("../pages/faq.tsx")) },
  { path: pages.terms.path, Page: page(() => import("../pages/terms.tsx")) },
  { path: pages.privacy.path, Page: page(() => import("../pages/privacy.tsx")) },
  { path: pages.accessibility.path, Page: page(() => import("../pages/accessibility.tsx")) },
  { path: pages.gallery.path, Page: page(() => import("../pages/gallery.tsx")) },
  { path: pages.testimonials.path, Page: page(() => import("../pages/testimonials.tsx")) },
  { path: pages.serviceRequest.path, Page: page(() => import("../pages/service-request.tsx")) },
  { path: patterns.position, Page: page(() => import("../pages/position.tsx")) },
  { path: patterns.blogPost, Page: BlogPost, isBuilt: false },
  { path: patterns.post, Page: BlogPost, isBuilt: false },
  ...Object.keys(counties).map((county) => ({ path: countyPath(county), Page: County })),
  ...categorySlugs.map((category) => ({ path: productPath(category, ":product"), Page: Product })),
  ...(import.meta.env.PRICES ? [{ path: patterns.prices, Page: page(() => import("../pages/prices.tsx")) }] : []),
  ...(import.meta.env.LOAN ? [{ path: paymentPath, Page: page(() => import("../pages/monthly-payment.tsx")) }] : []),
  ...(import.meta.env.PROJECTS
    ? [
        { path: projectsPath, Page: page(() => import("../pages/projects.tsx")) },
        { path: patterns.project, Page: page(() => import("../pages/project.tsx")) },
      ]
    : []),
  { path: patterns.request, Page: page(() => import("../pages/request.tsx")), isBuilt: false },
  { path: pages.search.path, Page: page(() => import("../pages/search.tsx")), isBuilt: false },
  { ...provided, path: patterns.contentPage },
];

export const routes: readonly AppRoute[] = all.filter(({ path }) => isPageEnabled(path));

/** What no other route has: a page of the provider below another, one of its lists, or nothing. */
export const lastRoute: AppRoute = { ...provided, path: patterns.nestedPage };

const thanksRoute: AppRoute = { path: patterns.nestedPage, Page: provided.Page, isBuilt: false };

export const getRoute = (pathname: string): AppRoute =>
  parseThanksPath(pathname) ? thanksRoute : (routes.find(({ path }) => matchPath(path, pathname)) ?? lastRoute);

/** Loads the page of a path, so that it renders without suspending. */
export async function preloadRoute(pathname: string): Promise<void> {
  const { Page, Footer } = getRoute(pathname);
  await Promise.all([Page.preload(), Footer?.preload()]);
}

/** Loads code and data of a path together, so that the page appears whole. Never rejects: what is missing of the data the
 * page loads itself. @returns false when the page's code can't be had: offline, or it is gone with a deployment */
export async function prepareRoute(pathname: string): Promise<boolean> {
  const { Page, Footer, isBuilt = true } = getRoute(pathname);
  const [code] = await Promise.allSettled([
    Page.preload(pathname),
    Footer?.preload(),
    isBuilt ? loadPageData(pathname) : undefined,
  ]);
  return code.status === "fulfilled";
}
