import type { Memory } from "@site/core/chat/memory";
import type { RequestKind } from "@site/core/leads/chat-summary";
import { type Guess, probabilityOf } from "../ranking/classify.ts";
import { minProbability } from "../ranking/thresholds.ts";
import { asksFact } from "../ranking/topics.ts";
import { anyOf } from "../signals/any-of.ts";
import type { Signals } from "../signals/extract-signals.ts";
import { mentionsOurWork } from "../signals/services.ts";
import type { ActTexts } from "../texts/en.ts";
import { asksPresence } from "./computed-answers.ts";
import { intents, isUndecided } from "./intents.ts";
import { asksPrice } from "./question-meanings.ts";

export interface Act {
  id: keyof ActTexts;
  labels: readonly string[];
  /** A closed form of words, which means it whatever stands around it. */
  cue?: RegExp;
  /** What the request is filed as. */
  kind?: RequestKind;
  /** Nothing is answered beside it. */
  isAlone?: true;
  /** Its words say all that is to be said; those of the visitor are not repeated. */
  isToldWhole?: true;
  /** Labels of what its words answer already. */
  answered?: RegExp;
  /** What right behind it is about it, when nothing new is told. */
  followUp?: "question" | "objection" | "any";
  /** Words that are the act itself once more: a contract has days of its own. */
  again?: RegExp;
  /** A wish for work may stand beside it. */
  mayHaveWish?: true;
  endsRequest?: true;
  /** Of its writer nothing is kept. */
  keepsNothing?: true;
  /** Only the office can say that it is done. */
  isOfOffice?: true;
  /** It is passed on with a way to reach the visitor. */
  wantsReach?: true;
}

