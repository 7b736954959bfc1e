const verbatim = /(<(pre|code)\b[\s\S]*?<\/\2>)/i;
const tag = /\[(\/?)([a-z][\w-]*)((?:\s[^[\]<>]*?)?)(\/?)\]/gi;

/** HTML without shortcodes that no plug-in reads (they have values, an underscore, an end or its slash), but those in code. */
export function stripShortcodes(html: string): string {
  if (!html.includes("[")) return html;
  const ended = new Set([...html.matchAll(tag)].flatMap(([, slash, name = ""]) => (slash ? name : [])));
  const isShortcode = (name: string, values: string) =>
    ended.has(name) || /\w\s*=/.test(values) || (values.trim() === "" && /[a-z\d]_[a-z\d]/i.test(name));
  return html
    .split(verbatim)
    .map((part, place) => {
      if (place % 3 === 1) return part;
      if (place % 3 === 2) return "";
      return part.replace(tag, (whole, _slash, name: string, values: string, isWhole: string) =>
        isWhole || isShortcode(name, values) ? "" : whole,
      );
    })
    .join("");
}
