import type { ChatAnswers } from "../../schema.ts";

export const windowsAndSiding: ChatAnswers = {
  "window-kinds": { faq: "What styles of windows do you offer?", tellsProduct: true, say: ["{faq}"] },
  "siding-kinds": { faq: "What kinds of siding do you install?", tellsProduct: true, say: ["{faq}"] },
  brand: {
    subject: "the make of the products",
    say: [
      "Our products are custom-made for each home and put in by our own certified installers. Which manufacturer makes them I don't have here; our team can tell you for each product.",
    ],
  },
  glass: {
    subject: "the glass",
    say: [
      "Windows are custom-made, and the glass is chosen with you. Which kinds of glass are available I don't have here.",
    ],
  },
  ratings: {
    subject: "the test ratings",
    say: [
      "The one figure I have is the air leakage of our double-hung windows, as low as 0.04 CFM. Other ratings are on the product papers that our team can show you.",
      "That rating I don't have here, and I don't want to guess a number.",
    ],
  },
  noise: {
    subject: "how much quieter it gets",
    say: [
      "A new window that closes tightly usually lets in less noise than a worn one, but I have no figure to promise. Our team can advise you on the glass for a noisy road; the windows are custom-made.",
    ],
  },
  fog: {
    subject: "condensation",
    say: [
      "I can't promise that a window never fogs: water on the room side depends a lot on the air in the house. Fog between the panes is different; if that happens on a window from us, our customer service looks at it.",
    ],
  },
  "cold-performance": {
    say: [
      "They are made for our winters: our double-hung windows have air leakage as low as 0.04 CFM, and our installers insulate the gap around the frame. How much warmer a room gets depends on the house.",
      "I can't promise a number of degrees; our team can say more once they have seen the house.",
    ],
    cases: [
      {
        services: ["siding", "doors"],
        say: [
          "Our products are made for homes in {region}, and a door or wall that fits tightly lets in less cold. I have no figure to promise for your house.",
          "I can't promise a number of degrees; our team can say more once they have seen the house.",
        ],
      },
    ],
  },
  cfm: {
    say: [
      "It measures how much air slips through a closed window: cubic feet per minute, tested for each square foot. Lower means tighter, and our double-hung windows go as low as 0.04.",
      "In plain words: the smaller the number, the less wind gets through the closed window.",
    ],
  },
  "bay-bow": {
    say: [
      "A bay window usually has three panels set at an angle, with a big one in the middle; a bow window has four or more in a gentle curve. A picture window is one large pane that does not open. We make bay, bow and picture windows to measure.",
      "Bay: three panels with corners. Bow: four or more in a curve. Which suits your wall, our team can show you at the free visit.",
    ],
  },
  "double-hung": {
    say: [
      "A double-hung window has two sashes that both slide up and down; in a single-hung only the lower one moves. A slider moves sideways. We make double-hung and slider windows; which is easiest for you to open is best tried in our showroom.",
    ],
  },
  "other-windows": {
    subject: "that kind of window",
    say: [
      "We list double-hung, bay, bow, picture and slider windows. Whether we also do the kind that you name, I don't have here.",
    ],
  },
  "window-custom": { faq: "Are the windows made to measure?", say: ["{faq}"] },
  "window-drafts": {
    faq: "Will new windows stop the drafts?",
    say: [
      "{faq}",
      "Tighter windows help against drafts; how much depends on the house. Our team can look at where yours come from.",
    ],
  },
  "window-energy": {
    say: [
      "Tighter windows help to keep the heat inside, but I can't promise a saving; it depends on your house. You find the figures, and what they depend on, at {page.windows}.",
      "I can't put a number on your heating bill from here. Our team can talk about it with you at the free visit.",
    ],
  },
  "window-colors": {
    subject: "the window colors",
    say: ["Which colors the windows come in, inside and outside, I don't have here."],
  },
  grids: {
    subject: "grids in the glass",
    say: ["Windows are custom-made, but which grid patterns there are I don't have here."],
  },
  "frame-material": {
    subject: "the frame material",
    say: ["What the frames are made of I don't have here for each product."],
  },
  "window-safety": {
    subject: "locks and safety stops",
    say: ["I don't have here which locks or opening stops come with each window."],
  },
  screens: { subject: "the screens", say: ["Which screens come with which window or door I don't have here."] },
  "install-method": {
    subject: "trim, insulation and finish work",
    say: [
      "For windows we take out the old unit, set and level the new one, insulate and seal it, and finish the trim. What is done on your house beyond that, and whether painting is part of it, stands in the written quote.",
    ],
  },
  "vinyl-vs-wood": {
    say: [
      "Both have their points. Reinforced vinyl needs little care, comes in 40 colors and is rated for wind up to 210 mph. Engineered wood has the look of wood with less of the work that wood asks for. I have no impact rating for either; our team can show you both.",
      "We install reinforced vinyl, engineered wood and stacked stone vinyl siding. For anything else, or for what suits your house best, our team can advise you.",
    ],
  },
  "stone-siding": {
    subject: "what the stone siding needs on your wall",
    say: [
      "Our Exteria stacked stone siding is made of vinyl with the look of stone, for the whole wall or a part of it. Whether your wall needs any preparation is looked at during the free visit.",
    ],
  },
  "siding-insulated": {
    subject: "insulation under the siding",
    say: ["I don't have here whether house wrap or insulation comes with the siding."],
  },
  "siding-over": {
    subject: "what happens to the old siding",
    say: ["Whether the old siding comes off or can stay depends on the wall, and our team has to see it."],
  },
  "siding-care": {
    subject: "care of the siding",
    say: [
      "Vinyl siding needs little care; a garden hose and a soft brush do for ordinary dirt. For pressure washing, paint or marks from a hit, ask our team first, so that nothing harms the finish.",
    ],
  },
  "siding-match": {
    say: [
      "I can't promise a match. Our reinforced siding comes in 40 colors, and we bring samples so that you can hold them against your own wall.",
      "Our team can compare it with the 40 colors that we have; bring a piece or a photo to the showroom if you like.",
    ],
  },
  soffit: {
    subject: "soffit, fascia and gutters",
    say: ["We do siding; whether soffit, fascia, gutters or shutters are done with it I don't have here."],
  },
  "siding-colors": {
    faq: "How many colors can I choose from?",
    say: [
      "{faq}",
      "40 colors for the reinforced vinyl siding. The names of the shades I don't have here; the samples show them.",
    ],
  },
  "siding-fade": { faq: "Will the color fade?", say: ["{faq}"] },
  "siding-wind": {
    faq: "How does it stand up to wind?",
    say: ["{faq}", "Up to 210 mph is the rating of our reinforced siding."],
  },
  resale: {
    say: [
      "I can't promise what it does for the value of your house; that depends on the market and the buyer. A local realtor can tell you, also whether buyers near you look for a tub.",
    ],
  },
};
