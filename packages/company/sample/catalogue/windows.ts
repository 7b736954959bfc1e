import type { CategoryTexts } from "../../schema.ts";

export const windows: CategoryTexts<"windows"> = {
  slug: "windows",
  name: "Windows",
  heroHeading: "Windows custom-made for your home and upstate weather",
  description:
    "Drafty sashes, paint-stuck frames and fogged glass make a house harder to live in. We measure every opening, have your windows custom-made and install them with our own certified installers.",
  products: [
    {
      id: "windows-double-hung",
      slug: "double-hung",
      name: "Double-Hung Windows",
      description:
        "The classic upstate window: two sashes that slide up and down and tilt in for cleaning. It suits almost every opening in almost every house.",
      overview:
        "A double-hung window lets you open the bottom sash, the top sash or a little of both, so warm air leaves at the top while cool air comes in below. Both sashes tilt into the room, which means you can wash the outside of an upstairs window without a ladder. Each unit is custom-made for your opening, so no filler strips are needed to make a stock size fit. Our own certified installers set it level, insulate the gap around the frame and finish the trim. Most window installs take 1-2 days from the first window to the final clean-up.",
      imageAlt: "Drawing of a double-hung window with its lower sash raised behind a window box",
      features: [
        "Both sashes slide and tilt in for cleaning",
        "Custom-made for each opening in your home",
        "Air leakage as low as 0.04 CFM",
        "Sash locks that draw the frames tight together",
        "Full or half insect screens",
        "Choice of grilles, finishes and hardware",
      ],
      benefits: [
        "Fresh air from the top, the bottom or both",
        "Safe, easy cleaning from inside the room",
        "Fewer drafts on windy winter nights",
        "A traditional look that suits older and newer homes",
      ],
      claims: ["V-10", "V-12"],
    },
    {
      id: "windows-bay-bow-picture-windows",
      slug: "bay-bow-picture-windows",
      name: "Bay, Bow & Picture Windows",
      description:
        "Open a wall to the view and let daylight reach the back of the room. Bay and bow windows also add a seat or a shelf; a picture window keeps the lines clean.",
      overview:
        "A bay window joins three units at an angle, a bow joins four or more in a gentle curve, and a picture window is one broad pane that does not open. All three change how a room feels, because they bring in light from more than one side or frame the view like a painting. Bays and bows reach past the wall, so the seat and the roof above must be supported, flashed and insulated with care; that is work for our own certified installers. We help you choose which sections open for air and which stay fixed, and every unit is custom-made for the opening.",
      imageAlt: "Drawing of a three-part bay window with a cushioned seat and a small copper-colored roof",
      features: [
        "Wide views with slim frames",
        "Side units that open for fresh air",
        "Insulated seat and head boards on bays and bows",
        "Angled bay, curved bow or flat picture layouts",
        "Interior seats finished to match your trim",
        "Custom-made for the width and height of your wall",
      ],
      benefits: [
        "More daylight deep into the room",
        "A reading seat or a sunny shelf for plants",
        "A focal point seen from inside and from the street",
        "A room that feels larger without an addition",
      ],
      claims: [],
    },
    {
      id: "windows-slider-windows",
      slug: "slider-windows",
      name: "Slider Windows",
      description:
        "Sashes that glide sideways on a track, for openings that are wider than they are tall. Handy above a sink, a tub or a desk, where lifting a sash is awkward.",
      overview:
        "A slider opens with one hand, from the side, which makes it a good choice wherever you have to reach over something. There are no weights or balances to wear out; the sash rides on rollers along a track that is easy to vacuum. Two-part sliders open on one side or both, and three-part sliders put a wide fixed pane in the middle. As with all our windows, each slider is custom-made for its opening and set by our own certified installers. If you heat an older house, ask about the lower air leakage of a new unit: new windows can bring energy savings of 15-25%.",
      imageAlt: "Drawing of a wide two-part slider window above a kitchen counter with a tap",
      features: [
        "Glides sideways with one hand",
        "Two-part and three-part layouts",
        "Sashes lift out for cleaning",
        "Smooth rollers on an easy-to-clean track",
        "Locks that are easy to see and reach",
        "Custom-made for wide or low openings",
      ],
      benefits: [
        "Easy to open where reaching is hard",
        "A generous opening for fresh air",
        "Few moving parts to look after",
        "Energy savings of 15-25%",
      ],
      claims: ["V-11"],
    },
  ],
};
