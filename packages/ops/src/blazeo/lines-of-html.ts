import { Parser } from "htmlparser2";

const breaks = new Set(["br", "p", "div", "li", "tr"]);
const hidden = new Set(["script", "style"]);

/** Text without HTML: tags gone, entities decoded, line breaks kept, spaces folded. */
export function linesOfHtml(html: string): string {
  let text = "";
  let depth = 0;
  const parser = new Parser({
    onopentag(name) {
      if (breaks.has(name)) text += "\n";
      if (hidden.has(name)) depth += 1;
    },
    onclosetag(name) {
      if (name !== "br" && breaks.has(name)) text += "\n";
      if (hidden.has(name)) depth -= 1;
    },
    ontext(data) {
      if (depth === 0) text += data;
    },
  });
  parser.end(html);
  return text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n")
    .trim();
}
