import type { Point, PositionTexts } from "../schema.ts";
import type { positions } from "./positions.ts";

export const intro =
  "Steady work, paid by the hour, and home for supper. We train people who show up and pay attention.";

export const benefits: readonly Point[] = [
  { title: "Hourly pay, all year", text: "In winter we do gutters and shop work." },
  { title: "Safety gear", text: "Harness, boots and training are on us." },
  { title: "Health coverage", text: "For full-time people, after a month." },
];

export const lookingFor: readonly string[] = ["Comfortable with heights", "Careful with other people's flower beds"];

export const positionTexts = {
  roofer: {
    summary: "Tear off, dry in and shingle with a crew of five in and around Lincoln.",
    duties: ["Take off old roofing", "Lay underlayment, shingles and metal", "Keep the yard clean"],
    wishes: ["A year of roofing is a plus", "You can carry a bundle up a ladder"],
    schedule: "Full-time, Monday to Friday.",
  },
} as const satisfies Record<(typeof positions)[number]["slug"], PositionTexts>;
