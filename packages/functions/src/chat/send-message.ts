import { chooseEngines } from "@site/assistant/choose-engine";
import { listApprovedPatterns } from "@site/assistant/patterns/review-patterns";
import { sendMessage } from "@site/assistant/send-message";
import { sendChatMessage } from "@site/core/chat/contract";
import { context } from "../context.ts";
import { env } from "../env.ts";
import { api } from "../http/api.ts";
import { clientHash } from "../http/client-address.ts";
import { assertOwnSession, givenId } from "./session-cookie.ts";

export const handler = api(sendChatMessage, async ({ body, id, event, signal }) => {
  assertOwnSession(event, body.sessionId);
  const engines = await chooseEngines(
    context,
    listApprovedPatterns,
    env.isRateLimitOff ? undefined : clientHash(event),
  );
  return { body: await sendMessage(body, { id: givenId(event, id), engines, signal }) };
});
