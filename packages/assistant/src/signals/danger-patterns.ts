import { anyOf, group } from "./any-of.ts";

const person = group(
  "mom|momma|mama|mother|dad|daddy|father|grand\\w+|gram(?:ma|my|ps|pa)?|nan[ay]?|wife|husband|hubby|son",
  "daughter|baby|kid|child|boy|girl|brother|sister|uncle|aunt\\w*|neighbou?r|friend|tenant|roommate|partner",
  "someone|somebody|lady|woman|man|guy|worker|installer|he|she|they|i",
);
const fall = group(
  "f(?:ell|allen|alling)(?! (?:asleep|in love|out of love|short|for(?! the (?:\\w+ )?time)|(?:through|behind)(?! (?:the|an?|my|our|his|her|their|your)\\b)))",
  "slip(?:ped|s|ping)?(?! (?:my|our|his|her|their|the) mind)|tripped|collapsed|went down",
  "took a (?:bad )?(?:fall|spill|tumble)|(?:had|having) a (?:bad )?fall|knocked (?:over|down)",
  "off (?:the|a|his|her) (?:ladder|roof)",
);
const no =
  "(?:(?:is|are|was|does|do|will|can|wo|ca|ai)(?:n'?t| not)|'?s not|not|no longer|stopped|won'?t|can'?t|cannot|barely|hardly)";
/** What tells that somebody who fell is in danger. */
const sign = group(
  `${no} (?:\\w+ ){0,2}?(?:answer\\w*|respond\\w*|react\\w*|talk\\w*|speak\\w*|wak\\w*|mov\\w*|breath\\w*|mak\\w+ (?:any |much )?sense|get(?:ting)? up|stand\\w*|know where)`,
  "\\b(?:un|non)-?respons\\w*|\\bconfus\\w*|\\bdisorient\\w*|\\bdazed\\b|\\bout of it\\b|\\bslurr\\w*",
  "\\bbleed\\w*|\\bblood\\w*|\\bchest (?:pain\\w*|hurts?|is tight)",
  "\\b(?:pain|tight\\w*) in (?:his|her|my|the|their) chest|\\bunconscious\\b|\\bout cold\\b",
  "\\bknocked out\\b|\\bpassed out\\b|\\bdizzy\\b",
  "\\b(?:hips?|legs?|arms?|ankles?|wrists?|knees?|shoulders?|neck|back) (?:\\w+ ){0,2}(?:wrong|broke\\w*|bent|twisted|crooked|swollen|swelling)\\b",
  "\\bhit (?:his|her|my|their|the) head\\b|\\bhead (?:hit|is bleeding|wound)",
  "\\b(?:gasping|wheezing|turning blue|lips are blue|limp)\\b",
  "\\b(?:(?:she|he|they|mom|mother|dad|father|gram\\w+)(?:'?s|'?re| is| are)|still|lying|laying|stuck) (?:\\w+ )?on (?:the|her|his) (?:floor|ground|back)\\b",
  "\\b(?:(?:his|her|their) (?:words?|speech)|talking|speaking|(?:she|he) sounds) (?:(?!about|of\\b)\\w+ ){0,4}(?:funny|weird|wrong|strange\\w*|garbled|jumbled|mumbl\\w*)\\b(?! (?:about|that|how)\\b)",
);
const attack = group(
  "choking|turning (?:blue|purple|gr[ae]y)",
  "ha(?:s|d|ve|ving) an? (?:\\w+ )?(?:asthma|allergic|diabetic) (?:attack|reaction|episode|shock)",
);

