import * as z from "zod";
import { defineEndpoint, noStore } from "../contract/endpoint.ts";
import {
  Accepted,
  formBodyLimit,
  optionalEmail,
  optionalLine,
  optionalPhone,
  paragraphs,
  requiredLine,
} from "../contract/fields.ts";
import { apiPaths } from "../contract/paths.ts";
import { submissionFields } from "../contract/submission.ts";
import { serviceTypes } from "./options.ts";

export const nameMinLength = 2;
export const locationMinLength = 2;

export const messages = {
  name: "Name must be at least 2 characters",
  email: "Please enter a valid email",
  phone: "Please enter a valid phone number",
  location: "Please enter your location",
  serviceType: "Please select a service type",
  contact: "Please provide either an email or phone number",
  product: "Please select the product you need service for",
  description: "Please describe what you need",
} as const;

/** The rule that one of email and phone is filled in; its message stands at the email field (N-16). */
const oneContact = {
  path: ["email"],
  error: messages.contact,
  // zod skips object rules while a field is wrong; a visitor should see all problems at once.
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

const hasContact = ({ email, phone }: { email?: string | undefined; phone?: string | undefined }): boolean =>
  Boolean(email || phone);

const contactFields = {
  name: requiredLine({ label: "Name", min: nameMinLength, message: messages.name }),
  email: optionalEmail(messages.email),
  phone: optionalPhone(messages.phone),
};

/** What the free-estimate form sends (forms specification, sections 3.2 and 5.1). */
export const QuoteRequest = z
  .object({
    ...contactFields,
    location: optionalLine({ label: "Location", min: locationMinLength, message: messages.location }),
    serviceType: z.enum(serviceTypes, messages.serviceType),
    productType: optionalLine({ label: "Product type" }),
    notes: paragraphs({ label: "Notes" }).optional(),
    smsOptIn: z.boolean("SMS consent must be true or false").default(false),
    ...submissionFields,
  })
  .refine(hasContact, oneContact);
export type QuoteRequest = z.output<typeof QuoteRequest>;
export type QuoteForm = z.input<typeof QuoteRequest>;

export const submitQuote = defineEndpoint({
  method: "POST",
  path: apiPaths.submitQuote,
  request: QuoteRequest,
  response: Accepted,
  cache: noStore,
  bodyLimit: formBodyLimit,
});

/** What the service-request form sends (GAP-08): service on something that was installed. */
export const ServiceRequest = z
  .object({
    ...contactFields,
    address: optionalLine({ label: "Address" }),
    product: z.enum(serviceTypes, messages.product),
    description: paragraphs({ label: "Description", message: messages.description }).refine(
      (value) => value !== "",
      messages.description,
    ),
    ...submissionFields,
  })
  .refine(hasContact, oneContact);
export type ServiceRequest = z.output<typeof ServiceRequest>;
export type ServiceRequestForm = z.input<typeof ServiceRequest>;

export const submitServiceRequest = defineEndpoint({
  method: "POST",
  path: apiPaths.submitServiceRequest,
  request: ServiceRequest,
  response: Accepted,
  cache: noStore,
  bodyLimit: formBodyLimit,
});
