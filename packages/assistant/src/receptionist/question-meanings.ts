import type { Memory } from "@site/core/chat/memory";
import type { Guess } from "../ranking/classify.ts";
import { servicesOfQuestion } from "../ranking/knowledge-base.ts";
import { correctSpelling, rank } from "../ranking/rank.ts";
import { minProbability } from "../ranking/thresholds.ts";
import { type Topic, topicOfLabel } from "../ranking/topics.ts";
import { anyOf } from "../signals/any-of.ts";
import { findServices } from "../signals/services.ts";
import type { Turn } from "./compose-reply.ts";
import { asksOffered, asksVisit } from "./computed-answers.ts";
import { isVague, toPlain } from "./question-parts.ts";

const mixGuesses = (one: readonly Guess[], weight: number, other: readonly Guess[], otherWeight: number): Guess[] => {
  const sums = new Map<string, number>();
  for (const { label, probability } of one) sums.set(label, probability * weight);
  for (const { label, probability } of other) sums.set(label, (sums.get(label) ?? 0) + probability * otherWeight);
  return [...sums]
    .map(([label, probability]) => ({ label, probability }))
    .toSorted((a, b) => b.probability - a.probability);
};

/** Meanings with other probabilities, the likeliest first. */
const reweigh = (guesses: readonly Guess[], weigh: (guess: Guess) => number): Guess[] =>
  guesses
    .map((guess) => ({ label: guess.label, probability: weigh(guess) }))
    .toSorted((a, b) => b.probability - a.probability);

/** How much likelier a short question is about what was answered last. */
const ofTopic = 1.6;

function nearTopic(guesses: readonly Guess[], { topics, isBuying }: Memory): Guess[] {
  const topic = topicOfLabel(topics.at(-1) ?? "") ?? (isBuying ? "estimate" : undefined);
  return reweigh(guesses, ({ label, probability }) =>
    topic && topicOfLabel(label) === topic && !topics.includes(label)
      ? Math.min(probability * ofTopic, 0.9)
      : probability,
  );
}

/** What was told last is hardly asked again by other words. */
const withoutTold = (guesses: readonly Guess[], { topics }: Memory): Guess[] =>
  reweigh(guesses, ({ label, probability }) => (label === topics.at(-1) ? probability / 2 : probability));

/** What a part may mean here: a short one together with what was written before, one of an applicant as a job's. */
export function rankPart(part: string, { before, signals, memory, learned }: Turn): Guess[] {
  const { text: whole } = signals;
  const rankText = (text: string) => rank(text, learned, text === whole ? signals.guesses : undefined);
  // "Why not", "ever?": of such words alone nothing can be told.
  if (isVague(part) && part.split(" ").length <= 3 && !asksPrice(toPlain(part)))
    return before ? rankText(`${before} ${part}`) : [];
  const alone = rankText(part);
  const best = alone[0]?.probability ?? 0;
  const isShort = part.split(" ").length <= 7;
  const inWhole = whole !== part && best < 0.4 ? mixGuesses(alone, 0.55, rankText(whole), 0.55) : alone;
  const guesses =
    before && isShort && best < 0.4 && whole === part && best < 3 * (alone[1]?.probability ?? 0)
      ? withoutTold(mixGuesses(alone, 0.7, rankText(`${before} ${part}`), 0.45), memory)
      : inWhole;
  if (memory.kind !== "job") return isShort && signals.places.length === 0 ? nearTopic(guesses, memory) : guesses;
  return reweigh(guesses, ({ label, probability }) =>
    topicOfLabel(label) === "jobs" ? Math.min(1, probability * 2.5) : probability * 0.4,
  );
}

export const wantsFigure =
  /\b(?:want|need|give me|after) (?:just )?an? (?:rough )?(?:number|figure)\b(?! (?:of|where|for (?:the|your) (?:office|store|showroom|manager)|(?:to|i can) (?:call|text|reach)))/;
