import type { Article } from "../schema.ts";

export const articles: readonly Article[] = [
  {
    id: "after-the-hail",
    slug: "after-the-hail",
    title: "After the hail: what to look for, and who to call first",
    excerpt: "A walk around the house in the right order, and why the ladder can wait.",
    category: "Roofing",
    date: "2026-06-08",
    image: "/illustrations/scene-home.svg",
    imageAlt: "Drawing of a house",
    sections: [
      {
        paragraphs: [
          "Stay off the roof. Look from the ground at what hail hits first: downspouts, the mailbox, the air conditioner, window screens. Dents there mean that the shingles are worth a look.",
          "Take pictures with the date on them. Call your insurance before you sign anything, and be wary of anyone at the door who asks you to.",
        ],
      },
      {
        heading: "What we look at",
        paragraphs: [
          "We check the ridge, the valleys and the flashing, mark what we find with chalk and show you the pictures.",
        ],
      },
    ],
    claims: [],
  },
];
