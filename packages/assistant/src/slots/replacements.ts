import type { Slots } from "@site/core/chat/memory";
import type { ServiceType } from "@site/core/quote/options";
import { counted, normalise } from "../words.ts";
import { productIn, servicesIn } from "./find-service.ts";

/** What a message puts in the place of what. */
interface Replacement {
  wrong: string;
  right: string;
}

const lead = `(?:the |a |an |my |just |only |about |it'?s |its |for )*`;
const some = String.raw`([\p{L}\d'-]+(?: [\p{L}\d'-]+){0,3}?)`;
const end = String.raw`(?=\s*(?:$|[.,;!?]|\bcause\b|\bbecause\b|\bi\b|\bmy\b|\band\b|\blol\b|\bpls\b|\bplease\b|\bthe other\b))`;

const patterns: readonly (readonly [RegExp, "wrong-right" | "right-wrong" | "right" | "wrong"])[] = [
  [
    new RegExp(
      String.raw`\bnot ${lead}${some},? (?:but|i meant?|i mean|it'?s|its|rather|make (?:it|that)|should be) ${lead}${some}${end}`,
      "iu",
    ),
    "wrong-right",
  ],
  [new RegExp(`${lead}${some},? (?:and )?(?:not|instead of|rather than) ${lead}${some}${end}`, "iu"), "right-wrong"],
  [
    new RegExp(
      String.raw`\b(?:forget|scratch|drop|skip|leave out|never ?mind|cancel) (?:about )?${lead}${some},? (?:just|only|but) ${lead}${some}${end}`,
      "iu",
    ),
    "wrong-right",
  ],
  [
    new RegExp(
      String.raw`\b(?:olv[ií]d\p{L}*|quit\p{L}*|siempre no|ya no (?:quiero|quer\p{L}+)?) ?(?:(?:de|del|lo|las?|el|los) )*${some},? (?:pero )?(?:s[oó]lo|nada m[aá]s|nom[aá]s|mejor) (?:(?:las?|el|los) )*${some}${end}`,
      "iu",
    ),
    "wrong-right",
  ],
  [
    new RegExp(String.raw`\b(?:forget|scratch|drop|skip|leave out|never ?mind) (?:about )?${lead}${some}${end}`, "iu"),
    "wrong",
  ],
  [
    new RegExp(
      String.raw`\b(?:make (?:it|that)|i meant?|i mean|change (?:it|that) to|should be|scratch that,?|no wait,?|(?:is |are )?actually) ${lead}${some}${end}`,
      "iu",
    ),
    "right",
  ],
];

const before =
  /^(?:(?:and|so|no|wait|well|its|it'?s|that'?s|thats|i|need|want|just|only|the|a|an|oops|sorry|whoops|make|it) )+/i;
const bare = (words: string): string => words.replace(before, "");

function replacementIn(message: string): Replacement | undefined {
  const text = normalise(message);
  for (const [pattern, order] of patterns) {
    const [one = "", other = ""] = (pattern.exec(text) ?? []).slice(1).map((words = "") => bare(words));
    if (!one) continue;
    if (order === "wrong-right") return { wrong: one, right: other };
    // "Maybe siding but not now" puts nothing in the place of anything.
    const isMoment = servicesIn(one).length > 0 && !servicesIn(other)[0] && !productIn(other) && !numberIn(other);
    if (order === "right-wrong" && isMoment) continue;
    if (order === "right-wrong") return { wrong: other, right: one };
    return order === "right" ? { wrong: "", right: one } : { wrong: one, right: "" };
  }
  return undefined;
}

const kindWord: Partial<Record<ServiceType, string>> = { doors: "door", windows: "window", siding: "siding" };

/** A product by the words that tell it from its like: "patio" of doors. */
const productNear = (words: string, service: ServiceType | undefined): string | undefined =>
  productIn(words) ?? (service && kindWord[service] ? productIn(`${words} ${kindWord[service]}`) : undefined);

const numbers = Array.from({ length: 21 }, (_, count) => counted(count));
const numberIn = (words: string): string | undefined => {
  const [first = ""] = words.split(" ");
  if (/^\d{1,2}$/.test(first)) return first;
  const at = numbers.indexOf(first.toLowerCase());
  return at > 0 ? String(at) : undefined;
};

const noun: Partial<Record<ServiceType, string>> = { windows: "windows", doors: "doors", bathrooms: "bathrooms" };
const counting =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|a couple(?: of)?) (?:(?!years?|yrs?|days?|weeks?|of\b)\p{L}+ ){0,2}?(windows?|doors?|bathrooms?|tubs?|showers?)\b|\b(windows?|doors?)[ ,:(]+(\d{1,2})(?: of (?:em|them))?\b(?!\s*(?:[ap]m|years?|yrs?|st\b|nd\b|rd\b|th\b|\d))/iu;

/** How many of what: "6 windows". */
export function countIn(message: string): string | undefined {
  const found = counting.exec(normalise(message));
  if (!found) return undefined;
  const [, before, what, ownWhat, after] = found;
  const count = numberIn((before ?? after ?? "").replace(/^a couple.*/, "two")) ?? "";
  return count ? `${count} ${(what ?? ownWhat ?? "").toLowerCase()}` : undefined;
}

/** Only a number and what it counts: "6 windows". */
export const isCount = (details: string): boolean => /^\d{1,2} \p{L}+$/u.test(details);

export interface Replaced {
  /** The slots with their right values. */
  slots: Slots;
  /** Services that the visitor no longer wants. */
  dropped: readonly ServiceType[];
}

function countAfter(right: string, wrong: string, known: Slots): string | undefined {
  const count = numberIn(right);
  const isAlone = /^\S+(?: (?:windows?|doors?|bathrooms?|tubs?|showers?))?$/i.test(right);
  if (!count || !isAlone || (wrong && !numberIn(wrong))) return undefined;
  const what = servicesIn(right).length > 0 ? right.split(" ").at(-1) : noun[known.service ?? "other"];
  if (!what) return undefined;
  const told = `${count} ${count === "1" ? what.replace(/s$/, "") : what.replace(/s?$/, "s")}`;
  const others = (known.details ?? "").split("; ").filter((each) => each && !isCount(each));
  const old = numberIn(wrong);
  const mended = others.map((each) =>
    old ? each.replace(new RegExp(`\\b(?:${old}|${numbers[Number(old)]})\\b(?= |$)`, "i"), count) : each,
  );
  return [told, ...mended].join("; ");
}

/** What a message puts right of the project: the product, the service or the number. */
export function replacementsIn(message: string, known: Slots): Replaced {
  const found = replacementIn(message);
  if (!found) return { slots: {}, dropped: [] };
  const { wrong, right } = found;
  const [service] = servicesIn(right);
  const product = productNear(right, service ?? known.service);
  const own = service ?? (product ? known.service : undefined);
  const dropped = servicesIn(wrong).filter((each) => each !== own);
  const isProject = known.service !== undefined && (product !== undefined || service !== undefined);
  const details = countAfter(right, wrong, known);
  return {
    slots: {
      ...(isProject && product && product !== known.product ? { product } : {}),
      ...(isProject && own && own !== known.service ? { service: own } : {}),
      ...(details ? { details } : {}),
    },
    dropped,
  };
}
