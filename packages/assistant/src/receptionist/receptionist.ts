import type { Memory } from "@site/core/chat/memory";
import { chatLimits, isHandoff } from "@site/core/chat/options";
import { openingReplies } from "@site/core/chat/quick-replies";
import { addTopics, pickGraver, rememberTurn } from "../conversation/remember-turn.ts";
import type { TurnInput, TurnResult } from "../conversation/turn.ts";
import { listVisitorMessages } from "../llm/grounding.ts";
import { type Guess, probabilityOf } from "../ranking/classify.ts";
import { phone } from "../ranking/knowledge-base.ts";
import { classifyText } from "../ranking/rank.ts";
import { minProbability } from "../ranking/thresholds.ts";
import { topicOfLabel } from "../ranking/topics.ts";
import { extractSignals, type Signals } from "../signals/extract-signals.ts";
import { acknowledge, echoStatement } from "./acknowledge.ts";
import { type Act, findAct, getAct, getRecentAct, isOfOffice, isRefusal, likeliestAct, mentionsDeath } from "./acts.ts";
import { answerChoice, jobsLink, serviceLink } from "./answer-choice.ts";
import { answerQuestions, keepQuestion, type Questions } from "./answer-questions.ts";
import { closedText } from "./business-hours.ts";
import { closing } from "./close-reply.ts";
import {
  buildTurn,
  type Composition,
  composeReply,
  firstUnread,
  getSituation,
  mayShowCard,
  type Turn,
} from "./compose-reply.ts";
import { isMatter } from "./computed-answers.ts";
import { comesBack, replyToTime, textsWish, timesAfter, wantsOtherWay } from "./contact-times.ts";
import {
  callOffDanger,
  helpHasCome,
  houseStep,
  isInDanger,
  isSafe,
  pickDangerWording,
  stillInTrouble,
} from "./danger-talk.ts";
import { echo } from "./echo.ts";
import { intents, isUndecided } from "./intents.ts";
import { hasQuestion, isQuestionLike } from "./question-parts.ts";
import { parseChoice } from "./quick-replies.ts";
import { asksProgress, findSmallTalk } from "./small-talk.ts";
import { wishesWork } from "./wishes.ts";

/** Whether a detail is refused; who complains refuses mostly what they are told: "don't give me the sorry". */
const refuses = ({ signals, memory }: Turn): boolean =>
  isRefusal(signals) && (!isMatter(memory) || intents.decline.test(signals.plain));

/** Somebody does not want to leave a detail, or anything at all. */
function isDecline(turn: Turn): boolean {
  const { signals, parts, memory, read } = turn;
  const { contact, plain } = signals;
  if (wantsOtherWay(plain)) return false;
  if (contact.changes.phone || contact.changes.email || getRecentAct(memory) === "bereaved") return false;
  if (hasQuestion(parts)) return false;
  return refuses(turn) || (read.length > 0 && intents.decline.test(plain) && memory.kind !== "emergency");
}

/** A visitor who wants no calls, and names no other way, is asked for nothing. */
const wantsNoCalls = ({ signals: { plain }, parts, reach }: Turn): boolean =>
  reach === undefined && intents.noCalls.test(plain) && !wantsOtherWay(plain) && !hasQuestion(parts);

/** What each part of a message means most likely. */
const listTopGuesses = ({ signals: { text }, parts }: Turn): Guess[] =>
  parts.filter((part) => part !== text && part.split(" ").length > 1).flatMap((part) => classifyText(part).slice(0, 1));

