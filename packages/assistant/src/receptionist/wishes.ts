import { anyOf } from "../signals/any-of.ts";
import type { Signals } from "../signals/extract-signals.ts";
import { type Act, getRecentAct, isRefusal } from "./acts.ts";
import { ofOffice } from "./answer-questions.ts";
import type { Turn } from "./compose-reply.ts";
import { isMatter } from "./computed-answers.ts";
import { intents, isUndecided } from "./intents.ts";
import { otherTrades } from "./question-meanings.ts";
import { isQuestionLike } from "./question-parts.ts";

const unwanted = anyOf(
  /\bonly (?:has|have|got) (?:the )?one\b|\b(?:some ?(?:one|body)|they) (?:just )?called me\b/,
  /\bmissed (?:a|your|the) call\b/,
  /(?<!\b(?:would|can|could|will) )\b(?:did|had|got|gave|were|was|been|you|they|owner)\b.{0,30}\b(?:put in|put up|installed|replaced|done|(?:an? |the |my |our )?(?:estimate|quote))\b(?! done)/,
  /^(?!.*\b(?:quote|estimate)\b).*\bwarranty\b|\bno (?:estimate|quote)|\bdo i (?:need|have)\b/,
  /\b(?:don'?t|dont|no|not) (?:want|need)\b|\b(?:had you|you did|you guys did)\b/,
);
const counted = /\b(?:\d{1,2}|one|two|three|four|five|six|couple|few|whole house|remodel)\b/;

const troubled = anyOf(
  /\b(?:leak\w*|drip\w*|draft\w*|stuck|stick(?:s|ing)|broken|crack\w*|rot(?:s|ten|ted|ting)|fogg\w*|peel\w*)\b/,
  /\b(?:faded|cold|won'?t|wont|falling|loose|worn|shot|drafty)\b/,
);

const asksForEstimate =
  /\b(?:get|have(?! to)|want|need(?! to be)|like|schedule|set up|give me|come|send)\b.{0,30}\b(?:quote|estimate|look|out)\b/;

/** Beside these something may be wanted, too. */
const besideWish: ReadonlySet<string> = new Set(["callback", "bereaved"]);
const beginsQuestion =
  /^(?:(?:good (?:morning|afternoon|evening)|hi|hello|hey|hola|ok|okay|and|so|but|also|well)[,.! ]+)*(?:do (?:your|the|they|these|those|you (?:need|have|want|use|think))|what|how|why|who|when (?:do|does|can|could|will|would|is|are)|where|does|is|are)\b/;

/** "I don't think I want to do it", "could it be one loan": no wish, whatever it names. */
const doubts = anyOf(
  /\b(?:do ?n'?t|do not) (?:wanna|want to) (?:waste|bother|take up)\b/,
  /\b(?:do ?n'?t|do not) (?:really )?(?:think|know if|know that) (?:that )?(?:i|we) (?:want|need|should|will|can)\b/,
  /\b(?:one|same|single) (?:loan|plan|payment)\b/,
);

/** What is named is not wanted, or not from here. */
function wantsNothing(signals: Signals): boolean {
  const { plain } = signals;
  if (unwanted.test(plain) || doubts.test(plain) || isUndecided(plain)) return true;
  return (intents.decline.test(plain) || isRefusal(signals)) && !intents.estimate.test(plain);
}

/** Whether somebody wants work done, or somebody to come for it. */
export function wishesWork({ signals, slots, memory }: Turn, act: Act | undefined): boolean {
  const { plain } = signals;
  if ((act && !besideWish.has(act.id)) || isMatter(memory) || wantsNothing(signals)) return false;
  const isOfOthers = otherTrades.test(plain) || ofOffice.has(getRecentAct(memory) ?? "");
  if (isOfOthers && signals.services.length === 0) return false;
  const isAskedFor = asksForEstimate.test(plain) && !/\b(?:charge|costs?|free|fee)\b/.test(plain);
  if (intents.visit.test(plain) && isAskedFor) return true;
  const isBesides = /\b(?:have|need) to be (?:there|home)\b|^(?:\w+ )?(?:when|how (?:long|soon|fast))\b/.test(plain);
  if (intents.estimate.test(plain) && !isBesides && (!isQuestionLike(plain) || isAskedFor)) return true;
  return wantsWork(signals, slots.service);
}

/** Whether work that is named, or was before, is wanted. */
function wantsWork({ plain, services, guesses }: Signals, service: string | undefined): boolean {
  const isProject = guesses.some(({ label, probability }) => label === "project" && probability > 0.3);
  const isOfWork = services.length > 0 || service !== undefined || isProject;
  if (isOfWork && intents.wish.test(plain) && !beginsQuestion.test(plain)) return true;
  const isNamed = isProject || counted.test(plain) || troubled.test(plain) || plain.split(" ").length <= 5;
  return services.length > 0 && !isQuestionLike(plain) && isNamed;
}

/** Whether what is wished is a visit. */
export const isOfVisit = (plain: string): boolean => intents.visit.test(plain) || intents.estimate.test(plain);
