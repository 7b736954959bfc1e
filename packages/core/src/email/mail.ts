import { colors } from "@site/company/colors";
import { profile } from "@site/company/profile";
import { addressLine, telUri } from "../business/profile.ts";
import type { Allowed } from "../consent/ledger.ts";
import { textLimits } from "../contract/form.ts";
import { isEmail } from "../contract/form-schema.ts";
import { escapeMarkup } from "../site/markup.ts";
import { cutText } from "../text/cut-text.ts";
import { layout, layoutParts } from "./layout.ts";

/** What a mail about a record is to its reader. */
export const mailNotices = ["staff", "visitor", "reply"] as const;
export type MailNotice = (typeof mailNotices)[number];

export interface MailOrigin {
  kind: string;
  id: string;
  notice: MailNotice;
}

/** Only one to addresses that the ledger of consent allows can be sent. */
export interface Mail<To extends string = Allowed<"mail">> {
  origin?: MailOrigin;
  to: readonly To[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Of the mails before it in the same conversation, as `SendMail` told them, the first one first. */
  follows?: readonly string[];
  /** Address of ours where its reader ends such mails. */
  unsubscribe?: string;
  /** There a mail program may do so by itself, by a POST (RFC 8058). */
  isOneClick?: boolean;
}

/** The supplier refuses this recipient for good: another attempt would end the same. */
export class Undeliverable extends Error {}

/** The supplier has no room for this mail now: it goes out later, behind what the staff has to read. */
export class Postponed extends Error {}

export type Link = readonly [text: string, url: string];

/** What a mail says. Values may be a visitor's text; everything is escaped and nothing becomes a link. */
export interface MailTexts<To extends string = string> {
  to: readonly To[];
  replyTo?: string;
  subject: string;
  greeting?: string;
  paragraphs: readonly string[];
  steps?: readonly string[];
  /** Label and value, one row each; rows without a value are left out. */
  facts?: readonly (readonly [label: string, value: string | undefined])[];
  closing?: readonly string[];
  /** The one thing to do: an address of ours, never a visitor's text. */
  button?: Link;
  /** Where its reader may go on beside that: the same. */
  links?: readonly Link[];
}

/** Text for a header: one line, no control characters, not longer than a mail program shows. */
const headerText = (text: string): string =>
  cutText(text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim(), textLimits.line);

const isAddress = (text: string): boolean => text.length <= textLimits.email && isEmail(text);

const address = [profile.legalName, addressLine(profile.showroom)];

const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`;

const link = ([text, url]: Link): string =>
  `<a href="${escapeMarkup(url)}" style="color:${colors.voice[700]}">${escapeMarkup(text)}</a>`;

const phoneLink = link([profile.phone, telUri(profile.phone)]);

/** Our own number is one to tap, wherever a text has it. */
const htmlLines = (text: string): string =>
  escapeMarkup(text).replace(/\n/g, "<br>").replaceAll(escapeMarkup(profile.phone), phoneLink);

const htmlSteps = (steps: readonly string[]): string =>
  `${paragraph("What happens next:")}<ol style="margin:0 0 16px;padding:0 0 0 24px">${steps.map((step) => `<li>${escapeMarkup(step)}</li>`).join("")}</ol>`;

const htmlRow = ([label, value]: Link): string =>
  `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeMarkup(label)}</th><td valign="top" style="padding:4px 0">${htmlLines(value)}</td></tr>`;

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

const formatSteps = (steps: readonly string[]): string =>
  ["What happens next:", ...steps.map((step, index) => `${index + 1}. ${step}`)].join("\n");

type Parts = Required<Pick<MailTexts, "paragraphs" | "steps" | "closing" | "links">> & {
  subject: string;
  button: Link | undefined;
  rows: readonly Link[];
};

function renderHtml({ subject, paragraphs, steps, button, rows, closing, links }: Parts): string {
  const [label = "", url = ""] = button ?? [];
  const own = { action: colors.action[600], label: escapeMarkup(label), url: escapeMarkup(url) };
  return fill(layout, {
    brand: colors.voice[800],
    link: colors.voice[700],
    linkOnDark: colors.voice[300],
    company: escapeMarkup(profile.company),
    subject: escapeMarkup(subject),
    preview: escapeMarkup(paragraphs.find((each) => !each.endsWith(",")) ?? ""),
    opening: paragraphs.map((each) => paragraph(htmlLines(each))).join("") + (steps.length > 0 ? htmlSteps(steps) : ""),
    button: button ? fill(layoutParts.button, own) : "",
    facts: rows.length > 0 ? fill(layoutParts.facts, { rows: rows.map(htmlRow).join("") }) : "",
    closing: [...closing.map(htmlLines), ...links.map(link)].map(paragraph).join(""),
    signature: [...address.map(escapeMarkup), phoneLink].join("<br>"),
  });
}

export function composeMail<To extends string>(texts: MailTexts<To>): Mail<To> {
  const { to, replyTo, greeting, steps = [], facts = [], closing = [], links = [], button } = texts;
  const subject = headerText(texts.subject);
  const paragraphs = [...(greeting ? [greeting] : []), ...texts.paragraphs];
  const rows = facts.flatMap(([label, value]): Link[] => (value ? [[label, value]] : []));
  const text = [
    ...paragraphs,
    ...(steps.length > 0 ? [formatSteps(steps)] : []),
    ...(button ? [`${button[0]}: ${button[1]}`] : []),
    ...(rows.length > 0 ? [rows.map(([label, value]) => `${label}: ${value}`).join("\n")] : []),
    ...closing,
    ...links.map(([label, url]) => `${label}: ${url.replace(/^tel:/, "")}`),
    `-- \n${[...address, profile.phone].join("\n")}`,
  ].join("\n\n");
  const html = renderHtml({ subject, paragraphs, steps, button, rows, closing, links });
  return { to, subject, text, html, ...(replyTo && isAddress(replyTo) ? { replyTo } : {}) };
}

const companyValues: Readonly<Record<string, string>> = { company: profile.company, phone: profile.phone };

/** A company's text of a mail with its marks filled in. @param values of marks beside `{company}` and `{phone}` */
export const renderTemplate = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? companyValues[name] ?? mark);
