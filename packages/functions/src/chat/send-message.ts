import { listApprovedPatterns } from "@site/core/chat/blazeo/review-patterns";
import { chooseEngines } from "@site/core/chat/choose-engine";
import { sendChatMessage } from "@site/core/chat/contract";
import { sendMessage } from "@site/core/chat/send-message";
import { env } from "../env.ts";
import { api } from "../http/api.ts";
import { clientHash } from "../http/client-address.ts";
import { assertOwnSession, givenId } from "./session-cookie.ts";

export const handler = api(sendChatMessage, async ({ body, id, event, signal }) => {
  assertOwnSession(event, body.sessionId);
  const engines = await chooseEngines(listApprovedPatterns, env.isRateLimitOff ? undefined : clientHash(event));
  return { body: await sendMessage(body, { id: givenId(event, id), engines, signal }) };
});
