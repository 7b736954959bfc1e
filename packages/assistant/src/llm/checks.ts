import { profile } from "@site/company/profile";
import type { Memory, Slots } from "@site/core/chat/memory";
import type { TurnInput } from "../conversation/turn.ts";
import { isLead } from "../lead/summary.ts";
import { getWords } from "../ranking/normalize.ts";
import { anyOf } from "../signals/any-of.ts";
import { countWords } from "../signals/language.ts";
import type { Applied } from "./apply-proposal.ts";
import { promises, promisesCall, saysPassedOn } from "./claims.ts";
import type { ReplyFault } from "./model-failure.ts";
import { findEmails, listTypedPhones } from "./pii-placeholders.ts";
import { leakMark, listFacts, rules } from "./prompt.ts";
import { figuresToAvoid, namesMoney } from "./reply-figures.ts";

/** Characters of a reply at most. */
const replyLength = 1200;

/** Words in a row that a reply may share with the rules by chance. */
const recitedWords = 10;

const listWordRuns = (text: string): string[] =>
  getWords(text)
    .map((_, index, words) => words.slice(index, index + recitedWords))
    .filter((run) => run.length === recitedWords)
    .map((run) => run.join(" "));

const recited = new Set(rules.flatMap(listWordRuns));

const innards = anyOf(
  /\b(?:tool|field|function) (?:answer|reply|acts)\b/im,
  /\b(?:system|hidden|initial) (?:prompt|message|instructions?)\b|\bmy (?:instructions|rules|prompt)\b/im,
  /\binternal mark\b|\[(?:phone|email)(?: \d+)?\]|^(?:human|user|assistant|system):/im,
);

const hasLeak = (text: string): boolean =>
  text.toUpperCase().includes(leakMark) || innards.test(text) || listWordRuns(text).some((run) => recited.has(run));

const markup = /`|<\/?[a-z!]|\{\{|\$\{|\[object|\bundefined\b|\]\(/i;
const notNumber = /\bNaN\b/;

const link = anyOf(
  /\b(?:https?|ftp|javascript|data|mailto|tel):|\bwww\.|\b[a-z0-9-]{2,}\.[a-z]{2,24}(?![a-z.@])/i,
  /\b[a-z]\.(?:me|co|ly|to|cc|gg|us|io)\b/i,
);

/** A number in letters: "1-800-FLOWERS". */
const vanity = /\b1?[ .-]?8\d\d[ .-][A-Z]{4,}/;

/** What nobody in an office would write, whoever asks for it. */
const rude =
  /\b(?:fuck\w*|shit\w*|assholes?|bitch\w*|cunts?|bastards?|nigg\w+|fagg\w+|puta\w*|mierda|pendej\w+|ching\w+)\b/i;

const office = /\bcall (?:the|our) office\b|\bllame a la oficina\b/i;
/** What is said first to people in danger. */
const help = /\b(?:911|988)\b/;

/** A claim to be human; "not a person" is the truth. */
const person = anyOf(
  /\b(?:i am|i'm) (?:a |an )?(?:real |actual |live )?(?:person|human|human being|employee|member of (?:the|our) (?:team|staff))\b/i,
  /\bsoy una persona\b/i,
);

/** The checks read two languages: in another one they would see nothing. Few words may be names and products. */
function isIn(language: Memory["language"], text: string): boolean {
  const words = getWords(text);
  return words.length < 8 || countWords(text)[language] / words.length >= 0.12;
}

/** What is known of a visitor after the turn. */
interface Known {
  slots: Slots;
  /** Other people with numbers of their own. */
  others?: readonly string[] | undefined;
  language: Memory["language"];
}

type Checked = Pick<TurnInput, "messages" | "history" | "now" | "learned">;

function hasForeignContact(text: string, { slots, others = [] }: Known, { learned = [] }: Checked): boolean {
  const { phone, email } = slots;
  const told = [...others, ...learned.map(({ answer }) => answer)];
  const allowed = [profile.phone, profile.secondLocation?.phone, phone, ...told];
  const own = allowed.flatMap((each) => listTypedPhones(each ?? ""));
  const mails = [profile.email, profile.careersEmail, email, ...told].flatMap((each) => findEmails(each ?? ""));
  return (
    listTypedPhones(text).some((each) => !own.includes(each)) || findEmails(text).some((mail) => !mails.includes(mail))
  );
}

const address = /https?:\/\/[^\s,]+?(?=[.,]?(?:\s|$))/gi;

/** Without emails, whose domains are no links, and without addresses that stand in the facts. */
function withoutOwn(text: string, turn: Checked): string {
  const own = listFacts(turn).flatMap((fact) => fact.match(address) ?? []);
  return [...findEmails(text), ...own].reduce(
    (rest, each) => rest.replaceAll(each.toLowerCase(), ""),
    text.toLowerCase(),
  );
}

/**
 * Checks a text of a model before a visitor sees it, by itself. A first layer, by rules: it stops what could bind the
 * company, give the prompt away or show somebody else's data, not every untruth.
 * @returns why the text must not be shown, undefined when it may
 */
export function checkText(text: string, turn: Checked, known: Known): ReplyFault | undefined {
  if (!text.trim()) return "empty";
  if (text.length > replyLength) return "length";
  if (hasLeak(text)) return "leak";
  if (markup.test(text) || notNumber.test(text)) return "markup";
  if (!isIn(known.language, text)) return "language";
  if (hasForeignContact(text, known, turn) || vanity.test(text)) return "contact";
  if (rude.test(text)) return "rude";
  if (link.test(withoutOwn(text, turn))) return "link";
  if (figuresToAvoid(text, turn).length > 0 || namesMoney(text)) return "figure";
  if (promises(text)) return "promise";
  return person.test(text) ? "person" : undefined;
}

/** Whether a reply may be shown after what was made of the turn: it claims only what will be stored, and people in danger
 * read first what helps them.
 * @returns why not, undefined when it may */
export function checkReply(text: string, turn: TurnInput, applied: Applied): ReplyFault | undefined {
  const { slots, memory, acts } = applied;
  // The number that is replaced may be named, too.
  const { phone = "", email = "" } = turn.slots;
  const others = [...(memory.others ?? []), phone, email];
  const failed = checkText(text, turn, { slots, others, language: memory.language });
  if (failed) return failed;
  const lower = text.toLowerCase();
  if (applied.dropped.some((value) => lower.includes(value.toLowerCase()))) return "unsaid";
  if (applied.hasInvalidEmail) return "email";
  if (saysPassedOn(text) && !isLead(slots)) return "claim";
  const isPeace = acts.includes("stop") || memory.isWithdrawn;
  if (isPeace && promisesCall(text)) return "promise";
  return isHelped(text, acts) ? undefined : "danger";
}

/** Whether people in danger read what helps them; of trouble at the house the office's phone at least. */
function isHelped(text: string, acts: Applied["acts"]): boolean {
  if (acts.includes("injury")) return help.test(text);
  return !acts.includes("emergency") || help.test(text) || text.includes(profile.phone) || office.test(text);
}
