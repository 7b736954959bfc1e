import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { createSiteSystem } from "@site/ui/theme/system.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import Product from "./product.tsx";

test("while a product is on its way a skeleton stands in its place [L-01]", () => {
  const html = renderToStaticMarkup(
    <ChakraProvider value={createSiteSystem()}>
      <StaticRouter location="/windows/double-hung">
        <Product />
      </StaticRouter>
    </ChakraProvider>,
  );
  expect(html).toMatch(/role="status"[^>]*aria-label="Loading"|aria-label="Loading"[^>]*role="status"/);
});
