import { type Guess, probabilityOf } from "../ranking/classify.ts";
import { normalizeText, removeAccents } from "../ranking/normalize.ts";
import { classifyText, correctSpelling } from "../ranking/rank.ts";
import { least } from "../ranking/thresholds.ts";
import { anyOf } from "./any-of.ts";
import { despairs, houseDangers, personDangers } from "./danger-patterns.ts";
import { isOver, isSaidToBeOver } from "./past-danger.ts";
import { mentionsOurWork } from "./services.ts";

/** What somebody is in danger of; each has first words of its own. */
export type Danger = "despair" | "gas" | "wires" | "fire" | "intruder" | "injury" | "water" | "house";

/** The police have been at the house, or whoever broke in is gone; who only expects the police is not safe yet. */
export const intruderGone = anyOf(
  /\b(?:police|cops?|troopers?|sheriff)\b.{0,20}\b(?:came|left|gone|here|already|have been|were (?:here|there|out))\b/,
  /\b(?:they|he|she|whoever)(?:'?s|'?re| is| are| has| have)? (?:\w+ )?(?:gone|(?:ran|drove|run) (?:off|away)|took off)\b/,
  /\b(?:they|he|she)(?:'?ve| has| have)? (?:\w+ )?left(?! (?:the|my|our|an?|some|his|her|their)\b)/,
);

/** By the words of a message, the first that fits. */
const kinds: readonly (readonly [Danger, RegExp])[] = [
  [
    "despair",
    anyOf(
      ...despairs,
      /\b(?:suicid\w*|kill(?:ing)? (?:my|him|her)self)\b/,
      /\b(?:(?:point|use|reason) (?:(?:of|in|to) (?:going on|go on|live|living|being here|any|it all|life)|any ?more))\b/,
      /\b(?:(?:or|of|with|in) (?:being here|being alive|living)|better off (?:dead|without|if i))\b/,
      /\b(?:what'?s the point|want(?:s)? to die|end (?:it all|my life)|can'?t go on)\b/,
      /\b(?:(?:can'?t|cannot) (?:do|take) (?:this|it|life) any ?more|depressed|hopeless)\b/,
      /\b(?:don'?t (?:really |even |just )*want to (?:be here|live|be alive|wake up)|hurt(?:ing)? myself|miss me)\b/,
      /\b(?:care (?:if|when) i|would (?:even )?notice (?:(?:that )?i'?m|if i|for)|plan\w* (?:to|on) com\w+ back)\b/,
      /\b(?:where i'?m going|(?:here|around) (?:much longer|any ?more)|without me|matarme|morirme)\b/,
      /\b(?:quiero (?:matar|morir)|(?:vivir|viviendo)|quitarme la vida)\b/,
    ),
  ],
  [
    "gas",
    anyOf(
      /\b(?:gas|rotten|eggs?|eggy|hiss\w*|sul(?:f|ph)ur|carbon monoxide|monoxido)\b/,
      /\b(?:co (?:alarm|detector)|(?:says?|reads?|shows?) co)\b/,
      /\b(?:alarm|detector)\b.{0,80}\bheadaches?\b|\bheadaches?\b.{0,80}\b(?:alarm|detector)\b/,
    ),
  ],
  [
    "wires",
    anyOf(
      /\b(?:wires?|power ?lines?|(?:electric(?:al)?|utility|service) (?:lines?|cables?)|cables?)\b/,
      /\b(?:(?:black |power )?lines? (?:is |are )?(?:hanging|down|dangling|lying|laying)|spark\w*|electrocut\w*)\b/,
      /\b(?:shock\w*|outlet|lineas?|chispas?)\b/,
    ),
  ],
  ["fire", /\b(?:fire|smoke|burn(?:ing|t)|scorched|flames?|incendio|humo|fuego|candela|quemado|se (?:esta )?quema)\b/],
  [
    "injury",
    anyOf(
      /\b(?:fell|fallen|slip\w*|bleed\w*|blood|unconscious|pass(?:ed|ing) out|hit (?:her|his|my) head|breath\w*)\b/,
      /\b(?:chest|heart|stroke|seizure\w*|unrespons\w*|not (?:moving|responding|answering)|trapped|contractions)\b/,
      /\b(?:overdos\w*|cayo|sangr\w*|respira|responde|inconsciente|desmay\w*|convulsi\w*|infarto)\b/,
    ),
  ],
  [
    "intruder",
    anyOf(
      /\b(?:break(?:ing)? in|broke in|broken into|intruder|burglar|prowler|robber|yelling|screaming|shouting)\b/,
      /\b(?:banging|threaten\w*|weapon|gun|knife|tr(?:ying|ied) to (?:get|break|come|force|pry))\b/,
      /\b(?:(?:kick|bust|smash|forc|break|bang|pound)(?:ed|ing)|pried|prying|threw|outside|metieron)\b/,
    ),
  ],
  ["house", /\b(?:tree|limb|branch)\b.{0,30}\b(?:thr(?:u|ough)|into|on|hit|fell)\b/],
  [
    "water",
    anyOf(
      /\b(?:waters?|leak\w*|flood\w*|pour\w*|burst|valve|drip\w*|c(?:ei|ie)lings?|pipes?|faucet|drain)\b/,
      /\b(?:overflow\w*|gush\w*|agua|gote\w*|tubo|tuberia|inund\w*|llave)\b/,
    ),
  ],
];

/** What makes a danger of the house that is told of none: it is somebody else's, or nothing happens. */
const noDanger = anyOf(
  /\b(?:neighbou?rs? (?:house|window|tree)|(?:when|every ?time|whenever|if) it (?:rains|storms))\b/,
  /\b(?:pouring concrete|will it|would it|could (?:it|the \w+)|is it (?:safe|ok))\b/,
  /\b(?:how (?:do|does|would) (?:they|it|your)|insurance (?:cover|pay))\b/,
  /\b(?:(?:last|this past) (?:week|month|year|spring|summer|fall|winter)|in that \w+ storm)\b/,
);

/** Water that runs as this is written, whatever else is told of last month. */
const comingIn =
  /\bwater (?:is )?(?:still )?(?:coming|pouring|gushing|running|spraying) (?:in|down|out|thr(?:u|ough))\b(?!.*\b(?:when|every ?time|whenever|if) it\b)/;

/** Whether what a pattern of danger finds happens now. */
function isNow(pattern: RegExp, text: string): boolean {
  const sentences = text.split(/(?<=[.!?;]) /).filter((sentence) => pattern.test(sentence));
  return (sentences.length > 0 ? sentences : [text]).some((sentence) => !isOver(sentence, text));
}

/** Nobody is in danger, whatever becomes of the house. */
const unharmed = anyOf(
  /\b(?:(?:is|are|hes|shes|im|i'm|he's|she's) (?:ok|okay|fine|home|better|recovering))\b/,
  /\b(?:no ?(?:one|body)'?s? (?:was |is |got )?hurt)\b/,
  /\bwake up (?:early|late|before|at|by|until|till)\b/,
);

/** Falls of the past are why people ask for a safer bath. */
const longOver = anyOf(
  /\b(?:so (?:he|she|they|i|we) (?:won'?t|wont|doesn'?t|don'?t|can))\b/,
  /\b(?:afraid|scared (?:he|she|of)|worried (?:he|she|about))\b/,
  /\b(?:before (?:he|she|they) (?:fall|get|slip)|don'?t want (?:him|her|them|anyone|anybody) to)\b/,
  /\b(?:keeps? falling|home from|used to|years? ago|months? ago|weeks? ago)\b/,
  /\b(?:last (?:week|month|year|winter|summer|spring|fall))\b/,
);

/** "The price nearly gave me a heart attack", "the color is killing me". */
const figureOfSpeech =
  /\b(?:(?:gave|give[sn]?|giving|almost|nearly|about) (?:me |us |my \w+ |had |have )?(?:a |another )?heart attack|sticker shock|(?:is|are|s) killing (?:me|us)|dying to (?:know|get|see)|(?:drop|knock)\w* dead gorgeous|shot in the arm)\b/g;

/** "No wires that I can see": of that there is no danger. */
const isAbsent =
  /\b(?:no|not any|there (?:is|are) no) (?:\w+ )?(?:wires?|power ?lines?|lines?|cables?|gas|smoke|sparks?|fire|flames?)\b/g;

/** "The shower you put in last week": that is when the work was done. */
const installedThen =
  /\b(?:put in|installed|did|done|replaced|finished|bought|moved in)(?: \w+){0,3} (?:last|this past) (?:week|month|year|spring|summer|fall|winter)\b/g;

/** Television, internet or telephone that is out: no wire lies anywhere. */
const outage =
  /\b(?:cable|internet|wi-?fi|tv|landline|phone)(?: (?:tv|service|line|wire))?(?:'?s)? (?:(?:is|was|has been|been|went|goes|keeps going|still) )*(?:down|out)\b(?! (?:in|on|across|over|by|near|here|there|to|front|back|low))/g;

/** What a danger is of, by its words; who threw something at a house may be there. */
function findKind(text: string, isPerson: boolean): Danger | undefined {
  const mayBe: Partial<Record<Danger, boolean>> = {
    // What fell is a thing.
    injury: isPerson,
    intruder: isPerson || /\b(?:kick|threw|break|broke|burglar)/.test(text),
  };
  return kinds.find(([kind, pattern]) => pattern.test(text) && (mayBe[kind] ?? true))?.[0];
}

/** How likely the classifier holds each kind of danger, of 1. */
interface Likely {
  person: number;
  despair: number;
  house: number;
}

const readLikely = (guesses: readonly Guess[]): Likely => ({
  person: probabilityOf(guesses, "emergency-person"),
  despair: probabilityOf(guesses, "despair"),
  house: probabilityOf(guesses, "emergency-property"),
});

/** By the plain words of danger. */
function findByWords(text: string, isNone: boolean, { person, despair }: Likely): Danger | undefined {
  if (personDangers.some((pattern) => pattern.test(text) && isNow(pattern, text)))
    return findKind(text, true) ?? (despair > person ? "despair" : "injury");
  const isRunning = comingIn.test(text) || /\bright now\b/.test(text);
  const isTold = (pattern: RegExp): boolean => isRunning || (!isNone && isNow(pattern, text));
  return houseDangers.some((pattern) => pattern.test(text) && isTold(pattern))
    ? (findKind(text, false) ?? "house")
    : undefined;
}

function isOfPerson(text: string, { person, despair }: Likely): boolean {
  // A few words can mean anything.
  return text.split(" ").length >= 8 && person + despair >= least.danger && !unharmed.test(text);
}

/** Most of what is wrong with our own work is for customer service. */
const isOfHouse = (text: string, { person, despair, house }: Likely): boolean =>
  house >= (mentionsOurWork(text) ? least.dangerOfOurs : least.houseDanger) && house > person + despair;

/** By what the classifier makes of it, which has learned many more ways to tell of danger. @param isKnown the talk is about
 * one, which is left for another only where words name that */
function findByMeaning(text: string, likely: Likely, isKnown: boolean): Danger | undefined {
  // Who is in one tells how it goes on, and that help has come.
  if (isKnown && Math.max(...Object.values(likely)) < least.otherDanger) return undefined;
  const isPerson = isOfPerson(text, likely);
  if (isPerson && likely.despair > likely.person) return "despair";
  if (!isPerson && !isOfHouse(text, likely)) return undefined;
  const unnamed = isPerson ? "injury" : "house";
  return findKind(text, isPerson) ?? (isKnown ? undefined : unnamed);
}

function dangerIn(message: string, likely: Likely, isKnown: boolean): Danger | undefined {
  const text = removeAccents(normalizeText(message).toLowerCase())
    .replace(figureOfSpeech, " ")
    .replace(outage, " ")
    .replace(isAbsent, " ");
  if (isSaidToBeOver(message)) return undefined;
  const now = text.replace(installedThen, " ");
  const isNone = longOver.test(now) || noDanger.test(now);
  const told = findByWords(text, isNone, likely);
  return told || isNone || isOver(text, text) ? told : findByMeaning(text, likely, isKnown);
}

interface Reading {
  /** What the classifier makes of the message. */
  guesses?: readonly Guess[];
  /** The talk is about a danger already. */
  isKnown?: boolean;
}

/** The danger that a message tells of as happening now, also with typing errors. */
export function findDanger(
  message: string,
  { guesses = classifyText(message), isKnown = false }: Reading = {},
): Danger | undefined {
  const mended = correctSpelling(message);
  const likely = readLikely(guesses);
  const danger = dangerIn(message, likely, isKnown);
  return danger ?? (mended === message ? undefined : dangerIn(mended, likely, isKnown));
}
