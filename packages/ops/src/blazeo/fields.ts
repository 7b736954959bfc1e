import * as z from "zod";

const AnyObject = z.record(z.string(), z.unknown());
export type Fields = z.output<typeof AnyObject>;

/** The fields of an object with names that start in lower case ("ChatId" is chatId); of anything else, none. */
export function getFields(value: unknown): Fields {
  const { success, data } = AnyObject.safeParse(value);
  if (!success) return {};
  return Object.fromEntries(
    Object.entries(data).map(([name, each]) => [`${name.charAt(0).toLowerCase()}${name.slice(1)}`, each]),
  );
}

/** The first of these fields that holds text or a number, trimmed. */
export function toText(fields: Fields, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = fields[name];
    const text = typeof value === "number" ? String(value) : typeof value === "string" ? value.trim() : "";
    if (text) return text;
  }
  return undefined;
}

/** Seconds up to this many are seconds, larger numbers are milliseconds (the year 5138 in seconds). */
const largestSeconds = 1e11;

const isoWithoutZone = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;
const isoDate = /^\d{4}-\d{2}-\d{2}(T.*)?$/;

function getMillis(text: string): number {
  const number = /^(?:\/Date\()?(-?\d+)(?:[+-]\d{4})?(?:\)\/)?$/.exec(text)?.[1];
  if (number) return text.startsWith("/") || Number(number) > largestSeconds ? Number(number) : Number(number) * 1000;
  if (isoWithoutZone.test(text)) return Date.parse(`${text.replace(" ", "T")}Z`);
  return isoDate.test(text) ? Date.parse(text) : Number.NaN;
}

/** A time as ISO 8601 in UTC, from ISO (UTC when it names no zone), Unix seconds or milliseconds, or "/Date(ms)/".
 * @returns undefined for any other text, which could mean two days ("6/7/2020") */
export function isoTime(text: string | undefined): string | undefined {
  const millis = text === undefined ? Number.NaN : getMillis(text);
  const isPlausible = millis > Date.UTC(1990) && millis < Date.UTC(2100);
  return isPlausible ? new Date(millis).toISOString() : undefined;
}
