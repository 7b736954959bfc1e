import { reviewPattern } from "@site/assistant/patterns/review-patterns";
import { reviewPattern as endpoint } from "@site/core/office/chats/chat-contract";
import { office } from "../office.ts";

export const handler = office(endpoint, async ({ context, body, member }) => {
  await reviewPattern(context, body.id, body.review, member.email, body.answer);
  return { body: {} };
});
