import { escapeMarkup } from "../escape.ts";

/** An element with text or with elements in it. @param children elements that are XML already; a text is escaped */
export function element(name: string, content: string | readonly string[]): string {
  const inner = typeof content === "string" ? escapeMarkup(content) : content;
  return `<${name}>${typeof inner === "string" ? inner : inner.join("")}</${name}>`;
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
