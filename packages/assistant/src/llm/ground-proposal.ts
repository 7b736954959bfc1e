import { companyPhones } from "../signals/contact.ts";
import { findEmails } from "./contact-patterns.ts";
import type { Grounding } from "./grounding.ts";
import type { Marks } from "./pii-placeholders.ts";
import type { Act, TurnProposal } from "./schema.ts";

/** What the visitor does; a wish for no calls comes before the call that is wanted instead. */
const normalizeActs = ({ acts }: TurnProposal): Act[] =>
  [...acts].sort((one, other) => Number(other === "stop") - Number(one === "stop"));

/** "ann@example.com" for "ann at example dot com". */
const formatEmail = (email: string): string =>
  email.includes("@")
    ? email
    : email
        .replace(/\s+(?:dot|punto)\s+/gi, ".")
        .replace(/\s+(?:at|arroba)\s+/gi, "@")
        .replace(/\s+/g, "");

/** A text on one line. */
export const line = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A proposal with the numbers that its marks stand for, and only with what the visitor really wrote of themselves. */
export function groundProposal(proposed: TurnProposal, grounding: Grounding, { unmask }: Marks): TurnProposal {
  const plain = (value: unknown): unknown =>
    typeof value === "string" ? line(unmask(value)) : Array.isArray(value) ? value.map(plain) : value;
  const entries = Object.entries(proposed).map(([name, value]) => [name, plain(value)]);
  const proposal: TurnProposal = Object.fromEntries(entries);
  const { name, phone, email, location, address, product, details, others, appointment } = proposal;
  const isSaid = (value: string | undefined) => (value && grounding.has(value) ? value : undefined);
  const isSummed = (value: string | undefined) => (value && grounding.sumsUp(value) ? value : undefined);
  return {
    ...proposal,
    acts: normalizeActs(proposal),
    name: isSaid(name),
    location: isSaid(location),
    address: isSaid(address),
    email: email && grounding.hasEmail(formatEmail(email)) ? formatEmail(email) : undefined,
    product: isSummed(product),
    details: isSummed(details),
    appointment: isSummed(appointment),
    phone: phone && grounding.hasDigits(phone) && !companyPhones.includes(phone) ? phone : undefined,
    others: others?.filter((each) => grounding.hasDigits(each) && findEmails(each).every(grounding.hasEmail)),
  };
}
