import type { Guess } from "../ranking/classify.ts";
import { normalizeText, removeAccents } from "../ranking/normalize.ts";
import { classifyText, correctSpelling } from "../ranking/rank.ts";
import { least } from "../ranking/thresholds.ts";
import { anyOf } from "./any-of.ts";
import { despairs, houseDangers, personDangers } from "./danger-patterns.ts";
import { isOver, isSaidToBeOver } from "./past-danger.ts";

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
  ["gas", /\b(?:gas|rotten|eggs?|eggy|hiss\w*|sul(?:f|ph)ur|carbon monoxide|co (?:alarm|detector)|monoxido)\b/],
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

const harm = anyOf(
  /\b(?:waters?|wet|leak\w*|pour\w*|flood\w*|drip\w*|soak\w*|gas|fire|smoke|smell\w*|spark\w*|wires?|lines?)\b/,
  /\b(?:glass|shatter\w*|smash\w*|broke\w*|storm\w*|wind|tree|limb|branch|hang\w*|fell|flapp\w*|ripped|tore)\b/,
  /\b(?:torn|blew|blown|lock\w*|latch\w*|kick\w*|freez\w*|hole|burst\w*|c(?:ei|ie)lings?|emergency|help|hurt)\b/,
  /\b(?:agua|fuego|roto|rota|abiert\w*)\b/,
);
/** Somebody who is said to be lying is no patient. */
const ofBody = anyOf(
  /\b(?:hurt\w*|blood|bleed\w*|breath\w*|pass(?:ed|ing) out|unconscious|chest|heart|dizzy|stroke|seizure)\b/,
  /\b(?:chok\w*|trapped|poison\w*|burn(?:ed|t)?|hip|collaps\w*|ambulance|911|die|dying|alive|suicid\w*)\b/,
  /\b(?:lying (?:on|there|down)|get up|ladder|shock\w*|numb|faint\w*|confus\w*|sangr\w*)\b/,
);

/** Meanings of danger, with the words without which they are not believed, and how likely they must be. */
const meanings: Readonly<Record<string, RegExp>> = { "emergency-person": ofBody, "emergency-property": harm };

/** Whether what a pattern of danger finds happens now. */
function isNow(pattern: RegExp, text: string): boolean {
  const sentences = text.split(/(?<=[.!?;]) /).filter((sentence) => pattern.test(sentence));
  return (sentences.length > 0 ? sentences : [text]).some((sentence) => !isOver(sentence, text));
}

/** Falls of the past are why people ask for a safer bath. */
const longOver = anyOf(
  /\b(?:so (?:he|she|they|i|we) (?:won'?t|wont|doesn'?t|don'?t|can))\b/,
  /\b(?:(?:is|are|hes|shes|im|i'm|he's|she's) (?:ok|okay|fine|home|better|recovering))\b/,
  /\b(?:no ?(?:one|body)'?s? (?:was |is |got )?hurt|afraid|scared (?:he|she|of)|worried (?:he|she|about))\b/,
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

/** The danger that a message tells of as happening now, also with typing errors. @param guesses what the classifier makes of it */
export function findDanger(message: string, guesses: readonly Guess[] = classifyText(message)): Danger | undefined {
  const mended = correctSpelling(message);
  return dangerIn(message, guesses) ?? (mended === message ? undefined : dangerIn(mended, guesses));
}

function dangerIn(message: string, guesses: readonly Guess[]): Danger | undefined {
  const text = removeAccents(normalizeText(message).toLowerCase())
    .replace(figureOfSpeech, " ")
    .replace(outage, " ")
    .replace(isAbsent, " ");
  if (isSaidToBeOver(message)) return undefined;
  if (personDangers.some((pattern) => pattern.test(text) && isNow(pattern, text))) return kindOf(text, true);
  const isRunning = comingIn.test(text) || /\bright now\b/.test(text);
  const now = text.replace(installedThen, " ");
  const isNone = longOver.test(now) || noDanger.test(now);
  if (houseDangers.some((pattern) => pattern.test(text) && (isRunning || (!isNone && isNow(pattern, text)))))
    return kindOf(text, false);
  const guess = guesses.find(({ label, probability }) => probability >= least.danger && meanings[label]?.test(text));
  if (!guess || isNone || isOver(text, text)) return undefined;
  return kindOf(text, guess.label === "emergency-person");
}

/** What a danger is of, by its words; who threw something at a house may be there. */
function kindOf(text: string, isPerson: boolean): Danger {
  const mayBe: Partial<Record<Danger, boolean>> = {
    // What fell is a thing.
    injury: isPerson,
    intruder: isPerson || /\b(?:kick|threw|break|broke|burglar)/.test(text),
  };
  const found = kinds.find(([kind, pattern]) => pattern.test(text) && (mayBe[kind] ?? true));
  return found?.[0] ?? (isPerson ? "injury" : "house");
}
