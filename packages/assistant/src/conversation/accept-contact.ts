import { contactFields, projectFields } from "@site/core/chat/form-fields";
import type { SlotName, Slots } from "@site/core/chat/memory";
import { toE164 } from "@site/core/contact/phone";
import type { TextField } from "@site/core/contract/form";
import { buildSchema } from "@site/core/contract/form-schema";
import { serviceTypes } from "@site/core/leads/options";
import * as z from "zod";

/** What a model or a rule proposes to save; all fields are optional and untrusted. */
export const ContactProposal = z.object({
  name: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  location: z.string().optional(),
  address: z.string().optional(),
  service: z.enum(serviceTypes).optional(),
  product: z.string().optional(),
  details: z.string().optional(),
});
export type ContactProposal = z.output<typeof ContactProposal>;

/** Takes what the form takes; words of a chat may come in wide letters and with any white space between them. */
function accept(field: TextField): (text: string) => string | undefined {
  const schema = buildSchema<TextField>(field);
  return (text) => schema.safeParse(text.normalize("NFKC").replace(/\s+/g, " ")).data || undefined;
}

const letters = /\p{L}/gu;

/** "315-555-0142" of any spelling. @returns undefined when the text is no dialable number of the North American plan */
export function formatPhone(text: string): string | undefined {
  const digits = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(toE164(text) ?? "");
  return digits ? digits.slice(1).join("-") : undefined;
}

const acceptName = accept(contactFields.name);
const acceptEmail = accept(contactFields.email);

const checks: Record<SlotName, (text: string) => string | undefined> = {
  name: (text) => {
    const name = acceptName(text);
    return name && (name.match(letters)?.length ?? 0) >= 2 && !/[\d@<>{}]/.test(name) ? name : undefined;
  },
  phone: formatPhone,
  email: (text) => acceptEmail(text)?.toLowerCase(),
  location: accept(contactFields.location),
  address: accept(projectFields.address),
  service: (text) => serviceTypes.find((type) => type === text),
  product: accept(projectFields.product),
  details: accept(projectFields.details),
};

/** Checks proposed details against what is known. Stores nothing: the turn's commit does.
 * @returns what is new or different, in its stored form; what can't be true is left out, and so is what is known */
export function acceptContact(previous: Slots, proposal: ContactProposal): Slots {
  const accepted = Object.entries(checks).map(([name, check]) => {
    const given = proposal[name as SlotName];
    return [name, given?.trim() ? check(given) : undefined] as const;
  });
  return Object.fromEntries(accepted.filter(([name, value]) => value && value !== previous[name as SlotName])) as Slots;
}

/** What is known of the visitor with what is new; a product goes with the service that it belonged to. */
export const mergeSlots = (known: Slots, changes: Slots): Slots => ({
  ...known,
  ...(changes.service !== undefined && changes.product === undefined ? { product: undefined } : {}),
  ...changes,
});
