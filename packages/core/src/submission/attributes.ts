import { CustomAttributeType } from "electrodb";
import type { Attribution } from "../contract/attribution.ts";
import { newId } from "../store/ids.ts";
import { waitingKeys } from "./pending.ts";

/**
 * `pending`: its notices still have to go out. `sent`: all of them went. `held`: looks automated, kept for a person to
 * judge, nobody is written to.
 */
export const notifyStates = ["pending", "sent", "held"] as const;
export type NotifyState = (typeof notifyStates)[number];

/** Name of a notice -> the supplier's id of what was sent. */
export type SentNotices = Record<string, string>;

export interface StatusChange {
  from: string;
  to: string;
  /** ISO 8601. */
  at: string;
  /** Who changed it: the IAM identity on a stage, the system's user locally. */
  by: string;
}

export const now = (): string => new Date().toISOString();

/** Set with the state and never by a caller. */
const waitingKey = (key: "pendingIn" | "pendingFrom") =>
  ({
    type: "string",
    hidden: true,
    watch: ["notifyState"],
    set: (_: unknown, row: Parameters<typeof waitingKeys>[0]) => waitingKeys(row)[key],
  }) as const;

/** What the records of every form hold beside their own fields. */
export const submissionAttributes = {
  id: { type: "string", required: true, readOnly: true, default: newId },
  /** Hash of what the visitor sent: a replay of the same id must carry the same. */
  payloadHash: { type: "string" },
  schemaVersion: { type: "number", required: true, default: 1 },
  spam: { type: "boolean", required: true, default: false },
  notifyState: { type: notifyStates, required: true, default: "pending" },
  notices: { type: CustomAttributeType<SentNotices>("any"), required: true, default: () => ({}) },
  notifiedAt: { type: "string" },
  attribution: { type: CustomAttributeType<Attribution>("any") },
  sourcePage: { type: "string" },
  createdAt: { type: "string", required: true, readOnly: true, default: now },
  /** Keys of the index of what waits for notices (store/table.ts); both are removed when the last one went out. */
  pendingIn: waitingKey("pendingIn"),
  pendingFrom: waitingKey("pendingFrom"),
} as const;

/** What the records that staff work through hold in addition. */
export const workflowAttributes = {
  /** Every change of status, oldest first; only ever appended to. */
  history: { type: "list", items: { type: CustomAttributeType<StatusChange>("any") } },
  updatedAt: { type: "string", required: true, default: now, set: now, watch: "*" },
} as const;
