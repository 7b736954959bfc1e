import { chakra } from "@chakra-ui/react/styled-system";
import { blockLayout } from "./block-layout.ts";
import { prose } from "./prose.ts";
import { useSiteLinks } from "./use-site-links.ts";

const Prose = chakra("div", {
  base: { contain: "layout paint", isolation: "isolate", maxW: "prose", ...prose, ...blockLayout },
});

/** HTML of the provider that our API sanitised, in the site's own typography. */
export function SafeHtml({ html }: { html: string }) {
  const followLink = useSiteLinks();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by our API (packages/wordpress/src/clean/sanitize.ts)
  return <Prose onClick={followLink} dangerouslySetInnerHTML={{ __html: html }} />;
}
