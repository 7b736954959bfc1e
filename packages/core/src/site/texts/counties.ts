/** Counties with a page of their own, by the last segment of its path. */
export const counties = {
  "oneida-county": "Oneida County",
  "herkimer-county": "Herkimer County",
  "lewis-county": "Lewis County",
  "otsego-county": "Otsego County",
} as const;

export type CountySlug = keyof typeof counties;

export const isCountySlug = (text: string | undefined): text is CountySlug =>
  text !== undefined && Object.hasOwn(counties, text);
