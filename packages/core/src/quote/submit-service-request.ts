import type { Accepted } from "../contract/fields.ts";
import { storeOrPark } from "../parking/store-or-park.ts";
import { newRecord, type SubmissionContext } from "../submission/new-record.ts";
import type { ServiceRequest } from "./contract.ts";
import { contactDetails, storeLead } from "./submit-quote.ts";

/**
 * Stores a request for service on an installed product as a lead (GAP-08): the product as its service type, the
 * description as its notes.
 * @throws AppError mismatch (422), unavailable (503), as submitQuote
 */
export async function submitServiceRequest(request: ServiceRequest, context: SubmissionContext): Promise<Accepted> {
  const { details, common } = newRecord(request, context);
  const { product: serviceType, description: notes, ...contact } = details;
  const lead = {
    ...contact,
    serviceType,
    notes,
    ...contactDetails(contact),
    ...common,
    source: "service-request" as const,
  };
  return storeOrPark("lead", lead, storeLead);
}
