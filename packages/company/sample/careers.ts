import type { Point, PositionTexts } from "../schema.ts";
import type { positions } from "./positions.ts";

export const intro =
  "We hire people who like to leave a house better than they found it, and we train them to do it well. You work with the same crew, on jobs close to home, for a family that knows your name.";

export const benefits: readonly Point[] = [
  { title: "Pay and steady work", text: "Hourly pay, and steady work beside the same crew." },
  { title: "Tools and uniforms", text: "We supply them, so you can start with what you know." },
  { title: "Health", text: "Health coverage for full-time installers." },
  { title: "Paid time off", text: "Time for family, hunting season or nothing at all." },
  { title: "401(k) with match", text: "We add to what you save for later.", claims: ["M-34"] },
  { title: "Career growth", text: "Learn the trade, lead a crew, teach the next one." },
];

export const lookingFor: readonly string[] = [
  "Care for the details that a homeowner sees every day",
  "Respect for the home, the pets and the neighbors",
  "A steady pace, and the honesty to say when something is not right",
  "Good company on a cold morning",
];

export const positionTexts = {
  installer: {
    summary: "Join a crew that installs windows, siding, doors and bathrooms across Central New York.",
    duties: [
      "Remove old windows, doors, siding or fixtures without harm to the house",
      "Set, level, insulate and seal new products with your crew",
      "Finish trim, clean up every day and leave the site safe",
      "Keep tools, vehicle and materials in order",
    ],
    wishes: [
      "Experience in construction or carpentry is welcome; we train the rest",
      "You can lift, climb ladders and work outdoors",
      "You are on time and good with people",
    ],
    schedule: "Full-time, on weekdays, with the same crew.",
  },
  "lead-installer": {
    summary: "Lead a crew from the first measurement to the final walk-through with the homeowner.",
    duties: [
      "Plan the day, check measurements and materials, and keep the job on schedule",
      "Do and check the details that keep water and wind out",
      "Teach newer installers on the job",
      "Walk through the finished work with the homeowner",
    ],
    wishes: [
      "Several years of work with windows, siding, doors or bathrooms",
      "You explain things calmly, to customers and to your crew",
      "A clean driving record",
    ],
    schedule: "Full-time, on weekdays, leading one crew.",
  },
} as const satisfies Record<(typeof positions)[number]["slug"], PositionTexts>;
