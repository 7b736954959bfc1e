import type { Memory, RequestKind } from "@site/core/chat/memory";
import type { Guess } from "../ranking/classify.ts";
import { least } from "../ranking/thresholds.ts";
import { anyOf, group } from "../signals/any-of.ts";
import type { Signals } from "../signals/extract-signals.ts";
import { othersData } from "../signals/intrusion-patterns.ts";
import type { ActTexts } from "../texts/en.ts";

const ours = group(
  "you(?: guys| people)?|u|ya|yall|yous|they",
  String.raw`your? (?:\w+ )?(?:guys?|crew|men|man|installers?|team|company|people|workers?)`,
  "(?:the |^)(?:crew|installers?|guys?)",
);
const did = String.raw`(?:just |already |all )?(?:put|install\w*|did|done|replaced|hung|built|sold|left|broke|cracked|scratch\w*|damag\w*|dent\w*|ruin\w*|ran over|was|were|never|said|told|promised|smoked?)`;
const fault = group(
  String.raw`leak\w*|crooked|loose|br[oe]ken?|crack\w*|fog\w*|stick(?:s|ing)?|stuck|won'?t|wont|doesn'?t|doesnt|wrong`,
  String.raw`missing|shatter\w*|scratch\w*|dent\w*|nails?|damag\w*|draft\w*|peel\w*|gaps?|mold|soft|rude|unfinished`,
  String.raw`flat|daylight|rattl\w*|whistl\w*|c[ao]m(?:e|es|ing) (?:off|loose|apart)|fell|falling`,
  String.raw`(?:blew|fell|came) (?:off|away|out)|popp\w+|warp\w*|drip\w*|botched|mess|uneven|doesn'?t match|rubs`,
  String.raw`squeak\w*|do(?:es)?n'?t line up|bubbl\w*|cold air`,
  "(?:brown|wet|yellow|water|damp) (?:rings?|spots?|stains?|marks?|patch(?:es)?)",
  String.raw`(?:water|rain|snow)s? (?:is |keeps? )?(?:com+ing|gett?ing|running|pouring|gushing) (?:in|thr\w+|down)`,
  "lett?ing (?:the )?(?:water|rain|snow|air) in|lets? in (?:water|rain|snow|air)",
);

const signing = `(?:sign(?:ed|ing)?(?! (?:me |us )?up)|contract|paperwork|papers|agreement|firm(?:e|o|amos|ar)|contrato)`;
const leaving = String.raw`(?:cancel\w*|back(?:ing)? out|(?:get(?:ting)?|want(?:s|ed)?|let (?:me|us)) out|out of (?:it|that|this|the|my|our)|chang\w+ (?:my|our) minds?|(?:don'?t|dont|do not|no longer) want (?:it|this|that|them|to (?:go|do))|regret\w*|undo|rescind\w*|anular|ya no (?:lo )?quer\w+)`;

/** Where somebody stands who came unasked, and who says that we sent them. */
const atDoor = group(
  String.raw`(?:at|to|on) (?:my|our|the|her|his|\w+'?s) (?:\w+ )?(?:door(?:step)?|porch)`,
  "knock(?:ed|ing|s)?(?: on| at)?|(?:going|came|went) door to door",
);
const ofUs = String.raw`(?:says?|said|saying|claim\w*|tell\w*|told)\b.{0,25}\b(?:from|with|works? for|sent by) (?:you|u|yall|ur|your \w+)\b`;

/** What dies without anybody's grief. */
const things = group(
  "furnace|boiler|heater|heat|battery|phone|car|truck|van|dryer|washer|fridge|freezer|stove|computer|laptop|tv",
  "trees?|lawn|grass|plants?|engine|motor|pump|ac",
);

/** What a visitor does by a message. */
export interface Act {
  id: keyof ActTexts;
  /** Words that set it off; the text is in lower case, without accents. */
  cue?: RegExp;
  not?: RegExp;
  patterns?: readonly RegExp[];
  /** Meanings that set it off, too. */
  labels?: readonly string[];
  /** What the request is filed as. */
  kind?: RequestKind;
}