/** "CFM per square foot" is no price. */
const ofRating = /\b(?:cfm|infiltration|leakage|u-?factor|r-?value)\b/;
const asksMoney = anyOf(
  wantsFigure,
  /\b(?:what (?:do|does|would|will|did) [\w ]{3,40}\b(?:run|go for|set (?:me|us) back)\b|how much (?:is|are|for|do|does|would|will|to|u)(?!.{0,30}\bsav)|what (?:(?:do|would) )?(?:you|u|ya|they)(?: guys)? charge)\b/,
  /\bwhat (?:i|we|would i|would we|do i)(?:'?d| would|'?ll)? (?:be )?pay(?:ing)?\b|\b(?:prices?|pricing|cost|ballpark|run (?:me|per|you|about)|per (?:square|sq)|cuanto (?:cuesta|cobran|sale|vale)|precio)\b/,
  /\b(?:is it|would it be|so like|under|over|more than|less than|around|about) \$?\d{1,3}(?:,?\d{3}| ?grand| ?k\b)|\b(?:is|are|was) \$ ?\d/,
  /\b(?:\d+ ?(?:grand|bucks|thousand)|\d+ ?k\b.{0,20}\bright|(?:paid|said)\b.{0,20}\d{3}|is (?:that|it) (?:about (?:what|right)|a lot|too (?:much|high)|high|fair|reasonable))\b/,
);
export const asksPrice = (plain: string): boolean => asksMoney.test(plain) && !ofRating.test(plain);
const asksVisitPrice =
  /^(?!.*\bservice (?:visit|call))(?:.*\b(?:cost|charge|fee)\b.{0,40}\b(?:com(?:e|ing)|look|visit|measur(?:e|ing))\b|.*\b(?:estimate|quote|visit) (?:cost|free)\b)/;
/** Answers about money that is no price. */
const ofMoney = /^(?:free-estimate|obligation|estimate-valid|tax-credit|medicare|permit|diy|worth-it|haul-away)/;
const topicsOfMoney: ReadonlySet<Topic | undefined> = new Set(["price", "financing", "warranty", "giveaway", "jobs"]);

/** Whoever asks for a price of something asks for no description of it. */
function withPrice(guesses: readonly Guess[], plain: string, { topics }: Memory): readonly Guess[] {
  const [top] = guesses;
  if (!top || !asksPrice(plain) || top.probability >= minProbability.certain) return guesses;
  const isOfMoney = ofMoney.test(top.label) || topicsOfMoney.has(topicOfLabel(top.label));
  if (isOfMoney && top.probability >= minProbability.clear) return guesses;
  const label = topics.includes("price") ? "push-price" : "price";
  return [
    { label, probability: Math.max(top.probability, minProbability.clear) },
    ...guesses.filter((each) => each.label !== label),
  ];
}

/** Trades that the classifier's phrases take for the company's own, whoever the company is. */
const learnedTrades = /\b(?:windows?|siding|bath(?:room|tub)?s?|showers?|tubs?|doors?)\b/;
const canYou = String.raw`(?:^|[,.:!] |\bquestion |(?= ?\bif ))(?:(?:hi|hello|hey|and|so|also)[,! ]+)*(?:do|can|could|would|if) (?:you|u|ya|yall|y'all)(?: guys| folks)?(?: also| even| ever| still)?`;
const sellOrInstall = "do|install|replace|sell|put in|offer|make|handle|carry|service|work on|build|clean|paint";
const asksTrade = new RegExp(String.raw`${canYou} (?:${sellOrInstall}|fix|repair)\b`);
/** Of a trade alone: what is said of a kind of it or of a time is asked for by itself, and a repair is no new one. */
const asksTradeAlone = new RegExp(
  String.raw`${canYou} (?:${sellOrInstall})\b(?: [a-z-]+){1,3}?(?: (?:(?:up |out |over )?t?here|in \w+))?(?: or (?:no|not))?\W*$`,
);
/** "How long are we without a shower if you do the tub": that they do it is not asked. */
const supposesTrade = /\b(?:how|what|when|where|why|who)\b.*\bif (?:you|u|ya|yall)\b/;
/** "What about the siding then?" */
const asksAbout = /^(?:(?:and|so|ok|oh|but)[,. ]+)*(?:what|how) about\b/;
/** "Do you do triple pane windows": a yes to windows says nothing of that. */
const asksFeature =
  /\b(?:panes?|glass(?! doors?\b)|glaz\w+|low-?e|argon|grids?|grilles?|tint\w*|frosted|black|colou?rs?|wood(?:en)?|fiberglass|alumin\w+|steel|metal)\b/;

const asksBoth = /\b(?:do|handle|fix|replace|install|carry|sell|offer|help with) both\b/;

/** How much less likely a question is whose service is another one than the visitor's. */
const ofOtherService = 0.2;
const ofUnnamedService = 0.05;

/** Meanings that fit the services which a part of a message names: a question about siding is not meant by a visitor who asks of
 * the roof, and what the company does is no other trade. */
function fittingServices(
  guesses: readonly Guess[],
  part: string,
  plain: string,
  { slots: { service }, memory: { language } }: Turn,
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
    (own.length > 1 && asksBoth.test(plain)) ||
    (asksAbout.test(plain) && best < minProbability.clear) ||
    (asksTradeAlone.test(plain) && best < 0.6 && !asksFeature.test(plain) && !supposesTrade.test(plain));
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
  return reweigh(weighted, ({ probability }) => Math.min(probability * scale, 0.98));
}

