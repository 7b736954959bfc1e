/** The text of a value of a row; undefined where it is none, or empty. */
export const getNonEmptyString = (value: unknown): string | undefined =>
  typeof value === "string" && value ? value : undefined;
