import { anyOf } from "./any-of.ts";
import { wantsOwnWork } from "./own-work.ts";

const months =
  "month|year|winter|spring|summer|fall|autumn|january|february|march|april|june|july|august|september|october|november|december";
/** When something was that is over. What lasts since then is not. */
const longAgo = [
  `(?<!\\b(?:since|for|from) )(?:the )?last (?:${months})(?!'s)`,
  "(?:months|years|yrs|decades) (?:ago|back)",
  "(?:month|year) ago",
  "long ago",
  `(?:during|in) last (?:${months})'s`,
  `(?<!\\bsince )(?:back )?in (?:(?:${months}|may) (?:of )?)?(?:19|20)\\d\\d`,
  "in the past(?! (?:few|couple|several|hour|day|week|\\d))",
  "history of",
  "ever since(?= \\p{L})",
  "recover(?:ed|ing|s)? from",
  "surviv\\w+",
  "before (?:we|i) (?:bought|moved|owned)",
  "(?:previous|former|last|old|prior) owners?",
  "(?:was|were|had)\\b[^.,;]{0,30}(?: (?<!\\band )then(?=\\W*$|[,.;])| at the time)",
  "hace (?:\\S+ )?(?:meses|a[nñ]os?)",
  "el (?:a[nñ]o|mes|invierno|verano) pasado",
].join("|");
const lately =
  "(?<!\\b(?:since|for|from) )(?:the )?last week(?!'s)|(?:days|weeks|while) (?:ago|back)|week ago|hace (?:\\S+ )?(?:d[ií]as|semanas)";
const anyPast = `${longAgo}|${lately}`;
const past = new RegExp(`\\b(?:${anyPast})(?![\\p{L}])`, "iu");
const longPast = new RegExp(`\\b(?:${longAgo})(?![\\p{L}])`, "iu");

/** What is told of as long known, and not as happening: "since his stroke", "last year's house fire". */
const aftermath =
  /\b(?:(?:since|after) (?:his|her|my|our|the|a) (?:\w+ )?|last (?!night)\w+'s (?:\w+ )?)(?:strokes?|heart attacks?|seizures?|fire|flood\w*|fall|accident|burst pipes?|pipes? burst|gas leak|storm)\b/i;

/** The age of our work and of a purchase is none of the trouble: "the pipe that you put in last year burst". */
const ageOfWork = new RegExp(
  `\\b(?:put (?:in|up)|install\\w*|did|done|bought|built|replaced|sold|hung|moved in|pusieron|instalaron|hicieron|compr\\p{L}+)\\b[^.,;]{0,20}\\b(?:${anyPast})(?![\\p{L}])`,
  "giu",
);

const present = anyOf(
  /\b(?:right now|just (?:had|fell|burst|passed|broke|collapsed|hit|now|started)|currently|still|again)\b/i,
  /\b(?:keeps?|today|tonight|this (?:morning|minute|second|moment|afternoon|evening))\b/i,
  /\b(?:(?:second|sec|minute|min|hour|hr)s? ago|hace (?:\S+ )?(?:rato|segundos?|minutos?|horas?)|911)\b/i,
  /\b(?:ambulance|emergency|asap|hurry|help (?:him|her|us|me|please)|(?:need|send|get) help|please help)\b/i,
  /\b(?:(?:is|are|am|has been|have been|been|'s|'re|'m) (?:\w+ )?(?:having|not|bleeding|burning|sparking|leaking|pouring|gushing|hissing|spraying|hanging|dangling|down|out|unconscious|flooding|trapped|coming))\b/i,
  /\b(?:(?:can'?t|cannot|won'?t|doesn'?t|not) (?:breath\w*|move|moving|wake|respond\w*|get up|stop))\b/i,
  /\b(?:(?<!\b(?:was|had) (?:an? |the )?(?:\w+ )?)smells?|smelling|todav[ií]a|otra vez|ayuda)\b/i,
);

/** Somebody who despairs is in danger now, whenever it began. */
const despair = anyOf(
  /\b(?:suicid\w*|kill\w*|die|dying|alive|to live|wake up|living(?! room)|(?:point|use|reason) (?:of|in|to))\b/i,
  /\b(?:bother\w*|go on|hopeless|end (?:it|my)|being here|be here|morir\w*|matar\w*|vivir)\b/i,
);

/** "Had a stroke" beside the wish for a shower tells why it is wanted. */
const illness = /\b(?:ha[ds]|have|suffered) (?:\w+ ){0,2}?(?:strokes?|heart attacks?|seizures?|chest pains?)\b/i;

/** These say that it is there, or so again, whatever was before. */
const presentHere = anyOf(
  /\b(?:now|ahor(?:a|ita)|there(?:'s|s| is| are)|huelen?)(?![\p{L}])/iu,
  /\b(?:(?:is|are|'s|'re) (?:\w+ )?(?:outside|inside|at the door)|hay(?! que\b))(?![\p{L}])/iu,
  /\b(?:same (?:as|thing|way|like)|(?:too|as well)\W*$|tambi[eé]n)(?![\p{L}])/iu,
);

/** Nobody smells, hears or sees these pass by themselves: a false alarm is better. */
const lasting =
  /\b(?:gas|carbon monoxide|mon[oó]xido|co alarm|wires?|(?:power|electric\w*|service|utility) ?lines?|cables?|fuga)\b/i;
const wasThere = /(?<!\b(?:have|has|'ve) )\b(?:was|were|had|hubo|hab[ií]a|tuv(?:e|imos|ieron))\b/i;

/** Whether the danger that a sentence tells of is over, or none; a wish for work tells why an old one is spoken of.
 * @param message what it stands in */
export function isOver(sentence: string, message: string): boolean {
  if (present.test(sentence) || despair.test(message)) return false;
  const wishes = wantsOwnWork(message);
  if (wishes && illness.test(sentence)) return true;
  if (presentHere.test(sentence)) return false;
  const presentPart = sentence.replace(ageOfWork, " ");
  if (lasting.test(sentence)) return longPast.test(presentPart) && (wishes || wasThere.test(sentence));
  return past.test(presentPart) || aftermath.test(sentence);
}

const calm = anyOf(
  /\b(?:not|no|isn'?t|wasn'?t|never) (?:(?:an?|really|actually|so) )*(?:emergency|urgent)\b/i,
  /\bno (?:es|era) (?:una )?(?:emergencia|urgente)\b/i,
);

const ofThat = /\b(?:(?:that|it|this|all) (?:was|happened)|(?:eso|ya) (?:fue|pas[oó]))(?![\p{L}])/iu;

/** Whether somebody says that what they told of is no emergency, or was long ago. */
export const isSaidToBeOver = (message: string): boolean =>
  calm.test(message) || (ofThat.test(message) && isOver(message, message));
