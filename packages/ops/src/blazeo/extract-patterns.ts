import { newestPerQuestion } from "@site/assistant/learning/same-question";
import { answerSentences, isPresenceCheck, isQuestion } from "./answer-sentences.ts";
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
  context?: string | undefined;
  agentName?: string | undefined;
  /** When the question was asked, ISO 8601. */
  timestamp?: string | undefined;
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