/** What a message does that comes before any question in it, in the order of its weight. */
const acts: readonly Act[] = [
  {
    id: "injection",
    labels: ["injection"],
  },
  {
    id: "others",
    cue: anyOf(
      /\b(?:other|last|another|previous|next) (?:customer|person|visitor|client|caller|homeowner|one)'?s?\b.{0,30}\b(?:chat|number|phone|name|info\w*|address|said|say|conversation)/,
      /\b(?:phone|number|address|name|chat|info)\b.{0,20}\b(?:of|from|for) (?:the |your )?(?:other|last|another|previous) /,
      /\b(?:pull up|list|export|show me|read me|give me|send me) (?:the |your |all |all the |last |\d+ )*(?:leads|customers|customer (?:list|data)|clients|requests|contacts|entries)\b/,
      /\b(?:address|phone|number) (?:for|of) (?:the |mr\.? |mrs\.? |ms\.? )*[a-z]+ (?:job|project|family|residence|install)\b/,
      /\bi (?:think|believe) it'?s under\b|\bneighbou?rs?\b.{0,90}\bwhat(?:'?d| did) (?:they|he|she) pay\b/,
      /\bwho else (?:bought|asked|hired|called|wrote)/,
      /\b(?:installer|owner|manager)'?s? (?:home address|personal|cell|private)/,
      /\bdid (?:my|the) (?:ex\b|ex[- ]?(?:wife|husband)|wife|husband|neighbou?r|tenant|landlord)\b.{0,40}\b(?:call|book|sign|buy|hire|have|get|order|use|ask)/,
      /\b(?:check|see|tell me) (?:if|whether) my (?:ex|wife|husband|neighbou?r)\b/,
    ),
    patterns: othersData,
    labels: ["others-data"],
  },
  {
    id: "bereaved",
    cue: anyOf(
      /\b(?:my|our|his|her) (?:late )?(?:husband|wife|mother|father|mom|dad|son|daughter|brother|sister|grand\w+)\b.{0,12}\b(?:died|passed(?! out))\b/,
      /\b(?:husband|wife|mother|father|mom|dad|son|daughter|brother|sister)\b.{0,40}\b(?:he|she)(?:'s| is) gone\b/,
      /\b(?:since|before|after|when) (?:he|she|my (?:husband|wife|mother|father|mom|dad)) passed\b|\bmy late (?:husband|wife|mother|father|mom|dad)/,
      /\b(?:mi|nuestr[oa]) (?:\S+ )?(?:espos[oa]|marido|madre|padre|mama|papa|hij[oa]|herman[oa])\b.{0,12}\b(?:murio|fallecio)/,
    ),
    // "My furnace died in October."
    not: new RegExp(String.raw`\b${things}\b.{0,15}\b(?:died|dead|passed|gave out)\b`),
    labels: ["bereaved"],
  },
  {
    id: "privacy",
    cue: anyOf(
      /\b(?:want|need|like) (?:my|our) (?:\w+ ){0,4}(?:info\w*|data|number|details|name)\b.{0,15}\b(?:removed|deleted|erased|taken (?:off|out|down))\b/,
      /\b(?:just|please) (?:delete|erase)\b/,
      /\b(?:delete|erase|remove|wipe|get rid of|borr[ae]\w*|elimin\w+)\b.{0,40}\b(?:my|our|this|the|all|mis|mi|este|todo)\b.{0,25}\b(?:info\w*|data|chat|details|number|address|records?|everything|messages?|datos|numero|nombre)/,
      /\bforget (?:me|my (?:number|info))/,
      /\b(?:my|our) (?:info\w*|data|details|number|records?)\b.{0,15}\b(?:deleted|erased|removed|wiped)\b/,
      /\b(?:want|need) (?:it|this|that|everything|all of it|them)(?: all)? (?:erased|deleted|gone|removed|wiped)\b/,
      /\b(?:it|that|everything) (?:erased|deleted), all\b/,
    ),
    not: anyOf(
      /^(?:and |so |but )*(?:is|are|who|what|how|do|does|will)\b(?!.*\b(?:delet|eras|remov|wip))/,
      /\b(?:you|u|ya|they)(?: guys)?(?: already| should)? (?:have|got) (?:my|our|it|all)\b/,
    ),
    labels: ["privacy"],
  },
  {
    id: "stop",
    // "I'm not calling again": they are tired of it.
    not: /\b(?:i'?m|i am|we'?re|we are) not calling\b/,
    labels: ["stop-contact"],
  },
  {
    id: "vendor",
    cue: anyOf(
      /\b(?:sub(?:contract\w*)?[- ]?(?:work|out)|1099|distributor|supplier|wholesale\w*|purchasing)\b/,
      /\b(?:exclusive leads|seo|decision ?maker|backlinks|leads (?:a|per) month)\b|\b\d[- ]man (?:\w+ )?crew\b/,
      /\brank(?:ing|ed)?\b.{0,20}(?:#1|\bfirst\b|\bgoogle\b|\bpage (?:1|one)\b)|\bpage (?:1|one) (?:in|of|on)\b|\b(?:came across|found) your (?:web ?site|page|business)\b/,
    ),
    labels: ["vendor"],
  },
  {
    id: "contract",
    cue: anyOf(
      String.raw`\b${signing}\b.{0,90}\b${leaving}\b|\b${leaving}\b.{0,60}\b${signing}\b`,
      String.raw`\b(?:dementia|alzheimer\w*|poa|power of attorney)\b.{0,80}\bsign(?:ed|ing)\b`,
      String.raw`\bsign(?:ed|ing)\b.{0,80}\b(?:dementia|alzheimer\w*|poa|power of attorney)\b`,
    ),
    not: anyOf(
      /\bif (?:i|we)\b|\bafter (?:i|we)? ?sign|\b(?:can|could) (?:i|we) (?:still )?(?:cancel|back|get)/,
      /\b(?:days|time|long) (?:do|to)\b/,
    ),
  },
  {
    id: "reschedule",
    cue: anyOf(
      /\bcancel\w* (?:my|our|the) (?:\w+ )?(?:windows?|siding|doors?|bath\w*|shower|order|job|project|install\w*)\b/,
      /\b(?:resched\w*|cancel\w*|move|change|push|postpone|call (?:it|this|that) off|cambiar|cancelar)\b.{0,40}\b(?:appointment|appt|visit|install\w*|measur\w*|estimate|cita)\b/,
      /\b(?:appointment|appt|measure|coming|cita)\b.{0,60}\b(?:resched\w*|cancel\w*|move|call (?:it|this|that) off|another day)\b/,
      /\btake (?:it|me|us|this|that|him|her) off (?:the|your|ur) (?:calendar|schedule|books?|list for)\b/,
      /\b(?:move|push|change|switch|postpone) (?:it|that|this|them|me|us)\b.{0,15}\b(?:week|days?|month|later|earlier|back|tomorrow|next|another time|(?:mon|tues|wednes|thurs|fri|satur)day)\b/,
    ),
    not: /\bsigned\b|contract/,
    labels: ["reschedule"],
  },
  {
    id: "damage",
    cue: anyOf(
      String.raw`\b(?:${ours}|your (?:\w+ )?(?:trucks?|vans?|drivers?|dumpster|trailer))\b.{0,25}\b(?:left|broke|wreck\w*|smash\w*|destroy\w*|cracked|scratch\w*|damag\w*|dent\w*|ruin\w*|ran over|spilled|drove|hit|backed)\b.{0,50}\b(?:nails?|driveway|lawn|yard|floor|tile|wall|car|tire|truck|gutter|flower\w*|garden|fence|ceiling|tv|furniture|carpet|deck|flat|garage|mailbox|bush\w*|siding|window|counter|screws?|mess)`,
      String.raw`\b${ours}\b.{0,80}\b(?:flat(?: tire)?|nails?)\b|\bnails? (?:\w+ ){0,3}(?:all over|everywhere|in|on) (?:\w+ )?(?:driveway|yard|lawn|grass|tires?)\b`,
      /\b(?:dejaron|dejo|tiraron|regaron)\b.{0,15}\b(?:clavos|tornillos|vidrios?|basura|cristales)\b/,
      String.raw`\b(?:muchach\w+|trabajador\w*|instalador\w*|senor|hombre|ustedes|vinieron|empleados?)\b.{0,60}\b(?:rompi\w*|rompieron|quebr\w+|danaron|dano|rayaron|rayo|mancharon|mancho)\b`,
    ),
    labels: ["damage"],
    kind: "damage",
  },
  {
    id: "complaint",
    cue: anyOf(
      /\b(?:no ?body|no one|(?<!\b(?:i|i'?m|i am|we|we'?re|we are) )never|nadie)\b.{0,25}\b(?:call\w*|came|show\w*|answer\w*|got back|did|llam\w*|vino)\b/,
      /\b(?:\d|two|three|several) (?:voice ?mails?|messages|calls)\b/,
      /\b(?:said|told|promised|supposed|(?:was|were|came) out)\b.{0,90}\b(?:nothing|no (?:call|word|quote)|haven'?t heard)\b/,
      /\b(?:said|told|promised|supposed)\b.{0,90}\b(?:it'?s|it is|that was) (?:\w+ ){0,3}(?:\d+|two|three|four|several) (?:days|weeks|months)\b/,
      /\bsupposed to be (?:here|done)\b/,
      /\b(?:\d+|two|three|four|five|six|several) (?:weeks?|months?)\b.{0,15}\bwaiting\b/,
      /\b(?:been|still) waiting\b.{0,25}\b(?:\d+|two|three|four|five|six|several) (?:weeks?|months?)\b/,
      /\bstill waiting (?:on|for) (?:my|the|our|your|that|a|some)/,
      /\b(?:charged|billed) (?:\w+ ){0,2}(?:more|extra|twice)\b|\bmore th[ae]n the (?:estimate|quote)\b/,
      /\b(?:was|were) (?:so |very )?rude\b/,
      /\b(?:ripped (?:me|us) off|(?:getting|want) my money back|a refund|lawyer|scammers|complain\w*|queja)\b/,
      /\bwould not leave\b/,
      /\bsales\w*\b.{0,90}\b(?:until (?:she|he|i|we|they) signed|(?:two|three|four|\d) hours|pressur\w*|pushed)\b/,
      /\bthat(?:'?s| is) not ok(?:ay)?\b/,
      /\b(?:remember\w*|forgot(?:ten)?) (?:that )?(?:i exist|we exist|(?:about )?(?:me|us)\b(?! to))/,
      /\b(?:installers?|crew|workers?|guys?|salesm[ae]n)\b.{0,15}\b(?:was|were|kept|showed up)\b.{0,15}\b(?:smoking|swearing|cussing|cursing|drunk|drinking|yelling|high)\b/,
      /\byour? (?:\w+ )?(?:vans?|trucks?|trailers?|dumpsters?|crew|guys|people)\b.{0,60}\b(?:block\w*|in front of my|on my (?:lawn|grass)|in my (?:driveway|spot|yard))\b/,
      /\b(?:terrible|horrible|awful|lousy|crappy) (?:job|work|experience|service|company)\b/,
    ),
    not: /\bhiring\b/,
    labels: ["complaint"],
    kind: "complaint",
  },
  {
    id: "status",
    cue: anyOf(
      /\bcan(?:'?t)? (?:you|u) (?:see|look) (?:it|that|them)\b|\b(?:you|u) can'?t see (?:it|that)\b/,
      /\b(?:my|our) install(?:ation)? (?:date|day)\b|\b(?:color|order|style|size)\b.{0,20}\bstill be changed\b/,
      /\b(?:can|could) (?:i|we) still change (?:my|our|the) (?:color|order|style|size)/,
      /\bwho (?:was|is) the (?:sales\w+|guy|man|woman|person|installer|rep) (?:that|who) (?:came|visited|was|called)\b/,
      /\bwhere(?:'?s| is| are) (?:my|the|your) (?:crew|installers?|order|guys?)\b/,
      /\bsigned\b.{0,60}\bwhen (?:do|will)\b|\bwhen (?:do|will) (?:they|my \w+) (?:come in|arriv\w+|get here)/,
      /\bwhat time .{0,20}(?:crew|installers?)\b|\bdid (?:you|they) (?:move|change|cancel|book) it\b/,
      /\b(?:is it|am i|are we|we) (?:still )?(?:all set|booked|moved|confirmed|cancell?ed|changed|scheduled)\b(?! (?:in|into|to|from|here|out)\b)/,
    ),
    labels: ["status"],
  },
  {
    id: "claim",
    cue: anyOf(
      String.raw`\b${ours}\b.{0,20}\b${did}\b.{0,90}\b${fault}\b`,
      String.raw`\bhad (?:you|u|ya|yall)(?: guys)? (?:do|put|install|replace)\b.{0,90}\b${fault}\b`,
      String.raw`\b${fault}\b.{0,70}\b(?:${ours} (?:just |only )?(?:put (?:in|up|on)|install\w*|did|hung|replaced)|by you)\b`,
      String.raw`\b${fault}\b.{0,70}\b(?:from you(?: guys?)?)\b|\bby you\b.{0,60}\b${fault}\b`,
      String.raw`\b(?:new|your) (?:windows?|doors?|siding|shower|tub|sill|sash)\b.{0,50}\b${fault}\b`,
      String.raw`\b(?:colou?rs?|seams?|corners?|panels?|trim|pieces?)\b.{0,20}\b(?:is|are|was) (?:the )?wrong\b.{0,30}\b(?:siding|windows?|doors?)`,
      String.raw`\b(?:siding|windows?|doors?)\b.{0,30}\bthe wrong colou?r`,
      String.raw`\b(?:pusieron|instalaron|poner|me hicieron)\b.{0,80}(?:agua|fuga|mojad[oa]|gotea|rot[oa]|mal\b)`,
      String.raw`(?:agua|fuga|gotea).{0,60}\b(?:pusieron|instalaron)`,
    ),
    not: anyOf(
      /\b(?:you|u) (?:guys )?(?:did ?n'?t|did not|never) (?:put|install|do|sell)\b/,
      /\b(?:need new|looking for|other company|home depot|lowe'?s|previous owner|not you)\b/,
    ),
    labels: ["warranty-claim"],
    kind: "warranty",
  },
  {
    id: "job",
    cue: anyOf(
      /\b(?:me|us|we|i)\b.{0,30}\b(?:as (?:regular )?employees?|on (?:the |your )?payroll|w-?2)\b/,
      /\b(?:you|u|yall|guys) (?:still )?hiring\b|\b(?:take|hire) (?:me|him|her|some(?:body|one)) (?:on|like)\b/,
      /\b(?:resume|installer (?:ad|job)|summer (?:work|job)|lead make|start as (?:a )?lead)\b/,
    ),
    labels: ["job", "pay"],
    kind: "job",
  },
  {
    id: "impostor",
    cue: anyOf(
      String.raw`\b${atDoor}\b.{0,80}\b${ofUs}`,
      String.raw`\b${ofUs}\b.{0,60}\b${atDoor}\b`,
      String.raw`\b${atDoor}\b.{0,120}\b(?:cash|deposit)\b|\b(?:cash|deposit)\b.{0,60}\b${atDoor}\b`,
    ),
  },
  {
    id: "scam",
    cue: anyOf(
      /\b(?:text|e-?mail|call|phon|messag|letter|mail|dm)(?:e?d|s|e)?\b.{0,60}\b(?:(?:i|we)(?:'ve| have)? won|i'?m (?:a|the) winner|won (?:your|the|a)|winner|prize)\b/,
      /\b(?:won|winner|prize)\b.{0,60}\b(?:give|giving|send|needs?|wants?|asks?|asking|pay)\b.{0,30}\b(?:card|bank|account|social security|ssn|tax(?:es)?|fees?|deposit)\b/,
      /\bprocessing fee\b|\bgift cards?\b.{0,40}\b(?:pay|send|claim)/,
      /\b(?:pay|send)\b.{0,30}\b(?:to (?:claim|release|collect)|fee for (?:the|my) prize)/,
    ),
  },
  {
    id: "identity",
    cue: anyOf(
      /\b(?:is|are|am i|r) (?:this|you|u|it|talking|speaking)\b.{0,20}\b(?:bot|robot|human|person|computer)\b/,
      /\bwhat(?:'?s| is) your name\b|^prove it\b/,
      /^(?:(?:hello|hi|hey)\W+)?(?:is )?(?:any ?(?:one|body)|some ?(?:one|body)) (?:there|here|home|awake)\W*$/,
    ),
    not: /\b(?:per|each|every|another) person\b/,
    labels: ["identity"],
  },
  {
    id: "withdraw",
    cue: anyOf(
      /\b(?:never ?mind|nvm|forget (?:it|about it|the whole)|changed (?:my|our) mind)\b/,
      /\b(?:(?:don'?t|do not) (?:have (?:anybody|anyone|someone|them) )?(?:call|phone|ring)(?: (?:me|us))?(?: (?:please|pls|ok))?\W*$)\b/,
      /\b(?:(?:don'?t|do not) send (?:any ?(?:body|one)|some ?(?:body|one)|them|him|a (?:guy|man|crew))\b)\b/,
      /\b(?:no need to call\b)\b/,
      /\b(?:(?:don'?t|do not) want (?:the calls|any calls|(?:you|u|anyone|anybody|them)(?: to)? call(?:ing)? me))\b/,
      /\b(?:toss it|not interested|no longer (?:need|want)|call it off)\b/,
      /\b(?:(?:take back|withdraw(?:ing)?) (?:my|our|the) (?:request|quote|estimate))\b/,
      /\b(?:(?:going|went|gone) with (?:some\w+|another))\b/,
      /\b(?:(?:call|want|need to call) (?:that|this|it|the (?:estimate|visit|appointment)) off)\b/,
      /\b(?:(?:please )?cancel (?:it|that|this)(?: please| then| now| already)?\W*$|cancele mi|ya no quiero)\b/,
      /\b(?:olvidelo|cancel (?:my|the) request)\b/,
    ),
    not: anyOf(
      /\bminds? about (?:the|my|our) (?!appointment|estimate|visit|quote|whole)|\binstead of\b/,
      /\b(?:windows?|doors?|siding|bath\w*|shower|tub|e-?mail|text|phone|number|that|this|it)s? (?:one )?instead\b/,
      /\b(?:one|day|week)s? (?:one )?instead\b|\bsigned\b(?! up)|contract|nvm (?:i|the) (?:found|mean)/,
      /(?:never ?mind|nvm|forget (?:it|about it|that))\b.{0,12}\b(?:what|how|can|could|do|would) (?:about|i|we|you|u|it|much|long)\b/,
    ),
    labels: ["withdraw"],
  },
  {
    id: "human",
    cue: anyOf(
      /\b(?:real|actual|live) (?:person|human)\b/,
      /\b(?:talk|speak|deal) (?:to|with) (?:an? |the )?(?:human|person|some(?:one|body)|manager|owner|whoever)\b/,
      /\b(?:talk|speak) (?:to|with) one\b|\bget me some(?:one|body)\b|\bsome(?:one|body) on the phone\b/,
    ),
    labels: ["human"],
    kind: "callback",
  },
  {
    id: "callback",
    cue: anyOf(
      /\b(?:call|ring|phone|text|txt) me\b(?! at\b)/,
      /\b(?:some ?(?:one|body)|have them|can (?:you|u|they))\b.{0,20}\b(?:call|ring|text)\b|\bcall ?back\b/,
      /\b(?:want|like|need|give me) a (?:call|ring)\b|llamen?me|\bme (?:pueden )?llam(?:ar|en?)\b/,
    ),
    not: anyOf(
      /\b(?:do not|don'?t|dont|no|never|not) (?:\w+ ){0,3}(?:call(?:[ -]?backs?)?|phone|ring|llamen)\b/,
      /\b(?:instead of|rather than) (?:a )?call|\bi(?:'?ll| will| can)(?: just| probably)? call\b/,
      /\b(?:text|txt|e-?mail) only\b|\b(?:who|when|why|do|did|does|will) .{0,15}\bcalls? me|\b(?:call|text|e-?mail) me or\b/,
      /^(?!.*\bcall(?: me)? back\b).*\bcalled me\b|\bdeaf\b/,
    ),
    labels: ["callback"],
    kind: "callback",
  },
  {
    id: "abuse",
    cue: anyOf(
      /\bf+u+c+k+\w*|^shut (?:the \w+ )?up\b|\bf\*+\w*|\b(?:asshole|bitch|bastard|moron)s?\b/,
      /\b(?:you|u|ur|this)(?: (?!didn'?t|didnt|don'?t)[\w']+){0,4} (?:idiots?|stupid|useless|garbage|trash)\b/,
      /\b(?:you|u|ur|this)(?: (?!didn'?t|didnt|don'?t)[\w']+){0,4} (?:sucks?)\b|\bsuck (?:it|my)\b|pendej\w+|mierda/,
    ),
    not: anyOf(
      /\b(?:stupid|dumb|damn|useless) (?:phone|auto ?correct|keyboard|thumbs?|computer|spell ?check)\b/,
      /\b(?:my|our|the|these|those) (?:\w+ )?(?:windows?|doors?|siding|bath\w*|shower|tub|house|roof)\b/,
    ),
    labels: ["abuse"],
  },
];

export const getAct = (id: Act["id"]): Act | undefined => acts.find((each) => each.id === id);

/** Words that take a request back also beside a number: it is left so that they know whose it is. */
const withdrawsClearly = anyOf(
  /\b(?:withdraw(?:ing)?|take back|cancel(?:l?ing)?) (?:my|our|the) (?:request|quote|estimate)\b/,
  /\b(?:going|went|gone) with (?:some\w+|another)\b/,
);

/** Nothing is answered beside these. */
const alone: ReadonlySet<string> = new Set(
  "injection others privacy stop vendor contract impostor scam withdraw".split(" "),
);
export const isAlone = (act: Act | undefined): boolean => alone.has(act?.id ?? "");

const isFault = new RegExp(`\\b${fault}\\b`);

/** Words that are the act itself once more, wherever the talk is by then: a contract has days of its own, and an appointment
 * is moved to another time. What is asked or objected right behind an act, `followUp` answers where nothing else does. */
const repeatsAct: Readonly<Partial<Record<Act["id"], RegExp>>> = {
  // Who lost somebody has not to be asked what is to be stopped.
  bereaved: /\b(?:do ?n'?t|not|no longer|cancel\w*|take it off|stop|call it off)\b/,
  contract: /\b(?:three|3) days\b|\bhow (?:many days|much time|long)\b|\b(?:too late|deadline|until when|by when)\b/,
  reschedule: anyOf(
    /\b(?:next|this|following) (?:week|month|(?:mon|tues|wednes|thurs|fri|satur)day)\b/,
    /\bsame time\b|\banother (?:day|time)\b/,
  ),
  impostor:
    /\b(?:cash|deposit|money|police|pay|(?:he|she|they) (?:left|comes?|came|(?:is|are) gone)|what (?:do|should) (?:i|we) do)\b/,
};

/** The act that the last topic of its kind in a talk was about. */
export const getLastAct = (topics: Memory["topics"]): Act["id"] | undefined =>
  topics.findLast((topic) => topic.startsWith("act-"))?.slice("act-".length) as Act["id"] | undefined;

/** The act that the last replies were about. */
export const getRecentAct = ({ topics }: Memory): Act["id"] | undefined => getLastAct(topics.slice(-2));

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
  const last = getLastAct(memory.topics);
  const isForced = ({ id }: Act): boolean =>
    (id === "injection" && isIntrusion) ||
    (id === "stop" && isStop) ||
    (id === last && (repeatsAct[id]?.test(plain) ?? false));
  const isExcluded = ({ id, not }: Act): boolean =>
    (not?.test(plain) ?? false) ||
    // An applicant may ask about 1099s.
    (id === "vendor" && memory.kind === "job") ||
    (id === "withdraw" && hasReach && !withdrawsClearly.test(plain));
  const isTold = ({ id, cue, patterns = [] }: Act): boolean =>
    [...(cue ? [cue] : []), ...patterns].some((pattern) => pattern.test(plain)) ||
    (id === "claim" && before !== "" && isFault.test(plain) && (cue?.test(`${before} , ${plain}`) ?? false));
  const isMeant = ({ labels }: Act): boolean =>
    meanings.some(({ label, probability }) => probability >= least.act && (labels?.includes(label) ?? false));
  const fits = (act: Act): boolean => isForced(act) || (!isExcluded(act) && (isTold(act) || isMeant(act)));
  const found = acts.find(fits);
  const isOfContract = found?.id === "withdraw" && memory.topics.includes("act-contract");
  return isOfContract ? getAct("contract") : found;
}

const gravity: readonly RequestKind[] = ["emergency", "complaint", "damage", "warranty", "job", "callback"];

/** The gravest of what was said stays: a complaint does not become a call-back because a call is wanted. */
export const pickGraver = (one: RequestKind | undefined, other: RequestKind | undefined): RequestKind | undefined =>
  one && other ? (gravity.indexOf(one) <= gravity.indexOf(other) ? one : other) : (one ?? other);
