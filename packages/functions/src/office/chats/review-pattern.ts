import { reviewPattern } from "@site/assistant/learning/review-patterns";
import { reviewPatternEndpoint } from "@site/core/office/chats/chat-contract";
import { office } from "../office.ts";

export const handler = office(reviewPatternEndpoint, async ({ context, body, member }) => {
  const { id, review, answer, label } = body;
  await reviewPattern(context, id, review, member.email, { answer, label });
  return { body: {} };
});
