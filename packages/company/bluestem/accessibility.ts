import type { TextSection } from "../schema.ts";

export const accessibility: readonly TextSection[] = [
  {
    heading: "What we aim for",
    claims: ["guidelines"],
    paragraphs: [
      "Everyone should be able to use this site. We follow the Web Content Accessibility Guidelines, WCAG 2.1 AA.",
    ],
  },
  {
    heading: "Tell us what gets in your way",
    claims: ["feedback"],
    paragraphs: [
      "Call or write to us and name the page. We answer within 3 business days, and help you by phone meanwhile.",
    ],
  },
];
