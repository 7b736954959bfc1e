import { formatMoment } from "@site/core/business/date-format";
import type { Slots } from "@site/core/chat/memory";
import { anyOf } from "../signals/any-of.ts";

const order = ["name", "phone", "email", "address", "location", "service", "product", "details"] as const;
const longest = 500;

/** Words that tell nothing, or only ask. */
const untold = anyOf(
  /^(?:(?:ok(?:ay)?|yes|yeah|no|thanks?|thank you|thx|great|good|fine|cool|hi|hello|hola|gracias|bye|sure|perfect|got it)[\s,.!]*)+$/i,
  /\?\s*$/i,
);

/** What staff hear when they work on the lead already: new details, and what the visitor wrote, word for word.
 * @param messages of the turn
 * @returns "Nov 27, 3:04 PM, from the chat: phone 315-555-0156", or undefined when nothing was told */
export function composeNote(changes: Slots, messages: readonly string[], at: Date): string | undefined {
  const sentences = messages.filter((text) => /\S\s+\S/.test(text.trim()) && !untold.test(text.trim()));
  const joined = sentences.join(" ");
  const fields = order.flatMap((name) => {
    const value = changes[name];
    return value && !joined.includes(value) ? [`${name} ${value}`] : [];
  });
  const echoed = sentences.length > 0 ? [`“${sentences.join(" / ").slice(0, longest)}”`] : [];
  const values = [...fields, ...echoed];
  return values.length > 0 ? `${formatMoment(at)}, from the chat: ${values.join(", ")}` : undefined;
}
