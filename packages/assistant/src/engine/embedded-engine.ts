import { profile } from "@site/company/profile";
import type { Asked } from "@site/core/chat/memory";
import type { Engine, EngineReply, EngineTurn } from "../engine.ts";
import { isCount } from "../slots/replacements.ts";
import { isQuestion } from "../understanding/clauses.ts";
import { isFaulty } from "../understanding/trouble.ts";
import { formatList, wordsOf as wordsIn } from "../words.ts";
import { answerMessages, answerSkipped } from "./answer-message.ts";
import { openText, unclear } from "./fallback.ts";
import { matterReply } from "./matter-reply.ts";
import { quoted } from "./matters.ts";
import type { PatternSource } from "./pattern-index.ts";
import { patternIndexOf } from "./pattern-index.ts";
import type { MessageAnswers, Said } from "./say.ts";
import { spanishReply } from "./spanish.ts";

const phone = profile.phone;

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(" ");

/** Meanings after which the offer of an estimate is no intrusion. */
const ofWork =
  /^(?:price|push-price|budget|window|siding|door|bath|tub|shower|safety|bay|double|how-long|area$|resale|worth|vinyl|stone|storm-door|patio|noise|cold)/;

const offer = "Would you like a free estimate?";

interface Closing {
  question?: string | undefined;
  asks?: Asked | null | undefined;
}

/** What ends a reply that leaves something to the office: a way to get there. */
function towardsOffice({ plan, memory, slots }: EngineTurn): Closing {
  if (plan.question) return plan;
  if (slots.phone ?? slots.email)
    return { question: "I have added your question to your request for the office.", asks: null };
  const mayOffer = !memory.asked.callback && !memory.refused?.includes("callback") && memory.declines === 0;
  return mayOffer
    ? { question: "Shall I have somebody call you about it?", asks: "callback" }
    : { question: `The office is at ${phone}.`, asks: null };
}

const mayOfferEstimate = ({ plan, memory }: EngineTurn): boolean =>
  plan.state === "answering" &&
  memory.declines === 0 &&
  !memory.kind &&
  !memory.topics.some((topic) => topic === "not-sold" || ofWork.test(topic));

/** At most one question ends a reply: the plan's, the offer of a call, or once the offer of an estimate. */
function closing(turn: EngineTurn, { said, open }: MessageAnswers): Closing {
  if (said.some(({ text }) => text.endsWith("?"))) return { asks: null };
  if (open.length > 0 || said.some(({ subject }) => subject)) return towardsOffice(turn);
  if (turn.plan.question) return turn.plan;
  const isOfWork = said.some(({ label, text }) => ofWork.test(label) && !/too far/.test(text));
  return isOfWork && mayOfferEstimate(turn) ? { question: offer } : {};
}

/** Several things that only the office knows become one sentence. */
function wordsOf({ said, open }: MessageAnswers, turn: EngineTurn): string {
  const forOffice = said.filter(({ subject }) => subject);
  const others = said.filter(({ subject }) => !subject);
  const isList = forOffice.length > 2;
  const office = isList
    ? `About ${formatList(forOffice.map(({ subject = "" }) => subject))}: I don't have that here and don't want to guess; our team can tell you.`
    : joined(...forOffice.map(({ text }) => text));
  const own = open.length > 0 ? openText(open, turn) : undefined;
  return joined(...others.map(({ text }) => text), office, own);
}

const corrected =
  /^(?:(?:no|wait|actually|sorry|oops|i mean|i meant|make that|make it|scratch that|nevermind)[,. ]+)+/i;

/** What is said to news of the visitor: that it was taken down, or nothing where the read-back says it. */
function taken({ found: { details, ...others }, memory, slots }: EngineTurn): string | undefined {
  const isKnown = Boolean(slots.phone ?? slots.email);
  const hasOthers = Object.values(others).some(Boolean) || details?.split("; ").some(isCount);
  if (details && !hasOthers) return isKnown ? "I have added that for our team." : "Thank you, I have noted that.";
  if (hasOthers) return undefined;
  return memory.lastAsked || memory.isBuying || memory.kind
    ? isKnown
      ? "Thank you, I have added that for our team."
      : "Thank you."
    : undefined;
}

/** What becomes of words that were only acknowledged. */
const unheard = ({ slots }: EngineTurn): string | undefined =>
  slots.phone || slots.email
    ? undefined
    : `If somebody should get back to you about it, leave a phone number or an email, or call ${phone}.`;

const emptyEnd = (turn: EngineTurn): string => {
  const { slots, memory, found } = turn;
  if (memory.kind && memory.kind !== "callback") return "";
  if (slots.phone ?? slots.email) return "Is there anything else?";
  if (found.service) return "Is it a new project, or about something that we installed for you?";
  if (found.location && !memory.isBuying) return "What is it about?";
  return (found.name && unheard(turn)) || "Thank you.";
};

/** A correction, in the visitor's words, of none of the values that a read-back repeats: nothing on file was changed. */
function rightWords({ found, messages }: EngineTurn): string | undefined {
  const { details, ...others } = found;
  if (!details || Object.keys(others).length > 0 || details.split("; ").some(isCount)) return undefined;
  return quoted(messages.at(-1) ?? "").replace(corrected, "");
}

/** A product that somebody only speaks of: neither broken nor asked for. */
const isBareMention = ({ found, slots, memory, plan, messages }: EngineTurn): boolean =>
  found.service !== undefined &&
  plan.question === undefined &&
  memory.kind === undefined &&
  !(slots.phone ?? slots.email) &&
  !isFaulty(messages.join(" "));

