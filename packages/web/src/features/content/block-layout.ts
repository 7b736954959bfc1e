import { palette } from "@site/core/site/palette";
import { linkButton } from "./prose.ts";

const colors = Object.fromEntries(
  Object.entries(palette).flatMap(([name, value]) => [
    [`& :where(.has-${name}-color)`, { color: value }],
    [`& :where(.has-${name}-background-color)`, { backgroundColor: value }],
    [`& :where(.has-${name}-border-color)`, { borderColor: value }],
  ]),
);

/** Steps of WordPress's own scale, which the paddings and margins of blocks name. */
const spacing = Object.fromEntries(
  [0.44, 0.67, 1, 1.5, 2.25, 3.38, 5.06].map((rem, step) => [`--wp--preset--spacing--${20 + 10 * step}`, `${rem}rem`]),
);

/** What editors choose sizes of type by. */
const fontSizes = Object.fromEntries(
  Object.entries({ small: "sm", large: "h4", "x-large": "h3", "xx-large": "h2", huge: "h2" }).map(([name, size]) => [
    `& :where(.has-${name}-font-size)`,
    { fontSize: size, lineHeight: "snug" },
  ]),
);

const flex = { display: "flex", flexWrap: "wrap", gap: "1.5em" } as const;
const gallery = { ...flex, gap: "0.75em", padding: "0", listStyle: "none" } as const;
const covering = { backgroundSize: "cover", backgroundPosition: "center" } as const;
const filling = {
  position: "absolute",
  inset: "0",
  width: "100%",
  height: "100%",
  maxWidth: "none",
  margin: "0",
} as const;

