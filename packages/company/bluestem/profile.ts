import type { BusinessProfile } from "../schema.ts";

export const profile: BusinessProfile = {
  company: "Bluestem Exteriors",
  legalName: "Bluestem Exteriors, LLC",
  founded: 2011,
  phone: "(402) 555-7300",
  website: "https://www.bluestem-exteriors.test",
  email: "office@bluestem-exteriors.test",
  showroom: { street: "2417 Prairie Wind Road", city: "Lincoln", region: "NE", postalCode: "68516" },
  premises: "office",
  geo: { latitude: 40.7506, longitude: -96.6281 },
  map: { latitude: 40.9, longitude: -96.7, zoom: 8 },
  communitySites: [],
  social: [],
  serviceZipPrefixes: ["683", "684", "685"],
  certifications: [],
  gallery: [],
  videos: { careers: [], categories: {}, showcase: [] },
};
