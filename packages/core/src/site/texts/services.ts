/** One sentence about each service, on the cards that lead to it. */
export const serviceBlurbs = {
  windows: "Less draft, more light, and sashes that move with one finger.",
  siding: "A wall that stands up to wind and snow, in a color you choose once.",
  bathrooms: "Walk-in showers, safety tubs and glass, finished in days.",
  doors: "Entry, storm and patio doors that close softly and lock firmly.",
} as const;
