import { momentText } from "@site/core/business/moment";
import type { SlotName, Slots } from "@site/core/chat/memory";

const order: readonly SlotName[] = ["name", "phone", "email", "address", "location", "service", "product", "details"];

/** What a turn told, for the notes of a lead that staff work on already.
 * @returns "November 21, 2026 at 1:00 PM, from the chat: phone 315-555-0156", or undefined when nothing was told */
export function noteOf(changes: Slots, at: Date): string | undefined {
  const told = order.flatMap((name) => (changes[name] ? [`${name} ${changes[name]}`] : []));
  return told.length > 0 ? `${momentText(at)}, from the chat: ${told.join(", ")}` : undefined;
}
