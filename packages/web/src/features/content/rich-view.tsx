import { chakra } from "@chakra-ui/react/styled-system";
import type { RichPage } from "@site/core/content/contract";
import { Container } from "@site/ui/components/section.tsx";
import { useState } from "react";
import { useIsHydrated } from "../../lib/hydration/use-is-hydrated.ts";
import { prose } from "./prose.ts";
import { usePageScripts } from "./use-page-scripts.ts";
import { useSiteLinks } from "./use-site-links.ts";

const articleWidth = "52rem";
/** Text that a block doesn't color itself. */
const plainText = ":not(.has-background *, .has-text-color *, .has-link-color *, [class*='-color'])";

const unaligned = ":not(.alignwide, .alignfull, .alignleft, .alignright)";
const plainGroup = ".wp-block-group.is-layout-constrained:not([class*='wp-container-'])";

const Frame = chakra("div", { base: { contain: "layout paint", isolation: "isolate" } });

/** As wide as the screen, for bands and pictures that are; what neither a page builder nor a theme's layout places
 * stands in the site's own column. */
const Page = chakra("div", {
  base: {
    contain: "layout paint",
    isolation: "isolate",
    ...prose,
    // Without our reset of it: a provider that states a border's width alone means none.
    "& :where(:not(hr))": { borderStyle: "none" },
    "& :where(.wp-body)": { display: "flow-root" },
    // On its theme's color a text keeps off the edges; a builder's bands fill them.
    "& :where(.wp-body:not(:has([data-elementor-type])))": { paddingBlock: "6" },
    "& :where(.wp-body > :not([data-elementor-type]):not(.is-layout-constrained))": {
      maxWidth: "page",
      marginInline: "auto",
      paddingInlineStart: "gutter",
      paddingInlineEnd: "var(--gutter-end)",
    },
    "& :where(figure.alignfull)": { maxWidth: "none" },
    "& :where(.wp-column)": { maxWidth: "page", marginInline: "auto", paddingInline: "gutter", overflowX: "clip" },
    "& :where(.wp-column *)": { maxWidth: "100%" },
    "& :where(.wp-column .alignfull)": { marginInline: "0 !important" },
    "& :where(.wp-column > .wp-body > *)": { paddingInline: "0 !important" },
    // What the theme would say of body, headings and links; blocks with colors and fonts of their own keep them.
    "& .wp-site-type > .wp-body": {
      fontFamily: "body !important",
      fontSize: "lg !important",
      fontWeight: "normal !important",
      letterSpacing: "normal !important",
      color: "ink !important",
      background: "none !important",
    },
    // Groups in it are as wide, but for those whose width an editor chose: they have a class of their own.
    [`& .wp-site-type > .wp-body > .is-layout-constrained > ${unaligned}, & .wp-site-type ${plainGroup} > ${unaligned}`]:
      {
        maxWidth: `${articleWidth} !important`,
      },
    [`& .wp-site-type :is(h1, h2, h3, h4, h5, h6)${plainText}`]: {
      fontFamily: "heading !important",
      color: "inherit !important",
    },
    [`& .wp-site-type a:any-link:not([class*='button'])${plainText}`]: { color: "spruce.700 !important" },
  },
});

const toWords = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Whether a page's HTML says its title itself: a builder's heading does, one of blocks at the start, or the very words. */
function hasHeading(html: string, title: string): boolean {
  const headings = [...html.matchAll(/<h1[\s>][\s\S]*?<\/h1>/gi)];
  if (!isOfBlocks(html)) return headings.length > 0;
  return headings.some(({ 0: heading, index }) => toWords(heading) === title || toWords(html.slice(0, index)) === "");
}

/** Neither a builder nor a setting chose how it looks. */
const isOfBlocks = (html: string): boolean => html.startsWith('<div class="wp-site-type">');

/** The style sheets of a page, one after another: a sheet is asked for when the one before it is there or has failed. A
 * document that was rendered with its content names all of them at once, so that it is never seen without.
 * @returns what to render now, and whether all are done */
function useSheets(urls: readonly string[]) {
  const isNavigated = useIsHydrated();
  const [settled, setSettled] = useState(isNavigated ? 0 : urls.length);
  return {
    sheets: urls.slice(0, settled + 1).map((href, index) => ({
      href,
      onSettled: () => setSettled((before) => Math.max(before, index + 1)),
    })),
    isStyled: settled >= urls.length,
  };
}

/** A page as the provider shows it: its HTML in a frame of its own, with its styles and scripts for as long as it is shown. */
export function RichView({ page: { page, content } }: { page: RichPage }) {
  const { css, javascript, rendered_html: html } = content;
  const { sheets, isStyled } = useSheets(css.external_urls);
  usePageScripts(javascript.external_urls, isStyled);
  const followLink = useSiteLinks();
  return (
    <chakra.div py="section">
      {css.inline_styles && <style data-content>{css.inline_styles}</style>}
      {sheets.map(({ href, onSettled }) => (
        <link key={href} rel="stylesheet" href={href} data-content onLoad={onSettled} onError={onSettled} />
      ))}
      {!hasHeading(html, page.title) && (
        <Container {...(isOfBlocks(html) ? { pe: "gutter" } : {})}>
          <chakra.h1 textStyle="h1" mb="8" mx="auto" {...(isOfBlocks(html) ? { maxW: articleWidth } : {})}>
            {page.title}
          </chakra.h1>
        </Container>
      )}
      <Frame>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by our API (packages/wordpress/src/clean/sanitize.ts) */}
        <Page className="wp-page" onClick={followLink} dangerouslySetInnerHTML={{ __html: html }} />
      </Frame>
    </chakra.div>
  );
}
