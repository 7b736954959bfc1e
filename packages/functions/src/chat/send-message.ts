import { sendChatMessage } from "@site/core/chat/contract";
import { embeddedEngine } from "@site/core/chat/engine/embedded-engine";
import { sendMessage } from "@site/core/chat/send-message";
import { api } from "../http/api.ts";
import { assertOwnSession, givenId } from "./session-cookie.ts";

const engines = { embedded: embeddedEngine() };

export const handler = api(sendChatMessage, async ({ body, id, event, signal }) => {
  assertOwnSession(event, body.sessionId);
  return { body: await sendMessage(body, { id: givenId(event, id), engines, signal }) };
});
