import { readFile } from "node:fs/promises";
import mjml2html from "mjml";

const layoutSource = "packages/core/src/email/layout.mjml";
export const layoutFile = "packages/core/src/email/layout.ts";

/** Cuts out a part that not every mail has; its mark stands in its place. */
function cutOut(html: string, name: string): { html: string; part: string } {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [html.indexOf(begin), html.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${layoutSource} has no part "${name}"`);
  const part = html.slice(from + begin.length, to).trim();
  return { html: `${html.slice(0, from)}{{${name}}}${html.slice(to + end.length)}`, part };
}

const quoted = (text: string): string => `'${text.replace(/[\\']/g, "\\$&").replace(/\n/g, "\\n")}'`;

/** The module that the mails are made with. MJML makes it here, once: a function that loads it starts later by as much.
 * @throws Error for what MJML does not take */
export async function buildLayout(): Promise<string> {
  const source = await readFile(layoutSource, "utf8");
  const { html: made, errors } = await mjml2html(source, { validationLevel: "soft", keepComments: true });
  // The company's colors are filled in later.
  const wrong = errors.filter(({ message }) => !/invalid value: \{\{\w+\}\} for type Color/.test(message));
  if (wrong.length > 0) throw new Error(wrong.map(({ formattedMessage }) => formattedMessage).join("\n"));
  const whole = made.replace(/^\s+/gm, "").trim();
  const withoutButton = cutOut(whole, "button");
  const { html, part: facts } = cutOut(withoutButton.html, "facts");
  return `// Made by \`node tools/mail-layout.ts\` from layout.mjml; change that, not this file.

/** A mail as Outlook, Gmail and Apple Mail show it, with marks for what it says. */
export const layout =
  ${quoted(html)};

/** Parts that not every mail has, by their marks. */
export const layoutParts = {
  button:
    ${quoted(withoutButton.part)},
  facts:
    ${quoted(facts)},
} as const;
`;
}
