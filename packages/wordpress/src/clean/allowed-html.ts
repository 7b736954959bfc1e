import sanitizeHtml from "sanitize-html";

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Inside of an <svg> our parser gives names as the browser will. */
const svgTags = words(`svg g path circle rect line polyline polygon ellipse defs stop
  linearGradient radialGradient clipPath`);

export const allowedTags = [
  ...sanitizeHtml.defaults.allowedTags,
  ...words(`img picture source video audio track iframe figure figcaption details summary
    fieldset legend label input select optgroup option button progress meter del ins center font big map area`),
  ...svgTags,
];

/** Dropped with what they hold. A browser reads the text of these by other rules than our parser, which is how markup
 * gets through a sanitiser. */
export const droppedWithText = words(`script style textarea xmp noscript noembed noframes plaintext template title
  math object embed foreignobject foreignObject desc metadata select-menu`);

const shape = `d x y x1 x2 y1 y2 cx cy r rx ry points viewbox fill stroke transform opacity offset stop-color
  fill-rule clip-rule stroke-* xmlns preserveaspectratio width height`;

const attributes: Readonly<Record<string, string>> = {
  "*": "class id style role title lang dir tabindex hidden aria-* data-*",
  a: "href target rel download hreflang",
  area: "href alt coords shape",
  map: "name",
  img: "src srcset sizes alt width height loading decoding usemap",
  source: "src srcset sizes type media width height",
  video: "src poster controls loop muted playsinline preload width height",
  audio: "src controls loop preload",
  track: "src kind srclang label default",
  iframe: "src width height loading allow allowfullscreen referrerpolicy",
  details: "open",
  label: "for",
  input: "type name value placeholder required checked disabled min max step maxlength",
  select: "name required multiple disabled",
  option: "value selected disabled",
  optgroup: "label",
  button: "type name value disabled",
  progress: "value max",
  meter: "value min max low high optimum",
  td: "colspan rowspan headers align valign width",
  th: "colspan rowspan scope headers align valign width",
  col: "span width",
  colgroup: "span",
  table: "width border cellpadding cellspacing",
  ol: "start type reversed",
  li: "value",
  time: "datetime",
  blockquote: "cite",
  font: "color size face",
  ...Object.fromEntries(svgTags.map((tag) => [tag, shape])),
};

export const allowedAttributes: Record<string, string[]> = Object.fromEntries(
  Object.entries(attributes).map(([tag, names]) => [tag, words(names)]),
);
