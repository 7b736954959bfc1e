export const region = "Central New York";
export const state = "New York";

/** Towns of the service area; "surrounding areas" belongs to the list. */
export const serviceTowns = [
  "Utica",
  "Rome",
  "New Hartford",
  "Whitesboro",
  "Clinton",
  "Syracuse",
  "Oneida",
  "Herkimer",
  "Little Falls",
  "Frankfort",
  "surrounding areas",
] as const;

/** Counties with a page of their own, by the last segment of its path. */
export const counties = {
  "oneida-county": "Oneida County",
  "herkimer-county": "Herkimer County",
  "lewis-county": "Lewis County",
  "otsego-county": "Otsego County",
} as const;
