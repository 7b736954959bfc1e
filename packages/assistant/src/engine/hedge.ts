import { type Topic, topicIn } from "../understanding/topics.ts";

/** Below this share a fact is told as an answer to what was probably meant. */
export const sureOfFact = 0.33;
/** Texts that do no harm beside another question. */
export const plain = new Set([
  "price",
  "push-price",
  "hours",
  "area",
  "offered",
  "phone",
  "address",
  "other-trade",
  "job-subs",
]);

const nouns: Readonly<Record<Topic, string>> = {
  financing: "financing",
  warranty: "the warranty",
  giveaway: "the giveaway",
  jobs: "work with us",
  windows: "windows",
  siding: "siding",
  bathrooms: "the bathroom",
  doors: "doors",
  work: "how the work is done",
  estimate: "the estimate",
  price: "the price",
};
/** Says what a fact is an answer to, where the question was hardly understood. */
export function hedge(label: string): string {
  const topic = topicIn([{ label, share: 1 }]);
  return topic ? `If your question is about ${nouns[topic]}:` : "If I understand you right:";
}
