import { guessName } from "@site/core/chat/live-agent";
import type { Message } from "./assign-speakers.ts";
import { type Fields, getFields, toText } from "./fields.ts";
import type { ExportedMessage } from "./parse-messages.ts";
import { emailPattern, phonePattern } from "./personal-data.ts";

const nameFields = ["name", "firstName", "lastName", "fullName", "visitorName", "customerName", "agentName"];
const contactFields = ["phone", "email", "phoneNumber", "emailAddress"];

const asksName = /\byour (?:full |first |last )?name\b|\bwho am i (?:speaking|chatting)\b/i;

/** A bare answer of at most this many words to "May I have your name?" is the name. */
const nameWords = 3;

/** Whether a message is only the name that was asked for. */
export const isNameAnswer = (text: string, before: string | undefined): boolean =>
  asksName.test(before ?? "") && !text.includes("?") && text.split(/\s+/).length <= nameWords;

function introducedNames(rows: readonly (ExportedMessage | Message)[]): string[] {
  return rows.flatMap(({ speaker, text }, index) => {
    if (speaker === "agent") return [];
    const guessed = guessName(text);
    return [...(guessed ? [guessed] : []), ...(isNameAnswer(text, rows[index - 1]?.text) ? [text] : [])];
  });
}

const getParts = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 1);

/** Lower-case parts of the names of everybody in a conversation or in its lead's record. */
export function getPeople(fields: Fields, rows: readonly (ExportedMessage | Message)[]): ReadonlySet<string> {
  const records = [fields, getFields(fields.lead), getFields(fields.visitor), getFields(fields.customer)];
  const given = records.flatMap((record) => nameFields.flatMap((name) => toText(record, name) ?? []));
  const shown = rows.flatMap(({ name, speaker }) => (name && speaker !== "system" ? [name] : []));
  return new Set([...given, ...shown, ...introducedNames(rows)].flatMap(getParts));
}

/** Whether a phone or an email of the visitor is present, in the record or in what was written. */
export function hasContact(fields: Fields, rows: readonly (ExportedMessage | Message)[]): boolean {
  const records = [fields, getFields(fields.visitor), getFields(fields.customer)];
  if (records.some((record) => toText(record, ...contactFields))) return true;
  return rows.some(
    ({ speaker, text }) =>
      speaker !== "agent" && speaker !== "system" && (emailPattern.test(text) || phonePattern.test(text)),
  );
}
