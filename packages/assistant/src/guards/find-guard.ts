import { meaningOf, means, type Understood, understand } from "../understanding/understand.ts";
import { normalise } from "../words.ts";
import { patterns } from "./guard-patterns.ts";
import { wantsJobDone, wantsOwnWork } from "./own-work.ts";
import { isOver } from "./past-danger.ts";

/** Messages that are answered by a fixed reply, whichever engine runs; the first that fits wins. */
export const guardKinds = [
  "injury",
  "emergency",
  "injection",
  "others",
  "bereaved",
  "stop",
  "privacy",
  "withdraw",
  "unsure",
  "reschedule",
  "damage",
  "claim",
  "complaint",
  "status",
  "recap",
  "job",
  "vendor",
  "identity",
  "callback",
  "human",
  "abuse",
] as const;
export type GuardKind = (typeof guardKinds)[number];

/** Messages of these kinds tell nothing about the visitor that may be saved, except how to reach whom they are from. */
export const savesNothing: ReadonlySet<GuardKind> = new Set(["injection", "others", "abuse", "vendor"]);

/** What the classifier's labels ask for. */
const byLabel: Readonly<Record<string, GuardKind>> = {
  "emergency-person": "injury",
  "emergency-property": "emergency",
  bereaved: "bereaved",
  injection: "injection",
  "others-data": "others",
  truck: "complaint",
  "stop-contact": "stop",
  privacy: "privacy",
  withdraw: "withdraw",
  reschedule: "reschedule",
  damage: "damage",
  "warranty-claim": "claim",
  complaint: "complaint",
  status: "status",
  recap: "recap",
  job: "job",
  vendor: "vendor",
  identity: "identity",
  callback: "callback",
  human: "human",
  abuse: "abuse",
};

/** Kinds whose patterns are believed even where the classifier sees something else. */
const certain: ReadonlySet<GuardKind> = new Set(["injury", "emergency", "injection", "others"]);
/** Words of harm to a house: without one, only a message that can hardly mean anything else is an emergency. */
const harm =
  /\b(?:water|wet|rain\w*|leak\w*|pour\w*|flood\w*|drip\w*|soak\w*|gas|fire|smoke|smell|spark\w*|wires?|lines?|glass|shatter\w*|smash\w*|broke\w*|break\w*|storm\w*|wind|hail|tree|limb|branch|hang\w*|fell|fall\w*|flapp\w*|ripped|tore|torn|blew|blown|off|open|lock\w*|latch\w*|shut|clos\w*|kick\w*|alone|myself|night|cold|freez\w*|hole|exposed|burst\w*|ceiling|emergency|urgent|asap|help|hurt|agua|fuego|roto|rota|abiert\w*)\b/i;
const sureOfHarm = 0.93;
/** From here on the classifier is believed more than a pattern. */
const overrides = 0.6;
/** An act is taken up from here on: a wrong one costs more than a wrong answer. */
const actShare = 0.3;
const emergencies = ["emergency-person", "emergency-property"];
const emergencyShare = 0.35;
/** Whatever went wrong exactly: together they are acted on, as the likeliest of them. */
const troubles = ["complaint", "damage", "warranty-claim", "truck"];
const troubleShare = 0.3;

