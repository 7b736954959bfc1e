import { newestPerQuestion } from "@site/assistant/learning/same-question";
import type { Message } from "./assign-speakers.ts";
import type { ImportedConversation } from "./parse-line.ts";
import { isNameAnswer } from "./people.ts";
import { hasPersonalData } from "./personal-data.ts";
import { type Refusal, refusePattern } from "./refuse-pattern.ts";

/** Changes with the rules below and those they use: conversations are then read again. */
export const rulesVersion = 1;

export interface FoundPattern {
  question: string;
  answer: string;
  context?: string;
  agentName?: string;
  /** When the question was asked, ISO 8601. */
  timestamp?: string;
}

export interface Extraction {
  patterns: FoundPattern[];
  /** Questions with an answer that a rule refused, by rule. */
  refused: Refusal[];
  isUnattributed: boolean;
}

const answerRows = 3;
const contextRows = 2;

function getTurns(messages: readonly Message[]): { start: number; rows: Message[] }[] {
  const turns: { start: number; rows: Message[] }[] = [];
  for (const [start, row] of messages.entries()) {
    const last = turns.at(-1);
    if (last?.rows[0]?.speaker === row.speaker) last.rows.push(row);
    else turns.push({ start, rows: [row] });
  }
  return turns;
}

/** The first word of the agent's name; none when the name does not look like one. */
const firstName = (name: string | undefined): string | null => /^\p{Lu}\p{Ll}+/u.exec(name?.trim() ?? "")?.[0] ?? null;

function createContextFor(
  messages: readonly Message[],
  start: number,
  people: ReadonlySet<string>,
): string | undefined {
  const rows = messages.slice(Math.max(0, start - contextRows), start);
  const text = rows.map(({ speaker, text }) => `${speaker === "agent" ? "Agent" : "Visitor"}: ${text}`).join("\n");
  return text && !hasPersonalData(text, people) ? text : undefined;
}

const presenceCheck =
  /^(?:hello\?+|are you (?:still )?(?:there|with (?:me|us))\??|still (?:there|with me)\??|can i help you\??)[.!? ]*$/i;

/** "Are you still there?" teaches nothing and would part a question from its answer. */
const isPresenceCheck = ({ speaker, text }: Message): boolean => speaker === "agent" && presenceCheck.test(text);

const questionStart =
  /(?:^|[.!?]\s+)(?:and |so |but |hi,? |hello,? )?(?:what|when|where|who|how|why|which|can|could|do|does|did|is|are|will|would|should|have|has|may)\b/i;
const questionCue = /\?|\b(?:wondering|want to know|like to know|curious|tell me (?:about|more|if|how|what))\b/i;

const isQuestion = (text: string): boolean => questionCue.test(text) || questionStart.test(text);

const asksContact =
  /\b(?:your|the best) (?:(?:full|first|last|best|good) )?(?:name|(?:phone |telephone |cell |contact |call ?back )?number|phone|e-?mail|address|zip|contact)\b|\b(?:what|when|which)(?:'s| is| are)? (?:a |the )?(?:good|best|convenient) (?:time|day|number|way)\b|\b(?:reach|call|contact) you (?:at|on|back)\b|\bhave (?:someone|a \w+|one of our \w+) (?:call|contact|reach)\b|\bwho am i (?:speaking|chatting)\b/i;

const pleasantry =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))\b[^.?]{0,30}|(?:thank you|thanks)\b.{0,60}|you(?:'re| are) (?:very )?welcome|(?:great|good|excellent) question|(?:sure|certainly|absolutely|of course|definitely|great|perfect|wonderful|awesome|ok|okay|no problem)|(?:i would|i'd|we would|we'd|i am|i'm) (?:be )?(?:happy|glad) to (?:help|assist)\b.{0,40}|(?:one|just a) (?:moment|second|minute)\b.{0,30}|let me (?:check|see|look)\b.{0,40}|have a (?:great|good|nice|wonderful)\b.{0,30}|how (?:may|can) (?:i|we) (?:help|assist)\b.{0,30}|(?:is there )?anything else\b.{0,50}|my name is\b.{0,60}|(?:please )?(?:bear|hold) (?:with me|on)\b.{0,30})[\s,.!?]*$/i;

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** An agent's text without the sentences that ask for contact details or are only polite. */
function answerSentences(text: string): string {
  return [...sentences.segment(text.replace(/\s+/g, " "))]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence && !asksContact.test(sentence) && !pleasantry.test(sentence))
    .join(" ");
}

/** Finds what a conversation teaches: questions of the visitor with the agent's answers, without anything personal. */
export function extractPatterns({ messages, people, agentName }: ImportedConversation): Extraction {
  if (!messages) return { patterns: [], refused: [], isUnattributed: true };
  // A bare "Quincy" before the question would cost it, though it is no part of it.
  const spoken = messages.filter(
    (row, index) =>
      row.speaker !== "system" &&
      !isPresenceCheck(row) &&
      !(row.speaker === "visitor" && isNameAnswer(row.text, messages[index - 1]?.text)),
  );
  const turns = getTurns(spoken);
  const refused: Refusal[] = [];
  const patterns: FoundPattern[] = [];
  for (const [index, { start, rows }] of turns.entries()) {
    const question = rows.map(({ text }) => text).join(" ");
    const reply = turns[index + 1]?.rows.slice(0, answerRows);
    if (rows[0]?.speaker !== "visitor" || !reply || !isQuestion(question)) continue;
    const answer = answerSentences(reply.map(({ text }) => text).join(" "));
    const refusal = refusePattern(question, answer, people);
    if (refusal) refused.push(refusal);
    else
      patterns.push({
        question,
        answer,
        context: createContextFor(spoken, start, people),
        agentName: firstName(reply[0]?.name ?? agentName) ?? undefined,
        timestamp: rows[0].at,
      });
  }
  return { patterns: newestPerQuestion(patterns), refused, isUnattributed: false };
}
