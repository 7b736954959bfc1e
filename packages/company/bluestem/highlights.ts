import type { Point } from "../schema.ts";
import type { ServiceId } from "./services.ts";

export const highlights = {
  roofing: [
    {
      title: "Made for hail",
      text: "Shingles rated Class 4 (UL 2218, the highest class for impact).",
      claims: ["hail"],
    },
    { title: "Off and on in days", text: "Most roofs take 1-3 days.", claims: ["roofDays"] },
    { title: "Down to the deck", text: "We never roof over a roof." },
    { title: "Our own crews", text: "Nobody on your roof was hired this morning." },
  ],
  siding: [
    { title: "Fastened to the studs", text: "Open country wind finds no edge to lift." },
    { title: "Color baked on", text: "No painting for years." },
  ],
  gutters: [
    { title: "One piece per eave", text: "Formed on our truck, in your driveway." },
    { title: "Hung in one day", text: "An ordinary house takes one day.", claims: ["gutterDay"] },
  ],
} as const satisfies Record<ServiceId, readonly Point[]>;
