import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { createSiteSystem } from "../theme/system.ts";

const system = createSiteSystem();

/** The HTML of what stands on a page, without the styles between. */
export const toHtml = (shown: ReactNode, path = "/"): string =>
  renderToStaticMarkup(
    <ChakraProvider value={system}>
      <StaticRouter location={path}>{shown}</StaticRouter>
    </ChakraProvider>,
  ).replace(/<style[\s\S]*?<\/style>/g, "");
