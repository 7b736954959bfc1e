const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text for HTML, SVG or XML, within an element or an attribute. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

/** An XML element with text or with elements in it. @param content elements that are XML already; a text is escaped */
export const element = (name: string, content: string | readonly string[]): string =>
  `<${name}>${typeof content === "string" ? escapeMarkup(content) : content.join("")}</${name}>`;

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** JSON for a script element; `<` is written as an escape, so that no text can close the element. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
