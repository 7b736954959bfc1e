import { region } from "@site/company/places";
import { productNames } from "@site/core/catalogue/options";
import { catalogue } from "@site/core/catalogue/texts";
import { categoryPath, pages } from "@site/core/site/pages";
import { productIn } from "../slots/find-service.ts";
import { type AnswerBank, depends, fromFaq, known, open } from "./answer.ts";

/** What the catalogue says of the product that a question names. */
function productText(text: string): string | undefined {
  const name = productIn(text);
  const product = catalogue.flatMap(({ products }) => products).find((each) => each.name === name);
  return product && Object.values(productNames).includes(product.name)
    ? `${product.name}: ${product.description}`
    : undefined;
}

const kinds = (question: string) => fromFaq(question, (answer, { text }) => [productText(text) ?? answer, answer]);

/** What the products are and how they behave. */
export const materialAnswers: AnswerBank = {
  "window-kinds": kinds("What styles of windows do you offer?"),
  "siding-kinds": kinds("What kinds of siding do you install?"),
  "door-kinds": kinds("What kinds of doors do you offer?"),
  brand: open(
    "the make of the products",
    "Our products are custom-made for each home and put in by our own certified installers. Which manufacturer makes them I don't have here; our team can tell you for each product.",
  ),
  glass: open(
    "the glass",
    "Windows are custom-made, and the glass is chosen with you. Which kinds of glass are available I don't have here.",
  ),
  ratings: open(
    "the test ratings",
    "The one figure I have is the air leakage of our double-hung windows, as low as 0.04 CFM. Other ratings are on the product papers that our team can show you.",
    "That rating I don't have here, and I don't want to guess a number.",
  ),
  noise: open(
    "how much quieter it gets",
    "A new window that closes tightly usually lets in less noise than a worn one, but I have no figure to promise. Our team can advise you on the glass for a noisy road; the windows are custom-made.",
  ),
  fog: open(
    "condensation",
    "I can't promise that a window never fogs: water on the room side depends a lot on the air in the house. Fog between the panes is different; if that happens on a window from us, our customer service looks at it.",
  ),
  "cold-performance": depends(({ service }) => [
    service === "siding" || service === "doors"
      ? `Our products are made for homes in ${region}, and a door or wall that fits tightly lets in less cold. I have no figure to promise for your house.`
      : "They are made for our winters: our double-hung windows have air leakage as low as 0.04 CFM, and our installers insulate the gap around the frame. How much warmer a room gets depends on the house.",
    "I can't promise a number of degrees; our team can say more once they have seen the house.",
  ]),
  cfm: known(
    "It measures how much air slips through a closed window: cubic feet per minute, tested for each square foot. Lower means tighter, and our double-hung windows go as low as 0.04.",
    "In plain words: the smaller the number, the less wind gets through the closed window.",
  ),
  "bay-bow": known(
    "A bay window usually has three panels set at an angle, with a big one in the middle; a bow window has four or more in a gentle curve. A picture window is one large pane that does not open. We make bay, bow and picture windows to measure.",
    "Bay: three panels with corners. Bow: four or more in a curve. Which suits your wall, our team can show you at the free visit.",
  ),
  "double-hung": known(
    "A double-hung window has two sashes that both slide up and down; in a single-hung only the lower one moves. A slider moves sideways. We make double-hung and slider windows; which is easiest for you to open is best tried in our showroom.",
  ),
  "other-windows": open(
    "that kind of window",
    "We list double-hung, bay, bow, picture and slider windows. Whether we also do the kind that you name, I don't have here.",
  ),
  "window-custom": fromFaq("Are the windows made to measure?"),
  "window-drafts": fromFaq("Will new windows stop the drafts?", (answer) => [
    answer,
    "Tighter windows help against drafts; how much depends on the house. Our team can look at where yours come from.",
  ]),
  "window-energy": depends(() => [
    `Tighter windows help to keep the heat inside, but I can't promise a saving; it depends on your house. You find the figures, and what they depend on, at ${categoryPath("windows")}.`,
    "I can't put a number on your heating bill from here. Our team can talk about it with you at the free visit.",
  ]),
  "window-colors": open(
    "the window colors",
    "Which colors the windows come in, inside and outside, I don't have here.",
  ),
  grids: open("grids in the glass", "Windows are custom-made, but which grid patterns there are I don't have here."),
  "frame-material": open("the frame material", "What the frames are made of I don't have here for each product."),
  "window-safety": open(
    "locks and safety stops",
    "I don't have here which locks or opening stops come with each window.",
  ),
  screens: open("the screens", "Which screens come with which window or door I don't have here."),
  "install-method": open(
    "trim, insulation and finish work",
    "For windows we take out the old unit, set and level the new one, insulate and seal it, and finish the trim. What is done on your house beyond that, and whether painting is part of it, stands in the written quote.",
  ),
  "vinyl-vs-wood": depends(() => [
    "Both have their points. Reinforced vinyl needs little care, comes in 40 colors and is rated for wind up to 210 mph. Engineered wood has the look of wood with less of the work that wood asks for. I have no impact rating for either; our team can show you both.",
    "We install reinforced vinyl, engineered wood and stacked stone vinyl siding. For anything else, or for what suits your house best, our team can advise you.",
  ]),
  "stone-siding": open(
    "what the stone siding needs on your wall",
    "Our Exteria stacked stone siding is made of vinyl with the look of stone, for the whole wall or a part of it. Whether your wall needs any preparation is looked at during the free visit.",
  ),
  "siding-insulated": open(
    "insulation under the siding",
    "I don't have here whether house wrap or insulation comes with the siding.",
  ),
  "siding-over": open(
    "what happens to the old siding",
    "Whether the old siding comes off or can stay depends on the wall, and our team has to see it.",
  ),
  "siding-care": open(
    "care of the siding",
    "Vinyl siding needs little care; a garden hose and a soft brush do for ordinary dirt. For pressure washing, paint or marks from a hit, ask our team first, so that nothing harms the finish.",
  ),
  "siding-match": depends(() => [
    "I can't promise a match. Our reinforced siding comes in 40 colors, and we bring samples so that you can hold them against your own wall.",
    "Our team can compare it with the 40 colors that we have; bring a piece or a photo to the showroom if you like.",
  ]),
  soffit: open(
    "soffit, fascia and gutters",
    "We do siding; whether soffit, fascia, gutters or shutters are done with it I don't have here.",
  ),
  "siding-colors": fromFaq("How many colors can I choose from?", (answer) => [
    answer,
    "40 colors for the reinforced vinyl siding. The names of the shades I don't have here; the samples show them.",
  ]),
  "siding-fade": fromFaq("Will the color fade?"),
  "siding-wind": fromFaq("How does it stand up to wind?", (answer) => [
    answer,
    "Up to 210 mph is the rating of our reinforced siding.",
  ]),
  "tub-to-shower": fromFaq("Can you turn my tub into a shower?"),
  "safety-tub": fromFaq("What is a safety tub?"),
  "shower-doors": fromFaq("Do you install shower doors on an existing shower?"),
  "bath-walls": open(
    "what the shower walls are made of",
    "Walls, base and fixtures go in as one custom-made unit. Which material, colors and patterns there are I don't have here; you can see them in our showroom.",
    "That detail of the walls I don't have either. In the showroom you can see and touch them.",
  ),
  "bath-scope": open(
    "the rest of the bathroom",
    "We do tub to shower conversions, safety tubs and shower doors. How much of the rest, such as floor, vanity, toilet or fan, can be part of it, our team tells you at the free visit.",
  ),
  "bath-access": open(
    "the details that make it safe for you",
    "We do low-step showers in the place of a tub, and walk-in safety tubs with a seat and hand rails. Grab bars, a shower seat or room for a wheelchair are planned with our team, so please tell them what is needed.",
  ),
  "walk-in-tub": open(
    "that detail of the tub",
    "Our safety tubs have a watertight door, a seat and hand rails; you sit down and then fill it. Sizes, jets and how long it takes to fill or drain I don't have here.",
  ),
  medicare: open(
    "help with paying for it",
    "Whether Medicare, Medicaid, the VA or another program pays, I can't say; please ask them or your plan. Our office can give you a written quote for it.",
  ),
  "shower-glass": open(
    "the glass and hardware",
    "We fit sliding, hinged or fixed glass to your opening. Which thickness, coating or hardware there is I don't have here; the showroom has samples.",
  ),
  resale: known(
    "I can't promise what it does for the value of your house; that depends on the market and the buyer. A local realtor can tell you, also whether buyers near you look for a tub.",
  ),
  "worth-it": known(
    "That depends on the state of yours, and I can't see it from here. The visit and estimate are free and without obligation, so you can hear an opinion before you decide anything.",
    "An honest answer needs a look at the house. If the old ones still work well, our team can tell you so, too.",
  ),
  "door-sizes": fromFaq("My opening is an odd size. Is that a problem?"),
  "door-security": fromFaq("Are the new doors more secure?"),
  "door-frame": fromFaq("Do you replace the frame too?"),
  "door-material": open(
    "door materials and colors",
    "Doors are custom-made, from plain to decorative. Which materials and colors there are I don't have here; the showroom has some to look at.",
  ),
  "door-glass": open(
    "glass in the door",
    "Our doors come with or without glass, from plain to decorative. Whether the piece that you name is available I don't have here.",
  ),
  "door-extras": open(
    "locks and extras for the door",
    "Our team walks you through the lock choices. Whether the extra that you name is available I don't have here.",
  ),
  "patio-kinds": open(
    "changing the opening",
    "We install patio doors and make them for the opening. Which types there are, and whether an opening can be changed, our team has to look at.",
  ),
  "storm-door": depends(({ text }) => [
    `Storm doors are fitted to your existing opening. ${/screen|color|match|view/i.test(text) ? "Which screens and colors there are I don't have here; our team can show you." : "Whether yours fits or is needed, our team sees at the free visit."}`,
  ]),
  fire: open(
    "insurance work",
    "I am sorry about the damage. What your insurance pays is between you and the insurer; our free estimate comes in writing, and the office can tell you how we work with an adjuster.",
  ),
  warranties: known(`The details are at ${pages.warranty.path}.`),
};
