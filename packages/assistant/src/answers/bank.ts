import { edition } from "@site/company/giveaway";
import { currentEdition } from "@site/core/giveaway/edition";
import { freshMemory } from "../session-slots.ts";
import { type AnswerBank, type AnswerContext, hasTheseTrades, known } from "./answer.ts";
import { companyAnswers } from "./company.ts";
import { followUpAnswers } from "./follow-ups.ts";
import { materialAnswers } from "./materials.ts";
import { payingAnswers } from "./paying.ts";
import { giveawayAnswers, jobAnswers, warrantyAnswers } from "./people.ts";
import { talkAnswers } from "./talk.ts";
import { visitAnswers } from "./visits.ts";

const withoutGiveaway = Object.fromEntries(
  Object.keys(giveawayAnswers).map((label) => [label, known("We have no giveaway at present.")]),
);

/** What is said to every meaning that is answered by a text; acts have replies of their own. */
export const answerBank: AnswerBank = {
  ...visitAnswers,
  ...(hasTheseTrades ? materialAnswers : {}),
  ...payingAnswers,
  ...companyAnswers,
  ...jobAnswers,
  ...(edition ? giveawayAnswers : withoutGiveaway),
  ...warrantyAnswers,
  ...talkAnswers,
  ...followUpAnswers,
};

/** Answers that move with the clock. */
const ofTheMoment = /^(?:hours|always-open|giveaway|home-show)/;

/**
 * Every fact that a model may use: the first wording of each answer.
 * @param moves those that hold only at this instant, or else those that always hold and may stay in a provider's cache
 */
export function factsFor(now: Date, moves: boolean): string[] {
  const context: AnswerContext = {
    now,
    edition: currentEdition,
    text: "",
    service: undefined,
    slots: {},
    memory: freshMemory(),
  };
  const facts = Object.entries(answerBank).filter(
    ([label]) => !(label in talkAnswers || label in followUpAnswers) && ofTheMoment.test(label) === moves,
  );
  return [...new Set(facts.flatMap(([, { say }]) => say(context)?.[0] ?? []))];
}
