import type { ServiceType } from "@site/core/quote/options";
import { placesIn } from "../answers/area.ts";
import { answerBank } from "../answers/bank.ts";
import { namesTime } from "../answers/times.ts";
import type { EngineTurn } from "../engine.ts";
import { servicesIn } from "../slots/find-service.ts";
import { topicOfLabel } from "../understanding/topics.ts";
import type { Meaning } from "../understanding/understand.ts";
import { wordsOf } from "../words.ts";

/** The same question of each product. */
const families: readonly Readonly<Partial<Record<ServiceType, string>>>[] = [
  { windows: "window-kinds", siding: "siding-kinds", doors: "door-kinds", bathrooms: "bath-scope" },
  { windows: "window-colors", siding: "siding-colors", doors: "door-material", bathrooms: "bath-walls" },
  { windows: "frame-material", siding: "vinyl-vs-wood", doors: "door-material", bathrooms: "bath-walls" },
];

const products = new Set<string | undefined>(["windows", "siding", "bathrooms", "doors"]);

/** What was asked last, asked of another product. */
function ofProduct(label: string, service: ServiceType | undefined): string | undefined {
  if (!service) return undefined;
  const family = families.find((each) => Object.values(each).includes(label));
  if (family) return family[service];
  return products.has(topicOfLabel(label)) ? undefined : label;
}

const opening =
  /^(?:ok(?:ay)? |and |so |well |lol |oh |but |also )*(?:and|what about|how about|what if|the|for|now|what of|is (?:it|that) (?:the )?same|same|does (?:it|that)|would (?:it|that)|hows? about)\b/i;
const ofNews: ReadonlySet<string> = new Set(["inform", "project", "correct", "area", "for-other", "about-me", "times"]);

/** "And the siding?", "monday then?", "and my brother, he's in Cooperstown": asks the last thing once more, of something else. */
export function carriedLabel({ text, label, share }: Meaning, { memory, history }: EngineTurn): string | undefined {
  const last = memory.topics.findLast((topic) => topic !== "office-knows");
  if (!last || !(last in answerBank) || history.length === 0) return undefined;
  const words = text.trim().split(/\s+/).length;
  if ((last === "hours" || last === "holidays") && words <= 8 && namesTime(text)) return "hours";
  if (words > 9 || (label && share > 0.6 && !ofNews.has(label))) return undefined;
  if (last === "area") return placesIn(text).length > 0 ? "area" : undefined;
  const isElliptic = opening.test(text.trim()) || (words <= 3 && text.includes("?"));
  return isElliptic ? ofProduct(last, servicesIn(text)[0]) : undefined;
}

const asking = /\b(?:why|how|what|when|where|who|which)\b/i;
const checking = /\?|^(?:so|just|only|ok(?:ay)? so|wait)\b|\b(?:huh|right|really|correct|eh)\W*$/i;
const small = new Set(
  "so ok okay and huh right really wow just only like its it thats is that the a an u you your guys said say mean then but yes oh lol for to of in on about i we me be was all wait eh correct there any at".split(
    " ",
  ),
);
const short: Readonly<Record<string, string>> = {
  yrs: "years",
  yr: "years",
  year: "years",
  wks: "weeks",
  mos: "months",
  hrs: "hours",
  day: "days",
};

const contentOf = (text: string): string[] => wordsOf(text).map((word) => short[word] ?? word);

const denying = /\b(?:no|not|never|none|closed|without|nothing|cannot)\b|n't\b/i;

/** Whether words and the parts of a sentence that hold them both deny something, or neither: "are you open on Sunday?" is
 * not what "closed on Sunday" says. */
function denyAlike(text: string, sentence: string, wanted: readonly string[]): boolean {
  const parts = sentence.split(/[,;]/).filter((part) => contentOf(part).some((word) => wanted.includes(word)));
  return denying.test(text) === parts.some((part) => denying.test(part));
}

/** The sentence of the last reply that a few words only repeat: "10 yrs huh", "so no subcontractors?". */
export function echoed(text: string, lastReply: string | undefined): string | undefined {
  if (!lastReply || !checking.test(text.trim()) || asking.test(text) || text.trim().split(/\s+/).length > 7)
    return undefined;
  const wanted = contentOf(text).filter((word) => !small.has(word));
  if (wanted.length === 0) return undefined;
  return lastReply.split(/(?<=[.!?])\s+/).find((sentence) => {
    const there = new Set(contentOf(sentence));
    return !sentence.endsWith("?") && wanted.every((word) => there.has(word)) && denyAlike(text, sentence, wanted);
  });
}

const why =
  /^(?:ok(?:ay)?|but|and|so|um|well)?,? ?(?:why(?: not| is (?:that|it)| so| cant you| wont you)?|how come|y|y not)\W*$/i;
const whatToDo =
  /\bwhat (?:do|should|can|shall|am|are) (?:i|we) (?:supposed to |gonna )?do\b|^(?:so |ok |and )*(?:what now|now what|then what|what next|what do i do next)\W*$/i;

/** What a few words ask that stand for a whole question: why, and what to do. */
export function shortLabel({ text }: Meaning, { history }: EngineTurn): string | undefined {
  if (history.length === 0) return undefined;
  if (why.test(text.trim())) return "why-so";
  return whatToDo.test(text) && text.trim().split(/\s+/).length <= 9 ? "whats-next" : undefined;
}
