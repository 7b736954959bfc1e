import { contactFields } from "@site/core/chat/fields";
import type { Slots } from "@site/core/chat/memory";
import { nounOf } from "@site/core/contract/form";
import { serviceTypeLabels } from "@site/core/quote/options";
import { enumerated } from "./words.ts";

const noun = (key: "phone" | "email" | "location" | "address"): string =>
  key === "phone" ? "phone number" : nounOf(contactFields[key]).toLowerCase();

/** Repeats every value that a turn saved, so that the visitor can correct it.
 * @param before the slots before the turn: a value that replaces another is called a change
 * @returns one or two sentences, or undefined when nothing was saved */
export function readBack(changes: Slots, before: Slots): string | undefined {
  const { name, phone, email, location, address, service, product } = changes;
  const corrected = (["phone", "email", "location", "address"] as const).filter((key) => changes[key] && before[key]);
  const corrections = corrected.map((key) => `your ${noun(key)} to ${changes[key]}`);
  const project = product ?? (service && serviceTypeLabels[service].toLowerCase());
  const noted = [
    project,
    ...[address, location, phone, email].filter((value) => value && !corrected.some((key) => changes[key] === value)),
  ].filter((value) => value !== undefined);
  const thanks = name && (before.name ? `Thank you, I have changed the name to ${name}.` : `Thank you, ${name}.`);
  const sentences = [
    thanks,
    noted.length > 0 ? `I have noted ${enumerated(noted)}.` : undefined,
    corrections.length > 0 ? `I have changed ${enumerated(corrections)}.` : undefined,
  ].filter((sentence) => sentence !== undefined);
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}

/** The content with what it forgot to repeat in front of it. */
export function withReadBack(content: string, changes: Slots, before: Slots): string {
  const lower = content.toLowerCase();
  const { service: _, product: __, details: ___, ...contact } = changes;
  const missing = Object.fromEntries(
    Object.entries(contact).filter(([, value]) => value && !lower.includes(value.toLowerCase())),
  );
  return [readBack(missing, before), content].filter(Boolean).join(" ");
}
