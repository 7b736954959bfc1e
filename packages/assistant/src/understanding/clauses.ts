import { normalise } from "../words.ts";

const questionWord =
  "(?:what|what's|whats|where|where's|when|who|whose|which|why|how|is|are|am|do(?! (?:the|it|that|this|my|not|both|all)\\b)|does|did|can|could|will|would|should|have (?:you|they|we|i|u|your|ya)|has|any)";
const spanishQuestionWord =
  "(?:(?:a |de |en |por |para |con |hasta |desde )?(?:qu[eé](?! (?:me (?!recom|conv|acons|dic|sal|cuest|cobr)|les? |nos |la |lo |se |no |ya ))|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|cu[aá]ndo|d[oó]nde|c[oó]mo(?! \\d)|qui[eé]n(?:es)?)|(?:me |le |les |se |nos )?(?:pued[eo]n?|podr[ií]an?|hacen|tienen|hay|abren|cierran|trabajan|instalan|ponen|venden|dan|cobran|llegan|vienen|cubren|atienden|ofrecen|cambian|aceptan|incluye|est[aá]n abiertos))(?![\\p{L}])";

/** Sentence ends, new lines and words that surely begin another thought. */
const strong = new RegExp(
  `(?<=[.!?])\\s+(?=\\S)|\\s*[;\\n]\\s*|\\s+-+\\s+|,?\\s+(?:also|plus)\\b,?\\s*|,?\\s+and\\s+(?=${questionWord}\\b)|,\\s+(?=${questionWord}\\b)|,?\\s+y\\s+(?=${spanishQuestionWord})|,\\s+(?=${spanishQuestionWord})|\\s+(?=¿)`,
  "giu",
);
/** Where another thought may begin: only the meaning of both sides tells. */
const weak = /,\s*(?:and |but |so )?|\s+(?:and|but|cuz|because|then|n|y|pero|porque)\s+|:\s+/gi;

/** The parts of a message between sentence ends; abbreviations such as "St." stay whole. */
export const sentencesOf = (message: string): string[] =>
  message
    .split(/\n+/)
    .map(normalise)
    .join("\n")
    .replace(/\b(st|mr|mrs|ms|dr|ave|rd|no)\.\s/gi, "$1 ")
    .split(strong)
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}|\d|\?|\p{Extended_Pictographic}/u.test(clause));

/** Every way to cut a sentence in two at a weak boundary. */
export function cutsOf(sentence: string): [string, string][] {
  return [...sentence.matchAll(weak)]
    .map((found): [string, string] => [
      sentence.slice(0, found.index).trim(),
      sentence.slice(found.index + found[0].length).trim(),
    ])
    .filter(([one, other]) => one.split(" ").length >= 2 && other.split(" ").length >= 2);
}

/** A question in the form of an order: "tell me about financing", "book me for Tuesday". */
const request =
  /^(?:(?:please|pls|hi|hello|hey|ok|can you|just)[, ]+)*(?:book|schedule|tell|show|explain|describe|compare|recommend|list (?:me|all|the|your)|write|translate|solve|calculate|info(?:rmation)? (?:on|about)|i(?:'d| would) like to know|i want to know|let me know|curious (?:about|if)|wondering)\b/i;

/** "... won't they", "... is it": a question at the end of a statement. */
const tag = /\w[, ]+(?:will|would|do|does|did|is|are|can|could|has|have)(?:n'?t)? (?:they|you|it|i|he|she|we|u)\W*$/i;

const asksInSpanish = new RegExp(
  `^(?:(?:y|o|pero|hola|buenas|buenos d[ií]as|buenas tardes|disculpe|perd[oó]n|oiga|oye|mire|bueno|ok|entonces|s[ií])[,. ]+)*(?:${spanishQuestionWord}|si (?:\\S+ ){1,10}qu[eé] (?:pasa|hago|hacemos|sucede)|(?:\\S+ ){0,5}(?:saber|pregunt[aeo]r?|d[ií]game|me dice) (?:si|qu[eé]|cu[aá]\\S+|c[oó]mo|d[oó]nde)(?![\\p{L}]))`,
  "iu",
);

/** A question that begins inside a sentence: "once I sign how long til somebody comes", "one door is ok yes or no". Not
 * what somebody knows or tells: "I know how much it is". */
const inner =
  /(?<!\b(?:know|knew|see|saw|tell|told|said|show|is|was|about|matter|exactly|of|for|than|like|heard|explain|remember|forgot|sure|asked|ask|and|wondering|that'?s|not|no)),? (?:how (?:long|much|many|soon|far|late|often|do|does|can|are)|what(?:'?s| is the| are the| do| does| should)|who (?:do|does|pays?|tests?|handles?)|where (?:do|does|can)|which (?:one|is)|when (?:do|does|will|can)) |\b(?:yes or no|or (?:not|no|nah))\W*$/i;

/** Whether a clause asks something, with or without a question mark. */
export const isQuestion = (clause: string): boolean =>
  /[?¿]/.test(clause) ||
  asksInSpanish.test(clause) ||
  request.test(clause) ||
  tag.test(clause) ||
  inner.test(clause) ||
  new RegExp(`^(?:(?:and|so|but|ok|hi|hello|hey|um|well|yeah|lol)[, ]+)*${questionWord}\\b(?!\\p{L})`, "iu").test(
    clause,
  );
