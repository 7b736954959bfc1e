/** A line of text, unless the value is none or empty. */
export const getLine = (value: unknown): string | undefined => (typeof value === "string" && value ? value : undefined);
