import { saveContact } from "@site/assistant/conversation/save-contact";
import { saveChatContactEndpoint } from "@site/core/chat/contract";
import { loadOfficeClosings } from "@site/core/office/settings/load-office-closings";
import { api, getUserAgent } from "../../http/api.ts";
import { rateLimit } from "../../http/rate-limit-guard.ts";
import { assertOwnSession } from "./session-cookie.ts";

export const handler = api(
  saveChatContactEndpoint,
  async ({ context, body, id, event }) => {
    assertOwnSession(context.settings, event, body.sessionId);
    await loadOfficeClosings(context);
    return { body: await saveContact(context, body, { id, userAgent: getUserAgent(event) }) };
  },
  (context) => [rateLimit(context, { limit: "card" })],
);
