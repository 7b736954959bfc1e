/** Somebody sees no reason to live: in so few words that the classifier can't be sure, or hinted at. */
export const despairs: readonly RegExp[] = [
  /\b(?:pills|gun|rope|razor)\b.{0,12}\bin my (?:hand|lap)\b/,
  /\b(?:see (?:the|any|a)|what'?s the|what is the|(?:is|'s|s) no) (?:point|reason|use) (?:(?:of|in|to) (?:any ?(?:of )?(?:it|this|thing)|anything|it all|life|living|going on|being (?:here(?! (?:all|at(?! all)|on|for|while|when|during|from|until|till|in)\b)|alive))|any ?more$)/,
  /\b(?:depressed|hopeless)\b.{0,60}\b(?:can'?t|cannot) (?:do|take|go)\b/,
  /^(?:i )?(?:just )?(?:can'?t|cannot) (?:do|take) (?:this|it) any ?more\W*$|\bwhat if i (?:just )?end(?:ed)? it\b/,
  /\b(?:point|use|reason) (?:of|in|to) (?:going on|go on|live|living)\b/,
  /\b(?:why|point|use|bother\w*|tired|sick|done)\b.{0,80}\b(?:or|of|with|in) (?:being here|being alive|living)(?! (?:here|there|in|with|like|next|on|all|at(?! all)|for|while|when|during|until)\b)/,
  /\b(?:point|use|reason|sense) (?:of|in|to|for) (?:me |my |even )*(?:be(?:ing)?|stay(?:ing)?|stick(?:ing)?|hang(?:ing)?) (?:(?:here|around)(?! (?:all|at(?! all)|on|for|while|when|during|from|until|till|in|with)\b)|alive\b)/,
  /\bworth more (?:dead|gone)\b|\b(?:better off|taken care of|be ok(?:ay)?|be fine) with (?:the|my) (?:life )?insurance\b/,
  /\bnothing (?:really |even )?matters (?:any ?more|anyway)\b|\b(?:does ?n'?t|dont|don'?t) (?:even |really )?matter\b.{0,12}\bnothing does\b/,
  /\b(?:nothing|no ?(?:one|body)|not much) (?:left )?(?:to live for|worth living for)\b|\bmight as well (?:just )?(?:be dead|die|end it)\b/,
  /\b(?:wish|better if) i (?:was|were|am|had|'?d) (?:\w+ )?(?:dead|gone|never (?:been )?(?:born|woken|woke))\b|\bgo to sleep and (?:not|never) wake\b/,
  /\b(?:do ?n'?t|do not) (?:really |even |just )*(?:want to|wanna|care to) be (?:around(?! (?:for|when|while|during|the|it|that|all)\b)|on this earth\b|in this world\b)/,
  /\b(?:ready|want|going|gonna) (?:to )?(?:end it(?: all)?|be done with (?:it all|life|everything|this life))(?=\W*$|[,.;!])/,
  /\b(?:suicid\w*(?! doors?\b)|kill (?:myself|himself|herself)|want(?:s)? to die|hurt(?:ing)? myself|no reason to live|better off dead|end (?:it all|my life)|can'?t go on)\b/,
  /\bi (?:honestly |just |really )*(?:can'?t|cannot) (?:do|take) (?:this|it|life) any ?more\b(?!.*\b(?:windows?|doors?|drafts?|siding|shower|tub|noise|cold|leaks?)\b)/,
  /\b(?:don'?t|do not) (?:really |even |just )*(?:want|wanna) (?:to )?(?:be here|live|be alive|wake up)\b/,
  /\bno ?(?:one|body) (?:will|would|ll|is going to|gonna) (?:ever |even )?(?:miss me|care (?:if|when) i|notice (?:(?:that )?i'?m gone|if i (?:was|were|died|disappeared)|for (?:a (?:week|month|day|while)|days|weeks|months)\W*$))/,
  /\bfriend (?:\w+ ){0,3}?(?:does ?n'?t|is ?n'?t|not) plan\w* (?:to|on) com\w+ back\b/,
  /\b(?:won'?t|wont) (?:be )?need(?:ing)? (?:anything|nothing) (?:after (?:to(?:day|night|morrow)|(?:this|the) week(?:end)?|\w+day)|from any ?(?:one|body))\b/,
  /\b(?:won'?t|wont) (?:be (?:here|around) (?:much longer|any ?more)|(?:be )?need\w* \w+ where i'?m going)\b/,
  /\bevery(?:one|body) (?:is|would be|will be) better off (?:without me|if i (?:was|were|am)(?: not|n'?t)|if i'?m gone)\b/,
  /\b(?:honestly|really|but honestly) what'?s the point(?=\W*$)/,
  /\b(?:me quiero (?:matar|morir)|quiero (?:matarme|morir(?:me)?)|(?:ya )?no quiero (?:seguir )?(?:vivir|viviendo)|quitarme la vida)\b/,
];

/** Words that leave no doubt of a danger to people, which a classifier of whole messages may miss beside others. */
export const plainDangers: readonly RegExp[] = [
  /\bgas (?:smell|odor|fumes|leak)\b|\bsmell(?:s|ing)? (?:of |like )?(?:gas|smoke|burn(?:ing|t)|rotten)\b|\bhuele a (?:gas|quemado)\b/,
  /\b(?:power|electric(?:al)?|utility|service|phone|internet)? ?(?:wires?|lines?|cables?) (?:is |are )?(?:\w+ )?(?:hanging|down|dangling|sparking|on the ground)\b/,
  /\b(?:on|onto|against|touch(?:es|ing)|across|over|hit(?:s|ting)?|caught in|(?:inches|foot|feet) from|next to) (?:the|a|an|my|our|some) (?:\w+ )?(?:electric(?:al)?|power|utility|service) (?:lines?|wires?|cables?)\b/,
  /\b(?:hit|struck|bent|broke\w*|cut|clipped|cracked)\b.{0,25}\bgas (?:meter|line|pipe|main)\b/,
  /\b(?:fell|fall(?:en)?|slipped)\b(?! (?:my mind|through|in love|for|behind|apart|asleep)\b).{0,60}\b(?:confused|disoriented|(?:not|isn'?t|ain'?t) making (?:any )?sense|can'?t (?:get up|move|feel)|cant (?:get up|move|feel)|won'?t wake|hit (?:her|his|my|their) head)\b/,
  /^(?!.*\b(?:office|showroom|shop|store|sales|department|charge|customer)\b)(?:\w+'?s? ){0,4}?(?:some ?(?:one|body)'?s?|(?:a|some) (?:man|guy|stranger)|alguien)(?: is| se metio)? (?:in|inside|a|en|down ?stairs|up ?stairs)(?: (?:my|our|the|mi|la)(?: \w+)?)?\W*$/,
  /\bfire in (?:the |my |our )?(?:garage|kitchen|house|basement|attic|walls?|bathroom|bedroom|shed|yard)\b|\bdowned (?:\w+ )?(?:lines?|wires?)\b/,
  /\bnail thr(?:u|ough) (?:my|his|her) (?:foot|hand|finger|thumb|leg|arm|knee|toe)|\b(?:worker|installer|man|guy|someone|somebody) (?:is |got |was |has been )?(?:hurt|injured)\b(?!.{0,40}\b(?:last|ago|years?)\b)|\bgot hit by (?:a|the) (?:board|ladder|window|beam|branch)\b|\bse cayo (?:del?|de la) (?:techo|escalera|andamio)\b/,
  /\b(?:co|carbon monoxide) (?:alarm|detector)\b.{0,15}\b(?:says|reads?|shows?|at|going off|went off|beep\w*)\b/,
  /\b(?:not breathing|unconscious|electrocuted|overdos\w*|heart attack|no respira|inconsciente)\b/,
  /\b(?:he|she|mom|mother|dad|father|wife|husband|son|daughter|baby|kid|boy|girl|nana|grand\w+|brother|sister)\b.{0,15}\b(?:passed out|blacked out|collapsed)\b|\bkick(?:ed|ing) (?:it|(?:the|my|our) (?:\w+ )?door) in\b/,
  /\b(?:bang|pound|kick|smash|pry|break)(?:ed|ing) (?:on|in|at|into|down) (?:my|our|the) (?:\w+ )?(?:doors?|windows?|house)\b|\bdoor (?:is |was |got )?kicked in\b|\btr(?:ied|ying) to (?:kick|break|pry|force|get|come) (?:in|into|down|open|through)\b/,
];

/** The same of a danger to the house: through a wall or a ceiling nothing comes by rain alone. */
export const plainHouseDangers: readonly RegExp[] = [
  /\b(?:ball|rock|brick|branch|limb|tree|car|truck|deer) (?:\w+ ){0,2}(?:thr(?:u|ough)|into|on) (?:the|my|our) (?:\w+ )?(?:windows?|door|wall|house|roof|slider|porch)\b/,
  /\b(?:water\w*|leak\w*|drip\w*|pour\w*|gush\w*)\b.{0,12}\b(?:thr(?:u|ough)|from|out(?: of)?) (?:the|my|our) (?:\w+ )?(?:ceiling|light|wall)\b/,
  /\b(?:porch|ceiling|wall|roof|chimney) (?:is |are )?(?:coming down|collapsing|caving in|moving)\b|\bcrack in the wall and\b.{0,20}\bmoving\b|\b(?:huge|big|giant) hole in (?:my|the|our) (?:roof|wall|ceiling|house)\b/,
  /\b(?:pipe burst|burst pipe|flooding|won'?t shut off|gushing)\b|\bagua\b.{0,20}\b(?:lampara|luz|foco|techo)\b|\bgotea\b.{0,20}\b(?:foco|luz|lampara|techo)\b/,
];

/** What comes in with the rain is mended by new windows or by customer service. */
export const onlyInRain =
  /\b(?:when|every ?time|whenever|if) it(?:'?s| is)? (?:rain|storm|snow)(?:s|ing|y)?\b|\brain (?:is |was |keeps )?(?:leak|com|drip|gett|seep)\w*/;

/** What is told of as long over, and not as happening again; what was built in then may break today. */
export const longAgo =
  /^(?!.*\b(?:now|just|again|still|today|tonight)\b).*(?<!\b(?:put (?:in|on|up)|install\w*|built|hung|remodel\w*|replaced)\b.{0,30})\b(?:last year|years? ago)\b/;