/** Somebody sees no reason to live. */
export const despairs: readonly RegExp[] = [
  /\b(?:see (?:the|any|a)|what'?s the|what is the|(?:is|'s|s) no) (?:point|reason|use) (?:(?:of|in|to) (?:any ?(?:of )?(?:it|this|thing)|anything|it all|life|living|going on|being (?:here(?! (?:all|at(?! all)|on|for|while|when|during|from|until|till|in)\b)|alive))|any ?more$)/,
  /\b(?:depressed|hopeless)\b.{0,60}\b(?:can'?t|cannot) (?:do|take|go)\b/,
  /\b(?:point|use|reason) (?:of|in|to) (?:going on|go on|live|living)\b/,
  /\b(?:why|point|use|bother\w*|tired|sick|done)\b.{0,80}\b(?:or|of|with|in) (?:being here|being alive|living)(?! (?:here|there|in|with|like|next|on|all|at(?! all)|for|while|when|during|until)\b)/,
  /\b(?:point|use|reason|sense) (?:of|in|to|for) (?:me |my |even )*(?:be(?:ing)?|stay(?:ing)?|stick(?:ing)?|hang(?:ing)?) (?:(?:here|around)(?! (?:all|at(?! all)|on|for|while|when|during|from|until|till|in|with)\b)|alive\b)/,
  /\bworth more (?:dead|gone)\b|\b(?:better off|taken care of|be ok(?:ay)?|be fine) with (?:the|my) (?:life )?insurance\b/,
  /\bnothing (?:really |even )?matters (?:any ?more|anyway)\b|\b(?:does ?n'?t|dont|don'?t) (?:even |really )?matter\b.{0,12}\bnothing does\b/,
  /\b(?:nothing|no ?(?:one|body)|not much) (?:left )?(?:to live for|worth living for)\b|\bmight as well (?:just )?(?:be dead|die|end it)\b/,
  /\b(?:wish|better if) i (?:was|were|am|had|'?d) (?:\w+ )?(?:dead|gone|never (?:been )?(?:born|woken|woke))\b|\bgo to sleep and (?:not|never) wake\b/,
  /\b(?:do ?n'?t|do not) (?:really |even |just )*(?:want to|wanna|care to) be (?:around(?! (?:for|when|while|during|the|it|that|all)\b)|on this earth\b|in this world\b)/,
  /\b(?:ready|want|going|gonna) (?:to )?(?:end it(?: all)?|be done with (?:it all|life|everything|this life))(?=\W*$|[,.;!])/,
];

/** Somebody is hurt or in danger. */
export const personDangers: readonly RegExp[] = [
  ...despairs,
  new RegExp(`\\b${person}\\b.{0,60}\\b${fall}\\b.{0,120}${sign}|${sign}.{0,120}\\b${person}\\b.{0,40}\\b${fall}\\b`),
  // Also without a fall: of a person, and not of an office that does not answer its phone.
  anyOf(
    `\\b(?:mom|mother|dad|father|grand\\w+|gramma|wife|husband|son|daughter|baby|kid|child|brother|sister|tenant|neighbou?r|she|he)\\b(?:'?s| is| was)? ${no}? ?(?:just |really |even |all )?(?:un|non)-?(?:responsive|conscious)`,
    `\\b(?:mom|mother|dad|father|grand\\w+|gramma|wife|husband|son|daughter|baby|kid|child|she|he)\\b(?:'?s| is|'?s just| is just)? (?:not|isn'?t|isnt|stopped) (?:\\w+ )?(?:breathing|responding|waking|moving)\\b(?! (?:to (?:my|our|any) (?:calls?|texts?|emails?|messages?)|in\\b|out\\b|here\\b|to\\b))`,
  ),
  // However they came to lie there; not of who sleeps late.
  new RegExp(
    `\\b${person}\\b.{0,60}\\b(?:won'?t|will not|(?:ca|do|does)n'?t|cannot|can'?t get (?:him|her|them) to) wake(?: up)?\\b(?! (?:up|early|before|at|by|that|this|until|till|in|for|so|when|on)\\b)`,
  ),
  /\b(?:se (?:me |nos )?(?:cay[oó]|resbal[oó]|desplom[oó]))(?![\p{L}]).{0,120}(?:no (?:me |nos )?(?:contesta|responde|habla|reacciona|despierta|respira|se mueve|se (?:puede )?levanta\p{L}*)|confundid[oa]|desorientad[oa]|sangr\p{L}*|inconsciente|dolor (?:de|en el) pecho|se peg[oó] en la cabeza|maread[oa])/u,
  anyOf(
    `\\b${person} (?:(?:just|has|have|had) )*(?:swallow\\w*|drank|ate|inhal\\w*|breathed in|chok\\w*)\\b.{0,30}\\b(?:caulk|paint|thinner|stripper|bleach|glue|adhesive|cleaner|chemicals?|batter(?:y|ies)|nails?|screws?|staples?|fumes|pills?|foam)\\b`,
    `\\b(?!is\\b)${person}(?:'?s)?(?: is| are)? (?:\\w+ )?${attack}\\b`,
    `\\b${person}\\b.{0,20}\\bcan(?:'?t|not) feel (?:(?:his|her|my|their|the) )?(?:legs?|arms?|hands?|feet|face|side|body|fingers)\\b`,
    `\\b(?:his|her|my) (?:face|mouth) is (?:\\w+ )?droop\\w*\\b`,
  ),
  anyOf(
    /\b(?:cut|sawed|sliced|chopped|took) (?:off )?(?:his|her|my|a) (?:\w+ )?(?:fingers?|thumb|hand|toes?)\b(?! ?rails?)/,
    /\bgot (?:shocked|zapped|electrocuted)\b/,
  ),
  anyOf(
    /\b(?:gas leak|smell(?:s|ing)? (?:of |like )?gas|carbon monoxide|on fire|house fire|burst pipe)\b/,
    /\b(?:pipe (?:just )?burst|water (?:is )?(?:pouring|gushing)|flooding (?:right )?now|electrocuted)\b/,
    /\b(?:(?<!\b(?:could|will|would|might|can|may|to|gonna) (?:\w+ ){0,2})collaps(?:ed|ing)|heart attack)\b/,
    /\b(?:not breathing|bleeding|suicid\w*|kill (?:myself|himself|herself)|life[- ]threatening)\b/,
  ),
  /\bi (?:honestly |just |really )*(?:can'?t|cannot) (?:do|take) (?:this|it|life) any ?more\b(?!.*\b(?:windows?|doors?|drafts?|siding|shower|tub|noise|cold|leaks?)\b)/,
  anyOf(
    /\b(?:(?:don'?t|do not) (?:really |even |just )*(?:want|wanna) (?:to )?(?:be here|live|be alive|wake up))\b/,
    /\b(?:no reason to live|better off dead|end (?:it all|my life)|can'?t go on)\b/,
  ),
  anyOf(
    /\bchest pains?\b|\b(?:having|had) (?:a |another )?(?:stroke|seizures?|contractions)\b/,
    /\b(?:can'?t|cannot|trouble|hard to|stopped) breath\w*|\b(?:passed|passing) out\b(?! of\b)|\bunconscious\b/,
  ),
  anyOf(
    /\b(?:hit|struck|bent|broke\w*|cut|damaged|clipped|backed into|ran into|nicked|cracked)\b.{0,25}\bgas (?:meter|line|pipe|main)\b/,
    /\bgas (?:meter|line|pipe|main)\b.{0,25}\b(?:hit|struck|bent|broke\w*|cut|damaged|leak\w*|hiss\w*|cracked)\b/,
  ),
  anyOf(
    /\bgas (?:smell|odor|fumes)\b/,
    /\b(?:alarm|detector|monitor)\b.{0,40}\b(?:says?|reads?|shows?|reading) co\b/,
    /\bco (?:alarm|detector|monitor)\b.{0,30}\b(?:beep\w*|going|goes|went|sound\w*|chirp\w*|alarm\w*|ringing|off)\b/,
  ),
  /\b(?:power|electric(?:al)?|utility|live) ?(?:lines?|wires?|cables?)\b.{0,40}\b(?:lies|lying|laying|fell|landed|came down)\b/,
  /\b(?:burglar|intruder|prowler|robber)s?(?: is| are|'s) (?:\w+ )?(?:outside|inside|in (?:my|our|the)|at (?:my|our|the))\b/,
  anyOf(
    /\b(?:rotten eggs?|eggy? smell)\b/,
    /\b(?:smell(?:s|ed|ing)? (?:\w+ )?(?:of |like )?(?:rotten|sulfur|sulphur|(?:bad )?eggs?))\b/,
    /\bpipe\b.{0,40}\bhiss\w*|\bhiss\w*\b.{0,40}\bpipe\b/,
  ),
  anyOf(
    /\b(?:wire|line|cable)s? (?:\w+ )?(?:hanging|down|dangling|sparking|on the ground)\b/,
    /\b(?:hanging|dangling|downed|live|loose) (?:\w+ )?(?:wire|power ?line|cable)s?\b/,
  ),
  /\b(?:on|onto|against|touch(?:es|ing)|across|over|caught in|tangled in) (?:(?:the|a|an|my|our|some) )?(?:\w+ )?(?:electric(?:al)?|power|utility|service) (?:lines?|wires?|cables?)\b/,
  /\b(?:hit(?:s|ting)?|touch\w*|near|fell|pull\w*|lean\w*|slap\w*|bang\w*|caught|stuck)\b.{0,25}\b(?:electric(?:al)?|power|utility|live|service) ?(?:lines?|wires?|cables?)\b/,
  // What hangs loose by a line touches it with the next gust.
  /\b(?:hang\w*|dangl\w*|flapp\w*|swing\w*|blew|blown|ripped|torn?|tore|loose|lean\w*|resting|draped|wrapped)\b.{0,50}\b(?:by|beside|next to|close to|near|around|over|off|from|at|above|inches from)\b.{0,15}\b(?:power|electric(?:al)?|utility|service) ?(?:lines?|wires?|cables?)\b/,
  /\b(?:still|is|he'?s|she'?s|they'?re|someone) (?:\w+ )?outside\b.{0,60}\b(?:yelling|screaming|shouting|banging|threaten\w*|weapon)\b/,
  /\b(?:threw|throw\w*|rocks?|brick|smash\w*|kick\w*|bang\w*|pounding)\b.{0,60}\b(?:he'?s|she'?s|they'?re|theyre|still|somebody|someone|is) (?:\w+ )?(?:outside|in (?:my|our|the) (?:yard|driveway|house))\b/,
  anyOf(
    /\b(?:huele|olor|fuga|escape) (?:\S+ )?(?:a |de )?gas\b/u,
    /\b(?:mon[oó]xido|incendio|candela|se (?:est[aá] )?quema(?:ndo)?|hay (?:mucho )?(?:humo|fuego))(?![\p{L}])/u,
    /\b(?:echando (?:humo|chispas))(?![\p{L}])/u,
  ),
  anyOf(
    /\b(?:no (?:respira|responde|reacciona|se (?:mueve|puede (?:parar|mover|levantar))))(?![\p{L}])/u,
    /\b(?:est[aá] (?:inconsciente|sangrando|desmayad[oa])|sangra(?:ndo)? (?:mucho|demasiado))(?![\p{L}])/u,
    /\b(?:(?:mucha|harta|perdiendo) sangre|se cort[oó] .{0,40}sangr\p{L}*|no despierta|convulsi\p{L}*)(?![\p{L}])/u,
    /\b(?:se desmay[oó]|le est[aá] dando un (?:infarto|ataque)|se electrocut[oó])(?![\p{L}])/u,
  ),
  anyOf(
    /\b(?:me quiero (?:matar|morir)|quiero (?:matarme|morirme))(?![\p{L}])/u,
    /\b(?:(?:ya )?no quiero (?:seguir )?(?:vivir|viviendo)|quitarme la vida|suicid\p{L}*)(?![\p{L}])/u,
  ),
  /\b(?:cables?|l[ií]neas?) (?:\S+ ){0,3}(?:ca[ií]d[oa]s?|tirad[oa]s?|colgando|en el suelo)(?![\p{L}])/u,
  anyOf(
    /\b(?:want(?:s)? to die|hurt(?:ing)? myself|quiero morir\w*|no quiero vivir)\b/,
    /\b(?:no ?(?:one|body) (?:will|would|ll|is going to|gonna) (?:ever |even )?(?:miss me|care (?:if|when) i|notice (?:(?:that )?i'?m gone|if i (?:was|were|died|disappeared)|for (?:a (?:week|month|day|while)|days|weeks|months)\W*$)))\b/,
    /\b(?:\bfriend (?:\w+ ){0,3}?(?:does ?n'?t|is ?n'?t|not) plan\w* (?:to|on) com\w+ back)\b/,
    /\b(?:(?:won'?t|wont) (?:be (?:here|around) (?:much longer|anymore|any more)|(?:be )?need\w* \w+ where i'?m going))\b/,
    /\b(?:every(?:one|body) (?:is|would be|will be) better off (?:without me|if i (?:was|were|am)(?: not|n'?t)|if i'?m gone))\b/,
    /\b(?:(?:honestly|really|but honestly) what'?s the point(?=\W*$))\b/,
  ),
  anyOf(
    /\b(?:electrocuted|got shocked|overdos\w*|badly hurt)\b/,
    /\b(?:(?:hit|cracked|split) (?:his|her|my|their) head (?:open|on|hard))\b/,
    /\b(?:cut (?:himself|herself|my (?:hand|arm|leg|wrist)) (?:bad|open|deep))\b/,
  ),
  /\bspark(?:s|ing|ed)\b(?! (?:joy|interest|plug))|\bchispas\b/,
  anyOf(
    /\b(?:flames|smoke (?:is )?(?:coming|pouring|everywhere))\b/,
    /\b(?:smell(?:s|ing)? (?:(?:of|like|something|some|a bit|kinda) )*(?:smoke|burn(?:ing|t|ed)?|scorched))\b/,
    /\b(?:(?:burn(?:ing|t|ed)|scorched|hot|melting) (?:plastic |electrical |rubber |wire )?(?:smell|odor|wir(?:es?|ing)|outlet))\b/,
    /\b(?:huele a quemado)\b/,
  ),
  /\b(?:outlets?|(?:light )?switch(?:es)?|breakers?|breaker box|fuse box|receptacles?|plugs?(?= (?:is|are|gets?|got|feels?|keeps?|smells?)))\b.{0,40}\b(?:(?:is|are|gets?|got|getting|feels?|so|really|very|super|red) (?:\w+ )?hot|smok(?:es|ing)|buzz(?:es|ing)|burn(?:s|ing|t|ed)|melt(?:s|ing|ed)|scorch(?:ed|es|ing))\b/,
  anyOf(
    /\b(?:kicked|busted|smashed|pried)\b.{0,25}\b(?:door|window)\b.{0,15}\b(?:in|open)\b/,
    /\b(?:door|window)\b.{0,12}\b(?:kicked|busted|smashed|pried|forced) (?:in|open|out)\b/,
    /\b(?:some(?:one|body)|a guy|a man) (?:is (?:in|outside)|kicked|broke in|is breaking)\b|\bbroken into\b/,
    /\b(?:some(?:one|body)|a (?:guy|man|stranger))(?:'?s| is)? (?:\w+ )?(?:kick|bust|smash|pry|forc|break|bang|pound)ing\b.{0,30}\b(?:doors?|windows?|in|house)\b/,
    /\b(?:tr(?:ied|ying) to|attempted to) (?:kick|break|pry|force|smash|get|come) (?:\w+ )?(?:in|into|down|through|thru|open|our|my|the) (?:\w+ ){0,2}(?:doors?|windows?|house|home|place|garage)\b/,
    /\bse metieron\b/,
  ),
  /\bthere(?:'s| is) (?:a |an )?(?:fire|intruder|burglar|emergency)\b|\b(?:this is|it's|its|have) an emergency\b/,
];

/** The house takes harm. */
export const houseDangers: readonly RegExp[] = [
  anyOf(
    /\b(?:won'?t|wont|can'?t|cant|doesn'?t|not) (?:\w+ )?(?:close|shut|lock|go back|latch)\b.{0,60}\b(?:\d+ degrees|below zero|freezing|snowing|raining|pouring)\b/,
    /\b(?:\d+ degrees|below zero|freezing|snowing|raining|pouring)\b.{0,60}\b(?:won'?t|wont|can'?t|cant|doesn'?t) (?:\w+ )?(?:close|shut|lock|go back|latch)\b/,
  ),
  anyOf(
    /\b(?:metiendo|entrando|tirando|saliendo|cayendo) (?:\S+ )?(?:el |mucha )?agua\b/,
    /\bhay (?:mucha )?agua (?:entrando|saliendo|cayendo)\b/,
    /\bno (?:para|deja) de (?:salir|caer|tirar|entrar|correr) (?:\S+ )?agua\b|\bel agua no (?:para|se cierra|se corta)\b/,
  ),
  /\b(?:(?:sale|cae|chorrea|escurre|entra) (?:mucha )?agua|gotea)\b.{0,25}\b(?:lampara|luz|foco|enchufe|interruptor|techo)\b/u,
  /\bse (?:me |nos )?(?:rompi[oó]|quebr[oó]) (?:\S+ ){0,3}(?:vidrio|ventana|puerta)\b.{0,60}\b(?:anoche|hoy|ahora|fr[ií]o|lluvia|llueve|nieve|nieva)\b/u,
  /\bse (?:me |nos )?(?:revent[oó]|rompi[oó]) (?:el|la|una?|mi) (?:tubo|tuber[ií]a|ca[nñ]o|ca[nñ]er[ií]a)\b/u,
  /\b(?:rompi[oó]|quebr[oó]|tumb[oó]|no cierra).{0,60}(?:\bayuda\b|\burge|\bni[nñ]os\b)/u,
  anyOf(
    /\b(?:water|rain)\b.{0,30}\b(?:spray\w*|gush\w*|pour\w*|shoot\w*|spurt\w*|flood\w*|all over)\b/,
    /\b(?:spraying|gushing|spurting|pouring) (?:in|out|down|from|all over|everywhere|thr)/,
  ),
  anyOf(
    /\b(?:spray|gush|pour|shoot|spurt|squirt)(?:s|ing) (?:\w+ ){0,2}water\b/,
    /\bwater\b.{0,40}\b(?:can'?t|cannot|won'?t) (?:stop|shut|turn)\b/,
  ),
  anyOf(
    /\b(?:leak|drip|pour|com|runn)ing (?:in |down |out )?(?:thr(?:u|ough)|from|out of|into) (?:the|my|our) (?:\w+ )?(?:ceiling|light|wall|floor)\b.{0,20}\bright now\b/,
    /(?:\bis|\bare|'?s) (?:\w+ )?(?:leak|drip|pour|com|runn)ing (?:in |down |out )?(?:thr(?:u|ough)|from|out of) (?:the|my|our) (?:\w+ )?(?:ceiling|light)s?\b/,
  ),
  /\bwater (?:is )?(?:still )?(?:coming|running|leaking|dripping|pouring) (?:\w+ )?(?:in|down|out|thr\w+)\b.{0,30}\bright now\b/,
  /\b(?:windows?|sash|pane|glass|door)\b.{0,12}\b(?:fell|fallen|falling) out\b/,
  /\b(?:threw|thrown?|throwing|flew|came|went)\b.{0,20}\b(?:thr(?:u|ough)|at)\b.{0,20}\b(?:windows?|doors?|glass|siding)\b(?! (?:will|would|if))/,
  anyOf(
    /\b(?:flooding|gushing|burst(?:ed)?|won'?t shut off|wont shut off)\b/,
    /\b(?:coming (?:in|thr(?:u|ough)|down|out of) (?:the|my|our) (?:\w+ )?(?:ceiling|wall|light))\b/,
    /\b(?:ceiling (?:is )?(?:bulging|coming down))\b/,
    /\b(?:water (?:is |s )?(?:running|pouring|shooting|spraying|everywhere|all over)|se (?:me |nos )?inund\w+)\b/,
    /\b(?:inundad[oa]|inundand\w+)\b/,
  ),
  anyOf(
    /\b(?:tree|limb|branch|car|truck)\b.{0,30}\b(?:thr(?:u|ough)|into|on|hit|fell)\b.{0,25}\b(?:window|door|wall|house|roof|porch|siding)\b/,
    /\bglass (?:is )?(?:everywhere|all over)\b/,
    /\b(?:puck|ball|rock|brick|deer|bird|ladder)\b.{0,20}\bthr(?:u|ough)\b.{0,30}\b(?:window|door|glass)\b/,
    /\b(?:window|glass|pane|slider)\b.{0,20}\b(?:shattered|smashed|exploded|blew (?:out|in)|blown (?:out|in))\b/,
    /\b(?:wind|storm)\b.{0,40}\b(?:ripped|tore|took|blew)\b.{0,40}\b(?:siding|window|door|roof|side)\b/,
  ),
];
