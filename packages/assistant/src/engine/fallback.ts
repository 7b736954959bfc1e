import { serviceChoices } from "@site/core/chat/options";
import { phone, serviceList } from "../answers/answer.ts";
import type { EngineReply, EngineTurn } from "../engine.ts";
import { isOfTheTrade } from "../understanding/concepts.ts";
import { tokensOf } from "../understanding/features.ts";
import { formatList, wordsOf } from "../words.ts";
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

const openWords: Readonly<Record<Frame, (matter: string) => readonly [string, ...string[]]>> = {
  time: (matter) => [
    `About ${matter}: I have no calendar here, so I won't name a day or a time that may be wrong. The office can.`,
    `When that is I can't see, either. The office has the calendar.`,
  ],
  person: (matter) => [
    `About ${matter}: I can't see from this chat who works when or who was at which house. The office can look it up.`,
    "Who that is the office can tell you; I see no names here.",
  ],
  advice: (matter) => [
    `About ${matter}: wrong advice from a chat would not help you. Our team can tell you, free and without obligation.`,
    "I would rather not judge that from here, either. Our team can.",
  ],
  ability: (matter) => [
    `About ${matter}: I don't know that for certain, so I won't promise it. Our team can say yes or no.`,
    `That I can't promise either; our team can say.`,
  ],
  detail: (matter) => [
    `About ${matter}: I don't have that here, and I don't want to guess. Our team knows.`,
    "I don't have that here, either. It is one for our team, too.",
  ],
};

/** What is said to questions that only the office can answer: what they are about, why not here, and who knows. */
export function openText(open: readonly string[], turn: EngineTurn): string {
  const [first = "", ...others] = open;
  const matters = open.map((question) => matterOf(question, turn));
  const wordings = openWords[frameOf(first)](formatList([...new Set(matters)]));
  const isSame = others.every((question) => frameOf(question) === frameOf(first));
  return firstUnsaid(turn, [
    ...(isSame ? wordings : openWords.detail(formatList([...new Set(matters)]))),
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

/** Talk of work with us, of the giveaway or of something that is no sale: an offer would be out of place. */
const ofElse = /^(?:act-|job|pay$|benefits|giveaway|home-show|not-sold|vendor|complaint|office-knows)/;

/** What is said to somebody who tells of the house and asks nothing. */
function toldOfHome(turn: EngineTurn): EngineReply {
  const { slots, memory } = turn;
  const hasContact = Boolean(slots.phone ?? slots.email);
  if (hasContact)
    return {
      content: firstUnsaid(turn, [
        "Thank you. I have added that to what our team has from you.",
        "That goes to our team, too.",
        "Added.",
      ]),
      askedFor: null,
    };
  const isSale =
    memory.declines === 0 && memory.kind === undefined && !memory.topics.some((topic) => ofElse.test(topic));
  const opening = isSale
    ? "Thank you, that helps. Our team would look at it on the spot before anything is decided; the visit and the estimate are free. Would you like that?"
    : "Thank you, that is good to know.";
  return {
    content: firstUnsaid(turn, [
      opening,
      `I keep that with the rest of what you wrote. To have it reach our team, leave a name and a phone number or an email, or call ${phone}.`,
      "All right, that is noted here, too.",
      "Understood.",
    ]),
    askedFor: null,
    topics: ["told-home"],
  };
}

/** What is said to talk that has nothing to do with a home: friendly, short, and once with a way back. */
const toldOther = (turn: EngineTurn): EngineReply => ({
  content: firstUnsaid(turn, [
    `I hear you. I am an automated assistant and know most about ${serviceList}, so if there is something about your home, just ask.`,
    `I see. If you would like a person instead: ${phone}, or leave a number here and somebody calls you.`,
    "All right.",
  ]),
  askedFor: null,
});

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
        memory.appointment
          ? "Leave your name and a phone number or an email here, and I pass it on to the office as a note, in your words. It counts once they have confirmed it."
          : "You don't have to call. Leave your name and a phone number or an email here, and I pass it on to the office as a note, in your words.",
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
  return { ...(isHome ? toldOfHome(turn) : toldOther(turn)), isFallback: true };
}
