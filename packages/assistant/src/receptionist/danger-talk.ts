import type { Memory } from "@site/core/chat/memory";
import type { TurnInput, TurnResult } from "../conversation/turn.ts";
import { anyOf } from "../signals/any-of.ts";
import { type Danger, intruderGone } from "../signals/danger.ts";
import type { Signals } from "../signals/extract-signals.ts";
import { mentionsOurWork } from "../signals/services.ts";
import { acknowledge } from "./acknowledge.ts";
import { serviceLink } from "./answer-choice.ts";
import {
  buildTurn,
  type Composition,
  composeReply,
  firstUnread,
  getSituation,
  type Turn,
  withTopics,
} from "./compose-reply.ts";
import { hasQuestion, isQuestionLike, toPlain } from "./question-parts.ts";

function pickWordingOf(turn: Turn, danger: Danger): string | undefined {
  const wordings = turn.texts.dangers[danger](getSituation(turn));
  return firstUnread(wordings, turn.read) ?? wordings.at(-1);
}

/** The first words to people in danger; filed as urgent, and nothing is asked or sold. */
export function answerDanger(input: TurnInput, signals: Signals): TurnResult {
  const turn = buildTurn(input, signals);
  const { memory, texts, read, mayAskContact } = turn;
  const { danger = "house" } = signals;
  const isHouse = danger === "water" || danger === "house";
  const isOurs = isHouse && mentionsOurWork(signals.plain);
  // Who tells more of it has read the first words.
  const next = isHouse ? houseStep(turn, memory)?.parts : undefined;
  return composeReply(turn, {
    parts: [...(next ?? [pickWordingOf(turn, danger)]), isOurs ? firstUnread([texts.ofOurWork], read) : undefined],
    memory: withTopics(
      { ...memory, kind: "emergency", isWithdrawn: undefined },
      isHouse ? "act-emergency" : "act-injury",
      `danger-${danger}`,
      // Who tells of the police in the same breath is not told to call them once more.
      ...(danger === "intruder" && intruderGone.test(signals.plain) ? [safeTopic] : []),
    ),
    state: "handoff",
    // Of trouble at the house the office has to hear; a person's comes first and alone.
    asksContact: isHouse && mayAskContact,
    quickReplies: isOurs ? serviceLink(texts) : undefined,
  });
}

/** Stands among the topics since help has come. */
const safeTopic = "danger-over";
export const isSafe = ({ topics }: Memory): boolean =>
  topics.findLast((topic) => topic.startsWith("danger-")) === safeTopic;

/** The danger to people that the talk is about. */
function personDanger({ topics }: Memory): Exclude<Danger, "water" | "house"> | undefined {
  const last = topics
    .findLast((topic) => topic.startsWith("danger-") && topic !== safeTopic)
    ?.slice("danger-".length) as Danger | undefined;
  return last === "water" || last === "house" ? undefined : last;
}

/** Somebody was in danger, and nothing says that help has come. */
export const isInDanger = (memory: Memory): boolean => personDanger(memory) !== undefined && !isSafe(memory);

/** What is said while somebody is in danger, whatever they write. @returns `isAll` when nothing of it is new to them */
export function pickDangerWording(turn: Turn, previous: Memory): { wording: string; isAll: boolean } | undefined {
  const danger = personDanger(previous);
  if (!danger || isSafe(previous)) return undefined;
  const fresh = firstUnread(turn.texts.dangers[danger](getSituation(turn)), turn.read);
  return {
    wording: fresh ?? turn.texts.dangerFirst[danger === "despair" ? "despair" : "others"],
    isAll: fresh === undefined,
  };
}

/** What is said to more words about a house in trouble. */
export const stillInTrouble = (turn: Turn): string | undefined =>
  pickWordingOf(turn, turn.memory.topics.includes("danger-water") ? "water" : "house");