/** What is free: "do they charge to transfer it" is not answered by that. */
const ofFreeVisit = anyOf(
  /^(?!.*\bservice (?:visit|call)).*(?:\b(?:estimates?|quotes?|visit|com(?:e|es|ing)|look\w*|measur\w*|consult\w*|appointment|buy|owe|presupuesto|estimado|cotizacion|visita)\b)/,
  /^(?!.*\bservice (?:visit|call)).*(?:^\W*(?:\w+ )?(?:is|are) (?:it|this|that|they) (?:\w+ )?free\W*$)/,
);

const ofEstimate = /\b(?:estimates?|quotes?|prices?|figures?|bids?|offers?|presupuesto|cotizacion|precio)\b/;

const ofGiveaway =
  /\b(?:giv\w*away|contest|drawing|raffle|sweepstake\w*|enter(?:ed|ing)?|entr(?:y|ies)(?! doors?)|w[io]n(?:s|ners?|ning)?|prize|25 ?k|25 ?grand|25 thousand|25,?000|sorteo|premio|concurso|particip\w+|home show|booth)\b/;

/** Whether the words that a meaning needs stand in a part or before it. */
function hasItsWords(label: string, part: string, { before, signals, memory: { topics } }: Turn): boolean {
  if (label === "free-estimate") return ofFreeVisit.test(toPlain(correctSpelling(part)));
  const context = toPlain(`${before} ${signals.text} ${correctSpelling(part)}`);
  // "Do you rent cranes" asks for no giveaway.
  if (topicOfLabel(label) === "giveaway")
    return topics.some((each) => each.startsWith("giveaway")) || ofGiveaway.test(context);
  // "Is there a form for that" asks for none that was sent.
  if (label === "form-status") return /\b(?:i|we|my|our|me)\b/.test(toPlain(part));
  return label !== "estimate-valid" || ofEstimate.test(context);
}

/** Trades beside a window's, a wall's and a bath's: no answer of those is meant. */
export const otherTrades =
  /\b(?:roof(?:s|ing)?|decks?|fenc(?:e|es|ing)|driveways?|kitchens?(?! (?:table|window|door|sink))|basements?(?! (?:window|door))|furnaces?|hvac|plumbing|electrical|chimneys?|garage doors?|solar)\b/;
const wantsTrade = /\b(?:need|want|looking for|price|quote|estimate|cost|how much|(?:do|can|could) (?:you|u|ya))\b/;

