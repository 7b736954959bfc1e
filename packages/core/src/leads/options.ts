import { profile } from "@site/company/profile";
import { type ServiceId, services } from "@site/company/services";
import { buildFromKeys, listKeys } from "../contract/form.ts";

/** What a homeowner may ask for: the company's services, or something else. */
export type ServiceType = ServiceId | "other";

/** Options of the quote feature that pages need without loading the schema (zod is 19 KB in the browser). */
export const serviceTypeLabels: Readonly<Record<ServiceType, string>> = {
  ...buildFromKeys(services, (name): string => services[name].name),
  other: "Something else",
};
export const serviceTypes = listKeys(serviceTypeLabels);

/** The hint inside the product-type field follows the chosen service. */
export const productTypePlaceholders: Readonly<Record<ServiceType, string>> = {
  ...buildFromKeys(services, (name): string => services[name].example),
  other: "Tell us what you have in mind",
};

/** What happens after a request: on the page beside the form, on the thank-you and in the confirmation mail. */
export const nextSteps = [
  { title: "Review", text: "We review your request." },
  { title: "Consultation", text: `We talk it through by phone, at your home or in our ${profile.premises}.` },
  { title: "Receive your quote", text: "You get a written quote. Take the time you need." },
] as const;

export const leadSources = ["quote", "chat", "service-request"] as const;
export type LeadSource = (typeof leadSources)[number];
export const leadSourceLabels: Readonly<Record<LeadSource, string>> = {
  quote: "Estimate form",
  chat: "Chat",
  "service-request": "Service request",
};

/** Where a lead's status may go from here: in order, to closed from anywhere, and reopened as contacted. */
export const leadTransitions = {
  new: ["contacted", "closed"],
  contacted: ["qualified", "closed"],
  qualified: ["closed"],
  closed: ["contacted"],
} as const;
export const leadStatuses = listKeys(leadTransitions);
