import type { Memory, Slots } from "@site/core/chat/memory";
import { formatList } from "../words.ts";

const list = (items: readonly string[]): string => formatList(items, { word: "y", comma: "" });

/** Repeats in Spanish every value that a turn saved, so that the visitor can correct it; undefined when nothing was.
 * @param before the slots before the turn: a value that replaces another is called a change */
export function spanishReadBack(changes: Slots, before: Slots): string | undefined {
  const { name, phone, email, location, address } = changes;
  const values = [
    ["phone", phone, "el teléfono"],
    ["email", email, "el correo"],
    ["address", address, "la dirección"],
  ] as const;
  const isChanged = (key: "phone" | "email" | "address" | "location"): boolean => Boolean(changes[key] && before[key]);
  const changed = [
    ...values.flatMap(([key, value, noun]) => (value && isChanged(key) ? [`${noun} es ${value}`] : [])),
    ...(location && isChanged("location") ? [`la casa está en ${location}`] : []),
  ];
  const noted = [
    ...values.flatMap(([key, value, noun]) => (value && !isChanged(key) ? [`${noun} ${value}`] : [])),
    ...(location && !isChanged("location") ? [`que la casa está en ${location}`] : []),
  ];
  const thanks = name && (before.name ? `Corregido: su nombre es ${name}.` : `Mucho gusto, ${name}.`);
  const parts = [
    thanks,
    noted.length > 0 ? `Anoté ${list(noted)}.` : undefined,
    changed.length > 0 ? `Ya lo corregí: ${list(changed)}.` : undefined,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : undefined;
}

const clock = /\d|ma[nñ]ana|tarde|noche|mediod/i;

/** A new wish about when, how or with whom to be reached. */
export function spanishWish(memory: Memory, before: Memory | undefined): string | undefined {
  const old = before?.times?.split("; ") ?? [];
  const times = memory.times
    ?.split("; ")
    .filter((each) => !old.includes(each))
    .join(", ");
  const askFor = memory.askFor !== before?.askFor ? memory.askFor : undefined;
  const talkTo = memory.talkTo !== before?.talkTo ? memory.talkTo : undefined;
  const wishes = [
    talkTo ? `hablar con ${talkTo}` : undefined,
    askFor ? `que pregunten por ${askFor}` : undefined,
    times ? `"${times}"` : undefined,
  ].filter((each) => each !== undefined);
  if (wishes.length === 0) return undefined;
  return `Anoté como su deseo ${list(wishes)}${times && clock.test(times) ? "; no puedo garantizar la hora" : ""}.`;
}

/** A reply in Spanish with what it forgot to repeat in front of it. */
export function withSpanishReadBack(content: string, changes: Slots, before: Slots): string {
  const lower = content.toLowerCase();
  const missing = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value && !lower.includes(value.toLowerCase())),
  );
  return [spanishReadBack(missing, before), content].filter(Boolean).join(" ");
}
