import { isOutOfArea } from "../business/service-area.ts";
import type { Accepted } from "../contract/fields.ts";
import { toE164 } from "../contract/phone.ts";
import { storeOrPark } from "../parking/store-or-park.ts";
import { createOnce, onceOnly } from "../store/create-once.ts";
import { toSeconds } from "../store/expiry.ts";
import { newRecord, type SubmissionContext } from "../submission/new-record.ts";
import type { QuoteRequest } from "./contract.ts";
import { dedupeKeys } from "./dedupe-keys.ts";
import { leads, type NewLead, type SmsConsent } from "./entity.ts";
import { smsConsentVersion } from "./options.ts";

/** A test lead is kept for a day, seconds. */
const canaryLife = 24 * 60 * 60;

/** Writes a lead once per id. @throws AppError mismatch (422) when the id already holds other details */
export function storeLead(lead: NewLead & { id: string }): Promise<boolean> {
  return createOnce(
    lead.payloadHash ?? "",
    () => leads.create(lead).go(onceOnly),
    () => leads.get({ id: lead.id }).go({ consistent: true }),
  );
}

/** Where a visitor can be reached and where the work is, as typed. */
interface Contact {
  phone?: string | undefined;
  email?: string | undefined;
  location?: string | undefined;
  address?: string | undefined;
}

/** What is derived from a contact: the number to dial, the keys that find a repeated one, and a place outside the area. */
export function contactDetails(contact: Contact) {
  const phoneE164 = contact.phone && toE164(contact.phone);
  const outOfArea = isOutOfArea(contact.location ?? contact.address ?? "");
  return { dedupeKeys: dedupeKeys(contact), ...(phoneE164 ? { phoneE164 } : {}), ...(outOfArea ? { outOfArea } : {}) };
}

/**
 * Stores a free-estimate request. Acknowledged only after the record is durable; a replay of the same id and details
 * answers like the first (RUL-09).
 * @throws AppError mismatch (422) when the id already holds other details, unavailable (503) when nothing could keep it
 */
export async function submitQuote(request: QuoteRequest, context: SubmissionContext): Promise<Accepted> {
  const { details, common, createdAt } = newRecord(request, context);
  const smsConsent: SmsConsent = {
    wordingVersion: smsConsentVersion,
    at: common.createdAt,
    sourcePage: common.sourcePage,
    userAgent: context.userAgent,
  };
  const lead = {
    ...details,
    ...contactDetails(details),
    ...common,
    ...(details.smsOptIn ? { smsConsent } : {}),
    ...(context.isCanary ? { canary: true, expiresAt: toSeconds(createdAt) + canaryLife } : {}),
    source: "quote" as const,
  };
  return storeOrPark("lead", lead, storeLead);
}
