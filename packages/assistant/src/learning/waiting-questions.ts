import { hash } from "node:crypto";
import { blazeoPatterns } from "@site/core/chat/blazeo/pattern-entity";
import { getQuestions } from "@site/core/chat/memory";
import type { Context } from "@site/core/context";
import { listUnanswered } from "@site/core/office/chats/read-chats";
import { findSession } from "../conversation/find-session.ts";
import { emailPattern, phonePattern } from "../llm/contact-patterns.ts";
import { answersFor, questionFor } from "../ranking/knowledge-base.ts";
import { rank } from "../ranking/rank.ts";
import { asksFact } from "../receptionist/answer-question.ts";
import { groupQuestions } from "./same-question.ts";

const prefix = "waiting.";
/** Questions of so many days wait. */
const days = 30;

/** A known question with its answer. */
export interface NearAnswer {
  label: string;
  question: string;
  answer: string;
}

/** The three known questions that are nearest to some words, with their answers. */
export function nearestAnswers(text: string, now: Date): NearAnswer[] {
  return rank(text, [])
    .filter(({ label }) => asksFact(label) && !label.startsWith("about-"))
    .flatMap(({ label }) => {
      const question = questionFor(label, "en");
      const [answer] = answersFor(label, { text, now, language: "en" });
      return question && answer ? [{ label, question, answer }] : [];
    })
    .slice(0, 3);
}

/** A question without what tells who asked it. */
const impersonal = (text: string): string => text.replace(emailPattern, "[email]").replace(phonePattern, "[number]");

const idOf = (chatId: string, question: string): string =>
  `${prefix}${chatId}.${hash("sha256", question).slice(0, 12)}`;

interface WaitingQuestion {
  id: string;
  chatId: string;
  question: string;
  timestamp: string;
}

/** Questions of visitors that got no answer and that nobody has decided of yet, each once, the latest first. */
export async function listWaiting(context: Context): Promise<WaitingQuestion[]> {
  const [{ questions }, decided] = await Promise.all([
    listUnanswered(context, days),
    Promise.all(
      (["approved", "rejected"] as const).map((review) =>
        blazeoPatterns(context.store).query.byReview({ review }).begins({ id: prefix }).go({ pages: "all" }),
      ),
    ),
  ]);
  const done = new Set(decided.flatMap(({ data }) => data).map(({ question }) => question.toLowerCase()));
  return groupQuestions(questions).flatMap(([latest]) => {
    if (!latest) return [];
    const question = impersonal(latest.question);
    const { chatId, timestamp } = latest;
    return done.has(question.toLowerCase()) ? [] : [{ id: idOf(chatId, latest.question), chatId, question, timestamp }];
  });
}

/** The question that waits under an id; undefined for an id of another kind, or when its chat is gone. */
export async function findWaiting(context: Context, id: string): Promise<WaitingQuestion | undefined> {
  if (!id.startsWith(prefix)) return undefined;
  const chatId = id.slice(prefix.length, id.lastIndexOf("."));
  const session = await findSession(context, chatId).catch(() => undefined);
  const question = session && getQuestions(session.sessionData.memory).find((each) => idOf(chatId, each) === id);
  return question ? { id, chatId, question: impersonal(question), timestamp: session.createdAt } : undefined;
}
