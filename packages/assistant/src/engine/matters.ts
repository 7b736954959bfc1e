import { serviceTypeLabels } from "@site/core/quote/options";
import type { EngineTurn } from "../engine.ts";
import { productIn, servicesIn } from "../slots/find-service.ts";
import { conceptsIn } from "../understanding/concepts.ts";
import { tokensOf } from "../understanding/features.ts";
import { wordsOf } from "../words.ts";

/** What a product has: "the color of the storm doors". Only words that hardly mean anything else. */
const parts: Readonly<Record<string, string>> = {
  screen: "the screens",
  grid: "the grids",
  color: "the color",
  lock: "the lock",
};

/** What stands on its own. */
const matters: Readonly<Record<string, string>> = {
  permit: "the permit",
  association: "your association",
  asbestos: "asbestos",
  mold: "mold",
  insurance: "your insurance",
  credit: "your credit",
  tax: "tax credits",
  soffit: "soffit and fascia",
};

function itemIn(text: string, { memory, slots }: EngineTurn): string | undefined {
  const product = productIn(text)?.toLowerCase();
  if (product) return `the ${product}`;
  const service = servicesIn(text)[0] ?? memory.interest ?? slots.service;
  return service && service !== "other" ? `the ${serviceTypeLabels[service].toLowerCase()}` : undefined;
}

/** A quote of fewer telling words says nothing, and one of more words is a speech. */
const fewest = 2;
const longest = 14;
const telling = (text: string): number =>
  wordsOf(text).filter(
    (word) =>
      word.length >= 3 &&
      !/^(?:what|how|who|when|where|why|which|you|your|yall|they|she|his|her|does|did|the|that|this|there|will|would|can|could|should|are|was|were|has|have|had|and|but|for|about|with|out|just|then|still|ill|dont|aint)$/.test(
        word,
      ),
  ).length;
const isQuotable = (text: string): boolean => wordsOf(text).length <= longest && telling(text) >= fewest;

/** A question in the visitor's words, fit to stand in a sentence of ours. */
export function quoted(text: string): string {
  const shown = text
    .replace(/^(?:hi|hello|hey|ok|and|so|um|well|yeah|also|but|lol|please|pls)[,!. ]+/i, "")
    .replace(/[\s?.!,]+$/, "")
    .replace(/["“”<>]/g, "")
    .trim();
  return [...shown].length <= 90
    ? shown
    : `${[...shown]
        .slice(0, 87)
        .join("")
        .replace(/\s\S*$/, "")} ...`;
}

/** What a question is about, in a few words of ours where we have them, otherwise in the visitor's.
 * @returns "the color of the storm doors", "\"can the cat door go in the glass part\"", "that" */
export function matterOf(question: string, turn: EngineTurn): string {
  const concepts = conceptsIn(tokensOf(question).join(" "));
  const item = itemIn(question, turn);
  const part = concepts.find((concept) => concept in parts);
  if (part && item) return `${parts[part]} of ${item}`;
  const own = concepts.find((concept) => concept in matters);
  if (own) return matters[own] as string;
  if (isQuotable(question)) return `"${quoted(question)}"`;
  const whole = turn.messages.at(-1) ?? "";
  return isQuotable(whole) ? `"${quoted(whole)}"` : (item ?? "that");
}
