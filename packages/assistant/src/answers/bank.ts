import { creditNote, plans } from "@site/company/financing";
import { edition } from "@site/company/giveaway";
import { answerTime } from "@site/company/hours";
import { positions } from "@site/company/positions";
import { answerPromise } from "@site/core/business/calendar";
import { currentEdition } from "@site/core/giveaway/edition";
import { freshMemory } from "../session-slots.ts";
import { labelsOf } from "../understanding/topics.ts";
import { type AnswerBank, type AnswerContext, known, phone } from "./answer.ts";
import { companyAnswers } from "./company.ts";
import { companyBank } from "./company-texts.ts";
import { followUpAnswers } from "./follow-ups.ts";
import { payingAnswers } from "./paying.ts";
import { giveawayAnswers, jobAnswers, warrantyAnswers } from "./people.ts";
import { talkAnswers } from "./talk.ts";
import { visitAnswers } from "./visits.ts";

/** One text for all meanings of a topic that the company has nothing for. */
const none = (labels: readonly string[], text: string): AnswerBank =>
  Object.fromEntries(labels.map((label) => [label, known(text)]));

const withoutJobs = none(
  labelsOf("jobs"),
  `We have no open position at present. The office at ${phone} can tell you when that changes.`,
);

/** What is said to every meaning that is answered by a text; acts have replies of their own. */
export const answerBank: AnswerBank = {
  ...visitAnswers,
  ...payingAnswers,
  ...companyAnswers,
  ...jobAnswers,
  ...giveawayAnswers,
  ...warrantyAnswers,
  ...talkAnswers,
  ...followUpAnswers,
  ...companyBank,
  ...(plans.length > 0 ? {} : none(labelsOf("financing"), creditNote)),
  ...(positions.length > 0 ? {} : withoutJobs),
  ...(edition ? {} : none(labelsOf("giveaway"), "We have no giveaway at present.")),
};

/** Answers that move with the clock. */
const ofTheMoment = /^(?:hours|always-open|giveaway|home-show)/;

/** Said in a place of their own, and no facts. */
const spoken = /^(?:joke$|why-trust-us$|offered$|about-)/;

/**
 * Every fact that a model may use: the first wording of each answer.
 * @param moves those that hold only at this instant, or else those that always hold and may stay in a provider's cache
 */
export function factsFor(now: Date, moves: boolean): string[] {
  const context: AnswerContext = {
    now,
    promise: answerTime.text,
    edition: currentEdition,
    text: "",
    service: undefined,
    slots: {},
    memory: freshMemory(),
  };
  const facts = Object.entries(answerBank).filter(
    ([label]) =>
      !(label in talkAnswers || label in followUpAnswers || spoken.test(label)) && ofTheMoment.test(label) === moves,
  );
  const promised = moves ? [`A request that is sent now is answered ${answerPromise(now)}.`] : [];
  return [...promised, ...new Set(facts.flatMap(([, { say }]) => say(context)?.[0] ?? []))];
}