/** The turn with what its act and its wish make of the talk. */
function withAct(turn: Turn, act: Act | undefined, isWish: boolean): Turn {
  const { input, signals, slots, memory: previous } = turn;
  // After help has come a wish is an ordinary request.
  const before = {
    ...previous,
    ...(isWish && isSafe(previous) ? { kind: undefined } : {}),
    times: timesAfter(turn, act),
    askFor: signals.askFor ?? previous.askFor,
  };
  const memory = rememberTurn(before, slots.service, {
    kind: act?.kind,
    isWish,
    isRefusal: refuses(turn),
    isOff: act?.endsRequest === true,
    isBack: isWish || act?.id === "callback" || comesBack(turn),
    reopens: isWish && intents.estimate.test(signals.plain),
    isAbuse: act?.id === "abuse",
    services: signals.services,
    others: signals.contact.others,
    topics: act && !(act.id === "bereaved" && isWish) ? [`act-${act.id}`] : [],
  });
  const next = {
    ...turn,
    memory,
    mayAskContact: mayShowCard(memory, turn.reach) && !isUndecided(signals.plain),
  };
  return act?.keepsNothing
    ? { ...next, slots: input.slots, signals: { ...signals, contact: { ...signals.contact, changes: {} } } }
    : next;
}

/** What an act is answered with; nothing when it goes on with what was answered before. */
function pickActWording(turn: Turn, before: Memory, act: Act | undefined): string | undefined {
  const { texts, read } = turn;
  if (!act) return undefined;
  const { askFor } = turn.memory;
  const wordings = texts.acts[act.id]({ ...getSituation(turn), memory: { ...before, askFor } });
  if (act.kind === undefined || act.kind !== before.kind) return firstUnread(wordings, read);
  return act.kind === "complaint" ? firstUnread(wordings.slice(1), read) : undefined;
}

/** Greetings, thanks and the like, and what to do next in an emergency. */
function replyToSmallTalk(turn: Turn, previous: Memory): Composition | undefined {
  const { texts, read, memory } = turn;
  const step = houseStep(turn, previous);
  if (step) return step;
  if (isInDanger(previous)) return helpHasCome(turn);
  const wordings = turn.times ? undefined : findSmallTalk(turn);
  if (!wordings) return undefined;
  return {
    parts: [firstUnread(wordings, read) ?? wordings[0]],
    memory: addTopics(memory, wordings === texts.praised ? "praise" : "talk"),
    quickReplies: wordings === texts.hello ? openingReplies[memory.language] : undefined,
  };
}

/** What is said where nothing else is: what people come for, or that it was not understood. */
function composeFallback(turn: Turn): Pick<Composition, "parts" | "quickReplies"> {
  const { memory, reach, texts, read, signals } = turn;
  if (isSafe(memory)) return { parts: [firstUnread(texts.safe, read) ?? firstUnread(texts.fine, read)] };
  if (memory.kind === "emergency") return { parts: [echoStatement(turn), stillInTrouble(turn)] };
  if (memory.isWithdrawn || reach || intents.filler.test(signals.plain))
    return { parts: [firstUnread(texts.fine, read)] };
  return read.length === 0 || signals.plain.split(" ").length <= 1
    ? {
        parts: [firstUnread(texts.askService, read) ?? firstUnread(texts.fine, read)],
        quickReplies: openingReplies[memory.language],
      }
    : { parts: [firstUnread(texts.unclear, read) ?? texts.unclear[1]] };
}

/** What the talk remembers of the questions of a turn. */
function withQuestions(memory: Memory, { answers, unknown }: Questions, act: Act | undefined): Memory {
  const labels = answers.map(({ label }) => label);
  const isTalk = labels.length === 0 && unknown.length === 0 && !act;
  // A visitor who asks for hours and benefits of a job is an applicant.
  const kind = labels.some((label) => topicOfLabel(label) === "jobs") ? pickGraver(memory.kind, "job") : memory.kind;
  const next = addTopics({ ...memory, kind }, ...labels, ...(isTalk ? ["talk"] : []));
  return unknown.length > 0 ? unknown.reduce(keepQuestion, next) : { ...next, fallbacks: 0 };
}

function stateAfter({ abuse }: Memory, act: Act | undefined): Composition["state"] {
  if (abuse >= chatLimits.abuse) return "closed";
  return act && isHandoff(act.id) ? "handoff" : undefined;
}

function buildLinks(act: Act | undefined, texts: Turn["texts"]): Composition["quickReplies"] {
  if (act?.id === "job") return jobsLink(texts);
  return act?.id === "claim" ? serviceLink(texts) : undefined;
}

