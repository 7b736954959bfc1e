import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const routes = "packages/web/src/app/routes.tsx";
const pages = "packages/core/src/site/pages.ts";
const catalogue = "packages/company/sample/catalogue";
const categories = "...categorySlugs.map((slug) => ({";
const withoutCategory = (name: string) => `...categorySlugs.filter((slug) => slug !== "${name}").map((slug) => ({`;
const products = "...categorySlugs.map((category) => ({";
const withoutProducts = (name: string) => `...categorySlugs.filter((slug) => slug !== "${name}").map((category) => ({`;

export const changes: Changes = {
  "B-01": [[routes, "{ path: pages.home.path, Page: Home }", "{ path: pages.home.path, Page: County }"]],
  "B-02": [[routes, "{ path: pages.chat.path, Page: Home },", ""]],
  "B-03": [[pages, 'path: "/quote"', 'path: "/estimate"']],
  "B-04": [[pages, 'path: "/win"', 'path: "/giveaway"']],
  "B-05": [[routes, categories, withoutCategory("windows")]],
  "B-06": [[routes, categories, withoutCategory("siding")]],
  "B-07": [[routes, categories, withoutCategory("bathrooms")]],
  "B-08": [[routes, categories, withoutCategory("doors")]],
  "B-09": [[routes, products, withoutProducts("windows")]],
  "B-10": [[routes, products, withoutProducts("siding")]],
  "B-11": [[routes, products, withoutProducts("bathrooms")]],
  "B-12": [[routes, products, withoutProducts("doors")]],
  "B-13": [[pages, 'path: "/about"', 'path: "/company"']],
  "B-14": [[routes, 'import("../pages/financing.tsx")', 'import("../pages/warranty.tsx")']],
  "B-15": [[pages, 'path: "/warranty"', 'path: "/warranties"']],
  "B-16": [[pages, 'path: "/blog"', 'path: "/articles"']],
  "B-17": [[routes, 'import("../pages/careers.tsx")', 'import("../pages/warranty.tsx")']],
  "B-18": [[pages, 'path: "/contact"', 'path: "/contact-us"']],
  "B-19": [[pages, 'path: "/staff"', 'path: "/team"']],
  "B-20": [[pages, 'path: "/faq"', 'path: "/questions"']],
  "B-21": [[pages, 'path: "/terms"', 'path: "/terms-of-use"']],
  "B-22": [[pages, 'path: "/privacy"', 'path: "/privacy-policy"']],
  "B-23": [[pages, 'path: "/accessibility"', 'path: "/a11y"']],
  "B-24": [[pages, 'path: "/gallery"', 'path: "/projects"']],
  "B-25": [[pages, 'path: "/testimonials"', 'path: "/reviews"']],
  "B-26": [[pages, 'blogPost: "/blog/:slug"', 'blogPost: "/blog/:slug/read"']],
  "B-27": [[pages, 'post: "/post/:slug"', 'post: "/posts/:slug"']],
  "B-28": [[pages, 'contentPage: "/:slug"', 'contentPage: "/page/:slug"']],
  "B-29": [
    [pages, 'path: "/service-request"', 'path: "/service"', "path"],
    [
      "packages/web/src/app/footer.tsx",
      '{ to: pages.staff.path, label: "Staff" },',
      '{ to: pages.staff.path, label: "Staff" }, { to: pages.serviceRequest.path, label: "Service" },',
      "not in the main footer",
    ],
    [
      "packages/web/src/features/content/provider-footer.tsx",
      '        <Column title="Service">\n          <li>\n            <FooterLink to={pages.serviceRequest.path}>Request service</FooterLink>\n          </li>\n          <li>\n            <FooterLink to={pages.serviceRequest.path}>Service under warranty</FooterLink>\n          </li>\n        </Column>\n',
      '        <chakra.div display={{ base: "none", md: "block" }}>\n          <Column title="Service">\n            <li>\n              <FooterLink to={pages.serviceRequest.path}>Request service</FooterLink>\n            </li>\n            <li>\n              <FooterLink to={pages.serviceRequest.path}>Service under warranty</FooterLink>\n            </li>\n          </Column>\n        </chakra.div>\n',
      "on a phone",
    ],
  ],
  // The main footer links the counties, too, on purpose: every page leads to them.
  "B-30": [
    ["packages/company/sample/places.ts", '"lewis-county": "Lewis County"', '"madison-county": "Madison County"'],
  ],
  "B-31": [
    [pages, "The page you're looking for doesn't exist.", "We could not find that page.", "text"],
    [
      "packages/web/src/pages/content-page.tsx",
      "? <NotFoundNotice /> : <ContentUnavailable isAway={isAway} />",
      "? <PageSkeleton /> : <ContentUnavailable isAway={isAway} />",
      "deep paths",
    ],
  ],
  "B-32": [
    [`${catalogue}/windows.ts`, 'slug: "slider-windows"', 'slug: "sliding-windows"'],
    [
      "packages/web/src/features/catalogue/product-card.tsx",
      "to={productPath(category, product.slug)}",
      "to={productPath(category, product.id)}",
      "of a card",
    ],
  ],
  "B-33": [
    [`${catalogue}/siding.ts`, 'slug: "engineered-wood-siding"', 'slug: "wood-siding"'],
    [
      "packages/web/src/pages/product.tsx",
      "<CardLink to={productPath(category.slug, slug)}>",
      "<CardLink to={productPath(category.name, slug)}>",
      "of another product",
    ],
  ],
  "B-34": [[`${catalogue}/bathrooms.ts`, 'slug: "safety-tubs"', 'slug: "walk-in-tubs"']],
  "B-35": [[`${catalogue}/doors.ts`, 'slug: "patio-doors"', 'slug: "sliding-doors"']],
  "B-36": [
    ["packages/web/src/components/service-cards.tsx", "to={categoryPath(slug)}", "to={`${categoryPath(slug)}/all`}"],
  ],
  "B-37": [
    [
      "packages/web/src/pages/gallery.tsx",
      "usePageHead(pages.gallery);",
      'usePageHead(pages.gallery);\n  if (typeof document === "undefined" || !document.cookie) return <p>Sign in</p>;',
    ],
  ],
};
