import type { CrewMember, Insurance, License, Project } from "../schema.ts";

const owner = { by: "D. Novak, owner", on: "2026-10-05" };

export const licenses: readonly License[] | undefined = [
  {
    name: "Contractor registration",
    number: "41207-26",
    issuer: "Nebraska Department of Labor",
    lookup: "https://dol.nebraska.gov/conreg/Search",
    confirmed: owner,
  },
  { name: "Lincoln building license, roofing", number: "LNK-R-1188", issuer: "City of Lincoln", confirmed: owner },
];

export const insurances: readonly Insurance[] | undefined = [
  { kind: "General liability", insurer: "Great Plains Mutual", until: "2027-03-31", confirmed: owner },
  { kind: "Workers' compensation", insurer: "Great Plains Mutual", until: "2027-03-31", confirmed: owner },
];

export const crew: readonly CrewMember[] | undefined = [
  { name: "Dana Novak", role: "Owner, looks at every roof first", since: 2011, photo: "/photos/dana-novak.webp" },
  { name: "Luis Ortega", role: "Foreman, shingle and metal roofs", since: 2014, photo: "/photos/luis-ortega.webp" },
  { name: "Beth Kramer", role: "Gutters and trim", since: 2019 },
];

export const projects: readonly Project[] | undefined = [
  {
    slug: "hail-roof-in-crete",
    title: "A new roof after hail",
    service: "roofing",
    product: "architectural-shingles",
    town: "Crete",
    finishedOn: "2026-07-18",
    before: "/photos/crete-roof-before.webp",
    after: "/photos/crete-roof-after.webp",
    alt: "a house of one floor with its roof to the street",
    summary: "Hail had taken the grain off every slope. We took off two old layers and laid architectural shingles.",
    done: [
      "The insurer's adjuster and our estimator walked the roof together.",
      "Two old layers came off, and eleven sheets of soft decking were replaced.",
      "Ice barrier at the eaves, architectural shingles, new flashing at the chimney.",
    ],
    review: {
      text: "They found what the last company had covered up, and showed me each sheet.",
      author: "Marlene K., Crete",
    },
    confirmed: owner,
  },
  {
    slug: "seamless-gutters-in-seward",
    title: "Gutters that keep the basement dry",
    service: "gutters",
    product: "seamless-gutters",
    town: "Seward",
    county: "seward-county",
    finishedOn: "2026-05-09",
    before: "/photos/seward-gutters-before.webp",
    after: "/photos/seward-gutters-after.webp",
    alt: "the eaves and a corner of a white house",
    summary: "Water ran down the wall and into the basement. Now it leaves the house by four downspouts.",
    done: ["Old sectional gutters came off.", "Seamless gutters were formed in the driveway and hung in one piece."],
    confirmed: owner,
  },
];