interface ActReply {
  act: Act | undefined;
  wording: string | undefined;
  isWish: boolean;
}

/** Whether what was told is repeated: to a visitor who can be reached always, else beside nothing that asks for it already. */
function mayEcho({ reach, memory, signals, slots }: Turn, isAnswered: boolean, { act, wording }: ActReply): boolean {
  if (memory.kind === "emergency" || act?.isToldWhole || wording?.includes("“")) return false;
  if (reach) return true;
  // A few words that nothing came of are no message to the office: they are asked about.
  const isFew = signals.plain.split(" ").length <= 4 && !/\d/.test(signals.plain);
  const isScrap = memory.kind === undefined && !memory.isBuying && !slots.service && isFew;
  if (memory.kind === "job" || isScrap) return false;
  const isAgain = act !== undefined && memory.topics.filter((topic) => topic === `act-${act.id}`).length > 1;
  return wording ? isAgain : memory.kind !== undefined || !isAnswered;
}

/** How and when somebody is to be reached, by this message; a visit's new time is none of that. */
function noteWay({ memory, reach, texts, signals, times }: Turn, act: Act | undefined): string[] {
  const isNoCalls = reach !== undefined && intents.noCalls.test(signals.plain);
  const isByText = isNoCalls && memory.times?.includes(textsWish) === true;
  const wishes = [isByText ? textsWish : "", act?.id === "reschedule" ? "" : times].filter(Boolean);
  const noted = echo(wishes.join("; "));
  return [...(noted ? [texts.times(noted)] : []), ...(isNoCalls && !isByText ? [texts.noCalls] : [])];
}

/** What is done with what was told; nothing is said of it to a visitor who wants nothing. */
function acknowledgeIfWanted(turn: Turn, isAnswered: boolean, actReply: ActReply) {
  const { memory, reach, texts, signals } = turn;
  const { wording, act, isWish } = actReply;
  const { phone, email } = signals.contact.changes;
  if (memory.isWithdrawn && reach && wording === undefined && (phone ?? email)) return [texts.withdrawnNote(reach)];
  if (act?.isAlone) return [];
  if (memory.isWithdrawn) return isAnswered ? [] : [echoStatement(turn)];
  // What an act is answered with names the number where it says that the office has it.
  const isPassedOn = wording !== undefined && reach !== undefined && wording.includes(reach);
  const way = noteWay(turn, act);
  const isAppointed =
    (turn.times !== "" && act?.id !== "reschedule") ||
    act?.kind === "callback" ||
    (isWish && probabilityOf(signals.guesses, "book") >= minProbability.clear);
  const closed = isAppointed ? closedText(signals.plain, turn.input.now, memory.language) : undefined;
  const details = acknowledge(turn, { isWish, isPassedOn, mayEcho: mayEcho(turn, isAnswered, actReply) });
  return [...details, ...way, closed];
}

/** Until help is there every reply is about that, and nothing is asked for; who leaves a number is told what became of it. */
function replyInDanger(turn: Turn, previous: Memory, isWish: boolean): Composition | undefined {
  const danger = pickDangerWording(turn, previous);
  if (!danger) return undefined;
  const { phone, email } = turn.signals.contact.changes;
  const acknowledgment =
    (phone ?? email) ? acknowledgeIfWanted(turn, true, { act: undefined, wording: undefined, isWish }) : [];
  const calledOff = turn.memory.isWithdrawn && !turn.reach ? turn.texts.nobodyComes : undefined;
  // Its words say, too, what is passed on.
  const isTold = acknowledgment.length > 0 && turn.memory.topics.includes("danger-intruder");
  // A visitor who has read all of it, and asks on, is answered behind the reminder.
  const { answers } = danger.isAll ? answerQuestions(turn, undefined, isWish) : { answers: [] };
  return {
    parts: [isTold ? undefined : danger.wording, calledOff, ...acknowledgment, ...answers.map(({ text }) => text)],
    memory: addTopics(turn.memory, "talk", ...answers.map(({ label }) => label)),
    state: "handoff",
  };
}

