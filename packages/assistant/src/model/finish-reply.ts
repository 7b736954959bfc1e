import type { Asked, Memory, Slots } from "@site/core/chat/memory";
import { serviceChoices } from "@site/core/chat/options";
import { spanishPromise } from "../engine/spanish.ts";
import { spanishReadBack } from "../engine/spanish-read-back.ts";
import type { TurnInput, TurnResult } from "../engine.ts";
import { promiseOf } from "../frame-reply.ts";
import { abuseLimit, guardReplies } from "../guards/guard-reply.ts";
import { spanishGuardReplies } from "../guards/spanish-guard-reply.ts";
import { isLead } from "../plan-next.ts";
import { forgottenIn, readBack } from "../read-back.ts";
import { type Applied, mayPut } from "./apply-proposal.ts";
import { saysPassedOn, sentencesOf } from "./claims.ts";
import type { Act } from "./proposal.ts";

/** Emphasis and line marks that models write although they should not. */
export const withoutMarks = (text: string): string =>
  text
    .replaceAll("**", "")
    .replace(/^(?:[-*]|#+)\s+/gm, "")
    .replace(/\s+/g, " ")
    .trim();

/** What a question is about, by its words. */
const getQuestions: readonly (readonly [Asked, RegExp])[] = [
  ["contact", /\b(?:phone|number|e-?mail|reach you|n[uú]mero|tel[eé]fono|correo)\b/i],
  ["name", /\b(?:your (?:full |first |last )?name|name (?:may|can|should)|su nombre|se llama)\b/i],
];

const asksOf = (sentence: string): Asked | undefined => getQuestions.find(([, words]) => words.test(sentence))?.[0];

/** The reply without questions that may not be put; empty when it is nothing else. */
export const withoutQuestion = (text: string, asks: Asked | undefined, { asked, acts, memory }: Applied): string =>
  sentencesOf(text)
    .filter((sentence) => {
      if (asked || !sentence.endsWith("?")) return true;
      const about = asks ?? asksOf(sentence);
      return !about || mayPut(about, acts, memory);
    })
    .join(" ");

/** Behind these words and behind a comma a name is one: "Will you..." is none. */
const addressing = /(?:,|^(?:thanks|you|gracias|understood|sorry|hi|hello|hola|well|got it)[,!.]?)$/i;

/** "Thank you, Maureen Fahey" for "Thank you, Maureen": a name is repeated whole when it is saved. */
function withWholeName(text: string, { name }: Slots): string {
  const first = name?.split(" ")[0];
  if (!name || !first || text.includes(name)) return text;
  const words = text.split(" ");
  const place = words.findIndex(
    (word, index) => word.replace(/[^\p{L}'-]/gu, "") === first && addressing.test(words[index - 1] ?? ""),
  );
  return words.map((word, index) => (index === place ? word.replace(first, name) : word)).join(" ");
}

/** A text in front of the question that another one ends with. */
function beforeQuestion(text: string, more: string | undefined): string {
  if (!more) return text;
  const last = sentencesOf(text).at(-1) ?? "";
  if (!last.endsWith("?")) return `${text} ${more}`;
  return [text.slice(0, -last.length).trim(), more, last].filter(Boolean).join(" ");
}

/** In such turns the person comes first, and what was noted at the end. */
const personFirst: ReadonlySet<Act> = new Set<Act>([
  "injury",
  "emergency",
  "bereaved",
  "complaint",
  "damage",
  "claim",
  "abuse",
]);

/** After the last insult the talk ends by the company's own words. */
function farewell({ messages, hasFormer, now, memory: before }: TurnInput, { slots, memory }: Applied) {
  if (memory.abuse < abuseLimit || memory.abuse === before.abuse) return undefined;
  const replies = memory.language === "es" ? spanishGuardReplies : guardReplies;
  return replies("abuse", { now, abuse: memory.abuse, slots, memory, hasFormer, message: messages.join(" ") })[0];
}

/** What is told to be urgent is filed as urgent. */
const kindTold = (text: string, { slots, memory }: Applied): Memory["kind"] =>
  /\burgente?\b/i.test(text) && isLead(slots, memory) ? "emergency" : memory.kind;

/** The turn of a checked reply: what was saved and forgotten in it is repeated, and a new request is told of. */
export function finishReply(text: string, input: TurnInput, applied: Applied): TurnResult {
  const { slots: before, memory: known, state: was, now } = input;
  const { acts, slots, changes, memory, state, asked } = applied;
  const isSpanish = memory.language === "es";
  const isNew = isLead(slots, memory) && !isLead(before, known) && was !== "lead_created";
  const isTold = !isNew || memory.isWithdrawn || saysPassedOn(text);
  const promiseNow = () => (isSpanish ? spanishPromise(memory, now) : promiseOf({ memory, slots, changes }, now));
  const said = farewell(input, applied) ?? withWholeName(text, changes);
  const content = beforeQuestion(said, isTold ? undefined : promiseNow());
  const forgotten = forgottenIn(content, changes);
  const repeated = isSpanish ? spanishReadBack(forgotten, before) : readBack(forgotten, before);
  return {
    content: acts.some((act) => personFirst.has(act))
      ? beforeQuestion(content, repeated)
      : [repeated, content].filter(Boolean).join(" "),
    selections: asked === "service" ? serviceChoices : undefined,
    slots,
    changes,
    memory: { ...memory, kind: kindTold(text, applied) },
    state,
    usedModel: true,
  };
}
