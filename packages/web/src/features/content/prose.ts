/** A link that looks like a button. */
export const linkButton = {
  display: "inline-block",
  background: "brick.600",
  color: "white",
  borderRadius: "md",
  padding: "0.6em 1.2em",
  fontWeight: "semibold",
  textDecoration: "none",
} as const;

/** Plain typography for HTML of the provider. `:where` gives way to whatever style the provider brings itself. */
export const prose = {
  fontSize: "lg",
  lineHeight: "body",
  "& :where(p, ul, ol, table, figure, blockquote, pre, iframe, details)": { marginBlock: "1.1em" },
  "& :where(h1, h2, h3, h4)": {
    fontFamily: "heading",
    fontWeight: "semibold",
    lineHeight: "snug",
    marginBlock: "1.4em 0.5em",
  },
  "& :where(h1)": { fontSize: "h2" },
  "& :where(h2)": { fontSize: "h3" },
  "& :where(h3, h4)": { fontSize: "h4" },
  "& :where(h5, h6)": { fontWeight: "semibold", marginBlock: "1.4em 0.5em" },
  "& :where(ul)": { listStyleType: "disc", paddingInlineStart: "1.5em" },
  "& :where(ul ul)": { listStyleType: "circle" },
  "& :where(ol)": { listStyleType: "decimal", paddingInlineStart: "2.2em" },
  "& :where(li > :is(ul, ol))": { marginBlock: "0.3em" },
  "& :where(dt)": { fontWeight: "semibold", marginTop: "0.8em" },
  "& :where(dd)": { marginInlineStart: "2em" },
  "& :where(address, cite)": { fontStyle: "italic" },
  "& :where(hr)": { border: "0", borderTop: "1px solid", borderColor: "snow.300", marginBlock: "2em" },
  "& :where(pre)": { overflowX: "auto" },
  "& :where(a:any-link)": { color: "spruce.700", textDecoration: "underline", textUnderlineOffset: "3px" },
  "& :where(table)": { width: "100%", borderCollapse: "collapse" },
  "& :where(td, th)": {
    border: "1px solid",
    borderColor: "snow.300",
    padding: "0.5em 0.75em",
    textAlign: "start",
    overflowWrap: "normal !important",
  },
  "& :where(th)": { fontWeight: "semibold" },
  // A wide table scrolls and breaks no words.
  "& :where(.wp-block-table)": { overflowX: "auto" },
  "& :where(:not(.wp-block-table) > table)": { display: "block", overflowX: "auto" },
  "& > :first-child": { marginTop: "0" },
  "& > :last-child": { marginBottom: "0" },
  // The classic editor gives a captioned picture's frame a width in pixels.
  "& :where(img, video, iframe, figure, .wp-caption)": { maxWidth: "100%" },
  "& :where(img, video)": { height: "auto" },
  "& .site-form": {
    bg: "snow.100",
    border: "1px solid",
    borderColor: "snow.300",
    borderRadius: "md",
    marginBlock: "1.5em",
    padding: "1.25em",
  },
  "& .site-form input": {
    bg: "white",
    border: "1px solid",
    borderColor: "inkMuted",
    borderRadius: "md",
    padding: "0.5em 0.75em",
    maxWidth: "100%",
  },
  "& .site-button": {
    ...linkButton,
    // A theme's color of links on our own would not be read.
    textDecoration: "none !important",
    bg: "brick.600 !important",
    color: "white !important",
  },
} as const;
