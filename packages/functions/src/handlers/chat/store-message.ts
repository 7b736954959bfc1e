import { storeMessage } from "@site/assistant/conversation/store-message";
import { storeChatMessageEndpoint } from "@site/core/chat/contract";
import { loadOfficeClosings } from "@site/core/office/settings/load-office-closings";
import { api } from "../../http/api.ts";
import { assertOwnSession } from "./session-cookie.ts";

export const handler = api(storeChatMessageEndpoint, async ({ context, body, id, event }) => {
  assertOwnSession(context.settings, event, body.sessionId);
  await loadOfficeClosings(context);
  return { status: 201, body: await storeMessage(context, body, { id }) };
});