/** What is said by those who no longer want something. */
const givesUp =
  /\b(?:cancel\w*|withdr\w*|forget|never ?mind|nvm|nm|chang\w*|(?:don'?t|dont|do not|no) (?:want|need|call|bother|send)|take (?:me|my|us|it)|remove|delete|stop\w*|not interested|went with|going with|found|hired|sold|no longer|anymore|any more|off|drop|wait\w*|hold|scratch|pass|decided|instead|back out|undo|retract|nah|no thanks|cancelar|olvid\w*)\b/i;

/** Somebody who is said to be lying is no patient. */
const ofBody =
  /\b(?:hurt\w*|blood|bleed\w*|breath\w*|pass(?:ed|ing) out|unconscious|chest|heart|dizzy|stroke|seizure|chok\w*|trapped|poison\w*|burn\w*|head|hip|back|leg|arm|wrist|ankle|broke\w*|collaps\w*|ambulance|911|die|dying|dead|alive|live|kill\w*|suicid\w*|lying (?:on|there|down|in)|get up|floor|ladder|shock\w*|numb|faint\w*|baby|child|kid)\b/i;

/** Whether a meaning is borne out by the words where the classifier alone is not sure. */
const isMeant = (label: string, share: number, text: string, isHarm: boolean): boolean => {
  if (label === "emergency-person") return isHarm || ofBody.test(text);
  if (label === "emergency-property") return isHarm;
  return label !== "withdraw" || share >= overrides || givesUp.test(text);
};

/** Whether a clause on its own means an emergency. */
const tellsDanger = (clause: string): boolean =>
  means({ whole: meaningOf(clause), clauses: [] }, emergencies, emergencyShare / 2);

function understoodGuard(understood: Understood): GuardKind | undefined {
  const isHarm = harm.test(understood.whole.text) || means(understood, emergencies, sureOfHarm);
  const isPast = isOver(understood.whole.text, understood.whole.text, tellsDanger);
  if (isHarm && !isPast && means(understood, emergencies, emergencyShare))
    return means(understood, ["emergency-person"], emergencyShare / 2) ? "injury" : "emergency";
  const ofTrouble = means(understood, troubles, troubleShare)
    ? [understood.whole, ...understood.clauses].flatMap(({ guesses: [first] }) =>
        first && troubles.includes(first.label) ? [first.label] : [],
      )
    : [];
  const labels = [
    ...understood.clauses.flatMap(({ label, share }) =>
      label && share >= actShare && isMeant(label, share, understood.whole.text, isHarm) ? [label] : [],
    ),
    ...ofTrouble,
  ];
  const kinds = labels.flatMap((label) => (isPast && emergencies.includes(label) ? [] : (byLabel[label] ?? [])));
  return guardKinds.find((kind) => kinds.includes(kind));
}

/** Things of the house may be called names: "the old windows are garbage" is no insult. */
const aboutTheHouse =
  /\b(?:my|our|the|these|those|this) (?:old |current |existing )?(?:windows?|siding|doors?|tub|shower|bath\w*|house|frames?|sash\w*|contractor)\b/;

function byPattern(message: string): GuardKind | undefined {
  const text = normalise(message).toLowerCase();
  return guardKinds.find((kind) => {
    if (kind === "abuse" && aboutTheHouse.test(text) && !/\byou\b/.test(text)) return false;
    const found = patterns[kind]?.filter((pattern) => pattern.test(text)) ?? [];
    return found.some((pattern) => (kind === "injury" || kind === "emergency" ? isNow(pattern, text) : true));
  });
}

/** Whether words are there to turn the assistant around: no model gets to read them. */
export const isIntrusion = (message: string): boolean => {
  const text = normalise(message).toLowerCase();
  return patterns.injection?.some((pattern) => pattern.test(text)) ?? false;
};

/** Whether what a pattern of danger finds happens now. */
function isNow(pattern: RegExp, text: string): boolean {
  const sentences = text.split(/(?<=[.!?;]) /).filter((sentence) => pattern.test(sentence));
  const isDanger = (clause: string): boolean => pattern.test(clause);
  return (sentences.length > 0 ? sentences : [text]).some((sentence) => !isOver(sentence, text, isDanger));
}

/** Somebody who may come in is a danger to people, whatever broke. */
const threat = /\b(?:outside|yelling|screaming|threaten\w*|intruder|gun|knife)\b/i;

/** Whoever wishes for work is taken for none of them by the sound of it alone. */
const ofIntruders: ReadonlySet<GuardKind> = new Set(["injection", "others", "vendor"]);

const refusesCalls =
  /(?<!\b(?:you|u|they|guys|people|who|why) )\b(?:do not|don'?t|never|no more|no|stop) (?:ever )?(?:call(?:s|ing)?|phon(?:e|ing)|ring(?:ing)?)(?: (?:me|us|my (?:phone|cell|house|number)))?(?: (?:please|pls|anymore|any more|again|at all|ever|back))*(?=\s*(?:[.,;!]|$))/;
const otherWays = /\b(?:text\w*|e-?mail\w*|writ\w+|messages?|instead|call (?:my|the|him|her|after|before|in))\b/;

/** "Dont call me" is no wish for a call: of none at all, or of another way. */
function callbackIn(message: string): GuardKind | undefined {
  const text = normalise(message).toLowerCase();
  if (!refusesCalls.test(text)) return "callback";
  return otherWays.test(text) ? undefined : "stop";
}

/** What a message asks for that no engine may answer freely: by what it means, and by patterns for what must not slip through. */
export function findGuard(message: string, understood: Understood = understand(message)): GuardKind | undefined {
  const isBuyer = wantsOwnWork(message);
  const likely = understoodGuard(understood);
  const isJobDone = wantsJobDone(message);
  const isMistaken = (kind: GuardKind): boolean => (isBuyer && ofIntruders.has(kind)) || (isJobDone && kind === "job");
  const meant = likely && isMistaken(likely) ? undefined : likely;
  const byWords = byPattern(message);
  const matched = isBuyer && byWords === "vendor" ? undefined : byWords;
  if (matched === "injury" && meant === "emergency" && !threat.test(message)) return meant;
  if (matched && certain.has(matched)) return matched;
  const { label, share } = understood.whole;
  const isOther = label !== undefined && share >= overrides && byLabel[label] !== matched;
  const found = meant ?? (isOther ? undefined : matched);
  return found === "callback" ? callbackIn(message) : found;
}
