import { listPatterns } from "@site/assistant/patterns/review-patterns";
import { listPatterns as endpoint, PatternQuery } from "@site/core/office/chats/chat-contract";
import { parseRequest } from "../../http/errors.ts";
import { office } from "../office.ts";

export const handler = office(endpoint, async ({ context, query }) => {
  const found = await listPatterns(context, parseRequest(PatternQuery, query).review);
  const patterns = found.slice(0, 100).map(({ id, question, answer, context: before }) => ({
    id,
    question,
    answer,
    ...(before ? { context: before } : {}),
  }));
  return { body: { patterns } };
});
