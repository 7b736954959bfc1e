import type { Memory, RequestKind } from "@site/core/chat/memory";
import type { Guess } from "../ranking/classify.ts";
import { othersData } from "../signals/intrusion-patterns.ts";
import type { Signals } from "../signals/read-signals.ts";
import type { ActTexts } from "../texts/en.ts";

const ours = String.raw`(?:you(?: guys| people)?|u|ya|yall|they|your? (?:\w+ )?(?:guys?|crew|men|man|installers?|team|company|people|workers?)|(?:the |^)(?:crew|installers?|guys?))`;
const did = String.raw`(?:just |already |all )?(?:put|install\w*|did|done|replaced|hung|built|sold|left|broke|cracked|scratch\w*|damag\w*|dent\w*|ruin\w*|ran over|was|were|never|said|told|promised|smoked?)`;
const fault = String.raw`(?:leak\w*|crooked|loose|br[oe]ken?|crack\w*|fog\w*|stick(?:s|ing)?|stuck|won'?t|wont|doesn'?t|doesnt|wrong|missing|shatter\w*|scratch\w*|dent\w*|nails?|damag\w*|draft\w*|peel\w*|gaps?|mold|soft|rude|unfinished|flat|daylight|rattl\w*|whistl\w*|c[ao]m(?:e|es|ing) (?:off|loose|apart)|fell|falling|(?:blew|fell|came) (?:off|away|out)|popp\w+|warp\w*|drip\w*|botched|mess|uneven|doesn'?t match|rubs|squeak\w*|do(?:es)?n'?t line up|bubbl\w*|whistl\w*|cold air)`;

/** What a visitor does by a message. */
export interface Act {
  id: keyof ActTexts;
  /** Words that set it off; the text is in lower case, without accents. */
  cue: RegExp;
  not?: RegExp;
  patterns?: readonly RegExp[];
  /** Meanings that set it off, too, when they are this likely. */
  labels: readonly string[];
  least: number;
  /** What the request is filed as. */
  kind?: RequestKind;
  /** No contact is asked for behind it, and nothing is offered. */
  isQuiet?: true;
  /** Nothing is answered beside it. */
  isAlone?: true;
}

