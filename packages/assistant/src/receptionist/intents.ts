import { anyOf } from "../signals/any-of.ts";

/** What a message does in the talk, by its words: wishes, refuses, thanks. The texts are in lower case, without accents. */
export const intents = {
  wish: anyOf(
    /\b(?:need|want|wanna|looking (?:for|to|at|into)|interested in|would (?:like|love)|i'?d (?:like|love))\b/,
    /\b(?:get (?:a|an|some|my|our)\b|(?<!\b(?:hip|knee|joint|shoulder) )replac\w+|redo|redone|install|put in)\b/,
    /\b(?:thinking|swap\w*|switch\w*|do (?:the|my|our|a)|doing|remodel)\b/,
    /\b(?:new (?:windows?|door|siding|bath\w*|shower|tub)|necesito|quiero|cambiar|ocupo)\b/,
  ),
  estimate: anyOf(
    /\b(?:quote|estimate|lets do it|sign me up|presupuesto|cotizacion)\b|\bcome (?:out and|(?:and )?(?:take a )?look)\b/,
    /\b(?:have|send|get|want|like) (?:him|her|you|them|some ?(?:one|body)|the (?:man|guy)) (?:to )?(?:come )?(?:(?:and )?(?:take a )?look|out|over|by)\b/,
  ),
  decline: anyOf(
    /^(?:(?:no|nah|nope|not now|not yet|no thanks?|no thank you|maybe later|later)[\s,.!]*)+$/,
    /\b(?:rather not|not (?:giving|leaving|sharing)|won'?t give|do ?n'?t want to (?:give|share|leave)|no email either)\b(?! (?:my |an? )?(?:last name|e-?mail|address)\b(?! or))/,
    /\b(?:just (?:looking|browsing|asking|curious|the info)|prefiero no|no quiero dar)\b|^(?:negative|nope|no) on (?:the|my|an?) (?:e-?mail|phone|number|contact)\b/,
  ),
  /** "We will call", "I'll stop by": nobody has to get back to them. */
  willCall: anyOf(
    /\b(?:i|we)(?:'?ll| will|'?m going to|'?re going to| am going to| are going to) (?:just |probably |maybe |then )*(?:(?:call|ring|phone)(?! (?:my|our|him|her|a)\b)|give (?:you|u|ya|them) a (?:call|ring|buzz)|(?:get|be) in touch|reach out|stop (?:by|in)|come (?:by|in)|write (?:you |again|back)|(?:look|shop) around|keep looking|get back to (?:you|u|ya)|let (?:you|u|ya) know)\b/,
    /\b(?:y|nosotros|yo) (?:los |les |le )?llam(?:o|amos)\b/,
  ),
  /** Nothing is decided yet. */
  thinksOver: anyOf(
    /\b(?:think|sleep|mull) (?:on|about|over) (?:it|that|this)\b|\b(?:think|talk) (?:it|that) over\b|\bdiscuss (?:it|this|that) (?:over )?with\b/,
    /\b(?:have|need|want) to talk to (?:him|her|them)\b|\btalk to my (?:wife|husband|partner|mom|dad)\b|\b(?:come|get) back to (?:it|this|that)\b/,
    /\b(?:maybe (?:\w+ ){0,3}(?:later|next|in (?:the )?(?:spring|summer|fall|winter)|some ?day)|down the road|not (?:quite )?ready yet)\b/,
    /\b(?:have|let|get) my (?:\w+ )?(?:son|daughter|wife|husband|brother|sister|dad|mom|partner) (?:to )?(?:look|read|see|check|decide)\b/,
    /\b(?:lo (?:voy a |vamos a )?pens(?:ar|amos)|lo pienso|les? aviso|hablo con mi)\b/,
  ),
  /** What is hard for somebody, whatever else they want. */
  hardship: anyOf(
    /\b(?:(?:in|to|from|at) (?:the )?hospital|hospice|surgery|chemo|cancer|had a stroke|heart attack|funeral)\b/,
    /\b(?:(?:lost|losing) (?:my|his|her|our) (?:job|house|home)|laid off|en el hospital|hospitalizad[oa])\b/,
    /\b(?:cirugia)\b/,
  ),
  /** A person fell, and is in no danger that was told. */
  fall: anyOf(
    /\b(?:mom|mother|mama|dad|father|papa|parents?|wife|husband|son|daughter|sister|brother|aunt|uncle|gran\w+|nana|client|patient|neighbor|i|he|she|they)(?:[- ]in[- ]law)?(?:'?ve| have| has|'?s)? (?:just |already |almost |nearly )*(?:fell|fallen|slipped|took a (?:\w+ )?(?:fall|spill|tumble))(?! (?:asleep|behind|apart|through|in love|for|out)\b)/,
    /\b(?:mama|papa|madre|padre|esposa|esposo|hij[oa]|abuel[oa]|suegra|suegro) (?:ya )?se (?:cayo|resbalo)\b/,
  ),
  noCalls: anyOf(
    /\b(?:do not|don'?t|dont) (?:have|let|want|need) (?:him|her|them|any ?(?:one|body)|some ?(?:one|body)|(?:an?|the|that|your) \w+) (?:to )?call(?:ing)? (?:me|us)\b/,
    /\b(?:do not|don'?t|dont) (?:want|need|like) (?:any |the |your |more |all the )?(?:phone |sales )?calls\b/,
    /\bno need to call\b|(?<!\b(?:got|had|get|getting) )\bno call ?backs?\b/,
    /(?<!\bno.?show,? )\b(?:do not|don'?t|never|no) (?:(?:phone |sales )?calls?|(?:tele)?phone)(?: me| us)?(?=\W*$|[,.;!]| (?:please|pls|at all|ever|i|just|only|text|e-?mail)\b)/,
    /(?<!\bif )\b(?:nobody|no ?one) (?:should |is to |needs to |has to |please )*(?:call|phone|ring)\b(?! (?:me |us )?(?:back|ever|yet|in|about my|before|after|until|till|during))/,
    /\b(?:do not|don'?t|dont) care for (?:tele)?phone calls\b|\b(?:text|txt|e-?mail)s? only\b|\bonly (?:by )?(?:text|e-?mail)\b|\bno (?:me )?llamen\b|\bsin llamadas\b/,
  ),
  agree: anyOf(
    /^(?:yes|yeah|yep|yup|sure|ok|okay|please|pls|please do|go ahead)[\s,.!]*(?:please|pls|do|por favor)?[\s.!]*$/,
    /^(?:that would be great|si|claro|por favor|bueno|dale)[\s,.!]*(?:please|pls|do|por favor)?[\s.!]*$/,
  ),
  filler:
    /^(?:(?:ok(?:ay)?|yes|yeah|yep|sure|no|nope|lol|fine|good|great|cool|alright|k|si|claro|bueno|that'?s it|thats it|hm+|haha|please|pls|got it|ugh|understood|aight|whatever|done|all ?right|thx|(?:that'?s )?good to know|(?:no )?(?:that'?s|thats|that is) (?:all|everything)|nothing else|(?:i )?(?:filled|sent|did|submitted) (?:it|that|them)(?: in| out| now)?|\*\w+)[\s,.!]*)+$/,
  neverMind: /^(?:oh |ok |no |sorry )*(?:never ?mind|nvm|forget (?:it|about it)|olvidelo)\b/,
  resumes: /\b(?:go ahead|after all|still want|do want|i want it|again|stands?|sigo|siempre si)\b/,
  takesBack: anyOf(
    /\b(?:cancel\w*|withdraw|my request|don'?t (?:call|want|need)|dont (?:call|want|need)|not interested)\b/,
    /\b(?:no longer|changed? my mind(?! about the)|went with|ya no|(?:taken|took) care of|got it (?:fixed|done|handled)|all set)\b/,
  ),
  corrects: anyOf(
    /^(?:no|oops|ops|wait|sorry|actually|perdon)\b(?! (?:problem|worries|rush|hurry|big deal|way|charge|need|thanks?|thank|gracias|hay))/,
    /\b(?:typo|i meant?|quise decir)\b/,
  ),
  home: anyOf(
    /\b(?:house|home|windows?|doors?|siding|bath\w*|tub|shower|roof\w*|gutters?|estimate|quote|install\w*)\b/,
    /\b(?:project|warranty|price|job|pay|you guys|your|casa|ventanas?|puertas?|bano|tina|garantia|techo)\b/,
  ),
} as const;

/** A visitor who will call, or thinks it over, is asked for nothing. */
export const isUndecided = (plain: string): boolean => intents.willCall.test(plain) || intents.thinksOver.test(plain);