/** What a message does that comes before any question in it, in the order of its weight. */
const acts: readonly Act[] = [
  {
    id: "injection",
    labels: ["injection"],
    isAlone: true,
    keepsNothing: true,
    isToldWhole: true,
    followUp: "objection",
  },
  {
    id: "others",
    labels: ["others-data"],
    cue: anyOf(
      /\b(?:list|export|pull up|show|read|send)\b.{0,20}\b(?:leads|customers|callers)\b/,
      /\bdid (?:you|u|ya|yall)(?: guys)? do (?!my\b|our\b|the\b)(?:\w+ )?\w+'s (?:house|home|place)\b/,
    ),
    isAlone: true,
    keepsNothing: true,
    isToldWhole: true,
    followUp: "any",
  },
  {
    id: "stop",
    labels: ["stop-contact"],
    isAlone: true,
    endsRequest: true,
    isToldWhole: true,
    isOfOffice: true,
    followUp: "question",
    again: /\b(?:calls?|calling|texts?|e-?mails?|enough|done)\b/,
  },
  {
    id: "bereaved",
    labels: ["bereaved"],
    cue: /\b(?:my|our|his|her) late (?:husband|wife|mother|father|mom|dad|son|daughter|brother|sister|parents)\b/,
    isToldWhole: true,
    isOfOffice: true,
    mayHaveWish: true,
    again: /\b(?:(?:do ?n'?t|not|no longer) (?:want|need|call|come|send|bother)|cancel\w*|stop|call it off)\b/,
  },
  {
    id: "privacy",
    labels: ["privacy"],
    isAlone: true,
    endsRequest: true,
    isToldWhole: true,
    isOfOffice: true,
    followUp: "any",
  },
  { id: "vendor", labels: ["vendor"], isAlone: true, keepsNothing: true, isToldWhole: true, followUp: "question" },
  {
    id: "contract",
    labels: ["contract-out"],
    isAlone: true,
    isOfOffice: true,
    wantsReach: true,
    followUp: "question",
    again:
      /\bcancel\w*|\b(?:three|3) days\b|\bhow (?:many days|much time|long)\b|\b(?:too late|deadline|until when|by when)\b/,
  },
  {
    id: "reschedule",
    labels: ["reschedule"],
    cue: /(?<!\b(?:don'?t|dont|not|no) )\b(?:need|want|have|like|trying) to (?:cancel|reschedule|postpone)\b(?!.{0,30}\b(?:contract|order|account|number|texts?|calls?|e-?mails?)\b)/,
    isOfOffice: true,
    wantsReach: true,
    followUp: "any",
  },
  { id: "damage", labels: ["damage"], kind: "damage", wantsReach: true },
  {
    id: "complaint",
    labels: ["complaint", "truck"],
    kind: "complaint",
    cue: /^(?!.*\b(?:an)?other (?:outfit|company|guys?|place|contractor)\b).*(?:\b(?:i am|i'?m) (?:beyond|so|really|very|pretty|extremely) (?:mad|angry|upset|furious|livid|pissed)\b|\b(?:your|ur) (?:guys?|man|salesm[ae]n|rep|people)\b.*\b(?:would ?n'?t|would not|refused to) (?:leave|take no)\b|\bwould(?: not|n'?t) take no\b)/,
    wantsReach: true,
  },
  { id: "status", labels: ["status"], isOfOffice: true, wantsReach: true, followUp: "any" },
  {
    id: "claim",
    labels: ["warranty-claim"],
    kind: "warranty",
    wantsReach: true,
    answered: /^(?:warranty|about-warranty|service-cost)/,
  },
  {
    id: "job",
    labels: ["job", "pay"],
    kind: "job",
    cue: /\b(?:work|jobs?|installs?|bathrooms|windows|siding) as an? sub(?:contractor)?\b|\bsub(?:contract(?:or|ing)?)? (?:work|for (?:you|u|ya))\b/,
    answered: /^(?:job|job-subs|pay)$/,
  },
  {
    id: "impostor",
    labels: ["impostor"],
    isAlone: true,
    isToldWhole: true,
    followUp: "any",
    again: /\b(?:cash|deposit|money|police|pay|(?:he|she|they) (?:left|comes?|came)|what (?:do|should) (?:i|we) do)\b/,
  },
  { id: "scam", labels: ["scam"], isAlone: true, isToldWhole: true, followUp: "any" },
  {
    id: "identity",
    labels: ["identity"],
    cue: anyOf(
      /^(?:(?:hello|hi|hey)\W+)?(?:is )?(?:any|some) ?(?:one|body) (?:there|here|home|awake)(?: (?:right )?now)?(?=\W*$|[?!.,])/,
      /\bwhat(?:'?s| is) your name\b/,
      /\b(?:you'?re?|u r|ur|this is(?:n'?t)?) not (?:even )?(?:an? )?(?:real |actual |live )?(?:person|human)\b/,
    ),
    isToldWhole: true,
  },
  { id: "withdraw", labels: ["withdraw"], isAlone: true, endsRequest: true, isOfOffice: true, followUp: "question" },
  { id: "human", labels: ["human"], kind: "callback", wantsReach: true },
  { id: "callback", labels: ["callback"], kind: "callback", wantsReach: true, mayHaveWish: true },
  {
    id: "abuse",
    labels: ["abuse"],
    cue: /^(?:just )?(?:shut up|screw (?:you|off)|go to hell)\W*$/,
    isToldWhole: true,
    followUp: "any",
  },
];

export const getAct = (id: Act["id"] | undefined): Act | undefined => acts.find((each) => each.id === id);
export const isOfOffice = (id: Act["id"] | undefined): boolean => getAct(id)?.isOfOffice === true;

/** Whether work or a visit for it is wanted, by all that a text means. */
export const meansWish = (guesses: readonly Guess[]): boolean =>
  probabilityOf(guesses, "book") + probabilityOf(guesses, "project") >= minProbability.wish;

/** A visitor who will not leave a detail does so beside anything else. */
const refusal = "refuse";
const labelsOfActs: ReadonlySet<string> = new Set([...acts.flatMap(({ labels }) => labels), refusal]);

/** Meanings that a wish for work may have beside it. */
const besideProject: ReadonlySet<string> = new Set(["bereaved", "callback", "human", refusal]);

/** "Your guys wrecked my siding" is no wish for another one. */
const ofOurPeople = /\byou?r (?:guys?|crew|men|people|installers?|team)\b/;

/** What a message does by all of its words: one act is likely, or in a longer text all of them are together, and nothing
 * else that it tells or asks is. @returns its label */
export function likeliestAct({ plain, guesses }: Pick<Signals, "plain" | "guesses">): string | undefined {
  const meant = guesses.filter(({ label }) => labelsOfActs.has(label));
  const [top] = meant;
  if (!top) return undefined;
  // What is no emergency and of ours is for customer service.
  const ofHouse = probabilityOf(guesses, "emergency-property") + probabilityOf(guesses, "warranty-claim");
  if (mentionsOurWork(plain) && ofHouse >= minProbability.surelyAct) return "warranty-claim";
  // A visitor who wants new windows because theirs leak claims nothing.
  const weight = ofOurPeople.test(plain) ? 0.5 : 1.5;
  const wished = besideProject.has(top.label) ? 0 : weight * probabilityOf(guesses, "project");
  // Of danger it has been decided before.
  const isBeside = (label: string): boolean =>
    labelsOfActs.has(label) || label === "project" || label.startsWith("emergency");
  const [told] = guesses.filter(({ label }) => !asksFact(label) && !isBeside(label));
  // A visitor who signed and speaks of canceling asks for no rule.
  const [asked] = guesses.filter(({ label }) => asksFact(label) && label !== "contract-cancel");
  if (top.probability < Math.max(wished, told?.probability ?? 0, (asked?.probability ?? 0) / 2)) return undefined;
  const wordCount = plain.split(" ").length;
  // A few words can mean anything.
  if (wordCount < 8) return top.probability >= minProbability.actOfPart ? top.label : undefined;
  const together = meant.reduce((sum, { probability }) => sum + probability, 0);
  const isOne = top.probability >= (wordCount < 16 ? minProbability.oneAct : minProbability.oneActOfStory);
  return together >= minProbability.acts && isOne ? top.label : undefined;
}

/** "No email", "not giving my last name": a no to one detail, which leaves another way. */
const isOfOneDetail =
  /\b(?:no|without|don'?t have|do not have|not giv\w*|rather not (?:give|share|leave)|won'?t give)(?: out| you)?(?: my| an?)? (?:last name|e-?mail|address)\b(?!.*\b(?:phone|number|name or|nothing|either)\b)/;

/** Somebody does not want to leave a detail, or to be asked. */
export const isRefusal = ({ plain, guesses }: Signals): boolean =>
  !(isOfOneDetail.test(plain) && plain.split(" ").length > 4) &&
  likeliestAct({ plain, guesses }) === refusal &&
  probabilityOf(guesses, refusal) >= minProbability.refusal;

/** "My furnace died in October." */
const thingDied =
  /\b(?:furnace|boiler|heat(?:er)?|battery|phone|car|truck|dryer|washer|fridge|stove|computer|tv|trees?|lawn|plants?|engine|pump|ac)\b.{0,15}\b(?:died|dead|passed|gave out)\b/;

const namesDeath =
  /\b(?:pass(?:ed|ing)(?! (?:out|it|by|through|that|this|along)\b)|died|dying|dead|deaths?|late \w+|widow\w*|lost|losing|funeral|buri(?:ed|al)|deceased|killed|gone|estate|heaven|wake|executor|inherited|fallec\w+|muri\w+|viud\w+|difunt\w+|luto|paz descanse)\b/;

/** Condolences wound a visitor who lost nobody: where no word says so the meaning must be clear. */
const mayBeDeath = ({ plain, guesses }: Signals): boolean =>
  !thingDied.test(plain) && (namesDeath.test(plain) || probabilityOf(guesses, "bereaved") >= minProbability.surelyAct);

/** Somebody dear died, whatever else is done by the message. */
export const mentionsDeath = (signals: Signals): boolean =>
  mayBeDeath(signals) && probabilityOf(signals.guesses, "bereaved") >= minProbability.oneAct;

/** "I can't be there all the time", beside other things, takes nothing back without a word for that. */
const cancelsSomething: ReadonlySet<string> = new Set(["reschedule", "withdraw", "contract-out"]);
const sendsNobody = /\b(?:do ?n'?t|do not) (?:send|come|bother)\b|(?<!\b(?:don'?t|not) )\bcancel(?!\w*\?)/;

/** "I was an installer for 20 years", beside a wish for work at home. */
const hadTrade = /\b(?:was|used to be|been) an? (?:\w+ ){0,2}(?:installer|carpenter|contractor|builder|roofer)\b/;
const seeksJob = /\b(?:job|hiring|hire|apply|position|work for you|looking for work|need work)\b/;

/** "Saw your van in Herkimer" complains of nothing, unless it says how that was driven. */
const sawTruck = /\b(?:saw|seen|see|spotted|noticed|passed)\b.{0,30}\b(?:vans?|trucks?)\b/;
const badDriving =
  /\b(?:cut|driv\w+|drove|speed\w*|tailgat\w*|park\w*|block\w*|hit|ran|nearly|almost|reckless\w*|road|light|lane)\b/;

/** "Never had one complaint. Keep it up!" */
const complainsOfNothing =
  /\b(?:never|zero|not (?:a|one)|no) (?:had )?(?:an?y? |one |a )?(?:single )?(?:complaints?|problems?|issues?)\b(?!.*\b(?:until|till|but|now)\b)/;

/** "You should have my info": nothing of it is to go. */
const hasOurData = /\b(?:you|u|ya|they)(?: guys)?(?: already| should)? (?:have|got) (?:my|our|it|all)\b/;

/** "We changed our minds about the color", "decided against vinyl": something else is wanted, and not nothing. */
const choosesElse =
  /\bchanged (?:my|our) minds? (?:about|on) (?:the )?(?:colou?rs?|styles?|grids?|kind|type|handles?|size|glass|door|windows?|siding|shower|tub)\b|\bdecided (?:against|on) (?!(?:it|you|doing|this|that|going|any|the (?:project|work|whole|job))\b)\w+/;

const ofOtherFirm = /\bfrom (?:angi\w*|home ?advisor|thumbtack|networx|modernize|(?:an)?other \w+)\b/;
const wantsWork = /\b(?:wants?|needs?|quotes?|estimates?|looking for|rather have)\b/;

/** "Wouldn't leave until he put his initials on something" complains of a visit, and cancels nothing yet. */
const namesContract =
  /\b(?:cancel\w*|contract|sign(?:ed|ing)?|agreement|papers?|paperwork|deposit|down payment|rescind|void|undo|(?:back|get|got|bail) out|out of (?:it|this|that)|cold feet|cooling|three days?|3 days?|72 hours?|contrato|firm[eoa]\w*|cancelar)\b/;

/** "And if one of them puts a foot through my ceiling?" has not happened. */
const supposes =
  /^(?:(?:and|so|but|ok|okay|well)[,. ]+)*(?:what (?:happens |would happen )?)?if (?!.*\b(?:did|already|yesterday|last (?:week|month|year)|broke|was|were)\b)/;

const cancels = /\b(?:cancel\w*|rescind|void|undo|cold feet|(?:back|get|bail) out|out of (?:it|this|that))\b/;
const signs = /\b(?:contract|sign(?:ed|ing)?|agreement|deposit|down payment)\b/;
/** A visitor who signed and speaks of canceling does not only ask how that is done. */
const haveSigned = /\bsigned\b(?! up)/;

/** The act that the last topic of its kind in a talk was about. */
export const getLastAct = (topics: Memory["topics"]): Act["id"] | undefined =>
  topics.findLast((topic) => topic.startsWith("act-"))?.slice("act-".length) as Act["id"] | undefined;

/** The act that the last replies were about. */
export const getRecentAct = ({ topics }: Memory): Act["id"] | undefined => getLastAct(topics.slice(-2));

const namesVisit =
  /\b(?:visit|appointments?|appt|install\w*|measur\w*|estimate|crew|guys?|come|coming|cita|visita|sched\w*|resched\w*|booked)\b/;

/** Whether a message gives a number or an address to be reached at. */
const givesReach = ({ contact: { changes } }: Signals): boolean => Boolean(changes.phone ?? changes.email);

interface Said {
  signals: Signals;
  memory: Memory;
  /** Of the act by the whole message. */
  likelihood: number;
}

/** "I have to talk to him first": to nobody of ours. */
const talksToOwn = ({ signals: { plain } }: Said): boolean => isUndecided(plain);
/** "And if one of them puts a foot through my ceiling?" */
const onlySupposes = ({ signals: { plain } }: Said): boolean => supposes.test(plain);

/** Who leaves or puts right a name or a number may sound cross, and complains only where that is clear. */
const isOfDetails = ({ signals: { contact, plain }, memory, likelihood }: Said): boolean =>
  memory.kind !== "complaint" &&
  Object.keys(contact.changes).some((key) => /^(?:name|phone|email)$/.test(key)) &&
  likelihood > 0 &&
  likelihood < minProbability.clear &&
  !/\b(?:wait\w*|no.?show|nobody|never|still|ridiculous|disgust\w*)\b/.test(plain);

/** "The stairs you put in 2009 stick, who do I call" */
const isFaulty =
  /\b(?:sticks?|sticking|stuck|broke|broken|leak(?:s|ing|y)?|cracked|came loose|jams|jammed|squeaks?|rattles?|drips?|dripping|fogg(?:ed|y)|(?:won'?t|wont|doesn'?t|doesnt) (?:open|close|lock|shut|latch|stay))\b/;

/** What sounds like an act and is none. */
const isNoAct: Readonly<Partial<Record<Act["id"], (said: Said) => boolean>>> = {
  // An applicant may ask about 1099s.
  vendor: ({ memory }) => memory.kind === "job",
  contract: ({ signals: { plain, guesses }, memory }) =>
    !(namesContract.test(plain) || memory.topics.includes("act-contract")) ||
    (/^(?:bereaved|reschedule)$/.test(getRecentAct(memory) ?? "") && !signs.test(plain)) ||
    // "It was my ex who signed", of a visitor who has no papers for the warranty.
    (memory.kind === "warranty" && !cancels.test(plain)) ||
    (!haveSigned.test(plain) && probabilityOf(guesses, "contract-cancel") > 2 * probabilityOf(guesses, "contract-out")),
  bereaved: ({ signals }) => !mayBeDeath(signals),
  damage: onlySupposes,
  claim: onlySupposes,
  complaint: (said) =>
    onlySupposes(said) ||
    isOfDetails(said) ||
    complainsOfNothing.test(said.signals.plain) ||
    (sawTruck.test(said.signals.plain) && !badDriving.test(said.signals.plain)),
  // A visitor who saw our truck, or leaves a name and a number, asks for nobody else's.
  others: ({ signals }) =>
    sawTruck.test(signals.plain) || (givesReach(signals) && signals.contact.changes.name !== undefined),
  // "So that's what I'd pay?"
  job: ({ signals: { plain, services } }) =>
    !seeksJob.test(plain) &&
    (/\b(?:i|we)(?:'?d| would| will|'?ll)? pay\b/.test(plain) || (hadTrade.test(plain) && services.length > 0)),
  privacy: ({ signals: { plain } }) => hasOurData.test(plain),
  // "Make it Friday", behind a wish for a call: there is no visit yet.
  reschedule: ({ signals: { plain }, memory, likelihood }) =>
    // "Finally a day off, the 24th. You gonna be there?"
    (asksPresence.test(plain) && likelihood < minProbability.surelyAct) ||
    ((memory.kind ?? "callback") === "callback" && memory.times !== undefined && !namesVisit.test(plain)),
  callback: (said) => intents.noCalls.test(said.signals.plain) || talksToOwn(said),
  // "Dígame más o menos el precio, jefe"
  human: (said) => talksToOwn(said) || (asksPrice(said.signals.plain) && said.likelihood < minProbability.surelyAct),
  // "Hope" is who they are.
  abuse: ({ signals: { contact } }) => contact.changes.name !== undefined,
  // "Its off, now what" in the middle of a leak takes nothing back, nor does who leaves a number beside it.
  withdraw: ({ signals, memory, likelihood }) =>
    (memory.kind === "emergency" && !intents.takesBack.test(signals.plain)) ||
    (givesReach(signals) && likelihood < minProbability.surelyAct) ||
    choosesElse.test(signals.plain),
  // A visitor who leaves a number says mostly at which times, or by which way, they are not to be reached.
  stop: ({ signals, likelihood }) => {
    const { plain, services, isTextStop } = signals;
    // "I told Angi to stop calling me, can you quote a door?"
    const isElsewhere = likelihood < minProbability.surelyAct || ofOtherFirm.test(plain);
    const isOfOthers = services.length > 0 && wantsWork.test(plain) && isElsewhere;
    // "I dont want any calls about it" is no complaint of those there were.
    const isOfNext = intents.noCalls.test(plain) && likelihood < minProbability.surelyAct;
    return isOfNext || givesReach(signals) || likelihood < minProbability.actOfPart || isOfOthers || isTextStop;
  },
};

/** The act of a message that comes first; "cancel it" may be of a contract.
 * @param parts what each part of the message means most likely */
export function findAct(signals: Signals, parts: readonly Guess[], memory: Memory): Act | undefined {
  const { plain, isIntrusion, isStop, askFor } = signals;
  const whole = likeliestAct(signals);
  const likelihood = whole ? probabilityOf(signals.guesses, whole) : 0;
  const canceling = probabilityOf(signals.guesses, "contract-cancel");
  const isForced = ({ id, again }: Act): boolean =>
    (id === "injection" && isIntrusion) ||
    (id === "stop" && isStop) ||
    (id === "claim" &&
      mentionsOurWork(plain) &&
      isFaulty.test(plain) &&
      !wantsWork.test(plain) &&
      !onlySupposes({ signals, memory, likelihood })) ||
    (id === "contract" && haveSigned.test(plain) && canceling >= minProbability.surelyAct) ||
    (id === getLastAct(memory.topics) && again?.test(plain) === true);
  const isExcluded = ({ id }: Act): boolean => isNoAct[id]?.({ signals, memory, likelihood }) === true;
  // "My neighbor had his done by you. We want ours done": a wish as a whole.
  const isWish = signals.guesses[0]?.label === "project";
  const ofParts = parts.filter(
    ({ label, probability }) =>
      probability >=
        (cancelsSomething.has(label) && !sendsNobody.test(plain)
          ? minProbability.surelyAct
          : minProbability.actOfPart) &&
      (!isWish || besideProject.has(label)),
  );
  const meant = new Set(whole ? [whole] : ofParts.map(({ label }) => label));
  const isMeant = ({ id, labels, cue }: Act): boolean =>
    labels.some((label) => meant.has(label)) || cue?.test(plain) === true || (id === "callback" && Boolean(askFor));
  const found = acts.find((act) => isForced(act) || (!isExcluded(act) && isMeant(act)));
  const isOfContract = found?.id === "withdraw" && memory.topics.includes("act-contract");
  return isOfContract ? getAct("contract") : found;
}