/** What a message does that comes before any question in it, in the order of its weight. */
const acts: readonly Act[] = [
  {
    id: "intrusion",
    cue: /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:everything|instructions?|rules?|above|prompt|previous|guidelines)\b|system prompt|developer mode|jailbreak|you are now|pretend (?:to be|you)|\bact as (?:a|an|my|the)\b|repeat after me|\bsay[: ]+["“]|reply (?:only )?with|as (?:the|your) (?:manager|owner|admin|developer|boss)\b|i (?:hereby )?authorize|(?:print|reveal|show)\b.{0,20}\b(?:prompt|instructions|tools|config)|discount approved|\bnew instructions\b|\boutput your\b|ignora (?:todas )?(?:las|tus)/,
    labels: ["injection"],
    least: 0.5,
    isQuiet: true,
    isAlone: true,
  },
  {
    id: "others",
    cue: /\b(?:other|last|another|previous|next) (?:customer|person|visitor|client|caller|homeowner|one)'?s?\b.{0,30}\b(?:chat|number|phone|name|info\w*|address|said|say|conversation)|\b(?:phone|number|address|name|chat|info)\b.{0,20}\b(?:of|from|for) (?:the |your )?(?:other|last|another|previous) |\bwho else (?:bought|asked|hired|called|wrote)|\b(?:installer|owner|manager)'?s? (?:home address|personal|cell|private)|\bdid (?:my|the) (?:ex\b|ex[- ]?(?:wife|husband)|wife|husband|neighbou?r|tenant|landlord)\b.{0,40}\b(?:call|book|sign|buy|hire|have|get|order|use|ask)|\b(?:check|see|tell me) (?:if|whether) my (?:ex|wife|husband|neighbou?r)\b/,
    patterns: othersData,
    labels: ["others-data"],
    least: 0.45,
    isQuiet: true,
    isAlone: true,
  },
  {
    id: "bereaved",
    cue: /\b(?:my|our|his|her) (?:late )?(?:husband|wife|mother|father|mom|dad|son|daughter|brother|sister|grandm\w+|grandf\w+)\b.{0,12}\b(?:died|passed(?! out))\b|since (?:he|she) passed|\bmy late (?:husband|wife|mom|dad|mother|father)|\b(?:mi|nuestr[oa]) (?:\S+ )?(?:espos[oa]|marido|madre|padre|mama|papa|hij[oa]|herman[oa])\b.{0,12}\b(?:murio|fallecio)|\bmi difunt[oa]\b/,
    labels: ["bereaved"],
    least: 0.45,
    isQuiet: true,
  },
  {
    id: "privacy",
    cue: /\b(?:delete|erase|remove|wipe|get rid of|borr[ae]\w*|elimin\w+)\b.{0,40}\b(?:my|our|this|the|all|mis|mi|este|todo)\b.{0,25}\b(?:info\w*|data|chat|details|number|address|records?|everything|messages?|datos|numero|nombre)|\bforget (?:me|my (?:number|info))|\b(?:my|our) (?:info\w*|data|details|number|records?)\b.{0,15}\b(?:deleted|erased|removed|wiped)\b|\b(?:want|need) (?:it|this|that|everything|all of it|them)(?: all)? (?:erased|deleted|gone|removed|wiped)\b|\b(?:it|that|everything) (?:erased|deleted), all\b/,
    not: /^(?:and |so |but )*(?:is|are|who|what|how|do|does|will)\b(?!.*\b(?:delet|eras|remov|wip))/,
    labels: ["privacy"],
    least: 0.45,
    isQuiet: true,
    isAlone: true,
  },
  {
    id: "stop",
    cue: /\b(?:stop|quit) (?:calling|texting|emailing|mailing|contacting|bothering|sending|all)|\btake (?:me|my (?:name|number|email)) off|\bremove me|\bunsubscribe|\bkeep(?:s)? (?:calling|texting|emailing) me|\bopt out|\bdo not call list|\bdejen de (?:llamar|mandar)|\bya no me llamen/,
    labels: ["stop-contact"],
    least: 0.4,
    isQuiet: true,
    isAlone: true,
  },
  {
    id: "vendor",
    cue: /\b(?:we|i) (?:help|represent|work with|sell|supply|partner)\b.{0,40}\b(?:contractors?|compan(?:y|ies)|businesses|agency|brands?|you)\b|\brank\b.{0,12}google|\bseo\b|\bleads? (?:a|per) (?:month|week)|exclusive leads|\b(?:distributor|wholesaler?|purchasing|supplier)\b|marketing agency|who handles (?:your )?(?:advertising|marketing|purchasing)|\blooking for sub(?:contract(?:ing|or)?)?[- ]?work\b|\b\d[- ]man (?:\w+ )?crew\b.{0,40}\b(?:sub|work)\b|\b(?:1099|overflow (?:work|installs?)|sub(?:contract)? (?:for|with) you|crew out of|\d[- ]man crew)\b|partnership opportunit|our (?:agency|platform)/,
    labels: ["vendor"],
    least: 0.4,
    isQuiet: true,
    isAlone: true,
  },
  {
    id: "contract",
    cue: /\b(?:signed(?! up)|contract|paperwork|firm(?:e|amos)|contrato)\b.{0,90}\b(?:cancel\w*|back(?:ing)? out|get out|chang\w+ (?:my|our) minds?|anular)\b|\b(?:cancel\w*|back(?:ing)? out|get out of|anular)\b.{0,60}\b(?:signed|contract|contrato|firm(?:e|amos))\b/,
    not: /\bif (?:i|we)\b|\bafter (?:i|we)? ?sign|\b(?:can|could) (?:i|we) (?:still )?(?:cancel|back|get)|\b(?:days|time|long) (?:do|to)\b/,
    labels: [],
    least: 1,
    isAlone: true,
  },
  {
    id: "appointment",
    cue: /\b(?:resched\w*|cancel\w*|move|change|push|postpone|call (?:it|this|that) off|can'?t make|cant make|gotta move|back out of|cambiar|mover|cancelar|reagendar)\b.{0,40}\b(?:appointment|appt|visit|install\w*|measur\w*|estimate|consult\w*|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tues|thurs|tmrw|tomorrow|the \d+(?:th|st|nd|rd)|cita|visita|instalacion)\b|\b(?:appointment|appt|visit|install\w*|measur\w*|cita|guy .{0,20}coming)\b.{0,60}\b(?:resched\w*|cancel\w*|move|change|push|postpone|call (?:it|this) off|gotta call (?:it|that|this|them) off|another day|cambiar|cancelar)\b/,
    not: /\bchanged? my mind\b.{0,20}\bsigned|contract/,
    labels: ["reschedule"],
    least: 0.36,
  },
  {
    id: "damage",
    cue: new RegExp(
      String.raw`\b${ours}\b.{0,25}\b(?:left|broke|wreck\w*|smash\w*|destroy\w*|cracked|scratch\w*|damag\w*|dent\w*|ruin\w*|ran over|spilled|drove|hit|backed)\b.{0,50}\b(?:nails?|driveway|lawn|yard|floor|tile|wall|car|tire|truck|gutter|flower\w*|garden|fence|ceiling|tv|furniture|carpet|deck|flat|garage|mailbox|bush\w*|siding|window|counter|screws?|mess)`,
    ),
    labels: ["damage"],
    least: 0.33,
    kind: "damage",
  },
  {
    id: "complaint",
    cue: /\b(?:no ?body|no one|noone|never|nadie)\b.{0,25}\b(?:call\w*|came|come|show\w*|respond\w*|got back|gets? back|answer\w*|llam\w*|vino)\b|\b(?:\d+|two|three|four|several|multiple) (?:voice ?mails?|messages?|calls?)\b|\b(?:charged|billed) (?:me|us|my)\b.{0,25}\b(?:more|extra|twice|double|too much|wrong)\b|\b(?:they|crew|guys?|you|installers?) (?:never finished|forgot|did ?n[o']?t (?:finish|clean))\b|\bstill waiting\b|\b(?:said|told|promised|supposed|was out|came out|were out)\b.{0,90}(?:\bnothing\b|\bno (?:call|word|answer|quote|price|email)\b|\bhaven'?t heard\b)|\b(?:third|second|2nd|3rd|fourth) time\b.{0,30}\b(?:no ?body|no one|show\w*|cancel\w*|late)\b|\b(?:was|were) (?:so |very |really )?(?:rude|nasty|drunk|late|disrespectful)|\b(?:ripped off|scam\w*|overcharg\w*|want(?:s|ed)? my money back|get(?:ting)? my money back|a refund|lawyer|bbb|attorney general|fed up|complain\w*|speak to (?:a|the) manager)\b|supposed to be (?:here|in|done|back)|took (?:the day |off )?(?:off )?work for nothing|took the day off|no[- ]?show(?:s|ed)?\b|\b(?:queja|molest[oa]|pesimo)\b|would not leave|pressured/,
    not: /\b(?:are you|do you|hope|don'?t want|so the guy isn'?t)\b.{0,30}\b(?:scam|rude|pressur)|no one'?s home|never (?:had|been|mind)/,
    labels: ["complaint"],
    least: 0.33,
    kind: "complaint",
  },
  {
    id: "status",
    cue: /\bcan(?:'?t)? (?:you|u) (?:see|check|look up|pull up|find) (?:it|that|them|mine)\b|\bcan(?:'?t)? (?:you|u) look (?:it|that|them) up\b|\b(?:you|u) can'?t (?:see|check) (?:it|that)\b|\b(?:where(?:'?s| is| are|s)|when(?:'?s| is| are| will)|what time (?:is|are|will))\b.{0,20}\b(?:my|the|your) (?:installers?|crew|guys?|order|windows?|doors?|siding|measure|tub|shower|estimate|quote)\b(?! (?:cost|price|for))|\b(?:am i|are we|is it|we) (?:still )?(?:all )?(?:set|booked|moved|confirmed|cancell?ed|changed|scheduled|on for)\b|\b(?:order(?:ed)?|contract|signed)\b.{0,60}\bwhen (?:do|does|will|are|is)\b|\bwhen (?:do|will|are) (?:they|my \w+|our \w+) (?:come in|coming in|arriv\w+|get(?:ting)? (?:here|in))|\b(?:still|never) (?:coming|showed|on for)\b|\bsupposed to be here|did (?:you|u|they) (?:move|change|cancel|book) it|what time .{0,20}(?:crew|installers?) (?:arriv|com)/,
    labels: ["status"],
    least: 0.36,
  },
  {
    id: "claim",
    cue: new RegExp(
      String.raw`\b${ours}\b.{0,20}\b${did}\b.{0,90}\b${fault}\b|\bhad (?:you|u|ya|yall)(?: guys)? (?:do|put|install|replace)\b.{0,90}\b${fault}\b|\b${fault}\b.{0,70}\b(?:${ours} (?:just |only )?(?:put (?:in|up|on)|install\w*|did|hung|replaced)|by you|from you(?: guys?)?)\b|\bby you\b.{0,60}\b${fault}\b|\b(?:new|your) (?:windows?|doors?|siding|shower|tub|sill|sash)\b.{0,50}\b${fault}\b|\b(?:colou?rs?|seams?|corners?|panels?|trim|pieces?)\b.{0,20}\b(?:is|are|was) (?:the )?wrong\b.{0,30}\b(?:siding|windows?|doors?)|\b(?:siding|windows?|doors?)\b.{0,30}\bthe wrong colou?r|\b(?:pusieron|instalaron|poner|me hicieron)\b.{0,80}(?:agua|fuga|mojad[oa]|gotea|rot[oa]|mal\b)|(?:agua|fuga|gotea).{0,60}\b(?:pusieron|instalaron)`,
    ),
    not: /\b(?:you|u|yall) (?:guys )?(?:did ?n'?t|did not|never) (?:put|install|do|sell)\b|\b(?:do|does|will|can|would|should) (?:you|your|u|they)\b.{0,30}\b(?:come|stop|fix drafts|fog|leak|fade|crack|warp|stick)|\bnew (?:one|windows?) (?:for|to replace)|need new|looking for|other company|home depot|lowe'?s|previous owner|not you\b/,
    labels: ["warranty-claim"],
    least: 0.33,
    kind: "warranty",
  },
  {
    id: "job",
    cue: /\b(?:hiring|are you hiring|apply (?:for|online|to)|employment|work for (?:you|u|ya|yall)|(?:job|position|career)s? (?:opening|available|open)|openings?\b.{0,15}\b(?:crew|installer|job)|installer (?:ad|job|position)|resume|looking for (?:summer )?work|summer (?:work|job)|do you (?:guys )?take kids|(?:take|hire) (?:him|her|me|some(?:body|one)) (?:on|like)|contratando|empleo|busco trabajo|hay trabajo)\b|\b(?:what'?s?|how much|wat'?s?) .{0,15}\b(?:lead|installers?|it|the job) (?:pay|make)\b|\bwats lead make|\bstart as (?:a )?lead\b|\byears? (?:hanging|installing)|\bdrug test|\b(?:get|want|need|looking for) a job\b/,
    not: /when would|my estimate|hiring you|hire you/,
    labels: ["job", "pay"],
    least: 0.4,
    kind: "job",
    isQuiet: true,
  },
  {
    id: "scam",
    cue: /\b(?:text|e-?mail|call|phon|messag|letter|mail|dm)(?:e?d|s|e)?\b.{0,60}\b(?:(?:i|we)(?:'ve| have)? won|i'?m (?:a|the) winner|won (?:your|the|a)|winner|prize)\b|\b(?:won|winner|prize)\b.{0,60}\b(?:give|giving|send|needs?|wants?|asks?|asking|pay)\b.{0,30}\b(?:card|bank|account|social security|ssn|tax(?:es)?|fees?|deposit)\b|\bprocessing fee\b|\bgift cards?\b.{0,40}\b(?:pay|send|claim)|\b(?:pay|send)\b.{0,30}\b(?:to (?:claim|release|collect)|fee for (?:the|my) prize)/,
    labels: [],
    least: 1,
    isQuiet: true,
    isAlone: true,
  },
  {
    id: "identity",
    cue: /\b(?:are|r|is|am i|its|it'?s) (?:you|u|this|it|there a|talking to|just a)\b.{0,25}\b(?:bot|robot|human|real|person|computer|machine|ai|automated|live (?:person|human)|chatgpt|lady)\b|\btalking to (?:a )?(?:person|human|bot|robot|real|computer)|^prove it|\bwhat(?:'?s| is) your name|\bwho am i (?:talking|speaking|chatting)|(?:eres|es usted|hablo con) .{0,20}(?:robot|persona|maquina)/,
    not: /real (?:stone|wood|estate)|is (?:it|that) (?:real|a real) (?!person)|get me|want a|need a|\b(?:rather|prefer|want to|need to) (?:talk|speak|deal)|how (?:do|can) i|\b(?:goes?|sent|get) to (?:a|any|some)/,
    labels: ["identity"],
    least: 0.4,
    isQuiet: true,
  },
  {
    id: "withdraw",
    cue: /\b(?:never ?mind|nvm|forget (?:it|about it|the whole)|changed (?:my|our) mind|don'?t (?:have (?:anybody|anyone|someone|them) )?call(?: me)?(?: please)?\W*$|dont (?:have (?:anybody|anyone|someone|them) )?call(?: me)?(?: please)?\W*$|no need to call\b|(?:just )?dont want the calls|toss it|not interested|no longer (?:need|want)|call it off|take back my request|went with (?:some\w+|another)|(?:call|want|need to call) (?:that|this|it|the (?:estimate|visit|appointment)) off|(?:please )?cancel (?:it|that|this)(?: please)?\W*$|cancele mi|ya no quiero|olvidelo|cancel (?:my|the) request)\b/,
    not: /\bminds? about (?:the|my|our) (?!appointment|estimate|visit|quote|whole)|\binstead\b|\bsigned\b|contract|nvm (?:i|the) (?:found|mean)/,
    labels: ["withdraw"],
    least: 0.45,
    isQuiet: true,
    isAlone: true,
  },
  {
    id: "human",
    cue: /\b(?:real|actual|live) (?:person|human|people)|\b(?:get|reach|deal with|want|need|prefer) (?:me )?(?:a |an )?human\b|\b(?:talk|speak|speaking|talking)\b (?:to|with) (?:a |an |some|the |who)?\w*\b.{0,15}\b(?:human|person|somebody|someone|manager|owner|owns|rep\w*|agent|lady|people|one)\b|\b(?:get|give|transfer) me (?:to )?(?:someone|somebody|a (?:person|human|manager))|\brepresentative\b|^\W*(?:agent|human|operator)\W*$|\b(?:can|could|may) i (?:talk|speak) (?:to|with) (?!you\b)\w+|hablar con (?:una|alguien|la) /,
    not: /\btalk (?:to|with) (?:my|the) (?:wife|husband)/,
    labels: ["human"],
    least: 0.4,
    kind: "callback",
  },
  {
    id: "callback",
    cue: /\b(?:call|ring|phone|text|txt) me\b(?! a| names)|\b(?:some ?(?:one|body|1)|anyone|have (?:them|em|some\w*)|can (?:you|u|they|some\w*))\b.{0,20}\b(?:call|ring|text|phone|txt)\b|\bcall ?back\b|\b(?:want|like|need) a (?:call|ring)\b|give me a (?:call|ring)|try again|que (?:me|alguien) (?:llamen?|me llame|mande)|llamen?me|me (?:pueden )?(?:llamar|llamen)/,
    not: /\bdeaf\b|\b(?:do not|don'?t|no|never|not) (?:\w+ ){0,2}(?:call|phone|ring)|\b(?:instead of|rather than) (?:a )?call|\bi(?:'?ll| will| can) call\b|\b(?:text|txt|email) only\b|\bdo not have any ?body (?:phone|call)|don'?t want a call|dont want a call|no (?:quiero que )?me llamen|too late to|\b(?:who|when|why|did|does|will) .{0,15}\bcall(?:s|ed)? me|don'?t call|dont call|called me|gonna call|never call|no call/,
    labels: ["callback"],
    least: 0.4,
    kind: "callback",
  },
  {
    id: "abuse",
    cue: /\bf+u+c+k+\w*|\bf\*+\w*|\bgo to hell|\bshut up\b|\bscrew you|\bsuck (?:my|it)|\b(?:asshole|bitch|bastard|moron|dumbass|scumbag)s?\b|\b(?:you|u|ur|youre|this|your?)(?: (?!didn'?t|didnt|don'?t)[\w']+){0,4} (?:idiots?|stupid|useless|garbage|trash|worthless|pathetic|suck|sucks|crooks?|a joke)\b|\b(?:stupid|idiot|useless|dumb) (?:bot|robot|machine|people|thing)|pendej\w+|mierda|cabron/,
    not: /\b(?:my|our|the|these|those) (?:\w+ )?(?:windows?|doors?|siding|bath\w*|shower|tub|house|roof)\b/,
    labels: ["abuse"],
    least: 0.4,
    isQuiet: true,
  },
];

/** Acts that the office's reports know by another word. */
const topicsOfActs: Partial<Record<Act["id"], string>> = { appointment: "reschedule", intrusion: "injection" };
export const topicOfAct = ({ id }: Act): string => topicsOfActs[id] ?? id;
export const actOfTopic = (topic: string): Act["id"] =>
  acts.find((act) => topicOfAct(act) === topic)?.id ?? (topic as Act["id"]);
export const hasActTopic = (act: Act, { topics }: Memory): boolean => topics.includes(`act-${topicOfAct(act)}`);

const isFault = new RegExp(`\\b${fault}\\b`);

/** The act of a message that comes first; a fault may be of work that was spoken of before, and "cancel it" of a contract.
 * @param meanings the likeliest of the message and of each of its parts
 * @param before what the visitor wrote before, where nothing was filed yet */
export function findAct(
  { plain, isIntrusion, isStop, contact }: Signals,
  meanings: readonly Guess[],
  memory: Memory,
  before = "",
): Act | undefined {
  const hasReach = Boolean(contact.changes.phone ?? contact.changes.email);
  const fits = ({ id, cue, not, labels, least, patterns }: Act): boolean => {
    if (id === "intrusion" && isIntrusion) return true;
    if (id === "stop" && isStop) return true;
    if (not?.test(plain) || (id === "withdraw" && hasReach)) return false;
    if (id === "claim" && before && isFault.test(plain) && cue.test(`${before} , ${plain}`)) return true;
    const isMeant = meanings.some(({ label, share }) => labels.includes(label) && share >= least);
    return isMeant || cue.test(plain) || (patterns?.some((pattern) => pattern.test(plain)) ?? false);
  };
  const found = acts.find(fits);
  const contract = acts.find(({ id }) => id === "contract");
  return found?.id === "withdraw" && contract && hasActTopic(contract, memory) ? contract : found;
}

const gravity: readonly RequestKind[] = ["emergency", "complaint", "damage", "warranty", "job", "callback"];

/** The gravest of what was said stays: a complaint does not become a call-back because a call is wanted. */
export const pickGraver = (one: RequestKind | undefined, other: RequestKind | undefined): RequestKind | undefined =>
  one && other ? (gravity.indexOf(one) <= gravity.indexOf(other) ? one : other) : (one ?? other);
