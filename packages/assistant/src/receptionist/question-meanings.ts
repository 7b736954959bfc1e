import type { Memory } from "@site/core/chat/memory";
import type { Guess } from "../ranking/classify.ts";
import { servicesOfQuestion } from "../ranking/knowledge-base.ts";
import { correctSpelling, rank } from "../ranking/rank.ts";
import { least } from "../ranking/thresholds.ts";
import { type Topic, topicOfLabel } from "../ranking/topics.ts";
import { anyOf } from "../signals/any-of.ts";
import { findServices } from "../signals/services.ts";
import { asksOffered, asksVisit, type Setting } from "./computed-answers.ts";
import { isQuestionLike, toPlain } from "./question-parts.ts";

const mixGuesses = (one: readonly Guess[], weight: number, other: readonly Guess[], otherWeight: number): Guess[] => {
  const sums = new Map<string, number>();
  for (const { label, probability } of one) sums.set(label, probability * weight);
  for (const { label, probability } of other) sums.set(label, (sums.get(label) ?? 0) + probability * otherWeight);
  return [...sums]
    .map(([label, probability]) => ({ label, probability }))
    .toSorted((a, b) => b.probability - a.probability);
};

/** How likely a meaning must be for its part to be read by itself. What stands around a message's only question tells what
 * it is about; other questions beside it would not. */
function leastAlone(part: string, parts: readonly string[]): number {
  const questions = parts.filter((each) => isQuestionLike(toPlain(each)));
  return questions.length === 1 && !asksTradeAlone.test(toPlain(part)) ? 0.5 : 0.23;
}

/** What a part may mean here: a short one together with what was written before, one of an applicant as a job's. */
export function rankPart(part: string, { before, signals, parts, memory, learned }: Setting): Guess[] {
  const { text: whole } = signals;
  const rankText = (text: string) => rank(text, learned, text === whole ? signals.guesses : undefined);
  const alone = rankText(part);
  const best = alone[0]?.probability ?? 0;
  const isShort = part.split(" ").length <= 7;
  // "Can you match it?" is what the whole message asks.
  const all = whole === part ? alone : rankText(whole);
  const isPointing =
    best < 0.4 ||
    /\b(?:it|that|this|them|those|(?<!\b(?:is|are|was|were) )there(?! (?:is|are)\b)|someplace|somewhere)\b/i.test(part);
  if (isShort && isPointing && (all[0]?.probability ?? 0) > Math.max(best, least.unasked)) return all;
  const inWhole = whole !== part && best < leastAlone(part, parts) ? mixGuesses(alone, 0.55, all, 0.55) : alone;
  const guesses =
    before && isShort && best < 0.4 && whole === part && best < 3 * (alone[1]?.probability ?? 0)
      ? mixGuesses(alone, 0.7, rankText(`${before} ${part}`), 0.45)
      : inWhole;
  if (memory.kind !== "job") return guesses;
  return guesses
    .map(({ label, probability }) => ({
      label,
      probability: topicOfLabel(label) === "jobs" ? Math.min(1, probability * 2.5) : probability * 0.4,
    }))
    .toSorted((a, b) => b.probability - a.probability);
}

