import type { Menu } from "@site/core/content/contract";
import { toHtml } from "@site/ui/lib/to-html.fixture.tsx";
import { expect, test } from "vitest";
import { ProviderMenus } from "./provider-menus.tsx";

const render = (menus?: Menu[]): string => toHtml(<ProviderMenus menus={menus} />).replace(/ class="[^"]*"/g, "");

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
