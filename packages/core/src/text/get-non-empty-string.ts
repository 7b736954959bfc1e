export const getNonEmptyString = (value: unknown): string | undefined =>
  typeof value === "string" && value ? value : undefined;
