import { type Asking, answersFor } from "../ranking/knowledge-base.ts";
import { countShared, labelOfLearned } from "../ranking/rank.ts";
import { findServices } from "../signals/services.ts";
import { firstUnread, splitAtSentences } from "./compose-reply.ts";
import { type Answered, isMatter, offeredText, type Setting } from "./computed-answers.ts";
import { toPlain } from "./question-parts.ts";
import { areaText } from "./service-area.ts";

/** "Yes" answers no "what", and no "or". */
const asksYesOrNo = /^(?!.*\bor (?!no\b|not\b)\w+)(?!.*\b(?:what|whats|which|who|whos|how|when|where|why)\b)/;

/** The first wording of an answer that the visitor has not read: what was told already is not what is asked. */
function tell(label: string, part: string, setting: Setting, isSure = true): Answered | undefined {
  const { memory, read, input, signals, learned, slots } = setting;
  const { services, places } = signals;
  const all = /\b(?:each|both|all|them)\b/i.test(part) ? [slots.service, ...memory.services] : findServices(part);
  const { language } = memory;
  const asking: Asking = { text: part, service: services[0] ?? slots.service, now: input.now, language };
  const each = new Set(all.flatMap((of) => answersFor(label, { ...asking, service: of }).slice(0, 1)));
  if (all.length > 1 && each.size > 1) return { label, text: [...each].join(" ") };
  const answers = answersFor(label, asking);
  const own = learned.filter((each) => labelOfLearned(each) === label).map(({ answer }) => answer);
  const wordings =
    label === "area" ? [areaText(places, language)] : answers.length > 0 ? answers : language === "en" ? own : [];
  const text = firstUnread(wordings, read) ?? "";
  const wording =
    isSure && asksYesOrNo.test(toPlain(part))
      ? text
      : text.replace(/^(?:Yes|No)[.,] (\p{L})/u, (_, letter: string) => letter.toUpperCase());
  return wording && !read.some((reply) => reply.includes(wording)) ? { label, text: wording } : undefined;
}

/** What was told before, to who asks for it once more: of the answer that they have read the sentence that has most of
 * their words. */
export function repeatAnswer(
  label: string,
  part: string,
  { read, texts, input, memory, slots }: Setting,
): Answered | undefined {
  const wordings = answersFor(label, { text: part, service: slots.service, now: input.now, language: memory.language });
  const previous = wordings.find((wording) => read.some((reply) => reply.includes(wording)));
  if (!previous) return undefined;
  const [best = previous] = splitAtSentences(previous).toSorted((a, b) => countShared(b, part) - countShared(a, part));
  return { label, text: texts.again(best) };
}

/** What is told of an answer's label, in a matter and of services as the talk has it.
 * @param isSure whether its "yes" or "no" is one to this question, too */
export function tellAnswer(label: string, part: string, setting: Setting, isSure = true): Answered | undefined {
  // The classifier learned other trades from one company; what this one offers is none.
  const services = findServices(part);
  const isOwn = services.some((each) => each !== "other");
  const isOffer = label === "offered" || (label === "other-trade" && isOwn);
  if (isOffer) {
    const text = firstUnread([offeredText(services, setting) ?? ""], setting.read);
    const places = /\bt?here\b/i.test(part) ? setting.home : setting.signals.places;
    if (text)
      return {
        label: "offered",
        text: places.length > 0 ? `${text} ${areaText(places, setting.memory.language)}` : text,
      };
    return isOwn ? undefined : tell("other-trade", part, setting);
  }
  const isInMatter = label === "free-estimate" && isMatter(setting.memory);
  return tell(isInMatter ? "service-cost" : label, part, setting, isSure);
}
