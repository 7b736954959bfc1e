import { smallTalk } from "@site/core/chat/options";
import { answerBank } from "../answers/bank.ts";
import { knowledgeOf } from "../answers/general-knowledge.ts";
import { topicAnswers } from "../answers/topics.ts";
import type { EngineTurn } from "../engine.ts";
import type { GuardKind } from "../guards/find-guard.ts";
import { personOfOffice } from "../slots/people.ts";
import { isQuestion } from "../understanding/clauses.ts";
import { topicIn, topicOfLabel } from "../understanding/topics.ts";
import { type Meaning, type Understood, understand } from "../understanding/understand.ts";
import { withoutName } from "../words.ts";
import { asksPrice, wantsWork } from "./cues.ts";
import { speaksOfHome } from "./fallback.ts";
import { plain, sureOfFact } from "./hedge.ts";
import { inContext, joinedTo, leansBack } from "./in-context.ts";
import { alone, covers, flowLabels, quiet, talks } from "./label-groups.ts";
import { labelOf } from "./label-of.ts";
import { echoed } from "./lean-back.ts";
import { add, contextOf, isSaid, type MessageAnswers, type Said, say } from "./say.ts";

/** Labels of news: a question that was taken for news was not understood. */
const news = new Set(["project", "inform", "correct", "for-other", "about-me", "times", "confirm", "deny"]);

const isOpenQuestion = ({ text, share }: Meaning, label: string | undefined): boolean =>
  (label === undefined || label === "status" || (news.has(label) && share < sureOfNews)) &&
  isAsking(text) &&
  text.trim().split(/\s+/).length >= 2;

const sureOfNews = 0.8;
/** "Can I get a quote", "could someone come look" ask for work and not for a fact, "can I talk to Mike" for a person. */
const isAsking = (text: string): boolean => isQuestion(text) && !wantsWork(text) && !personOfOffice(text);

interface Found {
  said: Said[];
  open: string[];
}

/** What a clause without an answer comes to: a question for the office, something beyond us, or nothing. */
function leave({ text, guesses, topic }: Meaning, turn: EngineTurn, { said, open }: Found): void {
  const general = topic && topicAnswers[topic].say(contextOf(text, turn))?.[0];
  if (general && !isSaid(general, turn) && !said.some(({ text: own }) => own === general)) {
    said.push({ label: `about-${topic}`, text: general, subject: topicAnswers[topic].subject });
    return;
  }
  const { topics, lastAsked, kind } = turn.memory;
  const isWithUs = topics.some((topic) => !smallTalk.includes(topic)) || lastAsked !== undefined || kind !== undefined;
  const isElsewhere = ofElsewhere(guesses) >= (speaksOfHome(text) ? sureOfElsewhere : likelyElsewhere);
  if (isWithUs || !isElsewhere) open.push(text);
  else if (said.length === 0) add(said, "off-topic", { text, label: "off-topic", share: 1, guesses: [] }, turn);
}

/** How likely a text is about nothing that a contractor deals with. */
const ofElsewhere = (guesses: Meaning["guesses"]): number =>
  guesses
    .filter(({ label }) => label === "off-topic" || label === "joke" || label === "not-our-business")
    .reduce((sum, { share }) => sum + share, 0);
const sureOfElsewhere = 0.25;
/** Words that name nothing of a home need less. */
const likelyElsewhere = 0.03;

/** After a complaint or the like, what somebody tells is part of it and no question of its own. */
const isStory = ({ text }: Meaning, label: string, { memory: { kind } }: EngineTurn): boolean =>
  kind !== undefined &&
  kind !== "callback" &&
  kind !== "job" &&
  !isQuestion(text) &&
  !talks.has(label) &&
  !quiet.has(label);

/** The message as a whole may say what its halves don't. */
function wholeAnswer(turn: EngineTurn, clauses: number): Said | undefined {
  const [whole] = turn.understood.map((each) => each.whole);
  if (clauses < 2 || !whole?.label || flowLabels.has(whole.label)) return undefined;
  const answer = say(whole.label, whole, turn, []);
  return answer && !quiet.has(answer.label) ? answer : undefined;
}