/** A question or an objection right behind an act, when nothing is new and it is not about something else. */
function followUp(turn: Turn, previous: Memory, { answers }: Questions): Composition | undefined {
  const { signals, texts, read, memory } = turn;
  const id = getRecentAct(previous);
  // Whoever tried something may have a question after all.
  const form = isQuestionLike(signals.plain) ? "question" : "objection";
  const expected = getAct(id)?.followUp;
  const isAbout = expected === "any" || expected === form;
  const isNews = Object.keys(signals.contact.changes).length > 0 || (answers.length > 0 && id !== "scam");
  if (!id || !isAbout || isNews || signals.plain.split(" ").length > 14) return undefined;
  const text = firstUnread(texts.acts[id](getSituation(turn)), read);
  const echoed = id === "reschedule" || id === "status" ? echoStatement(turn) : undefined;
  return text ? { parts: [echoed, text], memory: addTopics(memory, `act-${id}`) } : undefined;
}

/** Person first, then answers, then what is done with what was told. */
function composeAnswer(turn: Turn, previous: Memory, act: Act | undefined, isWish: boolean): Composition {
  const waiting = replyInDanger(turn, previous, isWish);
  if (waiting) return waiting;
  const wording = pickActWording(turn, previous, act);
  const questions = answerQuestions(turn, wording ? act : undefined, isWish);
  // A visitor who tells of a loss on the way to a question has nothing to be stopped or changed.
  if (act?.id === "bereaved" && (isWish || questions.answers.length > 0))
    return assembleReply(turn, questions, { act: undefined, wording: turn.texts.condolence, isWish });
  return (
    (wording ? undefined : followUp(turn, previous, questions)) ??
    assembleReply(turn, questions, { act, wording, isWish })
  );
}

const longSince = /\b(?:last \w+|ago|scared|afraid|since|almost|nearly|el (?:mes|ano) pasado)\b/;

/** What is said first: to a visitor who has it hard, and to one who leaves nothing. */
function openings(turn: Turn, wording = ""): (string | undefined)[] {
  const { signals, texts, reach } = turn;
  return [
    mentionsDeath(signals) && !/\bsorry|siento\b/.test(wording) ? texts.condolence : undefined,
    intents.fall.test(signals.plain) ? texts.fall[longSince.test(signals.plain) ? "before" : "now"] : undefined,
    intents.hardship.test(signals.plain) && !/\bsorry|siento\b/.test(wording) ? texts.hardship : undefined,
    (refuses(turn) || intents.decline.test(signals.plain) || intents.noCalls.test(signals.plain)) &&
    !(reach || wording || wantsOtherWay(signals.plain))
      ? texts.accepted
      : undefined,
  ];
}

const saysFree = /\b(?:free|gratis)\b/;

function assembleReply(turn: Turn, questions: Questions, actReply: ActReply): Composition {
  const { memory, texts, reach, mayAskContact } = turn;
  const { act, wording, isWish } = actReply;
  const answers = questions.answers.map(({ text }) => text);
  const { text, ...rest } = closing(turn, questions, wording ? act : undefined, isWish);
  const isAnswered = answers.length > 0 || wording !== undefined || questions.unknown.length > 0;
  const placeNote = questions.answers.some(({ label }) => label === "area") && texts.known(turn.slots.location ?? "");
  // A town of which an answer speaks is not repeated.
  const acknowledgment = acknowledgeIfWanted(turn, isAnswered, actReply).filter((part) => part !== placeNote);
  // What is repeated names the way to the office already.
  const isQuoted = !reach && !isAnswered && acknowledgment.some((part) => part?.includes("“") && part.includes(phone));
  const last = isQuoted && rest.asks === "contact" ? undefined : text;
  const parts = [
    ...openings(turn, wording),
    ...(wording ? [wording, ...answers, ...acknowledgment] : [...acknowledgment, ...answers]),
    isWish && !reach && !answers.some((each) => saysFree.test(each)) ? texts.freeEstimate : undefined,
    last,
  ];
  const next = withQuestions(memory, questions, act);
  const base = { state: stateAfter(memory, act), ...rest, quickReplies: buildLinks(act, texts) ?? rest.quickReplies };
  return parts.some(Boolean)
    ? { ...base, parts, memory: next, asksContact: rest.asksContact || (isQuoted && mayAskContact) }
    : { ...base, memory: { ...next, fallbacks: memory.fallbacks + 1 }, ...composeFallback(turn) };
}

