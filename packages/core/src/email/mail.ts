import * as z from "zod";
import { addressLine, profile } from "../business/profile.ts";
import { limits } from "../contract/limits.ts";
import type { RecordKind } from "../submission/kinds.ts";

/** What a mail tells of, so that a bounce finds its record again. */
export interface MailOrigin {
  kind: RecordKind;
  id: string;
  notice: "staff" | "visitor";
}

/** One mail, ready for a supplier's adapter. */
export interface Mail {
  origin?: MailOrigin | undefined;
  to: readonly string[];
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
}

/** The supplier refuses this recipient for good: another attempt would end the same. */
export class Undeliverable extends Error {}

/** What a mail says. Values may be a visitor's text; everything is escaped and nothing becomes a link. */
export interface MailContent {
  to: readonly string[];
  /** Left out when it is no valid address. */
  replyTo?: string | undefined;
  subject: string;
  paragraphs: readonly string[];
  /** Label and value, one row each; rows without a value are left out. */
  facts?: readonly (readonly [label: string, value: string | undefined])[];
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

/** Text for a header: one line, no control characters, not longer than a mail program shows. */
export const headerText = (text: string): string =>
  [...text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim()].slice(0, limits.line).join("");

const isAddress = (text: string): boolean => text.length <= limits.email && z.regexes.email.test(text);

/** The sender's postal address ends every mail. */
const signature = [profile.legalName, addressLine(profile.showroom), profile.phone];

const htmlLines = (text: string): string => escapeHtml(text).replace(/\n/g, "<br>");

/** Writes the same content as plain text and as HTML. */
export function composeMail({ to, replyTo, subject, paragraphs, facts = [] }: MailContent): Mail {
  const rows = facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
  const text = [
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(([label, value]) => `${label}: ${value}`).join("\n")] : []),
    `-- \n${signature.join("\n")}`,
  ].join("\n\n");
  const cells = rows.map(
    ([label, value]) => `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${htmlLines(value)}</td></tr>`,
  );
  const html = [
    '<!doctype html><html lang="en"><body style="font-family:sans-serif">',
    ...paragraphs.map((paragraph) => `<p>${htmlLines(paragraph)}</p>`),
    ...(cells.length > 0 ? [`<table cellpadding="4">${cells.join("")}</table>`] : []),
    `<p style="color:#555">${signature.map(escapeHtml).join("<br>")}</p></body></html>`,
  ].join("\n");
  return { to, subject: headerText(subject), text, html, ...(replyTo && isAddress(replyTo) ? { replyTo } : {}) };
}
