import * as z from "zod";
import { formEndpoint, shapeOf } from "../contract/fields.ts";
import { apiPaths } from "../contract/paths.ts";
import { submissionFields } from "../contract/submission.ts";
import { quoteFields, serviceRequestFields } from "./fields.ts";

// zod skips object rules while a field is wrong; a visitor should see all problems at once.
const when = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;

/** The rule that one of email and phone is filled in; its message stands at the email field. */
const oneContact = { path: ["email"], error: "Please provide either an email or phone number", when };

interface Contact {
  email?: string | undefined;
  phone?: string | undefined;
}

const hasContact = ({ email, phone }: Contact): boolean => Boolean(email || phone);

/** A phone that is the only way back has at least a local number in it: "call my wife" reaches nobody. */
const numberedPhone = { path: ["phone"], error: quoteFields.phone.message, when };

const localDigits = 7;

const isReachable = ({ email, phone }: Contact): boolean =>
  Boolean(email) || !phone || String(phone).replace(/\P{Nd}/gu, "").length >= localDigits;

export const QuoteRequest = z
  .object({ ...shapeOf(quoteFields), ...submissionFields })
  .refine(hasContact, oneContact)
  .refine(isReachable, numberedPhone);
export type QuoteRequest = z.output<typeof QuoteRequest>;

export const submitQuote = formEndpoint(apiPaths.submitQuote, QuoteRequest);

/** What the service-request form sends: service on something that was installed. */
export const ServiceRequest = z
  .object({ ...shapeOf(serviceRequestFields), ...submissionFields })
  .refine(hasContact, oneContact)
  .refine(isReachable, numberedPhone);
export type ServiceRequest = z.output<typeof ServiceRequest>;

export const submitServiceRequest = formEndpoint(apiPaths.submitServiceRequest, ServiceRequest);