/** The button that was pressed, or whose words or meaning the message has. */
function findChoice({ input, signals, reach, memory }: Turn): string | undefined {
  const { text, plain } = signals;
  const pressed = input.choice ?? parseChoice(text);
  if (pressed) return pressed;
  if (memory.lastAsked === "callback" && intents.agree.test(plain)) return "office";
  // "Never mind" may be of anything: who has a request takes it back by the card, or says so in full.
  return reach !== undefined && intents.neverMind.test(plain) && !intents.takesBack.test(plain)
    ? "withdraw"
    : undefined;
}

/** "Did you delete it?" behind a wish that only the office can do asks no more than how that stands. */
const isAboutProgress = (found: Act | undefined, { text }: Signals, previous: Memory): boolean =>
  found !== undefined && (previous.isWithdrawn || isOfOffice(getRecentAct(previous))) && asksProgress(text);

/** A visitor who offered something, and leaves a number now, is still no customer; one who would work for us is an applicant. */
const vendorBefore = ({ signals, memory }: Turn): Act | undefined =>
  getRecentAct(memory) === "vendor" && signals.services.length === 0 && likeliestAct(signals) !== "job"
    ? getAct("vendor")
    : undefined;

/** What else was said is answered behind the relief. */
function answerAfterFalseAlarm({ texts, memory }: Turn, calm: TurnInput): TurnResult {
  const { messages, slots, history } = calm;
  const signals = extractSignals(messages, { slots, memory: calm.memory, said: listVisitorMessages(history) });
  const next = buildTurn(calm, { ...signals, language: memory.language });
  const rest =
    messages.length > 0
      ? replyAsReceptionist(calm, next.signals)
      : composeReply(next, { parts: [texts.fine[0]], memory: next.memory });
  return { ...rest, content: `${texts.falseAlarm} ${rest.content}` };
}

/** Answers a turn without a model. What decides, in this order: a danger that is called off, a button, a no, a time alone, small
 * talk, a danger that goes on, the words of an act, a question behind the last act, answers; then what the office is to know. */
export function replyAsReceptionist(input: TurnInput, signals: Signals): TurnResult {
  const turn = buildTurn(input, signals);
  const calm = callOffDanger(turn);
  return calm ? answerAfterFalseAlarm(turn, calm) : chooseReply(turn);
}

function chooseReply(turn: Turn): TurnResult {
  const { signals, texts, read, memory: previous } = turn;
  const chosen = answerChoice(turn, findChoice(turn));
  if (chosen) return composeReply(turn, chosen);
  const decline = (): TurnResult =>
    composeReply(turn, {
      parts: [firstUnread(texts.declined, read) ?? texts.declined.at(-1)],
      memory: { ...previous, declines: previous.declines + 1, times: timesAfter(turn, undefined) },
      state: "declined",
    });
  if (isDecline(turn)) return decline();
  const noted = replyToTime(turn);
  if (noted) return composeReply(turn, noted);
  const found = vendorBefore(turn) ?? findAct(signals, listTopGuesses(turn), previous);
  const isResumed = previous.isWithdrawn === true && intents.resumes.test(signals.plain);
  const act = isAboutProgress(found, signals, previous) || (isResumed && found?.id === "withdraw") ? undefined : found;
  const isWish = isResumed || wishesWork(turn, act);
  if (!act && !isWish && wantsNoCalls(turn)) return decline();
  const now = withAct(turn, act, isWish);
  const composition = (act ? undefined : replyToSmallTalk(now, previous)) ?? composeAnswer(now, previous, act, isWish);
  const isBack = previous.isWithdrawn === true && !now.memory.isWithdrawn && now.reach !== undefined;
  return composeReply(now, {
    ...composition,
    parts: [isBack ? texts.resumed : undefined, ...composition.parts],
  });
}