/** The layout of WordPress's own blocks in the site's rhythm, for HTML that comes without the provider's styles. */
export const blockLayout = {
  ...spacing,
  display: "flow-root",
  // Beside a picture that floats, not behind it.
  "& :where(blockquote, .wp-block-group)": { display: "flow-root" },
  "& :where(.wp-block-group)": { marginBlock: "1.1em" },
  "& :where(.wp-block-group > :first-child)": { marginTop: "0" },
  "& :where(.wp-block-group > :last-child)": { marginBottom: "0" },
  "& :where(.wp-block-columns)": { ...flex, marginBlock: "1.4em" },
  "& :where(.wp-block-columns > *)": { flex: "1 1 13rem", minWidth: "0" },
  "& :where(.wp-block-columns:not(.is-not-stacked-on-mobile) > *)": { flexBasis: { mdDown: "100% !important" } },
  "& :where(.wp-block-gallery)": gallery,
  "& :where(.wp-block-gallery > figure, .blocks-gallery-item)": { flex: "1 1 30%", minWidth: "9rem", margin: "0" },
  "& :where(ul.blocks-gallery-grid)": { ...gallery, width: "100%" },
  "& :where(.wp-block-gallery > figure, .blocks-gallery-item > figure)": {
    display: "flex",
    flexDirection: "column",
    margin: "0",
  },
  "& :where(.blocks-gallery-item > figure)": { height: "100%" },
  "& :where(.wp-block-gallery > figcaption)": { flexBasis: "100%", textAlign: "center" },
  "& :where(.columns-2 > figure, .columns-2 .blocks-gallery-item)": { flexBasis: "40%" },
  "& :where(.columns-1 > figure, .columns-1 .blocks-gallery-item)": { flexBasis: "100%" },
  "& :where(.wp-block-gallery.is-cropped img)": { width: "100%", flex: "1 1 auto", minHeight: "0", objectFit: "cover" },
  // A picture that leads somewhere fills its place, too.
  "& :where(.wp-block-gallery.is-cropped figure > a)": { display: "flex", flex: "1 1 auto", minHeight: "0" },
  // Words below pictures have any length: the pictures above them have one height.
  "& :where(.wp-block-gallery.is-cropped:has(figure > figcaption) :is(img, figure > a))": {
    flex: "0 0 auto",
    aspectRatio: "3 / 2",
  },
  "& :where(.is-layout-flex)": { ...flex, gap: "1em", alignItems: "center", marginBlock: "1.1em" },
  "& :where(.is-layout-flex.is-nowrap, .is-not-stacked-on-mobile)": { flexWrap: "nowrap" },
  "& :where(.wp-block-columns.is-layout-flex, .wp-block-gallery.is-layout-flex)": { alignItems: "normal" },
  // Where an editor gave columns widths, these and the gap are more than the whole.
  "& :where(.wp-block-columns:has(> [style*='flex-basis']))": { flexWrap: { md: "nowrap" } },
  "& :where(.is-layout-flex.is-vertical)": { flexDirection: "column", alignItems: "flex-start" },
  "& :where(.is-layout-flex > *)": { margin: "0", minWidth: "0" },
  // The words of a row stay whole, as far as the screen has room for one.
  "& :where(.is-layout-flex.is-nowrap > :is(p, h2, h3, h4))": {
    minWidth: "auto",
    maxWidth: "100%",
    overflowWrap: "break-word !important",
  },
  "& :where(.is-not-stacked-on-mobile > .has-background)": { padding: { mdDown: "0.4em !important" } },
  "& :where(.is-layout-grid)": {
    display: "grid",
    gap: "1em",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(12rem, 100%), 1fr))",
  },
  "& :where(.is-content-justification-space-between)": { justifyContent: "space-between" },
  "& :where(.wp-block-cover)": {
    position: "relative",
    display: "grid",
    placeItems: "center",
    minHeight: "22rem",
    overflow: "hidden",
    padding: "1.5em",
    marginBlock: "1.4em",
    borderRadius: "md",
    color: "white",
    backgroundColor: "spruce.900",
  },
  "& :where(.wp-block-cover.is-light)": { color: "ink", backgroundColor: "snow.100" },
  // Covers of old put the picture behind themselves, below a veil of their color.
  "& :where(.wp-block-cover[style*='background-image'])": covering,
  "& :where(.wp-block-cover.has-background-dim[style*='background-image'])::before": {
    ...filling,
    content: '""',
    backgroundColor: "inherit",
    opacity: "0.6",
  },
  "& :where(.wp-block-cover > p)": {
    position: "relative",
    fontSize: "h4",
    lineHeight: "snug",
    textAlign: "center",
    textShadow: "0 0 0.5em rgb(0 0 0 / 0.6)",
  },
  // "has-left-content" of old, "is-position-top-left" since.
  "& :where(.wp-block-cover[class*='-left'])": { justifyItems: "start" },
  "& :where(.wp-block-cover[class*='-left'] > p)": { textAlign: "start" },
  "& :where(.wp-block-cover[class*='-right'])": { justifyItems: "end" },
  "& :where(.wp-block-cover[class*='-right'] > p)": { textAlign: "end" },
  "& :where(.wp-block-cover[class*='is-position-top'])": { alignItems: "start" },
  "& :where(.wp-block-cover[class*='is-position-bottom'])": { alignItems: "end" },
  "& :where(.wp-block-cover > :is(img, video))": { ...filling, objectFit: "cover" },
  "& :where(.wp-block-cover__image-background:not(img))": { ...filling, ...covering },
  "& :where(.wp-block-cover__background)": { ...filling, background: "#000", opacity: "0.6", zIndex: "1" },
  "& :where(.wp-block-cover__inner-container)": { position: "relative", zIndex: "1", width: "100%" },
  "& :where(.has-custom-content-position > .wp-block-cover__inner-container)": { width: "auto" },
  "& :where(.wp-block-cover a)": { color: "inherit" },
  "& :where(.wp-block-buttons)": { ...flex, gap: "0.75em", marginBlock: "1.4em" },
  "& :where(.wp-block-button__link)": linkButton,
  "& :where(.is-style-outline > .wp-block-button__link)": {
    background: "transparent",
    color: "brick.600",
    border: "2px solid currentColor",
  },
  "& :where(.has-background .is-style-outline > a, .is-style-outline > a.has-background)": { color: "inherit" },
  "& :where(.is-content-justification-center)": { justifyContent: "center" },
  "& :where(.is-content-justification-right)": { justifyContent: "flex-end" },
  "& :where(blockquote)": { borderInlineStart: "4px solid", borderColor: "amber.400", paddingInlineStart: "1.25em" },
  "& :where(.wp-block-media-text)": {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: "1.5em",
    alignItems: "center",
    marginBlock: "1.4em",
  },
  "& :where(.wp-block-media-text.is-stacked-on-mobile)": { gridTemplateColumns: { mdDown: "1fr !important" } },
  "& :where(.is-vertically-aligned-top)": { alignItems: "start", alignSelf: "start" },
  "& :where(.is-vertically-aligned-center)": { alignItems: "center", alignSelf: "center" },
  "& :where(.is-vertically-aligned-bottom)": { alignItems: "end", alignSelf: "end" },
  "& :where(.wp-block-media-text > figure)": { margin: "0" },
  "& :where(.wp-block-media-text > figure :is(img, video))": { width: "100%" },
  "& :where(.wp-block-media-text.is-stacked-on-mobile > figure)": { order: { mdDown: "-1" } },
  "& :where(.wp-block-media-text.has-media-on-the-right > figure)": { order: { md: "1" } },
  "& :where(.wp-block-group, .wp-block-columns, .wp-block-column, p, h2, h3, h4, ul, ol)": {
    "&:where(.has-background, [style*='border-'])": { padding: "1.25em" },
  },
  "& :where(.is-style-stripes tr:nth-child(odd))": { backgroundColor: "snow.100" },
  "& :where(.wp-block-pullquote)": { fontSize: "h4" },
  "& :where(figcaption, blockquote cite, .wp-block-pullquote cite)": {
    fontSize: "sm",
    fontStyle: "normal",
    color: "inkMuted",
  },
  "& :where(.alignleft, .alignright)": { marginBlock: "0.3em 1em", maxWidth: { sm: "50%" } },
  "& :where(.alignleft)": { float: { sm: "left" }, marginInlineEnd: { sm: "1.5em" } },
  "& :where(.alignright)": { float: { sm: "right" }, marginInlineStart: { sm: "1.5em" } },
  "& :where(.wp-block-gallery > :is(.alignleft, .alignright))": { margin: "0", maxWidth: "none" },
  "& :where(.wp-block-cover:is(.alignleft, .alignright))": { width: "100%" },
  // What an editor made wide or put in the middle is not squeezed in beside a picture that floats; spacers end that.
  "& :where(.alignwide, .alignfull, .wp-block-spacer, [class*='wp-block-'].aligncenter)": { clear: "both" },
  "& :where(.aligncenter)": { marginInline: "auto" },
  "& :where(.aligncenter, .has-text-align-center, .wp-block-pullquote)": { textAlign: "center" },
  "& :where(.has-text-align-right)": { textAlign: "end" },
  "& :where(.wp-block-image img)": { borderRadius: "md" },
  "& :where(.wp-block-image.is-style-rounded img)": { borderRadius: "full" },
  ...colors,
  ...fontSizes,
} as const;
