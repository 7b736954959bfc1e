import { profile } from "@site/core/business/profile";
import type { Asked } from "@site/core/chat/memory";
import { serviceChoices } from "@site/core/chat/options";
import { pages } from "@site/core/site/pages";
import type { Engine, EngineReply, EngineTurn } from "../engine.ts";
import type { PatternSource } from "../patterns/pattern-source.ts";
import { servicesIn } from "../slots/find-service.ts";
import { answerClauses, type ClauseAnswer } from "./answer-clauses.ts";
import { isQuestion } from "./clauses.ts";
import { answerByLabel, wantsCallOffer } from "./label-answers.ts";
import { type PatternIndex, patternIndexOf } from "./pattern-index.ts";
import { findSmallTalk, type SmallTalk } from "./small-talk.ts";
import { spanishReply } from "./spanish.ts";

const subjects = "windows, siding, bathrooms and doors";
/** Said beside a read-back: the question is not passed over. */
const unanswered = `I have no answer to your question here; the office at ${profile.phone} has.`;

const fallbacks = [
  `I am not sure that I understood, or it is outside what I know. I can help with ${subjects}: ask about products, warranty, financing, hours, or a free estimate.`,
  `I am sorry, I do not have an answer to that. Please call ${profile.phone}, or leave your name and phone number and the office will get back to you about ${subjects}.`,
  `That is something I can't answer here. The office at ${profile.phone} can, or ask me about products, prices, financing, warranty, hours or the giveaway.`,
] as const;

/** Answers to words that carry no question. `isLead`: the office has the request already. */
const smallTalk = ({ slots, plan }: EngineTurn): Record<SmallTalk, string> => {
  const you = slots.name ? `, ${slots.name.split(" ")[0]}` : "";
  const isLead = plan.state === "lead_created";
  return {
    greeting: `Hello${you}! I can answer questions about ${subjects}, or note what is needed for a free estimate.`,
    howAreYou: `Thank you for asking. I am an automated assistant and ready to help with ${subjects}.`,
    thanks: isLead
      ? `You're welcome${you}. Our team will be in touch; is there anything else?`
      : `You're welcome${you}. Is there anything else I can help with?`,
    goodbye: `Thank you${you}, and goodbye. You can reach us any time at ${profile.phone}.`,
    yes: plan.question ? "Good." : "Good. What would you like to know?",
    no: plan.question
      ? "All right."
      : `Sorry, then I misunderstood. Could you say it in other words? You can also call ${profile.phone}.`,
    why: `Only so that the office can answer you about your project. You decide what you share; you can also call ${profile.phone}.`,
  };
};

const offer = "Would you like a free estimate?";

/** At most one question ends a reply: the plan's, the offer of a call, or once the offer of an estimate. */
function closing(turn: EngineTurn, answers: readonly ClauseAnswer[]): { question?: string; asks?: Asked | null } {
  const { plan, memory, slots } = turn;
  const ids = answers.map(({ id }) => id);
  if (wantsCallOffer(ids)) {
    if (slots.phone) return { question: "I have added your question to your request for the office.", asks: null };
    const mayOffer = !memory.asked.callback && !memory.refused?.includes("callback");
    if (mayOffer) return { question: "Shall I have somebody call you about it?", asks: "callback" };
    return { question: plan.question ?? `You can call ${profile.phone}.`, asks: plan.asks ?? null };
  }
  if (answers.some(({ text }) => text.endsWith("?"))) return { asks: null };
  if (plan.question) return { question: plan.question };
  return plan.state === "answering" && memory.topics.length === 0 && !memory.kind && isAboutWork(ids)
    ? { question: offer }
    : {};
}

/** An estimate is offered beside what is about work, not beside a job's pay or somebody else's business. */
const isAboutWork = (ids: readonly string[]): boolean =>
  !ids.some((id) => /^(?:jobs|pay|benefits|links|giveaway|off-topic|not-our|other-trade|why-ask|rival|push)/.test(id));

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

const closingWords = ({ plan, memory }: EngineTurn): string =>
  memory.kind && memory.kind !== "callback"
    ? ""
    : plan.state === "lead_created"
      ? "Is there anything else I can help with?"
      : "Thank you.";

/** The visitor gave details and asked nothing: thanks and the next question, or that the request is with the office. */
function acknowledge(turn: EngineTurn): EngineReply | undefined {
  const { found, plan, memory } = turn;
  const hasFound = Object.values(found).some(Boolean);
  if (!hasFound && !memory.lastAsked) return undefined;
  const thanks =
    found.details && Object.values(found).filter(Boolean).length === 1 ? "Thank you, that helps." : undefined;
  return {
    content: joined(thanks, plan.question) || closingWords(turn) || (plan.state === "lead_created" ? "" : "Thank you."),
  };
}

