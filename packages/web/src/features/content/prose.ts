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
  "& :where(h2)": { fontSize: "h3" },
  "& :where(h3, h4)": { fontSize: "h4" },
  "& :where(ul)": { listStyleType: "disc", paddingInlineStart: "1.5em" },
  "& :where(ol)": { listStyleType: "decimal", paddingInlineStart: "1.5em" },
  "& :where(a)": { color: "spruce.700", textDecoration: "underline", textUnderlineOffset: "3px" },
  "& :where(blockquote)": { borderInlineStart: "4px solid", borderColor: "amber.400", paddingInlineStart: "1.25em" },
  "& :where(table)": { width: "100%", borderCollapse: "collapse" },
  "& :where(td, th)": { border: "1px solid", borderColor: "snow.300", padding: "0.5em 0.75em", textAlign: "start" },
  "& :where(img, video, iframe)": { maxWidth: "100%" },
  "& :where(img, video)": { height: "auto" },
} as const;
