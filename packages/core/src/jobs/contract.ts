import * as z from "zod";
import { defineEndpoint, noStore } from "../contract/endpoint.ts";
import {
  Accepted,
  email,
  formBodyLimit,
  optionalChoice,
  optionalLine,
  paragraphs,
  phone,
  requiredLine,
} from "../contract/fields.ts";
import { apiPaths } from "../contract/paths.ts";
import { submissionFields } from "../contract/submission.ts";
import { availabilities, licenseAnswers, yearsExperience } from "./options.ts";

export const messages = {
  position: "Please select a position",
  name: "Please enter your full name",
  email: "Please enter a valid email",
  phone: "Phone number must be at least 10 digits",
  yearsExperience: "Please select your experience from the list",
  hasLicense: "Please answer yes or no",
  availability: "Please select your availability from the list",
} as const;

/**
 * What the application form sends (forms specification, sections 3.2 and 5.3). The position is text: an application from
 * a page that was opened before a position closed is still an application.
 */
export const JobApplication = z.object({
  position: requiredLine({ label: "Position", message: messages.position }),
  name: requiredLine({ label: "Full name", message: messages.name }),
  email: email(messages.email),
  phone: phone(messages.phone),
  city: optionalLine({ label: "City" }),
  yearsExperience: optionalChoice(yearsExperience, messages.yearsExperience),
  hasLicense: optionalChoice(licenseAnswers, messages.hasLicense),
  availability: optionalChoice(availabilities, messages.availability),
  coverLetter: paragraphs({ label: "Cover letter" }).optional(),
  ...submissionFields,
});
export type JobApplication = z.output<typeof JobApplication>;
export type JobApplicationForm = z.input<typeof JobApplication>;

export const applyForJob = defineEndpoint({
  method: "POST",
  path: apiPaths.applyForJob,
  request: JobApplication,
  response: Accepted,
  cache: noStore,
  bodyLimit: formBodyLimit,
});
