import { serviceChoices } from "@site/core/chat/options";
import { pages } from "@site/core/site/pages";
import { phone, serviceList } from "../answers/answer.ts";
import type { EngineReply, EngineTurn } from "../engine.ts";
import { isOfTheTrade } from "../understanding/concepts.ts";
import { tokensOf } from "../understanding/features.ts";
import { isAged, isFaulty, thingIn } from "../understanding/trouble.ts";
import { enumerated, wordsOf } from "../words.ts";
import { indirect } from "./indirect.ts";
import { matterOf } from "./matters.ts";
import { isSaid } from "./say.ts";

/** Which of several wordings was not said yet in this conversation; the last one when all were. */
const firstUnsaid = (turn: EngineTurn, wordings: readonly [string, ...string[]]): string =>
  wordings.find((wording) => !isSaid(wording, turn)) ?? (wordings.at(-1) as string);

type Frame = "time" | "person" | "advice" | "ability" | "detail";

/** What a question is after, by how it begins: when, who, what to do, whether it can be done, or how something is. */
const frames: readonly (readonly [Frame, RegExp])[] = [
  ["time", /\b(?:when|how (?:long|soon|fast|quick\w*|far out)|what (?:day|date|time)|by (?:then|when)|in time)\b/i],
  ["person", /\b(?:who|whose|whom)\b|\bis \p{Lu}\p{Ll}+\b|\b(?:he|she|that guy)\b/u],
  [
    "advice",
    /\b(?:should (?:i|we)|(?:do|would|must) (?:i|we) (?:have|need|want)|is it (?:ok|safe|bad|smart|worth|true|normal)|what (?:do|would|can) (?:i|we) do|which (?:one )?(?:is|would|do|should)|better|best|recommend|what would you)\b/i,
  ],
  ["ability", /\b(?:can|could|will|would|do|are) (?:you|u|ya|yall|they|i|we|it|your|someone|somebody)\b/i],
];
const frameOf = (question: string): Frame => frames.find(([, pattern]) => pattern.test(question))?.[0] ?? "detail";

/** Said of what a question asks, as a part of our sentence: "whether we ...", or else as its matter, "About ...". */
const openWords: Readonly<Record<Frame, (asked: string) => readonly [string, ...string[]]>> = {
  time: (asked) => [`I have no calendar here, so I can't say ${asked}. The office can.`],
  person: (asked) => [`I can't see from this chat ${asked}. The office can tell you.`],
  advice: (asked) => [
    `I would rather not judge from a chat ${asked}: it takes a look at the house or the papers, and our team does that for free.`,
  ],
  ability: (asked) => [`I don't know for certain ${asked}, so I won't promise it. Our team can tell you.`],
  detail: (asked) => [`I don't have here ${asked}, and I don't want to guess. Our team can tell you.`],
};

const matterWords = (matter: string): readonly [string, ...string[]] => [
  `About ${matter}: I don't know that for certain, and I don't want to guess. Our team can tell you.`,
];

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is said to questions that only the office can answer: what they ask, why not here, and who knows. */
export function openText(open: readonly string[], turn: EngineTurn): string {
  const [first = "", ...others] = open;
  const turned = open.map(indirect);
  const asked = turned.every((each) => each !== undefined) ? enumerated([...new Set(turned)]) : undefined;
  const isSame = others.every((question) => frameOf(question) === frameOf(first));
  const words: readonly [string, ...string[]] = asked
    ? openWords[isSame ? frameOf(first) : "detail"](asked)
    : matterWords(enumerated([...new Set(open.map((question) => matterOf(question, turn)))]));
  const frame = words[0].slice(0, 24);
  return firstUnsaid(turn, [
    isSaid(frame, turn) && asked ? `${capitalised(asked)}: that, too, I can't say for certain from here.` : words[0],
    "That, too, is best answered by a person at the office.",
    "I am sorry, I have no answer to that one, either.",
  ]);
}

const leftToOffice = /^act-(?:reschedule|status|withdraw|privacy|complaint|damage|claim|bereaved)$/;

/** Words that name a home or its parts, or anything a contractor deals with; not only "you" or "they". */
export const speaksOfHome = (text: string): boolean =>
  isOfTheTrade(
    tokensOf(text)
      .join(" ")
      .replace(/\b(?:you|your|yours|u|ur|ya|yall|they)\b/g, ""),
  ) || /\b(?:house|home|room|floor|kitchen|garage|roof|porch|basement|upstairs|wall|stairs)\b/i.test(text);

/** What is said to somebody who tells something and asks nothing. */
function toldMore(turn: EngineTurn): EngineReply {
  const { slots, memory } = turn;
  const wordings: readonly [string, ...string[]] =
    slots.phone || slots.email
      ? ["Thank you. I have added that to what our team has from you.", "That goes to our team, too.", "Added."]
      : [
          memory.topics.includes("office-knows")
            ? `That is good to know, and it belongs with your question. The office can answer both: ${phone}.`
            : "I see, thank you for telling me.",
          "All right, I see.",
          `Understood. If it should go to our team, a number or an email is enough, or ${phone}.`,
          "I see.",
        ];
  return { content: firstUnsaid(turn, wordings), askedFor: null };
}

