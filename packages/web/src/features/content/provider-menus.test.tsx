import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { Menu } from "@site/core/content/contract";
import { createSiteSystem } from "@site/ui/theme/system.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { ProviderMenus } from "./provider-menus.tsx";

const render = (menus?: Menu[]): string =>
  renderToStaticMarkup(
    <ChakraProvider value={createSiteSystem()}>
      <StaticRouter location="/services">
        <ProviderMenus menus={menus} />
      </StaticRouter>
    </ChakraProvider>,
  )
    .replace(/<style[\s\S]*?<\/style>/g, "")
    .replace(/ class="[^"]*"/g, "");

test("a menu is a list under its title; only links to other websites are marked as such", () => {
  const links = [
    { label: "What we do", href: "/services" },
    { label: "The makers", href: "https://makers.example/windows" },
    { label: "Write", href: "mailto:office@makers.example" },
  ];
  expect(render([{ title: "More", links }])).toContain(
    '<nav aria-label="More"><h2>More</h2><ul><li><a href="/services" data-discover="true">What we do</a></li><li>' +
      '<a href="https://makers.example/windows" rel="noopener">The makers<span aria-hidden="true"> ↗</span>' +
      '<span> (another website)</span></a></li><li><a href="mailto:office@makers.example">Write</a></li></ul></nav>',
  );
});

test("without menus there is nothing", () => {
  expect(render()).toBe("");
});