/** Words that leave no doubt of what is meant, some of them only behind an answer or in such a message. */
const meaningsByWords: readonly (readonly [label: string, words: RegExp, after?: RegExp])[] = [
  ["free-estimate", asksVisitPrice],
  ["book", asksVisit],
  ["language", /\b(?:h?abl[ae]n?|able)\b.{0,12}\bespa[nñ]ol\b|\bspeaks? spanish\b/],
  ["warranty-transfer", /\b(?:buyers?|new owners?)\b/, /^warranty/],
  [
    "warranty-transfer",
    /^(?=.*\bwarranty\b).*\b(?:if|when|once|after|before) (?:i|we|they)(?:'?re| are)? (?:ever |do )?sell(?:ing)?\b/,
  ],
  ["financing", /\bpag(?:ar|ando|os)\b.*\b(?:(?:de|poco) a poco|a plazos|en cuotas|mensual\w*|por mes|a meses)\b/],
  ["after-promo", /\bif (?:i|we) (?:do ?n'?t|can ?n?'?t|dont|cant)\b.*\bpaid off\b/],
  ["free-estimate", /\b(?:get|be|put me) on (?:the|your) (?:list|schedule|calendar|books?)\b/],
  [
    "free-estimate",
    /\bhow (?:do|does|can|would) (?:i|we|one|you|a person|some ?(?:one|body)) (?:get|set up|schedule|sign up for|request|ask for|go about) .{0,20}\b(?:estimate|quote|visit|appointment|consult\w*)\b/,
  ],
  [
    "free-estimate",
    /\bhow (?:do|can|would) (?:i|we) (?:get|have) (?:some ?(?:one|body)|any ?(?:one|body)|you|u)(?: guys)? (?:out|over|here|to come)\b/,
  ],
  ["giveaway", /\bgiving away\b/],
  ["needed-of-me", /\bwhat (?:do|should|would) (?:i|we) (?:need|have) to do\b/],
  ["needed-of-me", /\bwhere (?:do|should|can) (?:i|we) (?:put|enter|leave|type|fill)\b/],
  ["giveaway-eligibility", /\b(?:could|can|may) (?:my|our) \w+ (?:enter|join|win)\b/, /^giveaway/],
  [
    "giveaway-dates",
    /\bstill (?:on|going|open|running)\b/,
    /^giveaway|\b(?:25|twenty[- ]five) ?(?:k|grand|thousand)\b/,
  ],
  ["giveaway-prize", /\b(?:cash|(?:real|actual) money|money instead)\b/, /^giveaway|\b25 ?(?:k|grand|thousand)\b/],
  ["insert-or-full-frame", /\binserts?\b.*\bfull[- ]?frame|\bfull[- ]?frame\b.*\binserts?\b/],
  ["rival", /\b(?:come in under|under ?cut|go lower than|beat (?:it|that|this|them|their|his))\b/],
  ["rival", /\bmatch (?:it|that|this|their|his|them)\b/, /^(?:rival|price|push-price|compare)/],
  ["how-soon", /\b(?:normal|usual|typical|average)\b/, /^act-status/],
  ["siding-fade", /\b(?:do|does|will|would|get|gets|go|goes|going)\b.*\bchalk/],
  [
    "pay",
    /\bwhat (?:would|could|do|can|will) (?:i|we|they|an? \w+) (?:make|earn|start at|get paid)\b/,
    /^act-job|^job|^benefits/,
  ],
  ["benefits", /\b(?:besides|beyond|on top of|apart from|other than) the (?:hourly|pay|wages?|money)\b|\bperks\b/],
  [
    "licensed",
    /\bif (?:one of (?:them|'?em|you|your \w+|the \w+)|(?:you|they|your (?:guys?|crew|men))(?: guys)?) (?:breaks?|puts? a|damages?|falls?|drops?|wrecks?|cracks?|hits?|gets? hurt)\b/,
  ],
  ["asbestos", /\b(?:danger\w*|safe|harm\w*|kids?|health|breath\w*)\b/, /^asbestos$/],
  ["spread", /^(?!.*\btake).*\bhow long\b/, /^(?:financing|zero-apr|monthly|same-as-cash)/],
];

/** "Same deal on the shower?", "and for the siding, same thing?" */
const asksSame = /\bsame (?:deal|thing|story|terms|amount|amt|number|go(?:es)?|for|with|on)\b/;

const asksNext = /^(?:and|what about|how about|y|que tal)\b/;
/** What is answered for every service alike, or of each by its own text. */
const ofAnyService =
  /^(?:price|push-price|how-long|how-soon|deposit|free-estimate|estimate-valid|obligation|offers|warranty|warranty-transfer)$/;

/** Whether the last answer is asked for of another service: "and for doors?" */
function isSameOfOther(plain: string, part: string, last: string): boolean {
  if (findServices(part).length === 0 || plain.split(" ").length > 8) return false;
  return (
    (asksNext.test(plain) && ofAnyService.test(last)) || (asksSame.test(plain) && topicOfLabel(last) === "warranty")
  );
}

/** Meanings that fit the topic, the services, the visit and the price that a part speaks of, the likeliest first. */
export function fitMeanings(
  all: readonly Guess[],
  part: string,
  plain: string,
  isQuestion: boolean,
  turn: Turn,
): readonly Guess[] {
  const { memory } = turn;
  // An owner's own answer comes before what the words would mean elsewhere; "what is the catch" is asked of many things.
  const [best] = all;
  const isElsewhere = topicOfLabel(best?.label ?? "") === "giveaway" && !hasItsWords(best?.label ?? "", part, turn);
  if (best && best.probability >= minProbability.certain && !isElsewhere) return all;
  if (otherTrades.test(plain) && wantsTrade.test(plain) && findServices(part).length === 0)
    return [{ label: "other-trade", probability: 1 }, ...all];
  const last = memory.topics.at(-1) ?? "";
  if (isSameOfOther(plain, part, last)) return [{ label: last, probability: 1 }, ...all];
  const [label] =
    meaningsByWords.find(
      ([, words, after = /^/]) => words.test(plain) && (after.test(last) || after.test(turn.signals.plain)),
    ) ?? [];
  if (label && memory.kind !== "emergency")
    return [{ label, probability: 1 }, ...all.filter((each) => each.label !== label)];
  const unasked = all.filter(
    ({ label }) => (isQuestion || !memory.topics.includes(label)) && hasItsWords(label, part, turn),
  );
  const fitting = fittingServices(unasked, part, plain, turn);
  const [top, ...others] = fitting;
  // "How long do gutters take": that is meant, whatever the trade is called.
  if (top?.label === "how-long" && /\bhow long\b.{0,40}\btakes?\b/.test(plain))
    return [{ ...top, probability: Math.max(top.probability, minProbability.clear) }, ...others];
  return withPrice(fitting, plain, memory);
}
