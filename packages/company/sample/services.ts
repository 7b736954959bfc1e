import type { Service } from "../schema.ts";

/** What the company does, in the order of its navigation and forms. The names of these entries are the services' ids:
 * addresses, records and types follow from them. */
export const services = {
  windows: {
    words: "\\b(?:windows?|sashes|panes?|ventanas?)\\b",
    scene: "/illustrations/scene-windows.svg",
    overlay: "light",
    tile: "/illustrations/tile-windows.svg",
    name: "Windows",
    blurb: "Less draft, more light, and sashes that move with one finger.",
    choice: "Double-hung, bay, bow, picture and slider windows, custom-made for your home",
    slogan: "Custom-made windows, installed by our own certified installers",
    example: "e.g. double-hung, bay or bow, slider",
    question: "How many windows are you thinking of, and which style if you know it?",
    page: {
      title: "Replacement windows in Central New York",
      description:
        "Custom-made double-hung, bay, bow, picture and slider windows, installed by our own certified installers. Free estimates.",
    },
    searchTerms: ["replacement windows", "double-hung windows", "bay and bow windows", "slider windows"],
    products: {
      "double-hung": "Double-Hung Windows",
      "bay-bow-picture-windows": "Bay, Bow & Picture Windows",
      "slider-windows": "Slider Windows",
    },
  },
  bathrooms: {
    words:
      "\\b(?:bath(?:s|room|rooms|tub|tubs)?|bathroom|showers?|tubs?|walk[- ]in (?:tub|shower)s?|vanity|grab bars?|banos?|duchas?|tinas?|baneras?|regaderas?|inodoros?)\\b",
    scene: "/illustrations/scene-bathrooms.svg",
    overlay: "light",
    tile: "/illustrations/tile-bathrooms.svg",
    name: "Bathrooms",
    blurb: "Walk-in showers, safety tubs and glass, finished in days.",
    choice: "Tub to shower conversions, safety tubs and shower doors",
    slogan: "A new bathroom, with financing when it helps",
    example: "e.g. tub to shower conversion, safety tub",
    question:
      "What would you like to change: the tub, the shower or the whole room? Tell me a little about the project.",
    page: {
      title: "Bathroom remodeling in Central New York",
      description:
        "Tub to shower conversions, safety tubs and shower doors, custom-made and installed by our own certified installers.",
    },
    searchTerms: ["bathroom remodeling", "tub to shower conversion", "safety tubs", "shower doors"],
    products: {
      "tub-shower-conversion": "Tub to Shower Conversion",
      "safety-tubs": "Safety Tubs",
      "premium-shower-doors": "Premium Shower Doors",
    },
  },
  siding: {
    words: "\\b(?:sidings?|clapboards?|vinyl exterior|exteria|revestimientos?)\\b",
    scene: "/illustrations/scene-siding.svg",
    overlay: "dark",
    tile: "/illustrations/tile-siding.svg",
    name: "Siding",
    blurb: "Siding that handles wind and snow, in a color that won't need repainting.",
    choice: "Reinforced vinyl, engineered wood and stacked stone siding",
    slogan: "Siding with a lifetime warranty that you can pass on",
    example: "e.g. reinforced vinyl, engineered wood",
    question: "Is the siding for the whole house or for one part of it? Tell me a little about the project.",
    page: {
      title: "House siding in Central New York",
      description:
        "Reinforced vinyl, engineered wood and stacked stone siding, installed by our own certified installers. Free estimates.",
    },
    searchTerms: ["house siding", "vinyl siding", "engineered wood siding", "stacked stone siding"],
    products: {
      "reinforced-vinyl-siding": "Reinforced Vinyl Siding",
      "engineered-wood-siding": "Engineered Wood Siding",
      "exteria-stacked-stone-vinyl-siding": "Exteria Stacked Stone Vinyl Siding",
    },
  },
  doors: {
    words:
      "\\b(?:(?:entry|front|back|side|storm|patio|screen|sliding(?: glass)?|french|exterior) ?-?doors?|patio sliders?|doors?|doorways?|puertas?)\\b",
    scene: "/illustrations/scene-doors.svg",
    overlay: "light",
    tile: "/illustrations/tile-doors.svg",
    name: "Doors",
    blurb: "Entry, storm and patio doors that close softly and lock firmly.",
    choice: "Entry, storm and patio doors, fitted to your opening",
    slogan: "Doors that close softly and keep winter outside",
    example: "e.g. entry, storm, patio",
    question: "Which door would you like to replace, and how many are there?",
    page: {
      title: "Entry, storm and patio doors in Central New York",
      description:
        "Entry doors, storm doors and patio doors, custom-made for your home and installed by our own certified installers.",
    },
    searchTerms: ["entry doors", "storm doors", "patio doors", "door installation"],
    products: { "entry-doors": "Entry Doors", "storm-doors": "Storm Doors", "patio-doors": "Patio Doors" },
  },
} as const satisfies Record<string, Service>;

export type ServiceId = keyof typeof services;

/** The order of cards, tiles and the chat's words. */
export const serviceOrder = ["windows", "siding", "bathrooms", "doors"] as const satisfies readonly ServiceId[];
