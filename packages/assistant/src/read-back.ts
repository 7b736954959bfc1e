import { contactFields } from "@site/core/chat/fields";
import type { Slots } from "@site/core/chat/memory";
import { getNoun } from "@site/core/contract/form";
import { serviceTypeLabels } from "@site/core/quote/options";
import { isCount } from "./slots/replacements.ts";
import { formatList } from "./words.ts";

const noun = (key: "phone" | "email" | "location" | "address"): string =>
  key === "phone" ? "phone number" : getNoun(contactFields[key]).toLowerCase();

/** How many of what the details begin with: "6 windows". */
const countOf = ({ details }: Slots): string | undefined => details?.split("; ").find(isCount);

/** What the project is called: "6 windows", "Storm Doors", "siding". */
function projectOf(changes: Slots, before: Slots): string | undefined {
  const { product, service } = changes;
  const count = countOf(changes);
  const name = product ?? (service && serviceTypeLabels[service].toLowerCase());
  if (!count || count === countOf(before)) return name;
  return product ? `${product} (${count})` : count;
}

/** Repeats every value that a turn saved, so that the visitor can correct it.
 * @param before the slots before the turn: a value that replaces another is called a change
 * @param also other services that were wished for
 * @returns one or two sentences, or undefined when nothing was saved */
export function readBack(changes: Slots, before: Slots, also: readonly string[] = []): string | undefined {
  const { name, phone, email, location, address } = changes;
  const corrected = (["phone", "email", "location", "address"] as const).filter((key) => changes[key] && before[key]);
  const project = projectOf(changes, before);
  const isOther =
    (before.service !== undefined && (changes.service ?? changes.product) !== undefined) || countOf(before);
  const corrections = [
    ...(project && isOther ? [`the project to ${project}`] : []),
    ...corrected.map((key) => `your ${noun(key)} to ${changes[key]}`),
  ];
  const noted = [
    isOther ? undefined : project,
    ...also,
    ...[address, location, phone, email].filter((value) => value && !corrected.some((key) => changes[key] === value)),
  ].filter((value) => value !== undefined);
  const thanks = name && (before.name ? `Thank you, I have changed the name to ${name}.` : `Thank you, ${name}.`);
  const sentences = [
    thanks,
    noted.length > 0 ? `I have noted ${formatList(noted)}.` : undefined,
    corrections.length > 0 ? `I have changed ${formatList(corrections)}.` : undefined,
  ].filter((sentence) => sentence !== undefined);
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}

/** The details of who and where that a text does not repeat. */
export function forgottenIn(content: string, { service: _, product: __, details: ___, ...contact }: Slots): Slots {
  const lower = content.toLowerCase();
  return Object.fromEntries(
    Object.entries(contact).filter(([, value]) => value && !lower.includes(value.toLowerCase())),
  );
}

/** The content with what it forgot to repeat in front of it. */
export const withReadBack = (content: string, changes: Slots, before: Slots): string =>
  [readBack(forgottenIn(content, changes), before), content].filter(Boolean).join(" ");