function chat(turn: EngineTurn, talk: SmallTalk): EngineReply {
  const isEnd = talk === "thanks" || talk === "goodbye";
  const text = smallTalk(turn)[talk];
  return isEnd ? { content: text, askedFor: null } : { content: joined(text, turn.plan.question) };
}

const talkOf: Readonly<Record<string, SmallTalk>> = {
  greet: "greeting",
  thanks: "thanks",
  goodbye: "goodbye",
  confirm: "yes",
  deny: "no",
  "why-ask": "why",
};

function talkIn(turn: EngineTurn): SmallTalk | undefined {
  const pattern = findSmallTalk(turn.messages.at(-1) ?? "");
  const whole = turn.understood.at(-1)?.whole;
  return pattern ?? (whole?.label && whole.share >= 0.5 ? talkOf[whole.label] : undefined);
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** A fact that stands in an earlier reply word for word is not recited again. */
function fresh(turn: EngineTurn, { id, text }: ClauseAnswer): string {
  const said = turn.history.filter(({ role }) => role === "assistant").map(({ content }) => content);
  if (!said.some((reply) => reply.includes(text))) return text;
  const parts = [...sentences.segment(text)].map(({ segment }) => segment.trim());
  const [first = text] = parts;
  return id === "price" || parts.length === 0
    ? text
    : `As I wrote above: ${first.charAt(0).toLowerCase()}${first.slice(1)}`;
}

/** A question of some length that is nearer to our work than to anything else: the office can answer it. */
function aboutUs({ understood, messages }: EngineTurn): boolean {
  const text = messages.at(-1) ?? "";
  const top = understood.at(-1)?.whole.guesses[0]?.label ?? "";
  const isElsewhere = /^(?:off-topic|not-our|injection|vendor|abuse|greet)/.test(top);
  return (
    !isElsewhere &&
    text.split(/\s+/).length >= 4 &&
    (text.includes("?") || isQuestion(text)) &&
    (servicesIn(text).length > 0 || top === "office-knows")
  );
}

/** The office can answer it, we can't: no guess, and the offer of a call. */
function leaveToOffice(turn: EngineTurn): EngineReply {
  const answer = answerByLabel({ text: "", share: 0, guesses: [], label: "office-knows" }, turn);
  const { question, asks } = closing(turn, [{ id: "office-knows", text: "" }]);
  return { content: joined(answer?.text, question), topics: ["office-knows"], askedFor: asks };
}

function reply(turn: EngineTurn, patterns: PatternIndex | undefined): EngineReply {
  const { found, plan, memory, state } = turn;
  const talk = talkIn(turn);
  const hasFound = Object.values(found).some(Boolean);
  const isOfficeYes = memory.lastAsked === "callback";
  if (talk === "yes" && isOfficeYes)
    return { content: joined("I will pass that on.", plan.question ?? `Our team has your request.`) };
  if (talk && !hasFound) return chat(turn, talk);
  const isAnswer = memory.lastAsked !== undefined || hasFound;
  const { answers, isUnanswered } = answerClauses(turn, patterns, !isAnswer);
  if (answers.length > 0) {
    const { question, asks } = closing(turn, answers);
    return {
      content: joined(...answers.map((answer) => fresh(turn, answer)), question),
      topics: answers.map(({ id }) => id),
      askedFor: asks,
    };
  }
  if (isUnanswered && aboutUs(turn)) return leaveToOffice(turn);
  if (isUnanswered && !hasFound) return fallback(turn);
  if (isUnanswered) return { content: joined(unanswered, plan.question) };
  if (plan.state === "declined" && state !== "declined")
    return {
      content: `That is no problem. You can send the quote form at ${pages.quote.path} whenever it suits you, or call ${profile.phone}. I am glad to answer questions here.`,
    };
  return acknowledge(turn) ?? fallback(turn);
}

/** Answers without a model and without the network: rules, then the facts of the site, then approved patterns.
 * @param listPatterns approved question and answer pairs; none when absent */
export function embeddedEngine(listPatterns?: PatternSource): Engine {
  const patternsAt = listPatterns && patternIndexOf(listPatterns);
  return {
    async reply(turn) {
      if (turn.memory.language === "es") return spanishReply(turn);
      return reply(turn, await patternsAt?.(turn.now.getTime()));
    },
  };
}
