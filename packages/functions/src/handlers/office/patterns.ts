import { listPatterns, reviewPattern } from "@site/assistant/learning/review-patterns";
import { tryPattern } from "@site/assistant/learning/try-pattern";
import { listWaiting, nearestAnswers } from "@site/assistant/learning/waiting-questions";
import {
  listPatternsEndpoint,
  PatternQuery,
  reviewPatternEndpoint,
  tryPatternEndpoint,
} from "@site/core/office/chats/chat-contract";
import { parseRequest } from "../../http/errors.ts";
import { office } from "./office.ts";

const most = 100;

export const listPatternsHandler = office(listPatternsEndpoint, async ({ context, query }) => {
  const { review } = parseRequest(PatternQuery, query);
  const [waiting, stored] = await Promise.all([
    review === "pending" ? listWaiting(context) : [],
    listPatterns(context, review),
  ]);
  const found = [...waiting.map((each) => ({ ...each, answer: "", context: undefined })), ...stored].slice(0, most);
  const patterns = found.map((each) => ({
    id: each.id,
    question: each.question,
    answer: each.answer,
    ...(each.context ? { context: each.context } : {}),
    ...("chatId" in each ? { chatId: each.chatId } : {}),
    nearest: review === "pending" ? nearestAnswers(each.question, context.now()) : [],
  }));
  return { body: { patterns } };
});

export const reviewPatternHandler = office(reviewPatternEndpoint, async ({ context, body, member }) => {
  const { id, review, answer, label } = body;
  await reviewPattern(context, id, review, member.email, { answer, label });
  return { body: {} };
});

export const tryPatternHandler = office(tryPatternEndpoint, async ({ context, body }) => ({
  body: await tryPattern(context, body),
}));
