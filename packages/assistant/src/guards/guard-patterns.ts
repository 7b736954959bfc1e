import { houseDangers, personDangers } from "./danger-patterns.ts";
import type { GuardKind } from "./find-guard.ts";
import { orders, othersData } from "./intrusion-patterns.ts";

const ownData =
  "(?:info\\w*|data|details|records?|numbers?|e-?mail|name|profile|file|everything|datos|informaci[oó]n|n[uú]mero|correo)";
const erase = "(?:delet|eras|wip|purg|scrub|b[oó]rr|elim[ií]n)";

const deletion = new RegExp(
  String.raw`(?<!\p{L})${erase}\p{L}*(?: (?:all|of|any|please|my|our|the|phone|contact|personal|mis?|los|la|el|por favor|todos))* ${ownData}(?!\p{L})|(?<!\p{L})(?:my|our) (?:\w+ ){0,2}${ownData}(?: and (?:my )?${ownData})? (?:\w+ ){0,2}(?:${erase}|remov)\p{L}*|\b(?:remove|take|get) (?:all )?(?:of )?(?:my|our) (?:\w+ )?${ownData}(?: and (?:my )?${ownData})? (?:from|out of|off)\b`,
  "iu",
);

/** Whether somebody wants what is stored about them to be deleted; "will you delete my data after the job?" only asks. */
export const wantsDeletion = (text: string): boolean =>
  deletion.test(text) &&
  !/\b(?:do|does|did|will|would|when|how long|if) (?:you|u|they|i)\b[^.?!]*\?/i.test(text) &&
  !new RegExp(String.raw`\b(?:don'?t|do not|never|not) [^.,;!?]{0,25}${erase}`, "i").test(text);

