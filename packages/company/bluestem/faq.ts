import type { FaqGroup } from "../schema.ts";
import type { ClaimId } from "./claims.ts";

const entry = (question: string, answer: string, ...claims: ClaimId[]) => ({ question, answer, claims });

export const faqGroups = {
  general: {
    label: "General",
    questions: [
      entry("How long have you been in business?", "Since 2011, always in Lincoln.", "founded"),
      entry(
        "Are you licensed and insured?",
        "Yes. We are licensed and insured, and we show you the papers before we start.",
      ),
      entry("Do you use subcontractors?", "No. The people on your house are on our payroll."),
      entry("Where do you work?", "In Lincoln, Seward, Crete, Waverly, Hickman, Beatrice and nearby towns."),
    ],
  },
  roofing: {
    label: "Roofing",
    questions: [
      entry("How long does a new roof take?", "Most roofs take 1-3 days, depending on size and weather.", "roofDays"),
      entry(
        "Which shingles do you use?",
        "Architectural shingles rated Class 4 (UL 2218, the highest class for impact), or standing seam metal.",
        "hail",
      ),
      entry("Do you take off the old roof?", "Yes, down to the deck. We never roof over a roof."),
      entry(
        "Do you work with my insurance?",
        "We meet the adjuster if you like and give you pictures and a written price. What the insurer pays is between you and them.",
      ),
      entry(
        "Will you find out where my roof leaks?",
        "Yes. We look at the flashing, the valleys and the vents first, and show you pictures of what we find.",
      ),
    ],
  },
  siding: {
    label: "Siding",
    questions: [
      entry("What kinds of siding do you put on?", "Fiber cement and steel, with trim to match."),
      entry("Does steel siding dent in hail?", "Less than vinyl breaks. A very large stone can leave a mark."),
      entry("Does the old siding come off?", "Yes. We check the wall and start with a new weather barrier."),
    ],
  },
  gutters: {
    label: "Gutters",
    questions: [
      entry(
        "What are seamless gutters?",
        "Gutters of one piece for each eave, formed by a machine on our truck, so that no joint can leak.",
      ),
      entry("How long do new gutters take?", "An ordinary house takes one day.", "gutterDay"),
      entry("Do leaf guards fit my gutters?", "Most of them, if the gutters are sound. We clean and flush them first."),
    ],
  },
  process: {
    label: "Process",
    questions: [
      entry("What does an estimate cost?", "Nothing. It is free, in writing, and good for 60 days.", "estimates"),
      entry(
        "How do I pay?",
        "By check or bank transfer when the work is done. Loans are made by Platte Valley Credit Union, not by us.",
      ),
      entry("Can I change an appointment?", "Yes, by phone. The chat can't do it."),
    ],
  },
} as const satisfies Record<string, FaqGroup>;