const isLeaning = (text: string): boolean =>
  text.split(" ").length <= 3 ||
  (text.split(" ").length <= 6 && /\b(?:it|that|this|them|one|i|me|we|you|u)\b/i.test(text));

/** A company that has no answer to a question leaves it to its office. */
function addOrLeave(found: Found, label: string, clause: Meaning, turn: EngineTurn): void {
  if (!add(found.said, label, clause, turn) && isQuestion(clause.text)) leave(clause, turn, found);
}

/** "10 yrs huh", "so no subcontractors?": what was said last, said once more in short. */
function repeated({ messages, history, memory }: EngineTurn): Said | undefined {
  const last = history.findLast(({ role }) => role === "assistant")?.content;
  const sentence = messages.length === 1 ? echoed(messages[0] ?? "", last) : undefined;
  const label = memory.topics.at(-1);
  if (!sentence || !label || memory.kind || /^I (?:can'?t|don'?t|have noted)/.test(sentence)) return undefined;
  return {
    label,
    text: `That is right: ${sentence.replace(/^(?:(?:Yes|No)[,.:]?|If (?:your question|I understand)[^:]*:) /, "")}`,
  };
}

/** Meanings that a clearer word may overrule: they are said of anything. */
const vague: ReadonlySet<string> = new Set(
  "worth-it window-kinds siding-kinds door-kinds storm-door safety-tub off-topic offered mold vinyl-vs-wood double-hung".split(
    " ",
  ),
);

/** What the visitor wrote last, without their name. */
const saidBefore = ({ history, slots: { name } }: EngineTurn): string | undefined => {
  const last = history.findLast(({ role }) => role === "user")?.content;
  return last && withoutName(last, name);
};

/** What is known of the trade, where the company's own texts have nothing on a question. */
function fromTrade(
  { text, share }: Meaning,
  label: string | undefined,
  turn: EngineTurn,
): { label: string; text?: string } | undefined {
  const isOpen =
    label === undefined || flowLabels.has(label) || vague.has(label) || answerBank[label]?.subject || share < 0.4;
  if (!isOpen || label === "price" || (!isQuestion(text) && !/\b(?:or|vs)\b/i.test(text) && !turn.history.length))
    return undefined;
  const before = leansBack(text) ? saidBefore(turn) : undefined;
  const known = asksPrice(text) ? undefined : knowledgeOf(text, isQuestion(text) ? before : undefined);
  if (!known || isSaid(known.say || "\0", turn)) return undefined;
  return known.say ? { label: known.label, text: known.say } : { label: known.label };
}

/** A part of a message in its conversation: alone, and where that says nothing, together with what came before it. */
function readPart(part: Meaning, last: Meaning | undefined, turn: EngineTurn): { clause: Meaning; label?: string } {
  const clause = inContext(part, turn);
  const label = labelOf(clause, turn);
  if (label === "area" && personOfOffice(clause.text)) return { clause };
  if (label !== undefined) return { clause, label };
  const joined = joinedTo(last ? last.text : leansBack(part.text) ? saidBefore(turn) : undefined, clause, turn);
  return joined?.label ? { clause: joined, label: joined.label } : { clause };
}

const sureOfWhole = 0.6;

/** "I rent, can I enter?": where its halves say little, a message that surely means one thing is answered as a whole. */
function wholeIn({ whole, clauses }: Understood, turn: EngineTurn): readonly Meaning[] {
  const label = whole.share >= sureOfWhole ? whole.label : undefined;
  const topic = label && topicOfLabel(label);
  const isClear = clauses.every(({ share }) => share < sureOfPart);
  const isOfTalk = topic !== undefined && topicOfLabel(turn.memory.topics.at(-1) ?? "") === topic;
  return isClear && isOfTalk && clauses.length > 1 ? [whole] : clauses;
}
const sureOfPart = 0.36;

