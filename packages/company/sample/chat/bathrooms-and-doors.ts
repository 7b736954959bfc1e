import type { ChatAnswers } from "../../schema.ts";

export const bathroomsAndDoors: ChatAnswers = {
  "tub-to-shower": { faq: "Can you turn my tub into a shower?", say: ["{faq}"] },
  "safety-tub": { faq: "What is a safety tub?", say: ["{faq}"] },
  "shower-doors": { faq: "Do you install shower doors on an existing shower?", say: ["{faq}"] },
  "bath-walls": {
    subject: "what the shower walls are made of",
    say: [
      "Walls, base and fixtures go in as one custom-made unit. Which material, colors and patterns there are I don't have here; you can see them in our showroom.",
      "That detail of the walls I don't have either. In the showroom you can see and touch them.",
    ],
  },
  "bath-scope": {
    subject: "the rest of the bathroom",
    say: [
      "We do tub to shower conversions, safety tubs and shower doors. How much of the rest, such as floor, vanity, toilet or fan, can be part of it, our team tells you at the free visit.",
    ],
  },
  "bath-access": {
    subject: "the details that make it safe for you",
    say: [
      "We do low-step showers in the place of a tub, and walk-in safety tubs with a seat and hand rails. Grab bars, a shower seat or room for a wheelchair are planned with our team, so please tell them what is needed.",
    ],
  },
  "walk-in-tub": {
    subject: "that detail of the tub",
    say: [
      "Our safety tubs have a watertight door, a seat and hand rails; you sit down and then fill it. Sizes, jets and how long it takes to fill or drain I don't have here.",
    ],
  },
  medicare: {
    subject: "help with paying for it",
    say: [
      "Whether Medicare, Medicaid, the VA or another program pays, I can't say; please ask them or your plan. Our office can give you a written quote for it.",
    ],
  },
  "shower-glass": {
    subject: "the glass and hardware",
    say: [
      "We fit sliding, hinged or fixed glass to your opening. Which thickness, coating or hardware there is I don't have here; the showroom has samples.",
    ],
  },
  "door-kinds": { faq: "What kinds of doors do you offer?", tellsProduct: true, say: ["{faq}"] },
  "door-sizes": { faq: "My opening is an odd size. Is that a problem?", say: ["{faq}"] },
  "door-security": { faq: "Are the new doors more secure?", say: ["{faq}"] },
  "door-frame": { faq: "Do you replace the frame too?", say: ["{faq}"] },
  "door-material": {
    subject: "door materials and colors",
    say: [
      "Doors are custom-made, from plain to decorative. Which materials and colors there are I don't have here; the showroom has some to look at.",
    ],
  },
  "door-glass": {
    subject: "glass in the door",
    say: [
      "Our doors come with or without glass, from plain to decorative. Whether the piece that you name is available I don't have here.",
    ],
  },
  "door-extras": {
    subject: "locks and extras for the door",
    say: [
      "Our team walks you through the lock choices. Whether the extra that you name is available I don't have here.",
    ],
  },
  "patio-kinds": {
    subject: "changing the opening",
    say: [
      "We install patio doors and make them for the opening. Which types there are, and whether an opening can be changed, our team has to look at.",
    ],
  },
  "storm-door": {
    say: [
      "Storm doors are fitted to your existing opening. Whether yours fits or is needed, our team sees at the free visit.",
    ],
    cases: [
      {
        words: "screen|color|match|view",
        say: [
          "Storm doors are fitted to your existing opening. Which screens and colors there are I don't have here; our team can show you.",
        ],
      },
    ],
  },
};