/** What is believed where the classifier sees nothing else; the first kind that fits wins. */
export const patterns: Partial<Record<GuardKind, readonly RegExp[]>> = {
  injury: personDangers,
  emergency: houseDangers,
  injection: orders,
  others: othersData,
  reschedule: [
    /\b(?:want|wanna|need|have|like|got|trying|can i|could i|may i|can we|could we|how (?:do|can|would) (?:i|we)) (?:to )?re-?schedule\b/,
    /\b(?:call(?:ing)? off|cancel|move|push|change|postpone) (?:the|my|our|tomorrow'?s|today'?s) (?:\w+ )?(?:install\w*|appointment|appt|visit|measure\w*|estimate)\b/,
    /\b(?:coming|appointment|appt|visit|measure|install\w*|scheduled)\b.{0,60}\b(?:call(?:ing)? it off|can'?t make it|cant make it|won'?t work|wont work|push (?:it|that)|move (?:it|that))\b/,
  ],
  stop: [
    /\bno quiero (?:que )?(?:me |mas )?(?:llam|marq|habl|mand|escrib)\p{L}*|\bdejen de (?:llamar|mandar|marcar|molestar)|\bya no me (?:llamen|marquen|manden|hablen|escriban)(?![\p{L}])/u,
  ],
  withdraw: [
    /\bya no (?:lo |la |los |las )?(?:quier\p{L}+|necesit\p{L}+|me interesa)(?![\p{L}])(?! (?:que me|vivir|m[aá]s llamadas))/u,
    /\b(?:already (?:hired|found|went with|signed with|got) (?:some\w+|another|a guy|the other)|went with (?:some\w+|another)|hired (?:some\w+|another))\b(?! (?:to|for|who)\b(?! (?:do|handle|take care of|replace|install|put in)\b))/,
  ],
  claim: [
    /\b(?:vinieron (?:a|ha) (?:poner|instalar|cambiar|hacer)|(?:pusieron|instalaron|cambiaron|colocaron)) .{0,80}\b(?:fugas?|gotea\p{L}*|goteras?|mojad[oa]|(?:tira|sale|se le sale|le entra) (?:el )?agua|no (?:sirve|cierra|abre|funciona))(?![\p{L}])/u,
    /\b(?:compr[eé]|compramos|pusieron|instalaron|colocaron) .{0,50}\b(?:rayad[oa]|rot[oa]|chuec[oa]|quebrad[oa]|da[nñ]ad[oa]|defectuos[oa]|mal (?:puest|hech|instalad)[oa])s?(?![\p{L}])/u,
  ],
  status: [
    /^(?!.*\b(?:giveaway|contest|sale|offers?|promo\w*|deals?|coupons?)\b)(?=.*\b(?:appointment|appt|visit|measur\w*|install\w*|com(?:e|ing) (?:out|by|over|to (?:measure|look))|tomorr?ow|tmrw|tmr|today|(?:mon|tues|wednes|thurs|fri|satur)day)\b).*\b(?:is|are|that'?s|thats|it'?s|its|u|you|we|they|guys|some\w+|(?:appointment|appt|visit|estimate|measur\w*|install\w*)(?: \w+){0,3}) (?:are |is |guys |all )*still (?:on|coming|happening|scheduled|good for|set)\b/,
    /\b(?:confirm\w*|double[- ]?check\w*|checking (?:on|that|if|whether)) (?:\w+ ){0,3}?(?:my|our) (?:\w+ )?(?:appointment|appt|visit|measur\w*|install\w*)\b/,
    /\b(?:have|got) (?:me|us) (?:down|scheduled|booked|on the (?:schedule|calendar|books))(?! (?:as|under)\b)/,
    /\b(?:are|is|when (?:will|are|is|do|does)) (?:my|our) (?:new )?(?:windows?|doors?|siding|order|tub|shower)\b.{0,30}\b(?:ready|arriv\w*|in yet|here yet|coming|delivered)\b/,
  ],
  privacy: [
    deletion,
    /\b(?:copy|list|see|tell me|know) (?:of )?(?:what|everything|all|the (?:data|info\w*)) (?:that )?(?:you|u|yall|they) (?:have|got|keep|store|know) (?:on|about|of) (?:me|us)\b/,
  ],
  bereaved: [
    /\b(?:mi|nuestr[oa]) (?:\S+ )?(?:espos[oa]|marido|mujer|madre|padre|mam[aá]|pap[aá]|hij[oa]|herman[oa]|suegr[oa]|abuel[oa])(?: \S+)? (?:acaba de (?:morir|fallecer)|se muri[oó]|muri[oó]|falleci[oó])(?![\p{L}])|\bmi difunt[oa]\b/u,
    /\b(?:se me|se nos|se) muri[oó] mi\b/u,
  ],
  damage: [
    /\byour (?:\w+ )?(?:guys?|crew|men|people|installers?|workers?|driver|truck|van)\b[^.?!]{0,20}\b(?:broke|damaged|smashed|scratched|dented|cracked|wrecked|ruined|destroyed|hit|backed into|ran over) (?:my|our|the|an?|his|her|their)\b/,
  ],
  complaint: [
    /\b(?:want|need|like|wish|have|going|got|trying|here) (?:to )?(?:(?:file|make|lodge|register|submit|raise|put in) )?(?:(?:an?|my|this) )?(?:\w+ )?complain(?:t|ing)?\b|\b(?:file|make|lodge|register|submit|report|about) (?:an? |my )(?:\w+ )?complaint\b|\b(?:who|where|how) (?:do|can|could|would|should) (?:i|we) (?:\w+ )?complain\b/,
    /\b(?:left|gave|giving|leaving|writing|posted?) (?:you |u |yall |them )?(?:a |an )?(?:(?:1|one|zero|0|bad|terrible)[ -]?stars?|bad review)\b/,
    /\b(?:estafa\p{L}*|me (?:estafaron|robaron|timaron|mintieron|enga[nñ]aron)|me (?:subieron|cambiaron) el precio|me cobraron (?:de m[aá]s|dem[aá]s|otra vez))(?![\p{L}])/u,
  ],
  job: [
    /\b(?:you|u|ya|yas|yous|y'?all|they|guys|still) (?:guys |still |all )?(?:hirin\b|hiring\b|taking on (?:help|guys|people))|\b(?:looking|lookin) for (?:a job|work)\b(?! (?:done|on)\b)|\b(?:need|needs|want|wants) a job\b(?! (?:done|on|at)\b)|\bgot (?:any )?(?:work|openings?|jobs?)\W*$|\b(?:installer|help wanted|hiring|job) (?:ad|posting|listing)\b/,
  ],
  vendor: [
    /\baccounts? (?:receivable|payable)\b|\binvoice (?:#|no\.? ?|number )?\d+.{0,30}\b(?:past due|overdue|unpaid)\b|\bwho (?:handles|does) (?:your )?(?:payables|purchasing)\b/,
    /\b(?:we'?re|we are|i'?m|i am|this is|here|i) (?:\w+ ){0,3}?(?:a|an|the|with|from|for|at|rep\w*)\b.{0,40}\b(?:distributors?|suppliers?|wholesalers?|manufacturers?|marketing|lead gen\w*|seo|staffing|telecom|software company|ad agency)\b/,
  ],
  callback: [/\b(?:i (?:mean|meant|said)|call me|ring me) (?:right )?(?:now|asap|immediately)\b/],
  recap: [
    /\b(?:you|u|ya|yall) (?:all )?(?:get|got|have|catch|caught) (?:all (?:of )?(?:that|this|it)|everything|it all)\b|\bread (?:it|that|this|all of it) back\b/,
  ],
  human: [
    /\b(?:gimme|give me|get me|want|need|rather (?:have|talk to)|transfer me|connect me|put me through)\b.{0,20}\b(?:human(?: being)?|real person|live person|an? person|agent|representative|somebody real)\b|^\W*(?:agent|human|representative|operator|real person)\W*$|\btransfer me\b|\bhow (?:would|do|can|could) i (?:talk|speak|get through) (?:to|with)\b/,
  ],
  identity: [
    /\b(?:son|es|eres|estoy hablando con|hablo con)\b.{0,20}\b(?:m[aá]quina|robot|bot|computadora|persona (?:real|de verdad))(?![\p{L}])/u,
    /\b(?:computer|robot|bot|machine|a\.?i\.?|program)\b.{0,30}\bor\b.{0,20}\b(?:real|person|lady|human|somebody|someone|man|woman|people)\b|^\W*(?:is this |are you |r u )?chat ?gpt\W*$/,
  ],
  abuse: [
    /\bsuck (?:my|it|on)\b|\b(?:f|s|d|c|b)[*#@]{2,}\w*/,
    /\b(?:f+u+c+k+|fck|fuk)\w*\s+(?:you|u|off|this|your|yourself)\b|\bgo to hell\b|\bshut (?:the \w+ )?up\b|\bscrew you\b|\b(?:asshole|bitch|bastard|motherfucker|dickhead|cunt|wanker|scumbag|retard\w*)s?\b/,
    /\b(?:you|u|your|ur|this|the)\b.{0,25}\b(?:bot|chat ?bot|chat|company|assistant|machine|thing)?\b.{0,15}\b(?:idiots?|stupid|morons?|dumb(?:ass)?|useless|garbage|trash|worthless|pathetic|crap|scam(?:mers?)?|shit\w*|sucks?|clown|liar|brainless|joke)\b/,
    /\b(?:stupid|idiot|dumb|useless|moronic|worthless|crappy|shitty) (?:bot|chat ?bot|robot|machine|assistant|program|computer|company|people)\b|\bi hate (?:you|this bot)\b/,
    /\b(?:pinches?|pendej[oa]s?|mierda|cabr[oó]n(?:es)?|hij[oa]s? de (?:la gran )?put\p{L}*|chinga\p{L}*|v[aá]yanse? al (?:diablo|carajo))(?![\p{L}])|\b(?:son|eres|es usted) (?:\S+ ){0,4}(?:idiotas?|est[uú]pid[oa]s?|in[uú]til(?:es)?|rater[oa]s?|ratas?|ladron(?:es)?|estafador(?:es)?|basura|charlatan(?:es)?)(?![\p{L}])/u,
  ],
};
