import { isAddressOutOfArea, isOutOfArea } from "../business/service-area.ts";
import type { SmsConsent } from "../consent/ledger.ts";
import { smsConsentVersion } from "../consent/sms-consent.ts";
import { extractPhones } from "../contact/phone.ts";
import type { Context } from "../context.ts";
import type { Accepted } from "../contract/form-schema.ts";
import { newRecord, type SubmissionMeta } from "../records/receive.ts";
import { saveOrEnqueue } from "../records/save-or-enqueue.ts";
import { toSeconds } from "../store/expiry.ts";
import type { QuoteRequest, ServiceRequest } from "./contract.ts";
import { hashContacts } from "./find-repeated.ts";
import { leadRecord } from "./record.ts";

const canaryLifeSeconds = 24 * 60 * 60;

type Contact = Partial<Record<"phone" | "email" | "location" | "address", string>>;

/** What is derived from a contact: the number to dial, the keys that find a repeated one, and a place outside the area. */
export function contactDetails({ location, address = "", ...contact }: Contact) {
  const phones = extractPhones(contact.phone ?? "");
  const phoneE164 = phones[0]?.number;
  const outOfArea = location === undefined ? isAddressOutOfArea(address) : isOutOfArea(location);
  return {
    dedupeKeys: hashContacts(contact, phones),
    ...(phoneE164 ? { phoneE164 } : {}),
    ...(outOfArea ? { outOfArea } : {}),
  };
}

/** Stores a free-estimate request; consent to texts counts only beside a phone number. It is acknowledged when it is on
 * durable storage; the same id with the same details once more is answered like the first.
 * @throws AppError mismatch (422) when the id already holds other details, unavailable (503) when nothing could keep
 * it */
export async function submitQuote(context: Context, request: QuoteRequest, meta: SubmissionMeta): Promise<Accepted> {
  const smsOptIn = request.smsOptIn && Boolean(request.phone);
  const { details, common, createdAt } = newRecord(context, leadRecord.accepts.quote, { ...request, smsOptIn }, meta);
  const smsConsent: SmsConsent = {
    wordingVersion: smsConsentVersion,
    at: common.createdAt,
    sourcePage: common.sourcePage,
    userAgent: meta.userAgent,
  };
  return saveOrEnqueue(context, leadRecord, {
    ...details,
    ...contactDetails(details),
    ...common,
    ...(smsOptIn ? { smsConsent } : {}),
    ...(meta.isCanary ? { canary: true, expiresAt: toSeconds(createdAt) + canaryLifeSeconds } : {}),
    source: "quote",
  });
}

/** Stores a request for service on an installed product as a lead.
 * @throws AppError mismatch (422), unavailable (503), as submitQuote */
export async function submitServiceRequest(
  context: Context,
  request: ServiceRequest,
  meta: SubmissionMeta,
): Promise<Accepted> {
  const { details, common } = newRecord(context, leadRecord.accepts["service-request"], request, meta);
  return saveOrEnqueue(context, leadRecord, {
    ...details,
    ...contactDetails(details),
    ...common,
    source: "service-request",
  });
}
