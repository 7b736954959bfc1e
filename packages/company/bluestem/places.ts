export const region = "Southeast Nebraska";
export const state = "Nebraska";

export const serviceTowns = ["Lincoln", "Seward", "Crete", "Waverly", "Hickman", "Beatrice", "nearby towns"] as const;

export const counties = {
  "lancaster-county": "Lancaster County",
  "seward-county": "Seward County",
} as const;
