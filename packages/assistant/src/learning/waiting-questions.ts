import { hash } from "node:crypto";
import { chatPatternPrefix, learnedPatterns } from "@site/core/chat/learned-pattern-entity";
import { getQuestions } from "@site/core/chat/memory";
import type { Context } from "@site/core/context";
import { listUnanswered, namesIn } from "@site/core/office/chats/read-chats";
import { findSession } from "../conversation/sessions.ts";
import { emailPattern, phonePattern } from "../llm/pii-placeholders.ts";
import { listAnswerTexts, questionFor } from "../ranking/knowledge-base.ts";
import { isKnownWord, rank } from "../ranking/rank.ts";
import { asksFact } from "../ranking/topics.ts";
import { findName } from "../signals/name.ts";
import { findStreet } from "../signals/places.ts";
import { groupQuestions } from "./same-question.ts";

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
      const [answer] = listAnswerTexts(label, { text, now, language: "en" });
      return question && answer ? [{ label, question, answer }] : [];
    })
    .slice(0, 3);
}

/** Parts of a name that are everyday words as well, like "Will", are told from these by their capital. */
const getPattern = (name: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})${name.replace(/[^\p{L}\d ]/gu, ".")}(?!\\p{L})`,
    isKnownWord(name.toLowerCase()) ? "gu" : "giu",
  );

/** A question without what tells who asked it. @param names of people in its chat */
function removePersonal(question: string, names: readonly string[]): string {
  const street = findStreet(question);
  const nameParts = [...names, findName(question, false) ?? ""].flatMap((name) => [name, ...name.split(" ")]);
  return nameParts
    .filter((name) => name.length > 1)
    .reduce((rest, name) => rest.replace(getPattern(name), "[name]"), question)
    .replace(street ?? /$^/, "[address]")
    .replace(emailPattern, "[email]")
    .replace(phonePattern, "[number]");
}

const buildId = (chatId: string, question: string): string =>
  `${chatPatternPrefix}${chatId}.${hash("sha256", question).slice(0, 12)}`;

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
        learnedPatterns(context.store)
          .query.byReview({ review })
          .begins({ id: chatPatternPrefix })
          .go({ pages: "all" }),
      ),
    ),
  ]);
  const done = new Set(decided.flatMap(({ data }) => data).map(({ question }) => question.toLowerCase()));
  return groupQuestions(questions).flatMap(([latest]) => {
    if (!latest) return [];
    const { chatId, timestamp, names } = latest;
    const question = removePersonal(latest.question, names);
    return done.has(question.toLowerCase())
      ? []
      : [{ id: buildId(chatId, latest.question), chatId, question, timestamp }];
  });
}

/** The question that waits under an id; undefined for an id of another kind, or when its chat is gone. */
export async function findWaiting(context: Context, id: string): Promise<WaitingQuestion | undefined> {
  if (!id.startsWith(chatPatternPrefix)) return undefined;
  const chatId = id.slice(chatPatternPrefix.length, id.lastIndexOf("."));
  const session = await findSession(context, chatId).catch(() => undefined);
  const question = session && getQuestions(session.sessionData.memory).find((each) => buildId(chatId, each) === id);
  return question
    ? { id, chatId, question: removePersonal(question, namesIn(session)), timestamp: session.createdAt }
    : undefined;
}
