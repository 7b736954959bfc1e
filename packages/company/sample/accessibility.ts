import type { TextSection } from "../schema.ts";

export const accessibility: readonly TextSection[] = [
  {
    heading: "Our target",
    claims: ["M-30"],
    paragraphs: [
      "We want everyone to be able to use this site. Our target is the Web Content Accessibility Guidelines, WCAG 2.1 AA. We test every page with automatic tools and by keyboard before it is published.",
    ],
  },
  {
    heading: "What you can expect",
    paragraphs: ["On every page:"],
    list: [
      "Everything works with a keyboard, and the focus is always visible.",
      "Text can be enlarged and pages reflow on small screens.",
      "Pictures that carry meaning have a text alternative; videos open with the player's own captions.",
      "Forms name their fields and say in words what is wrong.",
      "Moving content can be paused, and stays still when your device asks for reduced motion.",
      "Our phone number is on every page for people who would rather talk.",
    ],
  },
  {
    heading: "Known limits",
    paragraphs: [
      "Maps and videos from other companies open only when you ask for them; we cannot change how their players work. The address stands in text beside every map. Articles and pages from our content system are checked when they are published, but may lag behind.",
    ],
  },
  {
    heading: "Tell us about a barrier",
    claims: ["M-28"],
    paragraphs: [
      "If something on this site does not work for you, call or write to us and name the page and what you tried to do. We answer accessibility feedback within 2 business days, and meanwhile we are glad to help you by phone.",
    ],
  },
  {
    heading: "Formal complaints",
    claims: ["M-29"],
    paragraphs: [
      "If our answer does not solve it, you may make a formal complaint in writing to our showroom address. We answer formal complaints within 10 business days.",
    ],
  },
];