/** The visitor told something and asked nothing. */
function acknowledge(turn: EngineTurn): EngineReply {
  const { found, plan, memory } = turn;
  const label = turn.understood.at(-1)?.whole.label ?? "";
  const isNews = Object.values(found).some(Boolean);
  if (!isNews && !memory.lastAsked && (label === "deny" || label === "refuse"))
    return { content: "That is fine. I am here if you need anything.", askedFor: null };
  const right = label === "correct" ? rightWords(turn) : undefined;
  if (right) return { content: joined(`Understood. I have added your correction: "${right}".`, plan.question) };
  const told = taken(turn);
  if (!told && isBareMention(turn)) return unclear(turn);
  if (told && !plan.question && !isNews) return { content: joined(told, unheard(turn)) };
  if (told || isNews) return { content: joined(told, plan.question) || emptyEnd(turn) };
  return unclear(turn);
}

const apology = (label: string, turn: EngineTurn): EngineReply | undefined => {
  if (label !== "you-skipped") return undefined;
  const answers = answerSkipped(turn);
  if (answers.said.length + answers.open.length === 0)
    return {
      content: `I am sorry, I got that wrong. Could you tell me once more what you would like to know? The office at ${phone} can help as well.`,
      topics: [label],
      askedFor: null,
    };
  const { question, asks } = closing(turn, answers);
  return {
    content: joined("You are right, I am sorry.", wordsOf(answers, turn), question),
    topics: labelsOf(answers),
    askedFor: asks ?? null,
  };
};

const labelsOf = ({ said, open }: MessageAnswers): string[] => [
  ...said
    .flatMap(({ label, subject }) => (subject ? [label, "office-knows"] : [label]))
    .filter((label, index, all) => all.indexOf(label) === index),
  ...(open.length > 0 ? ["office-knows"] : []),
];

/** Thanks, goodbyes and the like are not the moment for the next question. */
const endsTalk = /^(?:thanks|goodbye|hold-on|you-skipped)$/;

function answered(turn: EngineTurn, answers: MessageAnswers): EngineReply {
  const [first] = answers.said;
  const skipped = first && apology(first.label, turn);
  if (skipped) return skipped;
  const isEnd = answers.open.length === 0 && answers.said.every(({ label }: Said) => endsTalk.test(label));
  const { question, asks } = isEnd ? { question: undefined, asks: null } : closing(turn, answers);
  return {
    content: joined(wordsOf(answers, turn), question),
    topics: labelsOf(answers),
    ...(asks === undefined ? (question ? {} : { askedFor: null }) : { askedFor: asks }),
  };
}

/** A contact behind a wish that only the office can fulfil: nothing in it asks for a fact. "Did vinyl 6 yrs" of somebody
 * who looks for work is no question, either. */
function isNoteOnly({ found, memory, understood }: EngineTurn): boolean {
  const last = memory.topics.at(-1) ?? "";
  if (!(found.phone ?? found.email) || !/^act-(?:bereaved|reschedule|status|withdraw|stop|job)$/.test(last))
    return false;
  const asks = (text: string): boolean => (last === "act-job" ? text.includes("?") : isQuestion(text));
  return understood.every(({ whole: { text, share } }) => share < sureOfQuestion || !asks(text));
}
const sureOfQuestion = 0.6;

/** A name and nothing else: "Mark Stone" asks for no stone. */
function isOnlyName({ found: { name }, messages: [text = "", ...others] }: EngineTurn): boolean {
  if (!name || others.length > 0) return false;
  const said = text.replace(/(?: is|'s) (?:my (?:full |first )?|the )name\W*$/i, "");
  const [words, own] = [wordsIn(said), wordsIn(name)];
  return words.length <= own.length + 1 && words.slice(-own.length).join(" ") === own.join(" ");
}

/** Whether all that was asked is left to the office: staff may have answered just that before. */
const isForOffice = ({ said, open }: MessageAnswers): boolean =>
  said.length + open.length > 0 && said.every(({ subject }) => subject !== undefined);

/** "Can you put it back in?" of a withdrawn request is done and no question. */
const isResumed = ({ before, memory }: EngineTurn): boolean =>
  before.memory.isWithdrawn === true && !memory.isWithdrawn;

/** What a turn asks, answered. */
function answersTo(turn: EngineTurn): MessageAnswers {
  const { said, open } = isNoteOnly(turn) || isOnlyName(turn) ? { said: [], open: [] } : answerMessages(turn);
  return { said, open: isResumed(turn) ? [] : open };
}

/**
 * The assistant that answers without a model: each part of a message by what it means, from texts that hold the company's
 * facts. What it does not know it says so, in the visitor's own words, and leaves to the office.
 * @param listPatterns answers of earlier conversations that staff approved; asked only when nothing else answers
 */
export function embeddedEngine(listPatterns?: PatternSource): Engine {
  const patternsAt = listPatterns && patternIndexOf(listPatterns);
  return {
    async reply(turn) {
      if (turn.memory.language === "es") return spanishReply(turn);
      const answers = answersTo(turn);
      const inMatter = matterReply(turn, answers.said.length > 0);
      if (inMatter) return inMatter;
      if (isForOffice(answers) && patternsAt) {
        const patterns = await patternsAt(turn.now.getTime());
        const pattern = patterns?.find(turn.messages.at(-1) ?? "");
        if (pattern) return { content: joined(pattern.answer, turn.plan.question), topics: [`pattern-${pattern.id}`] };
      }
      return answers.said.length + answers.open.length > 0 ? answered(turn, answers) : acknowledge(turn);
    },
  };
}
