import type { Asked } from "@site/core/chat/memory";
import { isDecline } from "./decline.ts";
import { asksPrice } from "./engine/cues.ts";
import { isQuestion } from "./understanding/clauses.ts";
import { means, type Understood } from "./understanding/understand.ts";

/** Meanings of an answer to a question: anything else is no name and no town. */
const answering = ["inform", "confirm", "greet", "correct", "thanks", "project"];

const capitalized = /^\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]+){1,3}$/u;

/** "Bev", "brent sadowski", "its jon": nothing but one to three words, which may be a name or a town. */
const bareWords = /^(?:(?:it'?s|im|i'm|this is|name'?s?) )?\p{L}[\p{L}'.-]+(?: \p{L}[\p{L}'.-]+){0,2}$/iu;
const sureOfOther = 0.7;

const isAnswer = ({ whole: { text, label, share } }: Understood): boolean =>
  capitalized.test(text.trim()) ||
  (bareWords.test(text.trim()) && share < sureOfOther && !isQuestion(text)) ||
  ((label === undefined || answering.includes(label)) && !asksPrice(text));

/** What a message may answer. */
export const answerTo = (understood: Understood, asked: Asked | undefined): Asked | undefined =>
  asked === "areaCode" || isAnswer(understood) ? asked : undefined;

const refusable: readonly Asked[] = ["details", "name", "location", "contact", "areaCode", "callback"];

/** Whether a message refuses what was asked, or to be contacted at all.
 * @param isTold it gave a name, a place or the like */
export function refuses(text: string, understood: Understood, asked: Asked | undefined, isTold = false): boolean {
  if (isDecline(text, asked, isTold)) return true;
  if (asked === undefined || !refusable.includes(asked)) return false;
  return means(understood, ["refuse"], 0.4) || (asked === "callback" && means(understood, ["deny"], 0.4));
}