const helpIsThere = anyOf(
  /\b(?:ambulance|paramedics?|emts?|firefighters?|fire (?:dept|department|trucks?)|police|cops?|troopers?|gas (?:company|guy|man)|power company|utility|911|dispatcher?)\b.{0,30}\b(?:is|are|r|s|coming|here|said|says|told|on (?:the|their|its) way|left|came|arrived|checked|took|picked|has (?:her|him|them)|got (?:her|him|them))\b/,
  /\b(?:they'?re|they are|theyre|help is|hes|she'?s|he'?s) (?:coming|here|on (?:the|their) way|ok(?:ay)?|fine)\b/,
  /\b(?:they|he|she) said\b.{0,20}\b(?:coming|way|ok)|\b(?:ok )?called (?:911|them|it in|an ambulance)\b/,
  /\b(?:we'?re|we are|im|i'?m|everybody is|everyone is) (?:all )?(?:out(?:side)?|safe|at (?:the|my|our) neighbou?r'?s?)\b/,
  /\b(?:they|ambulance) (?:just )?(?:took|found|fixed|shut)\b/,
  /\b(?:took|taken|taking|brought|we'?re|(?:she|he|they)(?:'?s|'?re| is| are)) (?:\w+ ){0,2}(?:in|at|to) the (?:hospital|er)\b/,
  /\bi(?:'?ll| will|'?m going to) (?:call|text) (?:them|988)\b|\bambulancia\b.{0,20}\b(?:viene|llego|aqui)/,
  /\bya (?:llame|viene|vienen|estan aqui)\b/,
);

/** Help is not wanted, or has not come. */
const isWithoutHelp =
  /\b(?:(?:do|does|did|wo|ca|is|are|has|have)(?:n'?t| not)|refus\w+|without|never|no) (?:\w+ ){0,5}(?:ambulance|911|paramedics?|hospital|er|help|police|cops?|doctor|coming|here|ambulancia|hospital)\b/;

/** What to do next at a house in trouble. */
export function houseStep(turn: Turn, previous: Memory): Composition | undefined {
  const { signals, texts, read, memory } = turn;
  const danger = personDanger(previous);
  if (previous.kind !== "emergency" || (danger !== undefined && danger !== "intruder")) return undefined;
  const steps = texts.dangerSteps.flatMap(([pattern, step]) => (pattern.test(signals.plain) ? [step] : []));
  const aid = steps.filter((step) => firstUnread([step], read)).slice(0, 2);
  return aid.length > 0
    ? { parts: [...aid, ...acknowledge(turn, false, false, false)], memory: withTopics(memory, "talk") }
    : undefined;
}

/** Who asks that is not looked after yet, wherever they stand. */
const asksWhatNow = /\b(?:now what|what now|what (?:do|should) (?:we|i) do)\b/;

/** What was taken for a danger was none: "false alarm", "it was only the onions". */
const wasNothing = anyOf(
  /\b(?:false alarm|falsa alarma|nothing after all|(?:is|was|'?s)(?:n'?t| not) (?:a |the )?(?:gas|fire|smoke|leak|burglar|break.?in|anything)(?: after all)?(?! alarm))\b/,
  /\b(?:turn(?:ed|s) out|(?:it|that|they|he|she|smell|noise|smoke)(?:'?s| is| was| were)) (?:to be |it was |it'?s |they were )?(?:just|only) (?!\d)/,
  /\bturn(?:ed|s) out (?:to be|it (?:was|is)|it'?s|that it was) \w+/,
  /\b(?:never ?mind|nvm|sorry|oops|my bad|all clear|ok(?:ay)?)\b.{0,15}\b(?:it|that)(?:'?s| is| was) (?:nothing|(?:the|my|our|his|her|their|a|an) \w+)/,
  /\b(?:no era|solo era|era solo|era nada mas)\b/,
);

/** What gas and smoke come from, and what bodes no good: of these "it was only" ends nothing. */
const mayStillBe =
  /\b(?:gas (?:line|pipe|leak|meter|valve|stove|main)|stove|oven|burner|furnace|boiler|heater|pilot|dryer|leak\w*|wir(?:e|es|ing)|outlet|panel|stroke|heart|seizure|broke\w*|bleed\w*|estufa|caldera|horno)\b/;

const isCalledOff = (plain: string): boolean => wasNothing.test(plain) && !mayStillBe.test(plain);

/** A turn that calls a danger off goes on as any other, with what else it says. Nobody calls despair off by a word.
 * @returns undefined when the turn does not, or there is nothing to call off */
export function callOffDanger({ input, signals, memory, parts }: Turn): TurnInput | undefined {
  if (memory.kind !== "emergency" || personDanger(memory) === "despair" || !isCalledOff(signals.plain))
    return undefined;
  const rest = parts.filter((part) => !isCalledOff(toPlain(part)));
  // "False alarm do you do roofs": what was not to be told apart is answered as a whole.
  const messages = rest.length === 0 && hasQuestion(parts) ? input.messages : rest;
  const topics = memory.topics.filter((topic) => !/^(?:danger-|act-(?:emergency|injury)$)/.test(topic));
  return { ...input, messages, memory: { ...memory, kind: undefined, topics } };
}

export function helpHasCome(turn: Turn): Composition | undefined {
  const { signals, texts, read, memory } = turn;
  const isIntruder = personDanger(memory) === "intruder";
  const isHelped = helpIsThere.test(signals.plain) && !isWithoutHelp.test(signals.plain);
  const isThere = isHelped || (isIntruder && intruderGone.test(signals.plain));
  if (!isThere || asksWhatNow.test(signals.plain)) return undefined;
  const office = isQuestionLike(signals.plain) ? texts.safeOffice : undefined;
  const { phone, email } = signals.contact.changes;
  const acknowledgment = (phone ?? email) ? acknowledge(turn, false, false, false) : [];
  return {
    parts: [isIntruder ? pickWordingOf(turn, "intruder") : firstUnread(texts.safe, read), office, ...acknowledgment],
    memory: withTopics(memory, safeTopic),
    state: "handoff",
  };
}
