import { normalise } from "../words.ts";

export type SmallTalk = "greeting" | "thanks" | "goodbye" | "howAreYou" | "yes" | "no" | "why";

const patterns: readonly (readonly [SmallTalk, RegExp])[] = [
  [
    "howAreYou",
    /^(?:(?:hi|hello|hey)[,! ]*)?(?:how(?:'s it going| are (?:you|things))|what's up)(?: (?:today|doing))*[?!. ]*$/i,
  ],
  [
    "greeting",
    /^(?:hi+|hello+|hey+|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|day))(?: there| everyone| all)?[!?., ]*$/i,
  ],
  [
    "thanks",
    /^(?:ok(?:ay)?|great|perfect|awesome|cool|wonderful|alright|got it|sounds good|no)?[,.! ]*(?:many |ok )?(?:thanks|thank (?:you|u)|thx|ty|appreciate (?:it|that)|much appreciated|cheers|gracias|muchas gracias|mil gracias)\b[^?]{0,40}$/i,
  ],
  [
    "goodbye",
    /^(?:ok(?:ay)?[,.! ]*)?(?:bye(?:[- ]?bye)?|goodbye|good night|see (?:you|ya)|talk (?:to you )?(?:soon|later)|have a (?:good|great|nice) (?:day|one|night|weekend)|that(?:'?s| is|'ll be| will be) (?:all|it)(?: for now)?(?:,? (?:dear|hon|honey|folks|guys|sir|sweetie))?|no,? that's (?:all|it)|nothing else|i'm (?:all set|good|done))[!., ]*$/i,
  ],
  [
    "yes",
    /^(?:yes|yeah|yep|yup|sure|ok(?:ay)?|of course|absolutely|definitely|please|yes please|sure thing|sounds good|correct|right|that's right|y|s[ií]+(?:,? (?:por favor|claro|gracias))?|claro(?: que s[ií])?|por favor|dale|sim[oó]n|[oó]rale|as[ií] es|correcto|est[aá] bien)[!., ]*$/i,
  ],
  ["no", /^(?:no|nope|nah|not really|wrong|that's wrong|incorrect|n|nel|para nada)[!., ]*$/i],
  [
    "why",
    /\bwhy (?:do|would|should) (?:you|i|we) (?:need|want|ask|have to|give|share|know)\b|\bwhat do you need (?:it|that|my \w+) for\b|\bwhat will you do with\b/i,
  ],
];

/** Words that only keep a conversation going. */
export function findSmallTalk(message: string): SmallTalk | undefined {
  const text = normalise(message);
  return patterns.find(([, pattern]) => pattern.test(text))?.[0];
}
