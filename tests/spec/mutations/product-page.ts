import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const page = "packages/web/src/pages/product.tsx";
const others = "packages/web/src/pages/product.tsx";
const texts = "packages/company/sample/site-texts.ts";

export const changes: Changes = {
  "L-01": [[page, "if (isLoading) return <PageSkeleton />;", "if (isLoading) return null;"]],
  "L-02": [[page, "Product Not Found", "Not found"]],
  "L-03": [[page, "The product you're looking for doesn't exist.", "There is no such product."]],
  "L-04": [
    [
      page,
      "`Back to ${data?.name ?? pageName(slug)}`, to: categoryPath(slug)",
      "`Back to ${data?.name ?? pageName(slug)}`, to: pages.home.path",
      "target",
    ],
    [page, "`Back to ${data?.name ?? pageName(slug)}`", '"Back"', "label"],
  ],
  "L-05": [
    ["packages/web/src/pages/product.tsx", "to: categoryPath(category.slug) }} label", "to: pages.home.path }} label"],
  ],
  "L-06": [
    [page, "{category.name.toUpperCase()}", "{category.slug}", "badge"],
    [page, '<chakra.h1 textStyle="h1">{product.name}', '<chakra.h1 textStyle="h1">{category.name}', "name"],
    [
      page,
      '<chakra.p textStyle="lead" mt="5">\n              {product.description}',
      '<chakra.p textStyle="lead" mt="5">\n              {product.overview}',
      "description",
    ],
  ],
  "L-07": [[page, "Get Free Quote", "Ask for a quote"]],
  "L-08": [["packages/web/src/pages/product.tsx", "<ChatButton ", '<ChatButton data-act="" command="" ']],
  "L-09": [
    [page, "Key Features", "Features", "heading"],
    [page, "items={product.features}", "items={product.features.slice(1)}", "list"],
  ],
  "L-10": [
    [page, 'title="Benefits"', 'title="Good to know"', "heading"],
    [page, "items={product.benefits}", "items={product.benefits.slice(1)}", "list"],
  ],
  "L-11": [[texts, '{ title: "Lifetime Warranty", text: "Our products', '{ title: "Warranty", text: "Our products']],
  "L-12": [
    [texts, '{ title: "Expert Installation", text: "Installed by', '{ title: "Installation", text: "Installed by'],
  ],
  "L-13": [[texts, "with 0% APR options", "with low APR options"]],
  "L-14": [
    [others, "maxRelated = 3", "maxRelated = 4", "up to three"],
    [others, "Other ${category.name} Options", "More ${category.name}", "heading"],
    [others, "id !== current", "id === current", "others"],
  ],
  "L-15": [[others, "to={productPath(category.slug, slug)}", "to={productPath(slug, category.slug)}"]],
  "L-16": [[others, "if (others.length === 0) return null;", ""]],
  "L-17": [[page, "Schedule Free Estimate", "Get an estimate"]],
  "L-18": [
    [
      "packages/web/src/components/call-to-action.tsx",
      '<CallButton variant="inverse" />',
      '<CallButton variant="inverse">Phone</CallButton>',
    ],
  ],
};
