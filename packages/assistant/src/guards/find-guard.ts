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

const appointment =
  "(?:appointments?|appt|visit|consultation|booking|meeting|measure(?:ment|ing)|time slot|install(?:ation)? (?:date|day|time))";
const commitment = "(?:estimate|install(?:ation)?|order|contract|project|job)";
const person =
  "(?:human|person|someone|somebody|rep|representative|agent|operator|sales(?:man|person| ?rep)?|manager|supervisor|owner|staff|customer service|the office|people|specialist|expert)";
const rules =
  "(?:instructions?|rules?|prompts?|guidelines?|programming|training|directives?|restrictions?|guardrails?|constraints?|context)";
const others = "(?:customers?|clients?|visitors?|users?|homeowners?|leads?|people|persons?|neighbou?rs?|caller)";

const patterns: Partial<Record<GuardKind, readonly RegExp[]>> = {
  injury: [
    /\b(?:gas leak|smell(?:s|ing)? (?:of |like )?gas|carbon monoxide|on fire|house fire|burst pipe|pipe (?:just )?burst|water (?:is )?(?:pouring|gushing)|flooding (?:right )?now|electrocuted|collaps(?:ed|ing)|heart attack|not breathing|bleeding|suicid\w*|kill (?:myself|himself|herself)|life[- ]threatening)\b/,
    /\bthere(?:'s| is) (?:a |an )?(?:fire|intruder|burglar|emergency)\b|\b(?:this is|it's|its|have) an emergency\b/,
  ],
  injection: [
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
  privacy: [
    /\b(?:delete|erase|remove|wipe|purge|forget|destroy|clear|scrub)\b.{0,40}\b(?:my|me|mine|our|i gave|i sent|this)\b.{0,30}\b(?:data|info(?:rmation)?|details|account|numbers?|e-?mail|records?|conversation|chat|history|name|file|messages?|address)\b/,
    /\b(?:delete|erase|remove|wipe|purge|forget)\b.{0,50}\b(?:about|on) me\b|\bright to be forgotten\b|\b(?:gdpr|ccpa|unsubscribe|opt[- ]?out)\b|\b(?:take|remove) me (?:off|from)\b/,
    /\b(?:stop|quit|don't|do not|no more)\b.{0,10}\b(?:texting|calling|emailing|contacting|messaging|spamming)\b(?: me)?|\bdo not (?:call|contact) list\b|\bwho (?:gets|sees|has|will (?:get|see|have))\b.{0,20}\bmy (?:data|info(?:rmation)?|details|number|e-?mail)\b/,
    /\bwhat (?:data|information|info|details)\b.{0,20}\byou\b.{0,15}\b(?:have (?:on|about) (?:me|us)|store|keep|collect|save|hold)\b|\b(?:sell|share|store|keep|save|record|do with)\b.{0,20}\bmy (?:data|info(?:rmation)?|details|number|e-?mail|messages?|chat)\b/,
    /\bprivacy (?:policy|notice|rights?)\b|\b(?:is|are) (?:this|my|our) (?:chat|conversation|data|info|information|messages?) (?:being )?(?:private|recorded|saved|stored|secure|safe|confidential)\b/,
  ],
  reschedule: [
    /\breschedul\w*|\bre-schedul\w*|\bpostpon\w*/,
    new RegExp(
      `\\b(?:cancel\\w*|move|change|push back|push|switch|shift|delay|call off)\\b.{0,30}\\b(?:my|our|the|an?|this|that)\\b.{0,25}\\b${appointment}\\b`,
    ),
    new RegExp(
      `\\b(?:my|our|the)\\b.{0,15}\\b${appointment}\\b.{0,40}\\b(?:cancel\\w*|moved|changed|pushed|later|earlier|different (?:day|time)|another (?:day|time))\\b`,
    ),
    new RegExp(
      `\\b(?:can't|cannot|cant|won't|wont|not going to|unable to) (?:be there|be home|make it|make|keep|do)\\b.{0,30}\\b(?:${appointment}|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|scheduled)\\b`,
    ),
    new RegExp(
      `\\b(?:cancel\\w*|call off|back out of)\\b.{0,20}\\b(?:my|our|the|this|that)\\b.{0,15}\\b${commitment}\\b`,
    ),
    /\bcancel (?:it|everything|on)\b|^(?:please |i (?:want|need|would like|have) to )?cancel(?: please)?[.!]*$/,
  ],
  status: [
    /\b(?:where|when|what time|how soon|what day|which day)\b.{0,15}\b(?:the|my|our|your)\b.{0,12}\b(?:crew|installers?|guys|truck|technician|workers?|team|estimator|salesman|rep|delivery)\b.{0,30}\b(?:arriv\w*|coming|come|here|show|be at|get)\b/,
    /\b(?:has|have|is|are|did)\b.{0,10}\b(?:the|my|our|your)\b.{0,12}\b(?:crew|installers?|guys|truck|technician|workers?|team|estimator|salesman|rep|delivery)\b.{0,20}\b(?:arriv\w*|coming (?:today|tomorrow|to)|here yet|on (?:their|the|his|her) way|scheduled|late|left)\b|\bwhere (?:is|are) (?:my|the|your) (?:crew|installers?|guys)\b|\bsupposed to (?:be here|come|show up|call)\b/,
    /\b(?:your|the) (?:guys|crew|installers?|workers?|team|estimator|salesman|people)\b.{0,20}\b(?:never|didn't|did not|haven't|no[- ]show)\b/,
    /\b(?:is|are) (?:my|our)\b.{0,20}\b(?:install\w*|appointment|appt|visit|estimate|order|delivery)\b.{0,15}\b(?:still|on for|confirmed|scheduled|happening)\b/,
    /\b(?:status|progress|update|eta|tracking)\b.{0,15}\b(?:of|on|for|about)\b.{0,10}\b(?:my|our)\b|\b(?:order|delivery|project|job|installation) status\b|\btrack my\b/,
    /\b(?:when|what time|what day|which day)\b.{0,12}\b(?:is|are|was|will)\b.{0,6}\b(?:my|our)\b.{0,30}\b(?:appointment|appt|estimate|install\w*|visit|order|delivery|windows?|doors?|siding|shower|tub|measure\w*)\b/,
    /\b(?:have|are|did|has|is)\b.{0,10}\b(?:my|our)\b.{0,20}\b(?:windows?|doors?|siding|order|shower|tub)\b.{0,20}\b(?:arriv\w*|ship\w*|come in|ready|delivered|done|in yet)\b|\bwhere(?:'s| is| are) my (?:order|windows?|doors?|siding|shower|crew|installers?|estimate|quote)\b/,
    /\b(?:nobody|no one|no-one|noone|you (?:guys )?(?:never|didn't|have not|haven't|did not))\b.{0,20}\b(?:call(?:ed)?|got back|contacted|showed|came|shown)\b|\bstill waiting (?:for|on)\b|\bmy (?:confirmation|order|reference) number\b/,
  ],
  identity: [
    /\bwhat(?:'s| is) your (?:first )?name\b|\bdo you have a name\b/,
    /\b(?:are|r) (?:you|u|we)\b.{0,25}\b(?:human|person|robot|bot|chatbot|a\.?i\.?|machine|computer|automated|chat ?gpt|alive|real(?! (?:estate|company|business|wood|store|place)))\b/,
    /\b(?:is|was) (?:this|that|it|there)\b.{0,20}\b(?:a |an )?(?:human|real person|robot|bot|chatbot|a\.?i\.?|automated|machine|live (?:person|agent|chat)|computer|program)\b/,
    /\b(?:am i|are we)\b.{0,12}\b(?:talking|speaking|chatting|texting|typing)\b|\bwho am i\b.{0,12}\b(?:talking|speaking|chatting|texting)\b|\b(?:who|what) (?:are|r) (?:you|u)\b[?!. ]*$|\byou(?:'re| are) (?:just )?(?:a |an )?(?:robot|bot|machine|ai|human|real person)\b/,
  ],
  human: [
    new RegExp(
      `\\b(?:talk|speak|chat|connect|transfer|reach|put|get|switch|patch|forward|give|hand)\\b.{0,20}\\b(?:to|with|me|through|hold of|a|an|over)\\b.{0,15}\\b${person}\\b`,
    ),
    /\b(?:real|live|actual) (?:person|human|agent|people)\b|^(?:a )?(?:human|agent|representative|operator|person|rep)(?: please)?[.!]*$/,
    new RegExp(
      `\\b(?:have|can|could|would|want|need|let|ask)\\b.{0,12}\\b(?:${person}|you|anyone)\\b.{0,12}\\b(?:call|ring|phone|contact|reach out to)\\b.{0,5}\\b(?:me|us)\\b|\\b(?:call|ring|phone) me(?: back)?\\b|\\bcallback\\b|\\bcall back\\b`,
    ),
  ],
  abuse: [
    /\b(?:f+u+c+k+|fck|fuk)\w*\s+(?:you|u|off|this|your|yourself)\b|\bgo to hell\b|\bshut (?:the \w+ )?up\b|\bscrew you\b|\b(?:asshole|bitch|bastard|motherfucker|dickhead|cunt|wanker|scumbag|retard\w*)s?\b/,
    /\b(?:you|u|your|ur|this|the)\b.{0,25}\b(?:bot|chat ?bot|chat|company|assistant|machine|thing)?\b.{0,15}\b(?:idiots?|stupid|morons?|dumb(?:ass)?|useless|garbage|trash|worthless|pathetic|crap|scam(?:mers?)?|shit\w*|sucks?|clown|liar|brainless|joke)\b/,
    /\b(?:stupid|idiot|dumb|useless|moronic|worthless|crappy|shitty) (?:bot|chat ?bot|robot|machine|assistant|program|computer|company|people)\b|\bi hate (?:you|this bot)\b/,
  ],
};

const byLabel: Readonly<Record<string, GuardKind>> = {
  "emergency-person": "injury",
  "emergency-property": "emergency",
  bereaved: "bereaved",
  injection: "injection",
  "others-data": "others",
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
const certain: ReadonlySet<GuardKind> = new Set(["injury", "injection", "others", "privacy", "identity"]);
const overrides = 0.6;
const emergencies = ["emergency-person", "emergency-property"];
const emergencyShare = 0.4;

function understoodGuard(understood: Understood): GuardKind | undefined {
  if (means(understood, emergencies, emergencyShare))
    return means(understood, ["emergency-person"], emergencyShare / 2) ? "injury" : "emergency";
  const labels = [understood.whole, ...understood.clauses].flatMap(({ label }) => label ?? []);
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

/** What a message asks for that no engine may answer freely: by what it means, and by patterns for what must not slip through. */
export function findGuard(message: string, understood: Understood = understand(message)): GuardKind | undefined {
  const meant = understoodGuard(understood);
  const matched = byPattern(message);
  if (matched === "injury" && meant === "emergency") return meant;
  if (matched === "privacy" && meant === "stop") return meant;
  if (matched && certain.has(matched)) return matched;
  const { label, share } = understood.whole;
  const isOther = label !== undefined && share >= overrides && byLabel[label] !== matched;
  return meant ?? (isOther ? undefined : matched);
}
