import { sendMessage } from "@site/assistant/conversation/send-message";
import { chooseResponders } from "@site/assistant/llm/choose-model";
import { sendChatMessageEndpoint } from "@site/core/chat/contract";
import { loadOfficeClosings } from "@site/core/office/settings/load-office-closings";
import { api } from "../../http/api.ts";
import { clientHash } from "../../http/client-address.ts";
import { assertOwnSession, getGivenId } from "./session-cookie.ts";

export const handler = api(sendChatMessageEndpoint, async ({ context, body, id, event, signal }) => {
  const { settings } = context;
  assertOwnSession(settings, event, body.sessionId);
  const client = settings.isRateLimitOff ? undefined : clientHash(settings, event);
  const [responders] = await Promise.all([chooseResponders(context, client), loadOfficeClosings(context)]);
  return { body: await sendMessage(context, body, { id: getGivenId(event, id), responders, signal }) };
});
