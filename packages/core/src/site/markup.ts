/** A text for HTML or SVG, between tags or in an attribute's double quotes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** JSON for a script element; `<` is written as an escape, so that no text can close the element. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
