import { toHtml } from "@site/ui/lib/to-html.fixture.tsx";
import { expect, test } from "vitest";
import Product from "./product.tsx";

test("while a product is on its way a skeleton stands in its place [L-01]", () => {
  const html = toHtml(<Product />, "/windows/double-hung");
  expect(html).toMatch(/role="status"[^>]*aria-label="Loading"|aria-label="Loading"[^>]*role="status"/);
});
