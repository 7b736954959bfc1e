import * as z from "zod";
import { buildShape, formEndpoint } from "../contract/form-schema.ts";
import { apiPaths } from "../contract/paths.ts";
import { submissionFields } from "../contract/submission.ts";
import { quoteFields, serviceRequestFields } from "./form-fields.ts";

const contactMessage = {
  path: ["email"],
  error: "Please provide either an email or phone number",
  // zod skips object rules while a field is wrong; a visitor should see all problems at once.
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

const hasContact = ({ email, phone }: { email?: string; phone?: string }): boolean => Boolean(email || phone);

/** The rule that one of email and phone is filled in; its message stands at the email field. */
export const oneContact = [hasContact, contactMessage] as const;

export const QuoteRequest = z.object({ ...buildShape(quoteFields), ...submissionFields }).refine(...oneContact);
export type QuoteRequest = z.output<typeof QuoteRequest>;

export const submitQuoteEndpoint = formEndpoint(apiPaths.submitQuote, QuoteRequest);

/** What the service-request form sends: service on something that was installed. */
export const ServiceRequest = z
  .object({ ...buildShape(serviceRequestFields), ...submissionFields })
  .refine(...oneContact);
export type ServiceRequest = z.output<typeof ServiceRequest>;

export const submitServiceRequestEndpoint = formEndpoint(apiPaths.submitServiceRequest, ServiceRequest);
