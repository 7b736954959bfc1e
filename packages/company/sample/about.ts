import type { Point, TextSection } from "../schema.ts";

export const story: TextSection = {
  heading: "Our story",
  claims: ["A-04", "A-05"],
  paragraphs: [
    "In 1989 our family began to replace windows for neighbors around Whitesboro. The rule was simple: treat every house as if it stood on our own street. Most of the time it nearly did.",
    "One good window led to the next question. Could we do the siding too? The bathroom my mother can no longer use? The front door that lets in the snow? We said yes when we knew that we could do it well, and we hired and trained our own people for it. That is still how we work. No subcontractors, no crews that change from day to day.",
    "After 35+ years we are still family-owned, still in Central New York, and still the people you call if something is not right. You can meet us at the showroom, or at your kitchen table.",
  ],
};

export const reasons: readonly Point[] = [
  { title: "Our own certified installers", text: "The people in your home work for us. We use no subcontractors." },
  { title: "Custom-made products", text: "Windows, doors and showers are custom-made for your home." },
  { title: "Lifetime warranty", text: "Our products carry a lifetime warranty. Ask to read it before you sign." },
  { title: "Licensed and insured", text: "You are protected, and so are we. Proof is a phone call away." },
  {
    title: "A quote within 24 hours",
    text: "Free, in writing, no obligation. Financing is available when it helps.",
    claims: ["A-14"],
  },
  {
    title: "Someone to ask, 24/7",
    text: "Our automated chat agent answers day and night, and the office calls back.",
    claims: ["A-15"],
  },
];
