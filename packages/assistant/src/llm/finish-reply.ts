import { answerPromise } from "@site/core/business/answer-deadline";
import { formatList } from "@site/core/business/format";
import type { AskedDetail, Slots } from "@site/core/chat/memory";
import { serviceChoices } from "@site/core/chat/options";
import type { TurnInput, TurnResult } from "../conversation/turn.ts";
import { isLead, listKnownValues } from "../lead/summary.ts";
import { listFollowUps } from "../receptionist/quick-replies.ts";
import type { Texts } from "../texts/en.ts";
import { getTexts } from "../texts/get-texts.ts";
import { type Applied, mayPut } from "./apply-proposal.ts";
import { saysPassedOn, splitSentences } from "./claims.ts";
import type { Act } from "./schema.ts";

/** Emphasis and line marks that models write although they should not. */
export const withoutMarkdown = (text: string): string =>
  text
    .replaceAll("**", "")
    .replace(/^(?:[-*]|#+)\s+/gm, "")
    .replace(/\s+/g, " ")
    .trim();

/** What a question is about, by its words. */
const detailQuestions: readonly (readonly [AskedDetail, RegExp])[] = [
  ["contact", /\b(?:phone|number|e-?mail|reach you|n[uú]mero|tel[eé]fono|correo)\b/i],
  ["name", /\b(?:your (?:full |first |last )?name|name (?:may|can|should)|su nombre|se llama)\b/i],
];

const findAskedField = (sentence: string): AskedDetail | undefined =>
  detailQuestions.find(([, pattern]) => pattern.test(sentence))?.[0];

/** The reply without questions that may not be put; empty when it is nothing else. */
export const withoutOwnQuestions = (
  text: string,
  asks: AskedDetail | undefined,
  { asked, acts, memory }: Applied,
): string =>
  splitSentences(text)
    .filter((sentence) => {
      if (asked || !sentence.endsWith("?")) return true;
      const about = asks ?? findAskedField(sentence);
      return !about || mayPut(about, acts, memory);
    })
    .join(" ");

/** A text in front of the question that another one ends with. */
function beforeQuestion(text: string, more: string | undefined): string {
  if (!more) return text;
  const last = splitSentences(text).at(-1) ?? "";
  if (!last.endsWith("?")) return `${text} ${more}`;
  return [text.slice(0, -last.length).trim(), more, last].filter(Boolean).join(" ");
}

/** In such turns the person comes first, and what was noted at the end. */
const personFirst = new Set<Act>(["injury", "emergency", "bereaved", "complaint", "damage", "claim", "abuse"]);

const sparedTopics = new Set<string>((["injury", "emergency", "bereaved"] satisfies Act[]).map((act) => `act-${act}`));

/** Contact details that were saved and that a reply does not name. A visitor who is called by the first name knows that it is there. */
function listUnnamedDetails(text: string, { name, phone, email, location }: Slots): string[] {
  const [first = ""] = name?.split(" ") ?? [];
  const isCalled = first !== "" && new Set(text.match(/[\p{L}'-]+/gu)).has(first);
  // "Glenfield in Lewis County" names "Glenfield, Lewis County".
  const isPlaceNamed = location !== undefined && text.includes(location.split(",")[0] ?? location);
  return [isCalled ? undefined : name, phone, email, isPlaceNamed ? undefined : location].filter(
    (value) => value !== undefined && !text.includes(value),
  ) as string[];
}

/** What is added to a reply: that a new request was passed on, or what was saved and not repeated. */
function additionTo(text: string, { slots: before, now, state: was }: TurnInput, applied: Applied, texts: Texts) {
  const { acts, slots, changes, memory } = applied;
  const isNew = isLead(slots) && !isLead(before) && was !== "lead_created";
  const isPeace = memory.isWithdrawn || acts.includes("stop");
  if (isNew && !isPeace && !saysPassedOn(text))
    return texts.forwarded(
      memory.kind ?? "none",
      listKnownValues(slots, memory.language),
      answerPromise(now, memory.language),
    );
  const forgotten = isPeace ? [] : listUnnamedDetails(text, changes);
  return forgotten.length > 0 ? texts.known(formatList(forgotten, { comma: "" })) : undefined;
}

const saysFree = /\b(?:free|gratis|gratuit[oa]s?)\b/i;
const namesTerms = /\b0 ?%|\bAPR\b|\bsame as cash\b|\bmonthly (?:payments?|plans?)\b|\bpagos? mensual(?:es)?\b/i;
const saysCredit = /\bcredit approval\b|\baprobación de crédito\b/i;

/** What has to be said beside some answers, and a model now and then leaves out: to a visitor who asks for a price that an estimate costs
 * nothing, and with the terms of a loan that it depends on the credit. */
function owedWords(reply: string, { history }: TurnInput, { acts, memory }: Applied, texts: Texts): string | undefined {
  const read = [reply, ...history.filter(({ role }) => role === "assistant").map(({ content }) => content)];
  const isOfPrice = acts.includes("price") || memory.topics.at(-1) === "about-financing";
  const isFreeOwed = isOfPrice && !read.some((text) => saysFree.test(text));
  const owed = [
    isFreeOwed ? texts.freeEstimate : undefined,
    namesTerms.test(reply) && !saysCredit.test(reply) ? texts.creditTerms : undefined,
  ];
  return owed.filter(Boolean).join(" ") || undefined;
}

/** The turn of a checked reply: a new request is told of, and what was saved is repeated, so that it can be corrected. */
export function finishReply(reply: string, input: TurnInput, applied: Applied): TurnResult {
  const { acts, slots, changes, memory, state, asked } = applied;
  const { language } = memory;
  const texts = getTexts(language);
  const isResumed = input.memory.isWithdrawn && !memory.isWithdrawn && isLead(slots);
  const owed = acts.some((act) => personFirst.has(act)) ? undefined : owedWords(reply, input, applied, texts);
  const whole = beforeQuestion(reply, owed);
  const content = beforeQuestion(whole, additionTo(whole, input, applied, texts));
  // A visitor who was in danger or in grief in this talk is offered nothing until they speak of work again.
  const isSpared = memory.topics.some((topic) => sparedTopics.has(topic)) && !acts.includes("project");
  const isQuiet =
    isSpared || acts.some((act) => personFirst.has(act)) || memory.isWithdrawn === true || state === "closed";
  const mayAskContact = !isLead(slots) && memory.declines === 0 && !isQuiet;
  const asksContact = mayAskContact && (asked === "contact" || asked === "name" || memory.isBuying);
  const topic = memory.topics.at(-1) ?? "";
  const quickReplies = isQuiet
    ? []
    : listFollowUps(topic, memory.topics, language, texts, mayAskContact && !asksContact);
  return {
    content: [isResumed ? texts.resumed : undefined, content].filter(Boolean).join(" "),
    lang: language,
    selections: asked === "service" ? serviceChoices : undefined,
    quickReplies: quickReplies.length > 0 ? quickReplies : undefined,
    asksContact: asksContact || undefined,
    slots,
    changes,
    memory,
    state,
    usedModel: true,
  };
}
