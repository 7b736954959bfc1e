import type { Point } from "../schema.ts";
import type { ServiceId } from "./services.ts";

/** The four fixed cards beside the "Why Choose" video of a category. */
export const highlights = {
  windows: [
    {
      title: "Tight against the wind",
      text: "Air leakage as low as 0.04 CFM on our double-hung windows.",
      claims: ["V-10"],
    },
    { title: "Easier on the furnace", text: "New windows can bring energy savings of 15-25%.", claims: ["V-11"] },
    { title: "Done in a day or two", text: "Most window installs take 1-2 days.", claims: ["V-12"] },
    { title: "Made for your opening", text: "Measured by us, custom-made, and set by our own certified installers." },
  ],
  siding: [
    { title: "Color that stays", text: "40 colors with a 30-year no-fade finish.", claims: ["V-09", "V-06"] },
    { title: "Built for wind", text: "Wind resistance up to 210 mph on reinforced panels.", claims: ["V-07"] },
    { title: "Adds to resale value", text: "97% return on investment.", claims: ["V-08"] },
    { title: "A plan you can live with", text: "A siding project usually takes 1-2 weeks.", claims: ["V-14"] },
  ],
  bathrooms: [
    { title: "Done in days", text: "A bathroom remodel takes 5-7 days in most homes.", claims: ["V-13"] },
    { title: "Safer every morning", text: "Low steps, seats and grab bars that look as if they belong." },
    { title: "Made to fit", text: "Base, walls and glass are custom-made for your room." },
    { title: "The same faces daily", text: "Our own certified installers, from demolition to the last bead of caulk." },
  ],
  doors: [
    { title: "Closes with one finger", text: "Door, frame and sill are replaced and adjusted together." },
    { title: "Keeps winter outside", text: "Insulated cores and weatherstripping on every side." },
    { title: "Made for your entry", text: "Custom-made, in the style and color that suit the house." },
    { title: "A warranty that can move on", text: "Lifetime warranty, transferable to the next owner." },
  ],
} as const satisfies Record<ServiceId, readonly Point[]>;
