import { probabilityOf } from "../ranking/classify.ts";
import { topicOfLabel } from "../ranking/topics.ts";
import { anyOf } from "../signals/any-of.ts";
import type { Signals } from "../signals/extract-signals.ts";
import { type Act, getRecentAct, isOfOffice, isRefusal, meansWish } from "./acts.ts";
import type { Turn } from "./compose-reply.ts";
import { isMatter } from "./computed-answers.ts";
import { intents, isUndecided } from "./intents.ts";
import { otherTrades } from "./question-meanings.ts";
import { isQuestionLike } from "./question-parts.ts";

/** What was done already, or is not wanted, whatever is named. */
const unwanted = anyOf(
  /\b(?:stop|cancel|call off|put off|hold off on) (?:(?:the|my|our|this|that|it|all)\b ?(?:\w+ )?)?(?:job|work|project|order|visit|estimate|quote|appointment|appt|installation|remodel|windows?|siding|doors?|bath\w*|shower|tub)\b/,
  /(?<!\b(?:would|can|could|will) )\b(?:did|had|got|gave|were|was|been|you|they|owner)\b.{0,30}\b(?:put in|put up|installed|replaced|done|(?:an? |the |my |our )?(?:estimate|quote))\b(?! done)/,
  /^(?!.*\b(?:quote|estimate)\b).*\bwarranty\b|\bno (?:estimate|quote)|\bdo i (?:need|have)\b|\b(?:do|does|will|would) (?:you|they|some ?(?:one|body)|any ?(?:one|body)) (?:still |even )?(?:need|have) to (?:come|be|measure)\b/,
  /\b(?:don'?t|dont|do not|not sure|no idea)(?: \w+)? (?:know|sure|if|that|whether) (?:if |that |whether )?(?:i|we) (?:still )?(?:want|need)\b/,
  /\b(?:don'?t|dont|do not|no|not) (?:really )?(?:want|wanna|need|think)\b|\b(?:had you|you did|you guys did)\b/,
  /\b(?:some ?(?:one|body)|they) (?:just )?called me\b|\bmissed (?:a|your|the) call\b|\bonly (?:has|have|got) (?:the )?one\b|\b(?:one|same) (?:loan|plan)\b/,
);

const counted = /\b(?:\d{1,2}|one|two|three|four|five|six|couple|few|whole house|remodel)\b/;
const beginsQuestion =
  /^(?:(?:good (?:morning|afternoon|evening)|hi|hello|hey|hola|ok|okay|and|so|but|also|well)[,.! ]+)*(?:do (?:your|the|they|these|those|you (?:need|have|want|use|think))|what|how|why|who|when (?:do|does|can|could|will|would|is|are)|where|does|is|are)\b/;

/** "Can I come by on Sunday to look at doors": nobody has to come to them. */
const comesHere =
  /\b(?:i|we)\b.{0,15}\b(?:come|stop|swing|drop|pop) (?:in|by|over)\b|\b(?:your|the) (?:place|showroom|store|office)\b/;

/** What is named is not wanted, or not from here. */
function wantsNothing(signals: Signals): boolean {
  const { plain } = signals;
  if (unwanted.test(plain) || isUndecided(plain)) return true;
  return (intents.decline.test(plain) || isRefusal(signals)) && !intents.estimate.test(plain);
}

/** Whether somebody wants work done, or somebody to come for it. */
export function wishesWork({ signals, slots, memory }: Turn, act: Act | undefined): boolean {
  const { plain, services } = signals;
  if ((act && !act.mayHaveWish) || isMatter(memory) || wantsNothing(signals)) return false;
  // A crew that hangs windows for others wants work, and none done.
  if (topicOfLabel(signals.guesses[0]?.label ?? "") === "jobs") return false;
  const isOfOthers = otherTrades.test(plain) || isOfOffice(getRecentAct(memory));
  if (isOfOthers && services.length === 0) return false;
  if (meansWish(signals.guesses) && !comesHere.test(plain)) return true;
  if (plain.split(" ").length <= 6 && intents.estimate.test(plain) && !isQuestionLike(plain)) return true;
  return wantsWork(signals, slots.service);
}

/** Whether work that is named, or was before, is wanted. */
function wantsWork({ plain, services, guesses }: Signals, service: string | undefined): boolean {
  const isProject = probabilityOf(guesses, "project") > 0.3;
  const isOfWork = services.length > 0 || service !== undefined || isProject;
  if (isOfWork && intents.wish.test(plain) && !beginsQuestion.test(plain)) return true;
  const isNamed = isProject || counted.test(plain) || plain.split(" ").length <= 5;
  return services.length > 0 && !isQuestionLike(plain) && isNamed;
}
