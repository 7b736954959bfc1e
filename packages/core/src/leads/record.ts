import { type CreateEntityItem, CustomAttributeType } from "electrodb";
import { formatClock } from "../business/local-time.ts";
import type { SmsConsent } from "../consent/ledger.ts";
import { defineRecord } from "../records/define-record.ts";
import { getShard } from "../records/notification-shards.ts";
import { outcomeLabels } from "../records/outcome.ts";
import {
  bookkeeping,
  buildAttributes,
  choice,
  common,
  defineFields,
  expiryField,
  line,
  requiredLine,
  statusField,
  workFields,
} from "../records/record-fields.ts";
import { defineEntity, type RowOf } from "../store/define-entity.ts";
import { entityNames, indexKey, primaryKey } from "../store/table.ts";
import { visitFields } from "../visits/visit-fields.ts";
import type { ChatSummary } from "./chat-summary.ts";
import { QuoteRequest, ServiceRequest } from "./contract.ts";
import { leadSubject } from "./lead-mails.ts";
import { leadSourceLabels, leadSources, leadStatuses, leadTransitions, serviceTypeLabels } from "./options.ts";

/** Leads by status are spread over four partitions: one partition takes 1,000 writes a second, and its throttling would
 * push back on the base table. After changing the count, read max(old, new) shards. */
const leadShards = [0, 1, 2, 3] as const;

const hasResponseSla = true;

const fields = defineFields({
  id: common.id,
  name: { stored: requiredLine, label: "Name", list: true, personal: true, crm: true, search: "words" },
  address: { stored: line, label: "Address", personal: true, crm: true, search: "words" },
  location: { stored: line, label: "Location", personal: true, crm: true, search: "words", inbox: true },
  serviceType: { ...choice(serviceTypeLabels), label: "Service", list: true, crm: true, inbox: true },
  productType: { stored: line, label: "Product", crm: true, inbox: true },
  email: { stored: line, label: "Email", list: true, personal: true, crm: true, search: "words" },
  phone: { stored: line, label: "Phone", list: true, personal: true, crm: true, search: "phone" },
  phoneE164: { stored: line, label: "Number to dial", personal: true, mail: false, crm: true },
  /** The place lies outside the area that the company serves, by its ZIP code. */
  outOfArea: {
    stored: { type: "boolean" },
    label: "Area",
    text: (isOut: boolean) => (isOut ? "outside the area we usually serve" : undefined),
    crm: true,
  },
  sessionId: { stored: line, label: "Chat", mail: false, crm: true },
  notes: { stored: line, label: "Notes", personal: true, crm: true, search: "words" },
  conversationSummary: { stored: line, label: "Conversation", personal: true, crm: true },
  status: { ...statusField(leadTransitions), crm: true },
  smsOptIn: { stored: { type: "boolean", required: true, default: false }, label: "Asked for texts", crm: true },
  smsConsent: {
    stored: { type: CustomAttributeType<SmsConsent>("any") },
    label: "Consent to texts",
    text: ({ at, wordingVersion, sourcePage }: SmsConsent) =>
      `Agreed ${formatClock(at)}${sourcePage ? ` on ${sourcePage}` : ""}, wording ${wordingVersion}`,
    personal: true,
    mail: false,
    crm: true,
  },
  source: {
    ...choice(leadSourceLabels),
    stored: { type: leadSources, required: true },
    label: "Source",
    list: true,
    mail: false,
    crm: true,
  },
  sourcePage: common.sourcePage,
  attribution: common.attribution,
  /** The first lead with the same phone or email, each within seven days of the one before. */
  repeatOf: { stored: line, label: "Repeats", list: true, mail: false, crm: true },
  spam: common.spam,
  history: common.history,
  createdAt: common.createdAt,
  updatedAt: common.updatedAt,
  ...bookkeeping,
  ...expiryField("leads"),
  ...workFields("leads", hasResponseSla),
  ...visitFields,
  /** Of the job, in whole dollars; it stays until somebody corrects it. */
  value: { stored: { type: "number" }, label: "Value", mail: false, crm: true },
  outcome: { ...choice(outcomeLabels), label: "Outcome", mail: false, crm: true },
  /** Hashes of phone and email, by which a repeated contact is found. */
  dedupeKeys: { stored: { type: "list", items: { type: "string" } }, internal: true },
  /** Version of the chat that it was last brought up to date with. */
  chatVersion: { stored: { type: "number" }, internal: true },
  /** Its details as the chat last told them: what differs since was put right by the visitor or the office. */
  chatDetails: { stored: { type: CustomAttributeType<Partial<Record<string, string>>>("any") }, internal: true },
  /** What the chat last told beside them. */
  chatSummary: { stored: { type: CustomAttributeType<ChatSummary>("any") }, internal: true },
  /** Version of the chat in which it last told something new. */
  chatNews: { stored: { type: "number" }, internal: true },
  /** Sent by ourselves to see that leads arrive; no person reads it. */
  canary: { stored: { type: "boolean" }, internal: true },
  shard: {
    stored: {
      type: "number",
      required: true,
      hidden: true,
      readOnly: true,
      watch: ["id"],
      default: 0,
      set: (_: unknown, { id }: { id?: string }) => getShard(id ?? "0", leadShards.length),
    },
    internal: true,
  },
});

export const leads = defineEntity(entityNames.lead, {
  attributes: buildAttributes(fields),
  indexes: {
    byId: primaryKey(["id"], []),
    byStatus: indexKey("gsi1", ["status", "shard"], ["id"]),
    bySession: indexKey("gsi2", ["sessionId"], []),
  },
});

export type Lead = RowOf<typeof leads>;
export type NewLead = CreateEntityItem<ReturnType<typeof leads>>;

export const leadRecord = defineRecord({
  kind: entityNames.lead,
  noun: "leads",
  idLabel: "Lead",
  fields,
  entity: leads,
  accepts: {
    quote: { schema: QuoteRequest },
    "service-request": { schema: ServiceRequest, storedAs: { product: "serviceType", description: "notes" } },
  },
  transitions: leadTransitions,
  done: ["closed"],
  withdrawnStatus: "closed",
  hasResponseSla,
  formatTitle: leadSubject,
  buildIndexKey: (id) => ({ shard: getShard(id, leadShards.length) }),
  reads: (store, status, id = "") =>
    (status ? [status] : leadStatuses).flatMap((each) =>
      leadShards.map((shard) => leads(store).query.byStatus({ status: each, shard }).begins({ id })),
    ),
  isHidden: ({ canary }) => canary === true,
  mailFirst: ["name", "phone", "email", "address", "location", "outOfArea"],
  notices: async (context, lead, facts) => (await import("./lead-mails.ts")).leadNotices(context, lead, facts),
});
