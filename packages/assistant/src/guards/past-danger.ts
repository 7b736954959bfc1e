import { wantsOwnWork } from "./own-work.ts";

/** When something was that is over. What lasts since then is not. */
const longAgo = [
  "(?<!\\b(?:since|for) )(?:the )?last (?:week|month|year|winter|spring|summer|fall|autumn|january|february|march|april|june|july|august|september|october|november|december)",
  "(?:days|weeks|months|years|yrs|decades|while) (?:ago|back)",
  "(?:week|month|year) ago",
  "long ago",
  "(?<!\\bsince )(?:back )?in (?:19|20)\\d\\d",
  "in the past",
  "history of",
  "ever since",
  "(?:since|after) (?:his|her|my|our|the|a) (?:\\w+ )?(?:stroke|heart attack|seizures?|fire|flood|fall|accident)",
  "recover(?:ed|ing|s)? from",
  "surviv\\w+",
  "before (?:we|i) (?:bought|moved|owned)",
  "(?:previous|former|last) owners?",
  "hace (?:\\S+ )?(?:d[ií]as|semanas|meses|a[nñ]os?)",
  "el (?:a[nñ]o|mes|invierno|verano) pasado",
].join("|");
const past = new RegExp(`\\b(?:${longAgo})(?![\\p{L}])`, "iu");

/** The age of our work and of a purchase is none of the trouble: "the pipe that you put in last year burst". */
const ageOfWork = new RegExp(
  `\\b(?:put (?:in|up)|install\\w*|did|done|bought|built|replaced|sold|hung|moved in|pusieron|instalaron|hicieron|compr\\p{L}+)\\b[^.,;]{0,20}\\b(?:${longAgo})(?![\\p{L}])`,
  "giu",
);

const present =
  /\b(?:right now|just (?:had|fell|burst|passed|broke|collapsed|hit|now|started)|currently|still|again|keeps?|today|tonight|this (?:morning|minute|second|moment|afternoon|evening)|911|ambulance|emergency|asap|hurry|help (?:him|her|us|me|please)|(?:need|send|get) help|please help|(?:is|are|am|has been|have been|been|'s|'re|'m) (?:\w+ )?(?:having|not|bleeding|burning|sparking|leaking|pouring|gushing|hissing|spraying|hanging|dangling|down|out|unconscious|flooding|trapped|coming)|(?:can'?t|cannot|won'?t|doesn'?t|not) (?:breath\w*|move|moving|wake|respond\w*|get up|stop)|smells?|smelling|ahora|ahorita|todav[ií]a|otra vez|ayuda)\b/i;

/** Somebody who despairs is in danger now, whenever it began. */
const despair =
  /\b(?:suicid\w*|kill\w*|die|dying|alive|to live|wake up|living(?! room)|(?:point|use|reason) (?:of|in|to)|bother\w*|go on|hopeless|end (?:it|my)|being here|be here|morir\w*|matar\w*|vivir)\b/i;

/** "Had a stroke" beside the wish for a shower tells why it is wanted. */
const illness = /\b(?:ha[ds]|have|suffered) (?:\w+ ){0,2}?(?:strokes?|heart attacks?|seizures?|chest pains?)\b/i;

/** Wires that carry no danger, as long as they only hang loose. */
const lowVoltage =
  /\b(?:cable ?tv|tv|phone|telephone|internet|doorbell|speakers?|ethernet|satellite|coax\w*|antenna|thermostat|christmas)\b/i;
const deadly = /\b(?:spark\w*|down(?:ed)?|live|power\w*|electric\w*|utility|shock\w*|burn\w*|smok\w*|ground)\b/i;
const wires = /\b(?:wires?|cables?|lines?)\b/i;

/** Whether the danger that a sentence tells of is over, or none. @param message what it stands in */
export function isOver(sentence: string, message: string): boolean {
  if (wires.test(sentence) && lowVoltage.test(sentence)) return !deadly.test(sentence);
  if (present.test(sentence) || despair.test(message)) return false;
  return past.test(sentence.replace(ageOfWork, " ")) || (illness.test(sentence) && wantsOwnWork(message));
}

const calm =
  /\b(?:not|no|isn'?t|wasn'?t|never) (?:(?:an?|really|actually|so) )*(?:emergency|urgent)\b|\bno (?:es|era) (?:una )?(?:emergencia|urgente)\b/i;

const ofThat = /\b(?:(?:that|it|this|all) (?:was|happened)|(?:eso|ya) (?:fue|pas[oó]))(?![\p{L}])/iu;

/** Whether somebody says that what they told of is no emergency, or was long ago. */
export const saysOver = (message: string): boolean =>
  calm.test(message) || (ofThat.test(message) && isOver(message, message));
