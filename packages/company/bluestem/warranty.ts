import type { TextSection } from "../schema.ts";

export const warranties: readonly TextSection[] = [
  {
    heading: "On the material",
    paragraphs: ["The maker's warranty is yours. We register it and hand you the papers."],
  },
  {
    heading: "On the work",
    claims: ["workmanship"],
    paragraphs: [
      "We give a 10-year workmanship warranty on work by our own crews. If it leaks where we worked, we fix it.",
    ],
  },
];

export const serviceText = "If something is not right, call the office or use the service request page.";