export const asksPrice = anyOf(
  /\b(?:is|are|was) \$ ?\d|\b(?:ballpark|what (?:(?:do|would) )?(?:you|u|ya|they)(?: guys)? charge)\b/,
  /\b(?:how much (?:is|are|for|do|does|would|will|to|u)(?!.{0,30}\bsav))\b/,
  /\b(?:what(?:'?s| is| are| does| would)?(?: the| it)? (?:price|cost)\w*|prices?|cost|pricing)\b/,
  /\b(?:run (?:me|per|you|about)|per (?:square|sq))\b/,
  /\b(?:(?:is it|would it be|so like|under|over|more than|less than|around|about) \$?\d{1,3}(?:,?\d{3}| ?grand| ?k\b))\b/,
  /\b(?:\d+ ?(?:grand|bucks|thousand)\b|\d+ ?k\b.{0,20}\bright\b|\b(?:paid|said)\b.{0,20}\d{3})\b/,
  /\b(?:\bis (?:that|it) (?:about (?:what|right)|a lot|too (?:much|high)|high|fair|reasonable)\b)\b/,
  /\b(?:cuanto (?:cuesta|cobran|sale|vale)|precio)\b/,
);
const asksVisitPrice =
  /^(?!.*\bservice (?:visit|call))(?:.*\b(?:cost|charge|fee)\b.{0,25}\b(?:come|look|visit|measure)\b|.*\b(?:estimate|quote|visit) (?:cost|free)\b)/;
/** Answers about money that is no price. */
const ofMoney = /^(?:free-estimate|obligation|estimate-valid|tax-credit|medicare|permit|diy|worth-it|haul-away)/;
const lowerIsBetter = /\b(?:lower|smaller|less|higher)\b.*\bbetter\b|\bbetter\b.*\b(?:lower|higher)\b/;
/** "Mas o menos": after a price was refused, as much of it as may be. */
const asksRoughly = /^(?:\w+ )?(?:mas o menos|aproximad\w+|roughly|just (?:a )?(?:range|roughly|rough)|ball ?park)\b/;
const topicsOfMoney: ReadonlySet<Topic | undefined> = new Set(["price", "financing", "warranty", "giveaway", "jobs"]);

/** Whoever asks for a price of something asks for no description of it. */
function withPrice(guesses: readonly Guess[], plain: string, { topics }: Memory): readonly Guess[] {
  const [top] = guesses;
  if (asksVisitPrice.test(plain)) return [{ label: "free-estimate", probability: 1 }, ...guesses];
  if (!top || !asksPrice.test(plain) || top.probability >= least.certain) return guesses;
  const isOfMoney = ofMoney.test(top.label) || topicsOfMoney.has(topicOfLabel(top.label));
  if (isOfMoney && top.probability >= least.clear) return guesses;
  const label = topics.includes("price") ? "push-price" : "price";
  return [
    { label, probability: Math.max(top.probability, least.clear) },
    ...guesses.filter((each) => each.label !== label),
  ];
}

/** Trades that the classifier's phrases take for the company's own, whoever the company is. */
const learnedTrades = /\b(?:windows?|siding|bath(?:room|tub)?s?|showers?|tubs?|doors?)\b/;
const asksTrade =
  /(?:^|[,.:!] |\bquestion |(?= ?\bif ))(?:(?:hi|hello|hey|and|so|also)[,! ]+)*(?:do|can|could|would|if) (?:you|u|ya|yall|y'all)(?: guys| folks)?(?: also| even| ever| still)? (?:do|install|replace|sell|fix|repair|put in|offer|make|handle|carry|service|work on|build|clean|paint)\b/;
/** "What about the siding then?" */
const asksAbout = /^(?:(?:and|so|ok|oh|but)[,. ]+)*(?:what|how) about\b/;
/** The same of a trade alone: what is said of a kind of it or of a time is asked for by itself. A repair is no new one. */
const asksTradeAlone = new RegExp(
  `${asksTrade.source.replace("fix|repair|", "")}(?: [a-z-]+){1,3}?(?: (?:(?:up |out |over )?t?here|in \\w+))?(?: or (?:no|not))?\\W*$`,
);

/** "Do you do triple pane windows": a yes to windows says nothing of that. */
const asksFeature =
  /\b(?:panes?|glass(?! doors?\b)|glaz\w+|low-?e|argon|grids?|grilles?|tint\w*|frosted|black|colou?rs?|wood(?:en)?|fiberglass|alumin\w+|steel|metal)\b/;

/** "You do windows though, right?" */
const asksTradeTag =
  /\b(?:you|u|ya|yall)(?: guys)? (?:do|sell|install|replace)(?: [a-z-]+){1,3}? ?,? ?(?:tho(?:ugh)?,? )?(?:right|correct|too)\W*$/;

/** How much less likely a question is whose service is another one than the visitor's. */
const ofOtherService = 0.2;
const ofUnnamedService = 0.05;

/** Meanings that fit the services which a part of a message names: a question about siding is not meant by who asks of
 * the roof, and what the company does is no other trade. */
function fittingServices(
  guesses: readonly Guess[],
  part: string,
  plain: string,
  { slots: { service }, memory: { language } }: Setting,
): readonly Guess[] {
  const own = findServices(part);
  // The classifier's phrases call another trade what a company does that is no window's, whoever the company is.
  const best = guesses.find(({ label }) => own.length === 0 || label !== "other-trade")?.probability ?? 0;
  if (own.length === 0 && asksTrade.test(plain) && learnedTrades.test(plain))
    return [{ label: "other-trade", probability: 1 }, ...guesses];
  const named = own.length === 0 && service ? [service] : own;
  if (named.length === 0) return guesses;
  const isSpanishOffer = language === "es" && asksOffered.test(plain) && !/cuant|precio/.test(plain);
  const isOffer =
    isSpanishOffer ||
    asksTradeTag.test(plain) ||
    (asksAbout.test(plain) && best < least.clear) ||
    (asksTradeAlone.test(plain) && best < 0.6 && !asksFeature.test(plain));
  if (own.length > 0 && isOffer) return [{ label: "offered", probability: 1 }, ...guesses];
  const getWeight = (label: string): number => {
    if (label === "other-trade") return own.length > 0 ? ofOtherService : 1;
    const of = servicesOfQuestion(label);
    if (of.length === 0 || of.some((each) => named.includes(each))) return 1;
    return own.length > 0 ? ofOtherService : ofUnnamedService;
  };
  const weighted = guesses.map(({ label, probability }) => ({ label, probability: probability * getWeight(label) }));
  // What one meaning lost the others win: the probabilities tell how they stand to each other.
  const [before, after] = [guesses, weighted].map((all) => all.reduce((sum, { probability }) => sum + probability, 0));
  const scale = own.length > 0 && before && after ? Math.min(before / after, 3) : 1;
  return weighted
    .map(({ label, probability }) => ({ label, probability: Math.min(probability * scale, 0.98) }))
    .toSorted((a, b) => b.probability - a.probability);
}

/** What is free: "do they charge to transfer it" is not answered by that. */
const ofFreeVisit = anyOf(
  /^(?!.*\bservice (?:visit|call)).*(?:\b(?:estimates?|quotes?|visit|com(?:e|es|ing)|look\w*|measur\w*|consult\w*|appointment|buy|owe|presupuesto|cotizacion|visita)\b)/,
  /^(?!.*\bservice (?:visit|call)).*(?:^\W*(?:\w+ )?(?:is|are) (?:it|this|that|they) (?:\w+ )?free\W*$)/,
);

const ofEstimate = /\b(?:estimates?|quotes?|prices?|figures?|bids?|offers?|presupuesto|cotizacion|precio)\b/;

const ofGiveaway =
  /\b(?:giv\w*away|contest|drawing|raffle|sweepstake\w*|enter(?:ed|ing)?|entr(?:y|ies)(?! doors?)|w[io]n(?:s|ners?|ning)?|prize|25 ?k|25,?000|sorteo|premio|concurso|particip\w+|home show|booth)\b/;

/** Whether the words that a meaning needs stand in a part or before it. */
function hasItsWords(label: string, part: string, { before, memory: { topics } }: Setting): boolean {
  if (label === "free-estimate") return ofFreeVisit.test(toPlain(correctSpelling(part)));
  const context = toPlain(`${before} ${part} ${correctSpelling(part)}`);
  // "Do you rent cranes" asks for no giveaway.
  if (topicOfLabel(label) === "giveaway")
    return topics.some((each) => each.startsWith("giveaway")) || ofGiveaway.test(context);
  return label !== "estimate-valid" || ofEstimate.test(context);
}

const namesColor =
  /\b(?:have|in|get|got|a) (?:an? )?(?:dark |light |forest |navy )?(?:green|blue|gr[ae]y|red|black|brown|tan|beige|yellow|charcoal)\b(?=\W*$|[?,.!]| (?:ones?|colou?rs?|too|also|siding|windows?|doors?|trim|or|and)\b)/;
const asksSteps = /\b(?:forms?|fees?|costs?|charge|steps?|need to do|paperwork|how do (?:i|we|they))\b/;
const givesAway = /\bgiv(?:e|ing) ?away\b/;
/** "And the bathroom?": what was asked before, of another service. */
const asksSameOf =
  /^(?:(?:ok|so|oh)[,. ]+)*(?:and|what about|how about) (?:(?:for|in|with) (?:the |my |our |your |a )?|(?:the|my|our|your|a) )\w/;
const perServiceLabels = /^(?:how-long|how-soon|warranty(?:-transfer|-labor|-exclusions)?|haul-away)$/;

/** Whether nothing can be said without a visit. */
const hasToCome =
  /\b(?:some ?(?:one|body)|you|they|he|a (?:guy|man|person)) (?:guys )?(?:has|have|needs?|gotta?) (?:to )?come\b/;

/** "How long do gutters take": that is meant, whatever the trade is called. */
const asksDuration = /\bhow long\b.{0,40}\btakes?\b/;

/** A part of a message, and what the talk was about right before it. */
interface Asked {
  part: string;
  plain: string;
  topics: readonly string[];
  last: string;
  /** The likeliest meaning by the ranker. */
  likeliest: string;
  isEmergency: boolean;
}

const hasAtMostWords = (count: number, { plain }: Asked): boolean => plain.split(" ").length <= count;

/** Words that leave no doubt of what is meant. */
const patternsOfLabels: readonly (readonly [label: string, words: RegExp])[] = [
  [
    "steps",
    /\bhow (?:do|does|would) (?:the |an |your |a |free )*(?:estimates?|quotes?|visits?) work\b|\bcomo funciona (?:el|un) presupuesto\b/,
  ],
  [
    "remote-estimate",
    /\b(?:in person|at (?:the|my) house|com\w+ (?:to|out)\b.{0,20})\b.{0,20}\bor\b.{0,20}\b(?:online|over the (?:phone|computer)|by (?:phone|e-?mail)|virtual\w*)\b/,
  ],
  [
    "offers",
    // The flyer of a giveaway offers none.
    /^(?!.*\b(?:giveaway|won|winners?|drawing|prize)\b).*(?:\b(?:half|\d\d ?%|\d\d percent|\$\d+) off\b|\b(?:coupon|mailer|flyer)\b|\bcard (?:in the mail|you sent)\b)/,
  ],
  [
    "one-item",
    /\b(?:have to|need to|must|can) (?:i|we|you)?\b.{0,25}\b(?:all (?:of (?:them|it) )?at (?:once|the same time)|in stages|a few at a time|(?:some|half) (?:now|this year)|the whole (?:house|place)|(?:just |only )?(?:some|a few|part) of (?:them|it))\b/,
  ],
  [
    "bundle",
    /\b(?:break|discount|deal|cheaper|better price)\b.{0,20}\b(?:on |for |in )?(?:volume|bulk|quantity|that many)\b/,
  ],
  [
    "homes",
    /\b(?:landlord|super|property manager)\b.{0,40}\b(?:won'?t|wont|will not|refuses?|doesn'?t|ignor\w+)\b|\bbill (?:him|her|them|my landlord)\b/,
  ],
  ["obligation", /\bif (?:i|we) say no\b|\bno (?:hounding|pressure|strings)\b|\b(?:pressure|hound|pester) (?:me|us)\b/],
  [
    "answer-time",
    /\bhow (?:fast|soon|quick\w*|long)\b.{0,30}\b(?:get|have|see|know)\b.{0,20}\b(?:price|quote|number|estimate|figure)\b/,
  ],
  ["free-estimate", /\b(?:really|actually|truly) free\b|\bfree\b.{0,20}\bor\b.{0,20}\bcatch\b/],
  ["language", /\b(?:h?abl[ae]n?|able)\b.{0,12}\bespa[nñ]ol\b|\bspeaks? spanish\b/],
];

/** Trades beside a window's, a wall's and a bath's: no answer of those is meant. */
export const otherTrades =
  /\b(?:roof(?:s|ing)?|decks?|fenc(?:e|es|ing)|driveways?|kitchens?(?! (?:table|window|door|sink))|basements?(?! (?:window|door))|furnaces?|hvac|plumbing|electrical|chimneys?|garage doors?|solar)\b/;
const wantsTrade =
  /\b(?:need|want|looking for|price|quote|estimate|cost|how much)\b.{0,30}\b(?:on|for|of|an?|new|my|the|some)\b|\b(?:do|can|could) (?:you|u|ya)\b|\b(?:you|u|ya)(?: guys)? (?:do|sell|install)\b/;

/** Meanings that a part has by its words, or by what it follows: each gives a label or nothing, and the first counts. */
const meaningsByWords: readonly ((asked: Asked) => string | false | undefined)[] = [
  (asked) =>
    asksSameOf.test(asked.plain) &&
    hasAtMostWords(8, asked) &&
    findServices(asked.part).length > 0 &&
    perServiceLabels.test(asked.last) &&
    asked.last,
  ({ last, plain }) => last.startsWith("warranty") && /\b(?:buyers?|new owners?)\b/.test(plain) && "warranty-transfer",
  ({ last, plain }) => last === "warranty-transfer" && asksSteps.test(plain) && last,
  (asked) =>
    topicOfLabel(asked.last) === "financing" &&
    /\bhow long\b/.test(asked.plain) &&
    hasAtMostWords(8, asked) &&
    "spread",
  ({ plain }) => /\bowe (?:you|u|ya|them|anything|nothing)\b/.test(plain) && "obligation",
  ({ plain, part, topics }) =>
    namesColor.test(plain) &&
    (findServices(`${part} ${topics.slice(-2).join(" ")}`).includes("windows") ? "window-colors" : "siding-colors"),
  ({ plain, topics }) => lowerIsBetter.test(plain) && topics.findLast((topic) => /^(?:cfm|u-factor)$/.test(topic)),
  ({ plain, topics }) => asksRoughly.test(plain) && topics.includes("price") && "push-price",
  ({ plain, likeliest }) => givesAway.test(plain) && topicOfLabel(likeliest) !== "giveaway" && "giveaway",
  ({ plain, topics }) => topics.includes("price") && /^\W*\$?\d{3,6}\W*\?/.test(plain) && "push-price",
  ({ plain }) => /\b(?:es|son) gratis\b/.test(plain) && "free-estimate",
  ({ plain }) => hasToCome.test(plain) && "remote-estimate",
  ...patternsOfLabels.map(
    ([label, pattern]) =>
      ({ plain }: Asked) =>
        pattern.test(plain) && label,
  ),
  (asked) =>
    otherTrades.test(asked.plain) &&
    wantsTrade.test(asked.plain) &&
    findServices(asked.part).length === 0 &&
    "other-trade",
  ({ plain, topics }) =>
    topics.includes("asbestos") &&
    /\b(?:danger\w*|safe|harm\w*|kids?|child\w*|health|breath\w*)\b/.test(plain) &&
    "asbestos",
  (asked) =>
    asked.last === "other-trade" && hasAtMostWords(5, asked) && findServices(asked.part).length > 0 && "offered",
  ({ plain, topics }) =>
    topics.some((topic) => topicOfLabel(topic) === "financing") &&
    /\b(?:ding|hurt|hit|lower|affect|drop)\w*\b.{0,20}\b(?:me|my|credit|score)\b/.test(plain) &&
    "pre-approval",
  ({ plain, topics }) =>
    topics.includes("act-job") &&
    /\b(?:licen[sc]e|drive|own (?:car|tools|truck)|drug test|background|diploma|experience)\b/.test(plain) &&
    "job-requirements",
  ({ plain, topics }) => topics.slice(-3).includes("showroom") && /\bbring\b/.test(plain) && "showroom",
  ({ plain, isEmergency }) => asksVisit.test(plain) && !isEmergency && "book",
];

function labelByWords(part: string, plain: string, { topics, kind }: Memory, likeliest = ""): string | undefined {
  const asked = { part, plain, topics, last: topics.at(-1) ?? "", likeliest, isEmergency: kind === "emergency" };
  for (const toLabel of meaningsByWords) {
    const label = toLabel(asked);
    if (label) return label;
  }
  return undefined;
}

/** Meanings that fit the topic, the services, the visit and the price that a part speaks of, the likeliest first. */
export function fitMeanings(
  all: readonly Guess[],
  part: string,
  plain: string,
  isQuestion: boolean,
  setting: Setting,
): readonly Guess[] {
  const { memory } = setting;
  // An owner's own answer comes before what the words would mean elsewhere.
  if ((all[0]?.probability ?? 0) >= least.certain) return all;
  const label = labelByWords(part, plain, memory, all[0]?.label);
  if (label) return [{ label, probability: 1 }, ...all];
  const unasked = all.filter(
    ({ label }) => (isQuestion || !memory.topics.includes(label)) && hasItsWords(label, part, setting),
  );
  const fitting = fittingServices(unasked, part, plain, setting);
  const [top, ...others] = fitting;
  if (top?.label === "how-long" && asksDuration.test(plain))
    return [{ ...top, probability: Math.max(top.probability, least.clear) }, ...others];
  return withPrice(fitting, plain, memory);
}
