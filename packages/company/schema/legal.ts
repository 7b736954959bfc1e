import * as z from "zod";
import { Line } from "./parts.ts";
import { Phone } from "./profile.ts";

const months = z.int().min(2).max(120);

/** How long what visitors send is kept. The store deletes by these numbers, and the privacy policy prints them. */
export const Retention = z.strictObject({
  chatDays: z.int().min(2).max(3650),
  /** Of requests for an estimate or for service. */
  requestMonths: months,
  applicationMonths: months,
  /** Of giveaway entries, after the drawing. */
  entryMonths: months,
});
export type Retention = z.output<typeof Retention>;

/** Who answers questions about stored data, as the privacy policy prints it. */
export const PrivacyContact = z
  .strictObject({ name: Line.optional(), phone: Phone.optional(), email: z.email().optional() })
  .refine(({ phone, email }) => Boolean(phone || email), { error: "needs a phone number or an email address" });
export type PrivacyContact = z.output<typeof PrivacyContact>;
