import { profile } from "@site/company/profile";
import type { Asked } from "@site/core/chat/memory";
import { serviceChoices } from "@site/core/chat/options";
import { serviceList } from "../answers/answer.ts";
import type { Engine, EngineReply, EngineTurn } from "../engine.ts";
import { enumerated, wordsOf as wordsIn } from "../words.ts";
import { answerMessages, answerSkipped, type MessageAnswers, quoted, type Said } from "./answer-message.ts";
import type { PatternSource } from "./pattern-index.ts";
import { patternIndexOf } from "./pattern-index.ts";
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
    ? `About ${enumerated(forOffice.map(({ subject = "" }) => subject))}: I don't have that here and don't want to guess; our team can tell you.`
    : joined(...forOffice.map(({ text }) => text));
  const own = open.length > 0 ? openText(open, turn) : undefined;
  return joined(...others.map(({ text }) => text), office, own);
}

function openText(open: readonly string[], { history }: EngineTurn): string {
  const quote = open.map((each) => `"${each}"`).join(" and ");
  const wasSaid = history.some(({ content }) => content.includes("I don't have the answer here"));
  return wasSaid
    ? `As to ${quote}: that is one for our office, too.`
    : `As to ${quote}: I don't have the answer here, and I don't want to guess. Our office can tell you.`;
}

const corrected =
  /^(?:(?:no|wait|actually|sorry|oops|i mean|i meant|make that|make it|scratch that|nevermind)[,. ]+)+/i;

/** What is said to news of the visitor: that it was taken down, or nothing where the read-back says it. */
function taken({ found: { details, ...others }, memory, slots }: EngineTurn): string | undefined {
  const isKnown = Boolean(slots.phone ?? slots.email);
  const hasOthers = Object.values(others).some(Boolean);
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

const emptyEnd = ({ slots, memory, found }: EngineTurn): string => {
  if (memory.kind && memory.kind !== "callback") return "";
  if (slots.phone ?? slots.email) return "Is there anything else?";
  if (found.service) return "Is it a new project, or about something that we installed for you?";
  return found.location && !memory.isBuying ? "What is it about?" : "Thank you.";
};

/** The visitor told something and asked nothing. */
function acknowledge(turn: EngineTurn): EngineReply {
  const { found, plan, memory } = turn;
  const label = turn.understood.at(-1)?.whole.label ?? "";
  const isNews = Object.values(found).some(Boolean);
  if (!isNews && !memory.lastAsked && (label === "deny" || label === "refuse"))
    return { content: "That is fine. I am here if you need anything.", askedFor: null };
  if (label === "correct" && found.details) {
    const right = quoted(turn.messages.at(-1) ?? "").replace(corrected, "");
    return { content: joined(`Understood, I have changed that: "${right}".`, plan.question) };
  }
  const told = taken(turn);
  if (told && !plan.question && !isNews) return { content: joined(told, unheard(turn)) };
  if (told || isNews) return { content: joined(told, plan.question) || emptyEnd(turn) };
  return unclear(turn);
}

const leftToOffice = /^act-(?:reschedule|status|withdraw|privacy|complaint|damage|claim|bereaved)$/;

/** What is said to something that was not understood: by what was spoken of before, and how much was said. */
function unclearWords(words: number, { memory, slots }: EngineTurn): readonly [string, string] {
  const hasContact = Boolean(slots.phone ?? slots.email);
  if (!hasContact && memory.topics.some((topic) => leftToOffice.test(topic)))
    return [
      "That is fine, you don't have to call. Leave your name and a phone number or an email here, and I pass it on to the office as a note, in your words.",
      `A name and one way to reach you is all I need. The office is at ${phone}.`,
    ];
  if (words < 3)
    return [
      `What can I do for you? I can answer questions about ${serviceList}, or take a message for the office.`,
      `Could you say a little more? The office is at ${phone}, too.`,
    ];
  const isAboutWork = Boolean(slots.service ?? memory.interest) && !memory.kind && memory.declines === 0;
  if (isAboutWork && !hasContact)
    return [
      `Thank you for telling me. That is best looked at on the spot. Leave a name and a number here, or call ${phone}, and our team takes it from there.`,
      `I hear you. For that you need a person: ${phone}, or leave a number here and somebody calls you.`,
    ];
  return hasContact
    ? [
        `Thank you for telling me. I am not sure what I can do about it from this chat, but a person at our office can help: ${phone}. I have added it to what they have from you.`,
        "I hear you. That goes to the office with the rest of what you wrote.",
      ]
    : [
        `Thank you for telling me. I am not sure what I can do about it from this chat, but a person at our office can help: ${phone}. If you leave a name and a number, I pass it on in your words.`,
        `I hear you. For that you need a person: ${phone}, or leave a number here and somebody calls you.`,
      ];
}

/** Not understood, and no question that the office could answer: said honestly, with a way on. */
function unclear(turn: EngineTurn): EngineReply {
  const { memory, messages } = turn;
  const text = messages.at(-1) ?? "";
  const words = wordsIn(text).length;
  const isNonsense =
    !/[aeiouy\d]/i.test(text) || /^\S*[bcdfghjklmnpqrstvwxz]{5,}\S*$/i.test(text) || text.trim().length < 3;
  const isFirst = memory.fallbacks === 0;
  const [first, again] = unclearWords(words, turn);
  return {
    content: isNonsense && isFirst ? "Sorry, I didn't get that. What can I help you with?" : isFirst ? first : again,
    askedFor: null,
    isFallback: true,
    topics: words >= 3 ? ["office-knows"] : [],
    selections: isFirst && words < 3 ? serviceChoices : undefined,
  };
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
      const answers = answerMessages(turn);
      if (answers.said.length === 0 && answers.open.length > 0 && patternsAt) {
        const patterns = await patternsAt(turn.now.getTime());
        const pattern = patterns?.find(turn.messages.at(-1) ?? "");
        if (pattern) return { content: joined(pattern.answer, turn.plan.question), topics: [`pattern-${pattern.id}`] };
      }
      return answers.said.length + answers.open.length > 0 ? answered(turn, answers) : acknowledge(turn);
    },
  };
}
