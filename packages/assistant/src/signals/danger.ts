import { type Guess, probabilityOf } from "../ranking/classify.ts";
import { normalizeText, removeAccents } from "../ranking/normalize.ts";
import { classifyText, correctSpelling } from "../ranking/rank.ts";
import { minProbability } from "../ranking/thresholds.ts";
import { anyOf } from "./any-of.ts";
import { despairs, longAgo, onlyInRain, plainDangers, plainHouseDangers } from "./danger-patterns.ts";
import { mentionsOurWork } from "./services.ts";

/** What somebody is in danger of; each has first words of its own. */
export type Danger = "despair" | "gas" | "wires" | "fire" | "intruder" | "injury" | "water" | "house";

/** The police have been at the house, or whoever broke in is gone; who only expects the police is not safe yet. */
export const intruderGone = anyOf(
  /\b(?:police|cops?|troopers?|sheriff)\b.{0,20}\b(?:came|left|gone|here|already|have been|were (?:here|there|out))\b(?!.{0,15}\b(?:last|yesterday|ago)\b)/,
  /\b(?:they|he|she|whoever)(?:'?s|'?re| is| are| has| have)? (?:\w+ )?(?:gone(?! (?:around|round|in|into|to|up|down|out back|through|back)\b)|(?:ran|drove|run) (?:off|away)|took off)\b/,
  /\b(?:they|he|she)(?:'?ve| has| have)? (?:\w+ )?left(?! (?:the|my|our|an?|some|his|her|their)\b)/,
);

/** By the words of a message, the first that fits. */
const kinds: readonly (readonly [Danger, RegExp])[] = [
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
      /\b(?:some ?(?:one|body)|(?:a|some) (?:man|guy|stranger))(?:'?s| is)? (?:in|inside|down ?stairs|up ?stairs)\b|\bwon'?t leave\b/,
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

/** Somebody is well, which says nothing of the others and nothing of the house. */
const unharmed = anyOf(
  /\b(?:(?:is|are|hes|shes|im|i'm|he's|she's) (?:ok|okay|fine|home|better|recovering|in the (?:icu|hospital)))\b/,
  /\b(?:no ?(?:one|body)'?s? (?:was |is |got )?hurt)\b/,
);
/** "The baby won't let us wake up late": nobody is unconscious. */
const wakesUp = /\bwake up (?:early|late|before|at|by|until|till)\b/;

/** "The price nearly gave me a heart attack", "the color is killing me". */
const figureOfSpeech =
  /\b(?:(?:gave|give[sn]?|giving|almost|nearly|about) (?:me |us |my \w+ |had |have )?(?:a |another )?heart attack|sticker shock|(?:is|are|s) killing (?:me|us)|dying to (?:know|get|see)|(?:drop|knock)\w* dead gorgeous|shot in the arm|breathing down (?:my|our|any\w+) necks?|to die for|die for an?|(?:won'?t|will not|not gonna) be (?:buying|using|calling|going (?:with|back)|needing|signing|paying|getting))\b/g;

/** "No wires that I can see": of that there is no danger. */
const isAbsent =
  /\b(?:no|not any|there (?:is|are) no) (?:\w+ )?(?:wires?|power ?lines?|lines?|cables?|gas|smoke|sparks?|fire|flames?)\b/g;

/** Television, internet or telephone that is out: no wire lies anywhere. */
const outage =
  /\b(?:cable|internet|wi-?fi|tv|landline|phone)(?: (?:tv|service|line|wire))?(?:'?s)? (?:(?:is|was|has been|been|went|goes|keeps going|still) )*(?:down|out)\b(?! (?:in|on|across|over|by|near|here|there|to|front|back|low))/g;

const saysNone = anyOf(
  /\b(?:not|no|isn'?t|wasn'?t|never) (?:(?:an?|really|actually|so) )*(?:emergency|urgent|rush|hurry)\b/,
  /\bno (?:es|era) (?:una )?(?:emergencia|urgente)\b/,
);

/** A child's ball, and no burglar's stone. */
const threwBall = /\b(?:kids?|sons?|daughters?|grandson|boys?|i|we) (?:\w+ )?threw\b|\bball\b/;

/** What a danger is of, by its words; who threw something at a house may be there. */
function findKind(text: string, isPerson: boolean): Danger | undefined {
  const mayBe: Partial<Record<Danger, boolean>> = {
    // What fell is a thing.
    injury: isPerson,
    intruder: isPerson || (/\b(?:kick|threw|break|broke|burglar)/.test(text) && !threwBall.test(text)),
  };
  return kinds.find(([kind, pattern]) => pattern.test(text) && (mayBe[kind] ?? true))?.[0];
}

/** How likely the classifier holds each kind of danger, of 1. */
interface Likely {
  /** The likeliest meaning, whatever it is. */
  likeliest: number;
  person: number;
  despair: number;
  house: number;
}

const readLikely = (guesses: readonly Guess[]): Likely => ({
  likeliest: guesses[0]?.probability ?? 0,
  person: probabilityOf(guesses, "emergency-person"),
  despair: probabilityOf(guesses, "despair"),
  house: probabilityOf(guesses, "emergency-property"),
});

/** By words that leave no doubt. */
function findByWords(text: string): Danger | undefined {
  const has = (patterns: readonly RegExp[]): boolean => patterns.some((pattern) => pattern.test(text));
  if (has(plainDangers)) return findKind(text, true) ?? "injury";
  return has(plainHouseDangers) ? (findKind(text, false) ?? "house") : undefined;
}

function isOfPerson(text: string, { likeliest, person, despair }: Likely): boolean {
  const danger = person + despair;
  const wordCount = text.split(" ").length;
  // A few words can mean anything.
  const needed = wordCount >= 8 ? minProbability.danger : minProbability.dangerInFewWords;
  // A visitor who can't get into the tub any more mostly asks for another one.
  const other = wordCount >= 10 ? minProbability.otherMeaning : minProbability.otherMeaningOfFewWords;
  return danger >= needed && likeliest < other * danger && !wakesUp.test(text);
}

/** Most of what is wrong with our own work is for customer service. */
const isOfHouse = (text: string, { person, despair, house }: Likely): boolean =>
  house >= (mentionsOurWork(text) ? minProbability.dangerOfOurs : minProbability.houseDanger) &&
  house > person + despair &&
  !onlyInRain.test(text);

/** "I will talk it over with my wife. Goodbye." */
const makesPlans =
  /\b(?:talk (?:it|this|that) over|think (?:it over|about it)|get back to you|be in touch|call you (?:back|later|tomorrow))\b/;

/** By what the classifier makes of it, which has learned many more ways to tell of danger. @param isKnown the talk is about
 * one, which is left for another only where words name that */
function findByMeaning(text: string, likely: Likely, isKnown: boolean): Danger | undefined {
  // A visitor who is in one tells how it goes on, and that help has come.
  const { person, despair, house } = likely;
  if (isKnown && Math.max(person, despair, house) < minProbability.otherDanger) return undefined;
  const isPerson = isOfPerson(text, likely);
  if (isPerson && despair > person)
    return makesPlans.test(text) && despair < minProbability.otherDanger ? undefined : "despair";
  if (!isPerson && !isOfHouse(text, likely)) return undefined;
  const unnamed = isPerson ? "injury" : "house";
  return findKind(text, isPerson) ?? (isKnown ? undefined : unnamed);
}

/** Where a clause begins that may tell of another time, or of somebody else, than the one before. */
const clauseStart =
  /[,.;:!?]+\s+|\b(?:but|though|although|however)\b|\band (?=(?:i|we|now|to(?:night|day)|last night|there|it'?s?|he|she|they|every\w+|the|my|our)\b)/;

/** A clause of what is long over or called no emergency, or that somebody is well: it may stand beside a danger. */
const isAside = (clause: string): boolean =>
  saysNone.test(clause) || unharmed.test(clause) || (longAgo.test(clause) && !mentionsOurWork(clause));

function dangerIn(message: string, likely: Likely, isKnown: boolean): Danger | undefined {
  const plain = removeAccents(normalizeText(message).toLowerCase());
  const literal = plain.replace(figureOfSpeech, " ");
  const meant = literal === plain ? likely : readLikely(classifyText(literal));
  const text = literal.replace(outage, " ").replace(isAbsent, " ");
  // "I won't be needing windows where I'm going" is no figure of speech.
  if (despairs.some((pattern) => pattern.test(plain))) return "despair";
  const clauses = text.split(clauseStart);
  const own = clauses.filter((clause) => !isAside(clause));
  if (own.length === clauses.length) return findByWords(text) ?? findByMeaning(text, meant, isKnown);
  const rest = own.join(", ").trim();
  if (!rest) return undefined;
  const ofRest = readLikely(classifyText(rest));
  // Half of a message is less sure than all of it.
  const isClear = Math.max(ofRest.person + ofRest.despair, ofRest.house) >= minProbability.dangerInSentence;
  return findByWords(rest) ?? (isClear ? findByMeaning(rest, ofRest, isKnown) : undefined);
}

interface Reading {
  /** What the classifier makes of the message. */
  guesses?: readonly Guess[];
  /** The talk is about a danger already. */
  isKnown?: boolean;
  /** What the visitor wrote before. */
  before?: string | undefined;
}

const stillRuns = /\b(?:it'?s|it is)(?= (?:still )?(?:coming|pouring|running|leaking|dripping)\b)/i;

/** Whether "it's still coming out right now" is said of water; what rains in has no valve. */
const isOfWater = (text: string, before: string): boolean =>
  stillRuns.test(text) &&
  /\b(?:water|leak\w*|pipes?)\b/i.test(before) &&
  !/\brain\w*|\b(?:doors?|windows?)\b/i.test(before);

/** The danger that one sentence among others tells of, or what stands behind a "but": the others would drown it. */
function findInSentences(message: string): Danger | undefined {
  const sentences = message.split(/(?<=[.!?])\s+|,?\s+but\s+/i);
  if (sentences.length === 1) return undefined;
  for (const sentence of sentences) {
    const likely = readLikely(classifyText(sentence));
    const isLikely = Math.max(likely.person + likely.despair, likely.house) >= minProbability.dangerInSentence;
    const danger = isLikely ? dangerIn(sentence, likely, false) : undefined;
    // "Goodbye." alone is a farewell like others.
    if (danger && !(danger === "despair" && !sentence.includes(" "))) return danger;
  }
  return undefined;
}

/** The danger that a message tells of as happening now, also with typing errors. */
export function findDanger(
  message: string,
  { guesses = classifyText(message), isKnown = false, before = "" }: Reading = {},
): Danger | undefined {
  const mended = correctSpelling(message);
  const likely = readLikely(guesses);
  const danger = dangerIn(message, likely, isKnown);
  // "The siding yous did": repaired, the words speak of nobody's work.
  const isOurs = mentionsOurWork(message) && !mentionsOurWork(mended);
  return (
    danger ??
    (mended === message || isOurs ? undefined : dangerIn(mended, likely, isKnown)) ??
    (isKnown || probabilityOf(guesses, "bereaved") >= minProbability.surelyAct
      ? undefined
      : findInSentences(message)) ??
    (isOfWater(message, before) ? findDanger(message.replace(stillRuns, "water is")) : undefined)
  );
}
