import type { EmotionCache } from "@emotion/cache";
import type { DrawnStyles } from "@site/core/site/page-document";

/** What was drawn with a cache so far, in the order in which it was asked for. */
export function stylesIn({ key, inserted, registered }: EmotionCache): DrawnStyles {
  const all = Object.entries(inserted).flatMap(([id, css]) => (typeof css === "string" ? [[id, css] as const] : []));
  const isNamed = (id: string) => `${key}-${id}` in registered;
  return {
    named: Object.fromEntries(all.filter(([id]) => isNamed(id))),
    global: Object.fromEntries(all.filter(([id]) => !isNamed(id))),
  };
}

/** The mark of a style that is in its place: without it Emotion moves each one in the head again when it starts, and
 * the browser computes the styles of the whole page anew. */
const tag = (name: string, css: string): string => `<style data-s="" data-emotion="${name}">${css}</style>`;

const layer = "@layer recipes{";

function endOfBlock(css: string): number {
  let depth = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === "{") depth++;
    if (css[at] === "}" && --depth === 0) return at;
  }
  return css.length;
}

/** Styles with all that begin in the layer of recipes in one block of it, which is 100 bytes of a page: between a layer
 * and what stands outside of it, the order decides nothing. */
function joinStyles(styles: readonly string[]): string {
  let layered = "";
  let rest = "";
  for (const css of styles) {
    const end = css.startsWith(layer) ? endOfBlock(css) : undefined;
    if (end) layered += css.slice(layer.length, end);
    rest += end ? css.slice(end + 1) : css;
  }
  return `${layer}${layered}}${rest}`;
}

/** Style elements for what was drawn with each of some caches: of named styles only those that the HTML has. Emotion's
 * own way brings streams along, which take the page function longer to load than this. */
export function styleTags(key: string, html: string, parts: readonly DrawnStyles[]): string {
  const used = new Set(Array.from(html.matchAll(new RegExp(`${key}-([a-zA-Z0-9-_]+)`, "g")), ([, id]) => id));
  const global = Object.assign({}, ...parts.map((part) => part.global));
  const named: [string, string][] = Object.entries(Object.assign({}, ...parts.map((part) => part.named)));
  const usedStyles = named.filter(([id]) => used.has(id));
  return [
    ...Object.entries<string>(global).map(([id, css]) => tag(`${key}-global ${id}`, css)),
    // The browser finds the names in the rules (styles-in-place.ts): here too they would be 300 bytes of every page.
    tag(key, joinStyles(usedStyles.map(([, css]) => css))),
  ].join("");
}
