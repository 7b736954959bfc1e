import type { KnownPlaces } from "../schema.ts";

export const knownPlaces: KnownPlaces = {
  nearby: ["Milford", "Wilber", "Denton", "Roca", "Firth", "Eagle", "Palmyra", "Malcolm", "Ceresco"],
  far: ["Omaha", "Bellevue", "Grand Island", "Kearney", "North Platte", "Kansas City", "Des Moines", "Sioux City"],
  forms: {},
  zips: {
    "68434": "Seward",
    "68333": "Crete",
    "68462": "Waverly",
    "68372": "Hickman",
    "68310": "Beatrice",
    "685": "Lincoln",
  },
};
