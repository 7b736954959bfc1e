import * as z from "zod";

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
