import type { WebhookEvent } from "../webhook/send-event.ts";
import type { Lead } from "./entity.ts";

/** A new lead as a CRM hears of it: what the visitor said and how they came, without our own bookkeeping. */
export function leadCreated(lead: Lead): WebhookEvent {
  const {
    payloadHash,
    schemaVersion,
    spam,
    notifyState,
    notices,
    notifiedAt,
    dedupeKeys,
    chatVersion,
    expiresAt,
    history,
    ...data
  } = lead;
  return { id: lead.id, type: "lead.created", at: lead.createdAt, data };
}
