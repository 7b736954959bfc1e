import { CustomAttributeType } from "electrodb";
import { retention } from "../business/retention.ts";
import { clocked, timeOfWrite } from "../store/clock.ts";
import { defineEntity, type RowOf } from "../store/define-entity.ts";
import { getExpiry } from "../store/expiry.ts";
import { newId } from "../store/ids.ts";
import { entityNames, primaryKey } from "../store/table.ts";
import type { Reply } from "./contract.ts";
import type { Memory, Slots } from "./memory.ts";
import { conversationStates } from "./options.ts";

/** What was said in the last committed turn, so that a retry completes its rows and answers the same. */
export interface CommittedTurn extends Omit<Reply, "content"> {
  id: string;
  answers: string[];
  /** Empty when a script in the browser replied. */
  content: string;
  /** ISO 8601. */
  at: string;
  lastMessage: string;
  /** What staff hear when they work on the lead already. */
  note?: string;
}

export interface FormerRequest {
  slots: Slots;
  memory: Memory;
  leadId: string;
}

export interface SessionData {
  /** The browser's clock, ISO 8601. */
  startedAt: string;
  memory: Memory;
  address?: string;
  details?: string;
  /** Of the request that is talked about; the session's own id unless the talk began again since. */
  leadId?: string;
  /** From before the talk began again: who withdraws something speaks of that. */
  former?: FormerRequest;
  /** Ids of the messages to a script in the browser that were read. */
  read?: readonly string[];
}

/** One chat. Every turn is one conditional update of its `version`. */
export const sessions = defineEntity(entityNames.chatSession, {
  attributes: {
    id: { type: "string", required: true, readOnly: true, default: newId },
    userId: { type: "string" },
    sessionData: { type: CustomAttributeType<SessionData>("any"), required: true },
    conversationState: { type: conversationStates, required: true, default: "initial" },
    userName: { type: "string" },
    userLocation: { type: "string" },
    serviceInterest: { type: "string" },
    specificProduct: { type: "string" },
    email: { type: "string" },
    phone: { type: "string" },
    version: { type: "number", required: true, default: 0 },
    /** Who may commit the next turn, and until when (ms since the epoch). */
    lease: { type: "string" },
    processingUntil: { type: "number" },
    committedBy: { type: "string" },
    modelTurns: { type: "number", required: true, default: 0 },
    sample: { type: "boolean" },
    lastTurn: { type: CustomAttributeType<CommittedTurn>("any") },
    createdAt: { type: "string", required: true, readOnly: true, default: timeOfWrite },
    updatedAt: { type: "string", required: true, default: timeOfWrite },
    expiresAt: { type: "number", required: true, default: clocked((at) => getExpiry(retention.chats, at)) },
  },
  indexes: { byId: primaryKey(["id"], []) },
});

export type Session = RowOf<typeof sessions>;
