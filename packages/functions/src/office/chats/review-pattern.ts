import { reviewPattern } from "@site/assistant/learning/review-patterns";
import { reviewPattern as endpoint } from "@site/core/office/chats/chat-contract";
import { office } from "../office.ts";

export const handler = office(endpoint, async ({ context, body, member }) => {
  const { id, review, answer, label } = body;
  await reviewPattern(context, id, review, member.email, { answer, label });
  return { body: {} };
});
