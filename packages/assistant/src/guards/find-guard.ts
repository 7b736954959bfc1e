import { means, type Understood, understand } from "../understanding/understand.ts";
import { normalise } from "../words.ts";

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

/** Messages of these kinds tell nothing about the visitor that may be saved. */
export const savesNothing: ReadonlySet<GuardKind> = new Set(["injection", "others", "abuse", "vendor"]);

const rules =
  "(?:instructions?|rules?|prompts?|guidelines?|programming|training|directives?|restrictions?|guardrails?|constraints?|context)";
const others = "(?:customers?|clients?|visitors?|users?|homeowners?|leads?|people|persons?|neighbou?rs?|caller)";

const patterns: Partial<Record<GuardKind, readonly RegExp[]>> = {
  injury: [
    /\b(?:gas leak|smell(?:s|ing)? (?:of |like )?gas|carbon monoxide|on fire|house fire|burst pipe|pipe (?:just )?burst|water (?:is )?(?:pouring|gushing)|flooding (?:right )?now|electrocuted|collaps(?:ed|ing)|heart attack|not breathing|bleeding|suicid\w*|kill (?:myself|himself|herself)|life[- ]threatening)\b/,
    /\b(?:(?:don'?t|do not) (?:want|wanna) (?:to )?(?:be here|live|be alive|wake up)|no reason to live|better off dead|end (?:it all|my life)|can'?t go on)\b/,
    /\b(?:point|use|reason) (?:of|in|to) (?:going on|go on|live|living)\b/,
    /\b(?:why|point|use|bother\w*|tired|sick|done)\b.{0,80}\b(?:or|of|with|in) (?:being here|being alive|living)(?! (?:here|there|in|with|like|next|on)\b)/,
    /\bchest pains?\b|\b(?:having|had) (?:a |another )?(?:stroke|seizures?|contractions)\b|\b(?:can'?t|cannot|trouble|hard to|stopped) breath\w*|\b(?:passed|passing) out\b|\bunconscious\b/,
    /\b(?:hit|struck|bent|broke\w*|cut|damaged|clipped|backed into|ran into|nicked|cracked)\b.{0,25}\bgas (?:meter|line|pipe|main)\b|\bgas (?:meter|line|pipe|main)\b.{0,25}\b(?:hit|struck|bent|broke\w*|cut|damaged|leak\w*|hiss\w*|cracked)\b/,
    /\b(?:rotten eggs?|egg smell|smell(?:s|ing)? (?:of |like )?(?:rotten|sulfur|sulphur))\b/,
    /\b(?:wire|line|cable)s? (?:\w+ )?(?:hanging|down|dangling|sparking|on the ground)\b|\b(?:hanging|dangling|downed|live|loose) (?:\w+ )?(?:wire|power ?line|cable)s?\b/,
    /\b(?:on|onto|against|touch(?:es|ing)|across|over|caught in|tangled in) (?:(?:the|a|an|my|our|some) )?(?:\w+ )?(?:electric(?:al)?|power|utility|service) (?:lines?|wires?|cables?)\b/,
    /\b(?:hit(?:s|ting)?|touch\w*|near|fell|pull\w*|lean\w*|slap\w*|bang\w*|caught|stuck)\b.{0,25}\b(?:electric(?:al)?|power|utility|live|service) ?(?:lines?|wires?|cables?)\b/,
    /\b(?:still|is|he'?s|she'?s|they'?re|someone) (?:\w+ )?outside\b.{0,60}\b(?:yelling|screaming|shouting|banging|threaten\w*|weapon)\b/,
    /\b(?:threw|throw\w*|rocks?|brick|smash\w*|kick\w*|bang\w*|pounding)\b.{0,60}\b(?:he'?s|she'?s|they'?re|theyre|still|somebody|someone|is) (?:\w+ )?(?:outside|in (?:my|our|the) (?:yard|driveway|house))\b/,
    /\b(?:huele|olor|fuga|escape) (?:\S+ )?(?:a |de )?gas\b|\b(?:mon[oó]xido|incendio|candela|se (?:est[aá] )?quema(?:ndo)?|hay (?:mucho )?(?:humo|fuego)|echando (?:humo|chispas))(?![\p{L}])/u,
    /\b(?:no (?:respira|responde|reacciona|se (?:mueve|puede (?:parar|mover|levantar)))|est[aá] (?:inconsciente|sangrando|desmayad[oa])|sangra(?:ndo)? (?:mucho|demasiado)|(?:mucha|harta|perdiendo) sangre|se cort[oó] .{0,40}sangr\p{L}*|no despierta|convulsi\p{L}*|se desmay[oó]|le est[aá] dando un (?:infarto|ataque)|se electrocut[oó])(?![\p{L}])/u,
    /\b(?:me quiero (?:matar|morir)|quiero (?:matarme|morirme)|(?:ya )?no quiero (?:seguir )?(?:vivir|viviendo)|quitarme la vida|suicid\p{L}*)(?![\p{L}])/u,
    /\b(?:cables?|l[ií]neas?) (?:\S+ ){0,3}(?:ca[ií]d[oa]s?|tirad[oa]s?|colgando|en el suelo)(?![\p{L}])/u,
    /\bthere(?:'s| is) (?:a |an )?(?:fire|intruder|burglar|emergency)\b|\b(?:this is|it's|its|have) an emergency\b/,
  ],
  emergency: [
    /\b(?:won'?t|wont|can'?t|cant|doesn'?t|not) (?:\w+ )?(?:close|shut|lock|go back|latch)\b.{0,60}\b(?:\d+ degrees|below zero|freezing|snowing|raining|pouring)\b|\b(?:\d+ degrees|below zero|freezing|snowing|raining|pouring)\b.{0,60}\b(?:won'?t|wont|can'?t|cant|doesn'?t) (?:\w+ )?(?:close|shut|lock|go back|latch)\b/,
    /\b(?:metiendo|entrando|tirando|saliendo|cayendo) (?:\S+ )?(?:el |mucha )?agua\b/,
    /\b(?:rompi[oó]|quebr[oó]|tumb[oó]|no cierra).{0,60}(?:\bayuda\b|\burge|\bni[nñ]os\b)/u,
    /\b(?:water|rain)\b.{0,30}\b(?:spray\w*|gush\w*|pour\w*|shoot\w*|spurt\w*|flood\w*|all over)\b|\b(?:spraying|gushing|spurting|pouring) (?:in|out|down|from|all over|everywhere|thr)/,
    /\b(?:windows?|sash|pane|glass|door)\b.{0,12}\b(?:fell|fallen|falling) out\b/,
    /\b(?:threw|thrown?|throwing|flew|came|went)\b.{0,20}\b(?:thr(?:u|ough)|at)\b.{0,20}\b(?:windows?|doors?|glass|siding)\b(?! (?:will|would|if))/,
  ],
  injection: [
    /\b(?:ignora|ignore|olvida|olvide|mu[eé]strame|repite|dime) (?:\S+ ){0,3}(?:instrucciones|reglas|prompt)\b/,
    new RegExp(
      `\\b(?:ignore|disregard|forget|override|bypass|skip|drop|cancel|break|violate|stop following|pay no attention to)\\b.{0,40}\\b${rules}\\b`,
    ),
    /\b(?:print|reveal|show|display|repeat|list|output|tell|give|share|leak|copy|paste|translate|summari[sz]e|describe|write|what(?:'s| is| are| were))\b.{0,40}\b(?:system|initial|hidden|secret|original|internal|your|exact)\b.{0,15}\b(?:instructions?|prompts?|guidelines?|programming|directives?|tools?|functions?|config(?:uration)?|api keys?|passwords?|source code|environment variables?)\b/,
    /\b(?:system prompt|developer mode|debug mode|admin mode|god mode|jailbreak|do anything now|prompt injection|api keys?|environment variables?|drop table|<\/?(?:system|script|instructions?)|\[inst\]|tools? (?:that )?you (?:can|have))/,
    /\b(?:pretend|roleplay|role-play|act as (?:if|though|a|an|my|the)|you are now|from now on,? you|simulate being|imagine you(?:'re| are)|behave like)\b/,
    /\b(?:reply|respond|answer|say|output|type)\b.{0,15}\b(?:only|exactly|just|nothing but)\b.{0,20}\b(?:word|phrase|with|the following|this)\b|\brepeat after me\b|\bsay:|\bsay (?:exactly )?"/,
    /\bi (?:hereby )?(?:authori[sz]e|instruct|order|command) you\b|\b(?:as|i am|i'm) (?:the|your|a|an) (?:manager|owner|admin\w*|developer|boss|ceo|programmer|supervisor|creator)\b/,
    /\b(?:confirm|approve|promise|guarantee|agree to)\b.{0,40}\b(?:discount|% off|percent off|price match|free (?:windows?|siding|doors?))\b.{0,30}\b(?:in writing|now|binding|for me)\b|\blegally binding\b/,
  ],
  others: [
    /\b(?:if|whether|did|know when)\b.{0,20}\b(?:my|our) (?:ex\b|ex[- ]?(?:wife|husband)|wife|husband|neighbou?rs?|sister|brother|mother|father|mom|dad|tenant|landlord)\b.{0,25}\b(?:had|have|hired?|called?|book(?:ed)?|sign(?:ed)?|bought|buy|got (?:a quote|an estimate))\b.{0,15}\b(?:you|u|ya|yall|from you|with you)\b/,
    new RegExp(
      `\\b(?:phone|number|address|e-?mail|names?|contact|details|info(?:rmation)?|data|messages?|chats?|conversations?|transcripts?|records?|order|quote|contract)\\b.{0,40}\\b(?:of|for|from|about|by)\\b.{0,25}\\b(?:last|other|another|previous|your|recent|different|next|first|these|all|any|every|my|a|the)\\b.{0,12}\\b${others}\\b`,
    ),
    new RegExp(
      `\\b(?:last|other|another|previous|recent|your|my) ${others}(?:'s|s'|')? (?:phone|number|address|e-?mail|name|contact|details|info|data|messages?|chat|conversation|quote|order|contract|bill)\\b`,
    ),
    /\b(?:list|export|dump|show)\b.{0,20}\b(?:all|every|your|the)\b.{0,15}\b(?:customers?|clients?|leads?|users?|visitors?)\b(?! (?:review|testimonial|photo|service))/,
    /\bwho (?:else )?(?:(?:was|has|have|did|were|is)\b.{0,20}\b)?(?:chatted|chatting|chat|talked|talking|wrote|contacted|asked) (?:with |to )?(?:you|before|this bot)\b/,
    new RegExp(
      `\\bwhat (?:did|was|has|is|does)\\b.{0,25}\\b(?:neighbou?r|other ${others}|last ${others}|previous ${others}|person before)\\b.{0,20}\\b(?:pay|paid|say|said|ask|asked|buy|bought|order|ordered|quoted|number|address|name)\\b`,
    ),
    /\bwho else\b.{0,40}\b(?:asked|bought|got|ordered|chat\w*|talk\w*|wrote|signed|hired|quotes?|lives?)\b|\bwho lives (?:at|on|in)\b/,
    /\b(?:home address|personal (?:cell|phone|number|address)|where .{0,20} lives?)\b.{0,30}\b(?:installer|owner|employee|worker|crew|manager)\b|\b(?:installer|owner|employee|worker|manager)(?:'s|s')? (?:home address|personal|cell|private)\b/,
  ],
  reschedule: [
    /\b(?:call(?:ing)? off|cancel|move|push|change|postpone) (?:the|my|our|tomorrow'?s|today'?s) (?:\w+ )?(?:install\w*|appointment|appt|visit|measure\w*|estimate)\b/,
    /\b(?:coming|appointment|appt|visit|measure|install\w*|scheduled)\b.{0,60}\b(?:call(?:ing)? it off|can'?t make it|cant make it|won'?t work|wont work|push (?:it|that)|move (?:it|that))\b/,
  ],
  stop: [
    /\bno quiero (?:que )?(?:me |mas )?(?:llam|marq|habl|mand|escrib)\p{L}*|\bdejen de (?:llamar|mandar|marcar|molestar)|\bya no me (?:llamen|marquen|manden|hablen|escriban)(?![\p{L}])/u,
  ],
  withdraw: [
    /\bya no (?:lo |la |los |las )?(?:quier\p{L}+|necesit\p{L}+|me interesa)(?![\p{L}])(?! (?:que me|vivir|m[aá]s llamadas))/u,
    /\b(?:already (?:hired|found|went with|signed with|got) (?:some\w+|another|a guy|the other)|went with (?:some\w+|another)|hired (?:some\w+|another))\b/,
  ],
  claim: [
    /\b(?:compr[eé]|compramos|pusieron|instalaron|colocaron) .{0,50}\b(?:rayad[oa]|rot[oa]|chuec[oa]|quebrad[oa]|da[nñ]ad[oa]|defectuos[oa]|mal (?:puest|hech|instalad)[oa])s?(?![\p{L}])/u,
  ],
  status: [
    /\b(?:are|is|when (?:will|are|is|do|does)) (?:my|our) (?:new )?(?:windows?|doors?|siding|order|tub|shower)\b.{0,30}\b(?:ready|arriv\w*|in yet|here yet|coming|delivered)\b/,
  ],
  privacy: [
    /\b(?:copy|list|see|tell me|know) (?:of )?(?:what|everything|all|the (?:data|info\w*)) (?:that )?(?:you|u|yall|they) (?:have|got|keep|store|know) (?:on|about|of) (?:me|us)\b/,
  ],
  bereaved: [
    /\b(?:mi|nuestr[oa]) (?:\S+ )?(?:espos[oa]|marido|mujer|madre|padre|mam[aá]|pap[aá]|hij[oa]|herman[oa]|suegr[oa]|abuel[oa])(?: \S+)? (?:acaba de (?:morir|fallecer)|se muri[oó]|muri[oó]|falleci[oó])(?![\p{L}])|\bmi difunt[oa]\b/u,
    /\b(?:se me|se nos|se) muri[oó] mi\b/u,
  ],
  complaint: [
    /\b(?:left|gave|giving|leaving|writing|posted?) (?:you |u |yall |them )?(?:a |an )?(?:(?:1|one|zero|0|bad|terrible)[ -]?stars?|bad review)\b/,
    /\b(?:estafa\p{L}*|me (?:estafaron|robaron|timaron|mintieron|enga[nñ]aron)|me (?:subieron|cambiaron) el precio|me cobraron (?:de m[aá]s|dem[aá]s|otra vez))(?![\p{L}])/u,
  ],
  job: [
    /\b(?:you|u|ya|yas|yous|y'?all|they|guys|still) (?:guys |still |all )?(?:hirin\b|hiring\b|taking on (?:help|guys|people))|\b(?:looking|lookin) for (?:a job|work)\b|\bgot (?:any )?(?:work|openings?|jobs?)\W*$|\b(?:installer|help wanted|hiring|job) (?:ad|posting|listing)\b/,
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

function understoodGuard(understood: Understood): GuardKind | undefined {
  const isHarm = harm.test(understood.whole.text) || means(understood, emergencies, sureOfHarm);
  if (isHarm && means(understood, emergencies, emergencyShare))
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
  const kinds = labels.flatMap((label) => byLabel[label] ?? []);
  return guardKinds.find((kind) => kinds.includes(kind));
}

/** Things of the house may be called names: "the old windows are garbage" is no insult. */
const aboutTheHouse =
  /\b(?:my|our|the|these|those|this) (?:old |current |existing )?(?:windows?|siding|doors?|tub|shower|bath\w*|house|frames?|sash\w*|contractor)\b/;

function byPattern(message: string): GuardKind | undefined {
  const text = normalise(message).toLowerCase();
  return guardKinds.find((kind) => {
    if (kind === "abuse" && aboutTheHouse.test(text) && !/\byou\b/.test(text)) return false;
    return patterns[kind]?.some((pattern) => pattern.test(text));
  });
}

/** Somebody who may come in is a danger to people, whatever broke. */
const threat = /\b(?:outside|yelling|screaming|threaten\w*|intruder|gun|knife)\b/i;

/** What a message asks for that no engine may answer freely: by what it means, and by patterns for what must not slip through. */
export function findGuard(message: string, understood: Understood = understand(message)): GuardKind | undefined {
  const meant = understoodGuard(understood);
  const matched = byPattern(message);
  if (matched === "injury" && meant === "emergency" && !threat.test(message)) return meant;
  if (matched && certain.has(matched)) return matched;
  const { label, share } = understood.whole;
  const isOther = label !== undefined && share >= overrides && byLabel[label] !== matched;
  return meant ?? (isOther ? undefined : matched);
}
