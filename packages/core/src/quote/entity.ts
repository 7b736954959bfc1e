import { type CreateEntityItem, CustomAttributeType, type EntityItem } from "electrodb";
import { retentionMonths } from "../business/retention.ts";
import { defineEntity } from "../store/define-entity.ts";
import { monthsAfter } from "../store/expiry.ts";
import { globalIndexes, primaryIndex, service } from "../store/table.ts";
import { submissionAttributes, workflowAttributes } from "../submission/attributes.ts";
import { leadSources, leadStatuses, serviceTypes } from "./options.ts";

/**
 * Leads by status are spread over four partitions: one partition takes 1,000 writes a second, and its throttling would
 * push back on the base table. After changing the count, read max(old, new) shards.
 */
export const leadShards = [0, 1, 2, 3] as const;

/** Last hex digit of the id: uniform, and known again from the id alone. */
export const shardOf = (id: string): number => Number.parseInt(id.slice(-1), 16) % leadShards.length;

/** Proof that a visitor agreed to be texted (RUL-11). */
export interface SmsConsent {
  wordingVersion: number;
  /** ISO 8601. */
  at: string;
  sourcePage?: string | undefined;
  userAgent?: string | undefined;
}

/** A homeowner's request, by form, chat or service request (forms specification 3.3 `leads`, decisions GAP-11). */
export const leads = defineEntity({
  model: { entity: "lead", version: "1", service },
  attributes: {
    ...submissionAttributes,
    ...workflowAttributes,
    name: { type: "string", required: true },
    address: { type: "string" },
    location: { type: "string" },
    serviceType: { type: serviceTypes },
    productType: { type: "string" },
    email: { type: "string" },
    phone: { type: "string" },
    /** The phone in E.164 when it can be read (CON-10). */
    phoneE164: { type: "string" },
    /** The place lies outside the area that the company serves, by its ZIP code (feature 8). */
    outOfArea: { type: "boolean" },
    sessionId: { type: "string" },
    notes: { type: "string" },
    conversationSummary: { type: "string" },
    /** Version of the chat that it was last brought up to date with. */
    chatVersion: { type: "number" },
    status: { type: leadStatuses, required: true, default: "new" },
    smsOptIn: { type: "boolean", required: true, default: false },
    smsConsent: { type: CustomAttributeType<SmsConsent>("any") },
    source: { type: leadSources, required: true },
    /** Hashes of phone and email, by which a repeated contact is found. */
    dedupeKeys: { type: "list", items: { type: "string" } },
    /** The first lead with the same phone or email within seven days. */
    repeatOf: { type: "string" },
    /** Sent by ourselves to see that leads arrive; no person reads it. */
    canary: { type: "boolean" },
    expiresAt: { type: "number", required: true, default: () => monthsAfter(new Date(), retentionMonths.leads) },
    shard: {
      type: "number",
      required: true,
      hidden: true,
      readOnly: true,
      watch: ["id"],
      default: 0,
      set: (_, { id }) => shardOf(id ?? "0"),
    },
  },
  indexes: {
    byId: {
      pk: { field: primaryIndex.partitionKey, composite: ["id"] },
      sk: { field: primaryIndex.sortKey, composite: [] },
    },
    byStatus: {
      index: "gsi1",
      pk: { field: globalIndexes.gsi1.partitionKey, composite: ["status", "shard"] },
      sk: { field: globalIndexes.gsi1.sortKey, composite: ["id"] },
    },
    bySession: {
      index: "gsi2",
      pk: { field: globalIndexes.gsi2.partitionKey, composite: ["sessionId"] },
      sk: { field: globalIndexes.gsi2.sortKey, composite: [] },
    },
  },
});

export type Lead = EntityItem<typeof leads>;
export type NewLead = CreateEntityItem<typeof leads>;
