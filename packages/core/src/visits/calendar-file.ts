import { profile } from "@site/company/profile";
import { type VisitWindow, windowInstants } from "../business/visit-windows.ts";

/** Text of a property (RFC 5545, 3.3.11). */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** Lines have at most 75 bytes; the rest follows behind a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (Buffer.byteLength(part + character) > 73) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part].join("\r\n ");
}

/** "20261130T140000Z" */
const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, "");

interface CalendarEntry {
  id: string;
  reference: string;
  window: VisitWindow;
  place?: string;
  /** Grows with each change, so that a calendar takes the latest. */
  sequence: number;
  url: string;
  /** What else is open about it, in sentences. */
  notes: readonly string[];
  /** Nobody comes any more: the calendar takes it out. */
  isCanceled?: boolean;
}

/** A visit as a calendar takes it (RFC 5545), in UTC: it needs no rules of a zone. */
export function calendarFileOf(
  { id, reference, window, place, sequence, url, notes, isCanceled }: CalendarEntry,
  now: Date,
): string {
  const { start, end } = windowInstants(window);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(profile.company)}//Visits//EN`,
    `METHOD:${isCanceled ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${id}@visits`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCanceled ? "CANCELLED" : "CONFIRMED"}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escapeText(`${profile.company} visits (${reference})`)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `DESCRIPTION:${escapeText([...notes, `Questions? Call ${profile.phone}.`, url].join("\n"))}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