/** Answers one part of a message, or leaves it to the office. */
function answerPart(part: Meaning, last: Meaning | undefined, turn: EngineTurn, found: Found): void {
  const read = readPart(part, last, turn);
  const { clause } = read;
  const known = fromTrade(clause, read.label, turn);
  const label = known?.label ?? read.label;
  if (label !== undefined && found.said.some((each) => each.label === label)) return;
  if (known?.text) {
    found.said.push({ label: known.label, text: known.text });
    return;
  }
  const isAct = label === undefined || flowLabels.has(label) || isStory(clause, label, turn);
  if (isAct) {
    if (isOpenQuestion(clause, label)) leave(clause, turn, found);
    return;
  }
  const toldNews = Object.values(turn.found).some(Boolean);
  if ((toldNews && quiet.has(label)) || isNoQuestion(clause, label) || isToldWithContact(clause, label, turn)) return;
  addOrLeave(found, label, clause, turn);
}

/** Answers to every clause of the turn's messages that asks something. At most four, none twice. */
export function answerMessages(turn: EngineTurn): MessageAnswers {
  const again = repeated(turn);
  if (again) return { said: [again], open: [] };
  const found: Found = { said: [], open: [] };
  const clauses = turn.understood.flatMap((each) => wholeIn(each, turn));
  for (const [index, part] of clauses.entries()) answerPart(part, clauses[index - 1], turn, found);
  const whole = found.said.length === 0 && found.open.length > 0 ? wholeAnswer(turn, clauses.length) : undefined;
  if (whole) return { said: [whole], open: [] };
  const loud = found.said.filter(({ label }) => !quiet.has(label));
  const kept = loud.length > 0 || found.open.length > 0 ? loud : found.said.slice(0, 1);
  const open = loud.length > 0 ? found.open.filter((text) => !isLeaning(text)) : found.open;
  return { said: withoutCovered(kept).slice(0, 4), open: open.slice(0, 2) };
}

/** Who leaves a number and tells what it is about asks for no facts of it. */
const isToldWithContact = ({ text }: Meaning, label: string, { found }: EngineTurn): boolean =>
  Boolean(found.phone ?? found.email) &&
  !isQuestion(text) &&
  !plain.has(label) &&
  !talks.has(label) &&
  !quiet.has(label) &&
  topicIn([{ label, share: 1 }]) !== "price";

/** A sentence that asks nothing is no question for the fact that it only reminds of. */
const isNoQuestion = ({ text, share, guesses }: Meaning, label: string): boolean =>
  guesses[0]?.label === label &&
  share < sureOfFact &&
  !quiet.has(label) &&
  !talks.has(label) &&
  !plain.has(label) &&
  topicIn([{ label, share: 1 }]) !== "price" &&
  !isQuestion(text) &&
  text.trim().split(/\s+/).length >= 5;

function withoutCovered(said: readonly Said[]): Said[] {
  const labels = said.map(({ label }) => label);
  const left = covers.flatMap(([label, others]) => (labels.includes(label) ? others : []));
  return said.filter(({ label }) => !left.includes(label));
}

/** The parts of the visitor's last message that got no answer when it was sent. */
export function answerSkipped(turn: EngineTurn): MessageAnswers {
  const before = turn.history.filter(({ role }) => role === "user").at(-1);
  if (!before) return { said: [], open: [] };
  const understood = understand(before.content);
  const left = understood.clauses.filter(({ label }) => label === undefined || !turn.memory.topics.includes(label));
  return answerMessages({ ...turn, understood: [{ whole: understood.whole, clauses: left }] });
}

/** Whether a repair is free is not what an estimate costs. */
const ofOurWork: ReadonlySet<GuardKind> = new Set(["claim", "damage", "complaint"]);

/** What else was asked in a message that is answered by a fixed reply, at most two answers. */
export function besideGuard(kind: GuardKind, turn: EngineTurn): { text: string; topics: string[] } | undefined {
  if (alone.has(kind)) return undefined;
  // "About a tub conversion" says what the call is for and asks nothing.
  const asking = turn.understood.map(({ whole, clauses }) => ({
    whole,
    clauses: kind === "callback" ? clauses.filter(({ text }) => isQuestion(text)) : clauses,
  }));
  const said = answerMessages({ ...turn, understood: asking })
    .said.filter(({ label }) => !quiet.has(label) && !talks.has(label))
    .filter(({ label }) => label !== "free-estimate" || !ofOurWork.has(kind))
    .slice(0, 2);
  return said.length > 0
    ? { text: said.map(({ text }) => text).join(" "), topics: said.map(({ label }) => label) }
    : undefined;
}