/** Something at the house that is not as it should be, and nobody said whose work it is. */
function toldFault(turn: EngineTurn, text: string): EngineReply {
  const thing = thingIn(text);
  return {
    content: firstUnsaid(turn, [
      `I am sorry to hear that${thing ? ` about your ${thing}` : ""}. If it is our work, our customer service takes care of it: ${phone} or ${pages.serviceRequest.path}. If somebody else did it, our team can look at it, free of charge. Is it something that we put in?`,
      "I am sorry, that adds to it. I keep it with the rest.",
      "I see.",
    ]),
    askedFor: null,
    topics: ["told-fault"],
  };
}

/** What is said to somebody who tells of the house and asks nothing. */
function toldOfHome(turn: EngineTurn, text: string): EngineReply {
  const { slots, memory } = turn;
  if (!(slots.phone ?? slots.email) && memory.kind === undefined && isFaulty(text) && !isAged(text) && thingIn(text))
    return toldFault(turn, text);
  const isSale =
    turn.history.length === 0 && memory.declines === 0 && memory.kind === undefined && !(slots.phone ?? slots.email);
  if (!isSale) return toldMore(turn);
  return {
    content:
      "Thank you, that helps. Our team would look at it on the spot before anything is decided; the visit and the estimate are free. Would you like that?",
    askedFor: null,
    topics: ["told-home"],
  };
}

/** What is said to talk that has nothing to do with a home: friendly, short, and once with a way back. */
function toldOther(turn: EngineTurn): EngineReply {
  const { history, memory, slots } = turn;
  const again = `I see. If you would like a person instead: ${phone}, or leave a number here and somebody calls you.`;
  if (history.length === 0)
    return {
      content: `I hear you. I am an automated assistant and know most about ${serviceList}, so if there is something about your home, just ask.`,
      askedFor: null,
    };
  const isSecond = memory.fallbacks > 0 && memory.declines === 0 && !(slots.phone ?? slots.email);
  return isSecond && !isSaid(again, turn) ? { content: again, askedFor: null } : toldMore(turn);
}

const ofUs = /\b(?:you|your|yours|u|ur|ya|yall)\b/i;

/** Something that was probably asked of us, in words that say nothing to us. */
const notUnderstood = (turn: EngineTurn): EngineReply => ({
  content: firstUnsaid(turn, [
    "I am not sure that I understood that. Could you say it in other words?",
    `I still don't get it, I am sorry. A person can help: ${phone}, or leave a number here and somebody calls you.`,
    `I am sorry, I can't help with that one. The office is at ${phone}.`,
  ]),
  askedFor: null,
  isFallback: true,
  topics: ["office-knows"],
});

const isNonsense = (text: string): boolean =>
  !/[aeiouy\d]/i.test(text) || /^\S*[bcdfghjklmnpqrstvwxz]{5,}\S*$/i.test(text) || text.trim().length < 3;

/** A message of one or two words that says nothing to us. */
function tooShort(turn: EngineTurn, text: string): EngineReply {
  const isFirst = turn.memory.fallbacks === 0;
  const words: readonly [string, string] = [
    `What can I do for you? I can answer questions about ${serviceList}, or take a message for the office.`,
    `Could you say a little more? The office is at ${phone}, too.`,
  ];
  return {
    content:
      isNonsense(text) && isFirst
        ? "Sorry, I didn't get that. What can I help you with?"
        : isFirst
          ? words[0]
          : words[1],
    askedFor: null,
    isFallback: true,
    topics: [],
    selections: isFirst ? serviceChoices : undefined,
  };
}

/** Not understood, and no question that the office could answer: said honestly, with a way on. */
export function unclear(turn: EngineTurn): EngineReply {
  const { memory, messages, slots } = turn;
  const text = messages.at(-1) ?? "";
  const hasContact = Boolean(slots.phone ?? slots.email);
  if (!hasContact && memory.topics.some((topic) => leftToOffice.test(topic)))
    return {
      content: firstUnsaid(turn, [
        "You don't have to call. Leave your name and a phone number or an email here, and I pass it on to the office as a note, in your words.",
        `A name and one way to reach you is all I need. The office is at ${phone}.`,
        "I hear you.",
      ]),
      askedFor: null,
      isFallback: true,
      topics: ["office-knows"],
    };
  if (wordsOf(text).length < 3) return tooShort(turn, text);
  if (ofUs.test(text) && !speaksOfHome(text)) return notUnderstood(turn);
  const isHome = speaksOfHome(text) || Boolean(memory.interest ?? slots.service);
  return { ...(isHome ? toldOfHome(turn, text) : toldOther(turn)), isFallback: true };
}
