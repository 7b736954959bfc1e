import { normalise } from "../words.ts";

/** Words of a visitor as the assistant repeats them: "my" becomes "your". */
const swapped: Readonly<Record<string, string>> = {
  i: "you",
  me: "you",
  my: "your",
  mine: "yours",
  myself: "yourself",
  im: "you are",
  "i'm": "you are",
  ive: "you have",
  "i've": "you have",
  id: "you would",
  "i'd": "you would",
  ill: "you will",
  "i'll": "you will",
  am: "are",
  we: "you",
  us: "you",
  our: "your",
  ours: "yours",
  your: "our",
  ur: "our",
  yours: "ours",
  you: "us",
  u: "us",
  ya: "us",
  yall: "us",
  "y'all": "us",
  whats: "what is",
  "what's": "what is",
  w: "with",
  n: "and",
};

const opening =
  /^(?:(?:hi|hello|hey|ok(?:ay)?|and|so|um|well|yeah|also|but|lol|please|pls|then|honestly|like|just wondering|wondering|question)\b[,!. ]*)+/i;
const ending = /(?:[\s?.!,]+|\b(?:lol|though|tho|then|please|pls|or what|haha|thanks|thx|anyway)\b)+$/i;

const asking =
  /^(what|what kind of \w+|what \w+|which(?: one| \w+)?|how(?: (?:much|many|long|soon|late|often|far|big|old|thick|wide|early|fast|\w+))?|when|where|why|who)? ?(do|does|did|can|could|will|would|should|is|are|was|were|am|may)(n'?t)? (you guys|you all|you folks|y'?all|there|i|you|u|ya|we|they|he|she|it|this|that|these|those|someone|somebody|anyone|anybody)\b ?(.*)$/i;

const subjects: Readonly<Record<string, string>> = {
  "you guys": "we",
  "you all": "we",
  "you folks": "we",
  yall: "we",
  "y'all": "we",
  you: "we",
  u: "we",
  ya: "we",
  i: "you",
  we: "you",
  anyone: "somebody",
  anybody: "somebody",
};

const isThird = (subject: string): boolean => !/^(?:you|we|they|these|those|there)$/.test(subject);

/** The verb of the turned question: "does it" becomes "it would", "am I" becomes "you are". */
function verbOf(aux: string, subject: string): string {
  if (aux === "do") return "";
  if (aux === "does") return isThird(subject) ? "would" : "";
  if (aux === "am" || (aux === "is" && subject === "we")) return "are";
  return aux === "was" && !isThird(subject) && subject !== "there" ? "were" : aux;
}

/** Words behind which "you" does something, and is not what something is done to. */
const beforeSubject =
  /^(?:if|when|before|after|until|till?|once|that|what|how|where|why|or|and|but|because|cuz|while|than|as|since|do|can|will|would|should|could|are|have|which)$/i;

const swap = (words: string): string =>
  words
    .split(" ")
    .map((word, index, all) => {
      const own = swapped[word.toLowerCase()];
      return own === "us" && beforeSubject.test(all[index - 1] ?? "or") ? "we" : (own ?? word);
    })
    .join(" ");

const named =
  /^(what(?: kind of \w+| \w+)?|how \w+|where|when|who|which \w+)(?:'?s| is| are) ((?:the|your|ur|my|our|this|that|a) .{2,40})$/i;
const plural = /s$/;
/** "Who pays for that", "what happens then": the question word is its own subject. */
const ownSubject =
  /^(?:who|what|which \w+) (?!is\b|this\b|was\b|has\b|does\b)\w{3,}s\b(?! (?:the|a)\b.* (?:is|are)\b)/i;

/** "What brand are your windows", "who measures": without a person who does something. */
function ofThing(text: string): string | undefined {
  const [, word = "", thing = ""] = named.exec(text) ?? [];
  if (word && thing.split(" ").length <= 4)
    return `${swap(word.toLowerCase())} ${swap(thing)} ${plural.test(thing) ? "are" : "is"}`;
  return ownSubject.test(text) && text.split(" ").length <= 9 ? swap(text.toLowerCase()) : undefined;
}

/** Behind "is this" these show that "this" stands for itself, as it does not in "is this chat". */
const alone =
  /^(?:(?:an?|the|ok(?:ay)?|normal|right|true|free|included|covered|something|what|how|too|real|possible|legit|going|still|your|ur|my|just|only|for|in|on|enough|safe|where|why|all|even|part|extra|good|bad|allowed|mean|come|take|work|cost|hurt|count|cover|include)\b|$)/i;

/** Longer ones are speeches. */
const longest = 18;

/**
 * A question as a part of a sentence of ours: "can i see the papers first" becomes "whether you can see the papers
 * first".
 * @returns undefined for what can't be turned surely
 */
export function indirect(question: string): string | undefined {
  const text = normalise(question).replace(opening, "").replace(ending, "").replace(/["<>]/g, "");
  if (text.split(" ").length > longest || /[.!?;:]/.test(text)) return undefined;
  const [, word, aux = "", not, subject = "", rest = ""] = asking.exec(text) ?? [];
  if (!aux) return ofThing(text);
  if (/^(?:this|that|these|those)$/i.test(subject) && !alone.test(rest)) return undefined;
  if ((!rest && !word) || /^did$/i.test(aux) || /\b(?:or (?:not|don'?t|dont)\b|or$)/i.test(rest)) return undefined;
  const own = subjects[subject.toLowerCase()] ?? subject.toLowerCase();
  const verb = verbOf(aux.toLowerCase(), own);
  const start = word ? swap(word.toLowerCase()) : "whether";
  return [start, own, verb, not && word ? "not" : "", swap(rest)].filter(Boolean).join(" ");
}
