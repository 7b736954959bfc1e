import type { Plan, TextSection } from "../schema.ts";

export const plans: readonly Plan[] = [
  {
    title: "Same As Cash",
    text: "12-24 months at 0% if paid in full within the promotional period.",
    points: ["Finish the project now, pay it off in your own time", "Good when savings or a tax refund are on the way"],
    disclosure: "",
    claims: ["V-01"],
  },
  {
    title: "Low Monthly Payments",
    badge: "MOST POPULAR",
    text: "Plans up to 10 years with fixed rates.",
    points: ["The same payment every month", "Good for larger projects and steady budgets"],
    disclosure: "",
    claims: ["V-02"],
  },
  {
    title: "Reduced APR",
    text: "A lower annual percentage rate, with 0% APR for qualified customers.",
    points: ["Less interest over the life of the plan", "Good when you want to keep the total cost down"],
    disclosure: "",
    claims: ["V-05"],
  },
];

export const questions: readonly string[] = [
  "What is the annual percentage rate, and is it fixed?",
  "What is the monthly payment, and how many payments are there?",
  "What will I have paid in total at the end?",
  "Is there a promotional period, and what happens when it ends?",
  "Are there any fees to open the plan, or for paying it off early?",
  "When is the first payment due?",
  "What happens if a payment is late?",
  "Who is the lender, and who do I call with questions?",
];

export const preApproval: TextSection = {
  heading: "Know where you stand before you decide",
  paragraphs: [
    "Pre-approval has no credit-score impact, and you get a credit decision in minutes. It does not commit you to anything; it only tells you which plans are open to you.",
  ],
};

export const creditNote = "Subject to credit approval. Terms and conditions apply.";
