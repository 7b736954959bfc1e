import { profile } from "@site/core/business/profile";
import { serviceChoices } from "@site/core/chat/options";
import { pages } from "@site/core/site/pages";
import type { Engine, EngineReply, EngineTurn } from "../engine.ts";
import type { PatternSource } from "../patterns/pattern-source.ts";
import { answerClauses, type ClauseAnswer } from "./answer-clauses.ts";
import { patternIndexOf } from "./pattern-index.ts";
import { findSmallTalk, type SmallTalk } from "./small-talk.ts";
import { spanishReply } from "./spanish.ts";

const subjects = "windows, siding, bathrooms and doors";
/** Said beside a read-back: the question is not passed over. */
const unanswered = `I have no answer to your question here; the office at ${profile.phone} has.`;

const confirmation = "Is that right?";

const fallbacks = [
  `I am not sure that I understood. I can help with ${subjects}: ask about products, warranty, financing, hours, or a free estimate.`,
  `I am sorry, I do not have an answer to that. Please call ${profile.phone}, or leave your name and phone number and the office will get back to you about ${subjects}.`,
  `That is something I can't answer here. The office at ${profile.phone} can, or ask me about products, prices, financing, warranty, hours or the giveaway.`,
] as const;

/** Answers to words that carry no question. `isLead`: the office has the request already. */
const smallTalk = ({ slots, plan, history }: EngineTurn): Record<SmallTalk, string> => {
  const you = slots.name ? `, ${slots.name.split(" ")[0]}` : "";
  const isLead = plan.state === "lead_created";
  const isConfirmed = history.at(-1)?.content.endsWith(confirmation);
  return {
    greeting: `Hello${you}! I can answer questions about ${subjects}, or note what is needed for a free estimate.`,
    howAreYou: `Thank you for asking. I am an automated assistant and ready to help with ${subjects}.`,
    thanks: isLead
      ? `You're welcome${you}. Our team will be in touch; is there anything else?`
      : `You're welcome${you}. Is there anything else I can help with?`,
    goodbye: `Thank you${you}, and goodbye. You can reach us any time at ${profile.phone}.`,
    yes: plan.question && !isConfirmed ? "Good." : "Good. What would you like to know?",
    no: isConfirmed ? `Sorry about that. ${fallbacks[0]}` : "All right.",
    why: `Only so that the office can answer you about your project. You decide what you share; you can also call ${profile.phone}.`,
  };
};

const spoken = ({ text, kind }: ClauseAnswer): string =>
  kind === "guess" ? `I think you are asking about this: ${text} ${confirmation}` : text;

/** Said once, to a visitor who only asks. */
const offer = "Would you like a free estimate?";

/** A guess ends with a question of its own. */
const isGuess = (answers: readonly ClauseAnswer[]): boolean => answers.some(({ kind }) => kind === "guess");

function closing(turn: EngineTurn, answers: readonly ClauseAnswer[]): string | undefined {
  const { plan, memory } = turn;
  if (isGuess(answers)) return undefined;
  if (plan.question) return plan.question;
  return plan.state === "answering" && memory.topics.length === 0 ? offer : undefined;
}

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(" ");

function fallback({ memory, plan }: EngineTurn): EngineReply {
  // From the second one on two wordings take turns: nobody reads the same sentence twice in a row.
  const content = fallbacks[memory.fallbacks === 0 ? 0 : 2 - (memory.fallbacks % 2)] ?? fallbacks[0];
  const isSecond = memory.fallbacks > 0;
  return {
    content: joined(content, isSecond ? undefined : plan.question),
    askedFor: isSecond ? null : (plan.asks ?? null),
    selections: isSecond ? undefined : serviceChoices,
    isFallback: true,
  };
}

const closingWords = ({ plan }: EngineTurn): string =>
  plan.state === "lead_created" ? "Is there anything else I can help with?" : "Thank you.";

/** The visitor gave details and asked nothing: thanks and the next question, or that the request is with the office. */
function acknowledge(turn: EngineTurn): EngineReply | undefined {
  const { found, plan, memory } = turn;
  const hasFound = Object.values(found).some(Boolean);
  if (!hasFound && !memory.lastAsked) return undefined;
  const thanks =
    found.details && Object.values(found).filter(Boolean).length === 1 ? "Thank you, that helps." : undefined;
  return { content: joined(thanks, plan.question) || closingWords(turn) };
}

/** Thanks and goodbyes are not the moment for the next question. */
function chat(turn: EngineTurn, talk: SmallTalk): EngineReply {
  const isEnd = talk === "thanks" || talk === "goodbye";
  const text = smallTalk(turn)[talk];
  return isEnd ? { content: text, askedFor: null } : { content: joined(text, turn.plan.question) };
}

function reply(turn: EngineTurn, patterns: Awaited<ReturnType<typeof patternIndexOf>>): EngineReply {
  const { found, plan, messages, memory, state } = turn;
  const last = messages.at(-1) ?? "";
  const talk = findSmallTalk(last);
  const hasFound = Object.values(found).some(Boolean);
  if (talk && !hasFound) return chat(turn, talk);
  const isAnswer = memory.lastAsked !== undefined || hasFound;
  const { answers, isUnanswered } = answerClauses(turn, patterns, !isAnswer);
  if (answers.length > 0) {
    return {
      content: joined(...answers.map(spoken), closing(turn, answers)),
      topics: answers.map(({ id }) => id),
      askedFor: isGuess(answers) ? null : undefined,
    };
  }
  if (isUnanswered && !hasFound) return fallback(turn);
  if (isUnanswered) return { content: joined(unanswered, plan.question) };
  if (plan.state === "declined" && state !== "declined")
    return {
      content: `That is no problem. You can send the quote form at ${pages.quote.path} whenever it suits you, or call ${profile.phone}. I am glad to answer questions here.`,
    };
  return acknowledge(turn) ?? fallback(turn);
}

/**
 * Answers without a model and without the network: rules, then the facts of the site, then approved patterns.
 * @param listPatterns approved question and answer pairs; none when absent
 */
export const embeddedEngine = (listPatterns?: PatternSource): Engine => ({
  async reply(turn) {
    if (turn.memory.language === "es") return spanishReply(turn);
    const patterns = listPatterns && (await patternIndexOf(listPatterns, turn.now.getTime()));
    return reply(turn, patterns);
  },
});
