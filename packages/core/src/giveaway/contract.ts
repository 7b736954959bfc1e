import * as z from "zod";
import { defineEndpoint, noStore } from "../contract/endpoint.ts";
import { Accepted, email, formBodyLimit, phone, requiredLine } from "../contract/fields.ts";
import { apiPaths } from "../contract/paths.ts";
import { submissionFields } from "../contract/submission.ts";
import { agreed, projectInterests, referralSources } from "./options.ts";

export const messages = {
  name: "Please enter your name",
  address: "Please enter your street address",
  cityZip: "Please enter your city and ZIP code",
  phone: "Please enter your phone number with area code",
  email: "Please enter a valid email",
  projectInterest: "Please select a project",
  referralSource: "Please tell us how you heard about us",
  agreedToTerms: "Please agree to the official rules",
} as const;

/** What the giveaway form sends (forms specification, sections 3.2 and 5.2): everything is required. */
export const GiveawayEntry = z.object({
  name: requiredLine({ label: "Name", message: messages.name }),
  address: requiredLine({ label: "Street address", message: messages.address }),
  cityZip: requiredLine({ label: "City and ZIP", message: messages.cityZip }),
  phone: phone(messages.phone),
  email: email(messages.email),
  projectInterest: z.enum(projectInterests, messages.projectInterest),
  referralSource: z.enum(referralSources, messages.referralSource),
  agreedToTerms: z.literal(agreed, messages.agreedToTerms),
  ...submissionFields,
});
export type GiveawayEntry = z.output<typeof GiveawayEntry>;
export type GiveawayForm = z.input<typeof GiveawayEntry>;

export const enterGiveaway = defineEndpoint({
  method: "POST",
  path: apiPaths.enterGiveaway,
  request: GiveawayEntry,
  response: Accepted,
  cache: noStore,
  bodyLimit: formBodyLimit,
});
