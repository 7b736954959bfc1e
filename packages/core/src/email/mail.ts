import { profile } from "@site/company/profile";
import * as z from "zod";
import { addressLine } from "../business/profile.ts";
import { limits } from "../contract/limits.ts";
import { escapeMarkup } from "../site/markup.ts";

/** What a mail about a record is to its reader. */
export const mailNotices = ["staff", "visitor", "reply"] as const;
export type MailNotice = (typeof mailNotices)[number];

export interface MailOrigin {
  kind: string;
  id: string;
  notice: MailNotice;
}

export interface Mail {
  origin?: MailOrigin | undefined;
  to: readonly string[];
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** Of the mails before it in the same conversation, as `SendMail` told them, the first one first. */
  follows?: readonly string[] | undefined;
  /** Address of ours where its reader ends such mails. */
  unsubscribe?: string | undefined;
}

/** The supplier refuses this recipient for good: another attempt would end the same. */
export class Undeliverable extends Error {}

/** The supplier has no room for this mail now: it goes out later, behind what the staff has to read. */
export class Postponed extends Error {}

/** What a mail says. Values may be a visitor's text; everything is escaped and nothing becomes a link. */
export interface MailTexts {
  to: readonly string[];
  replyTo?: string | undefined;
  subject: string;
  paragraphs: readonly string[];
  steps?: readonly string[];
  /** Label and value, one row each; rows without a value are left out. */
  facts?: readonly (readonly [label: string, value: string | undefined])[];
  closing?: readonly string[];
  /** Where its reader may go on: addresses of ours, never a visitor's text. */
  links?: readonly (readonly [text: string, url: string])[];
}

/** Text for a header: one line, no control characters, not longer than a mail program shows. */
const headerText = (text: string): string =>
  [...text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim()].slice(0, limits.line).join("");

const isAddress = (text: string): boolean => text.length <= limits.email && z.regexes.email.test(text);

const signature = [profile.legalName, addressLine(profile.showroom), profile.phone];

const htmlLines = (text: string): string => escapeMarkup(text).replace(/\n/g, "<br>");

const htmlParagraphs = (texts: readonly string[]): string[] => texts.map((text) => `<p>${htmlLines(text)}</p>`);

const numbered = (steps: readonly string[]): string =>
  ["What happens next:", ...steps.map((step, index) => `${index + 1}. ${step}`)].join("\n");

/** Writes the same as plain text and as HTML. */
export function composeMail(texts: MailTexts): Mail {
  const { to, replyTo, subject, paragraphs, steps = [], facts = [], closing = [], links = [] } = texts;
  const rows = facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
  const text = [
    ...paragraphs,
    ...(steps.length > 0 ? [numbered(steps)] : []),
    ...(rows.length > 0 ? [rows.map(([label, value]) => `${label}: ${value}`).join("\n")] : []),
    ...closing,
    ...links.map(([label, url]) => `${label}: ${url.replace(/^tel:/, "")}`),
    `-- \n${signature.join("\n")}`,
  ].join("\n\n");
  const items = steps.map((step) => `<li>${escapeMarkup(step)}</li>`);
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top">${escapeMarkup(label)}</th><td>${htmlLines(value)}</td></tr>`,
  );
  const html = [
    '<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;max-width:40em">',
    ...htmlParagraphs(paragraphs),
    ...(items.length > 0 ? [`<p>What happens next:</p><ol>${items.join("")}</ol>`] : []),
    ...(cells.length > 0 ? [`<table cellpadding="4">${cells.join("")}</table>`] : []),
    ...htmlParagraphs(closing),
    ...links.map(([label, url]) => `<p><a href="${escapeMarkup(url)}">${escapeMarkup(label)}</a></p>`),
    `<p style="color:#555">${signature.map(escapeMarkup).join("<br>")}</p></body></html>`,
  ].join("\n");
  return { to, subject: headerText(subject), text, html, ...(replyTo && isAddress(replyTo) ? { replyTo } : {}) };
}
