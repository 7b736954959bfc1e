import type { TextSection } from "../schema.ts";

export const warranties: readonly TextSection[] = [
  {
    heading: "Product warranty",
    paragraphs: [
      "The products we install carry a lifetime warranty. It covers the product itself: frames, sashes, glass units, panels, bases and hardware, as the written warranty of each product describes them.",
      "You receive the written warranty with your papers. We are glad to let you read it before you sign anything; ask in the showroom, by phone or by email.",
    ],
  },
  {
    heading: "Installation warranty",
    paragraphs: [
      "A good product also has to be put in well. Our own certified installers do the work, and the company stands behind it. If something we installed does not open, close, drain or seal as it should, call us and we will come and look at it.",
    ],
  },
  {
    heading: "Transferable warranty",
    paragraphs: [
      "The warranty for windows, siding and doors is transferable. If you sell your home, it can pass to the next owner. Call us when you sell, so that our records show the right name.",
    ],
  },
];

export const serviceText = "If something needs attention, call customer service or use the service request page.";
