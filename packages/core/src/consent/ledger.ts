import { createHmac, hash } from "node:crypto";
import { profile } from "@site/company/profile";
import { retention } from "../business/retention.ts";
import { extractPhones, isDomestic, toE164 } from "../contact/phone.ts";
import type { Context } from "../context.ts";
import { createOnce } from "../store/conditional-write.ts";
import { defineEntity, type RowOf } from "../store/define-entity.ts";
import { getExpiry, isLive } from "../store/expiry.ts";
import { newId } from "../store/ids.ts";
import { entityNames, primaryKey } from "../store/table.ts";
import { type Channel, type ConsentWay, channels, consentWays } from "./channels.ts";
import { formatSmsConsent, smsConsentVersion } from "./sms-consent.ts";

const readOnlyLine = { type: "string", readOnly: true } as const;

/** The ledger of who may be texted and mailed: a row for each time that somebody agreed or stopped. The last one counts. */
const consents = defineEntity(entityNames.consent, {
  attributes: {
    contactHash: { type: "string", required: true, readOnly: true },
    /** Says what it came from, so that it is noted once. */
    id: { type: "string", required: true, readOnly: true },
    channel: { type: channels, required: true, readOnly: true },
    state: { type: ["allowed", "stopped"] as const, required: true, readOnly: true },
    via: { type: Object.keys(consentWays) as ConsentWay[], required: true, readOnly: true },
    at: { type: "string", required: true, readOnly: true },
    /** The number in E.164 or the email; gone once its person was deleted. */
    address: readOnlyLine,
    /** Of one who stopped: the keyed hash under which that is kept when all else is deleted. */
    keptAs: readOnlyLine,
    wordingVersion: { type: "number", readOnly: true },
    wording: readOnlyLine,
    page: readOnlyLine,
    userAgent: readOnlyLine,
    /** Who of the staff. */
    by: readOnlyLine,
    recordId: readOnlyLine,
    /** A stop has none: it is kept for good. */
    expiresAt: { type: "number", readOnly: true },
  },
  indexes: { byContact: primaryKey(["contactHash"], ["id"]) },
});

export type Consent = RowOf<typeof consents>;

declare const ofLedger: unique symbol;

/** An address or number that may be written to now. Only this file makes one: it has looked it up here, or the name of the
 * function says why there is nothing to ask (`toStaff`, `toAsking`, `toAnswered`). */
export type Allowed<Way extends Channel> = string & { readonly [ofLedger]: Way };

export interface SmsConsent {
  wordingVersion: number;
  /** ISO 8601. */
  at: string;
  sourcePage?: string;
  userAgent?: string;
}

interface Contact {
  channel: Channel;
  address: string;
}

const toContact = (channel: Channel, address: string): Contact => ({ channel, address: address.trim().toLowerCase() });

const buildContactKey = ({ channel, address }: Contact): string => `consent ${channel} ${address}`;
const hashContact = (contact: Contact): string => hash("sha256", buildContactKey(contact));
const hashContactKeyed = ({ settings }: Context, contact: Contact): string =>
  createHmac("sha256", settings.signingKey).update(buildContactKey(contact)).digest("hex");

/** What stands for a mailbox in a link that stops mails to it; the same hash under which a stop is kept of somebody who was deleted. */
export const hashMailbox = (context: Context, email: string): string =>
  hashContactKeyed(context, toContact("mail", email));

type Entry = Pick<Consent, "state" | "via"> & Partial<Omit<Consent, "contactHash" | "channel" | "address">>;

/** Adds a line; a second one under the same id changes nothing. */
async function appendConsent(
  context: Context,
  contact: Contact,
  { at = context.now().toISOString(), ...entry }: Entry,
): Promise<void> {
  const kept =
    entry.state === "stopped"
      ? { keptAs: hashContactKeyed(context, contact) }
      : { expiresAt: getExpiry(retention.consents, new Date(at)) };
  const row = { id: newId(), ...entry, ...kept, ...contact, at, contactHash: hashContact(contact) };
  await createOnce(consents(context.store), row);
}

/** Of two at the same moment the stop counts. */
const byTime = (a: Consent, b: Consent): number => a.at.localeCompare(b.at) || a.state.localeCompare(b.state);

/** What was last said about an address or number; undefined when nothing was. */
export async function findConsent(context: Context, channel: Channel, address: string): Promise<Consent | undefined> {
  const contact = toContact(channel, address);
  const found = await Promise.all(
    [hashContact(contact), hashContactKeyed(context, contact)].map((contactHash) =>
      consents(context.store).query.byContact({ contactHash }).go({ pages: "all", consistent: true }),
    ),
  );
  return found
    .flatMap(({ data }) => data)
    .filter((entry) => isLive(entry, context.now()))
    .toSorted(byTime)
    .at(-1);
}

export interface Consenting {
  id: string;
  createdAt: string;
  phone?: string;
  phoneE164?: string;
  email?: string;
  smsOptIn?: boolean;
  /** Missing on rows of an old release. */
  smsConsent?: SmsConsent;
  source?: string;
}

function buildEntry({ id, createdAt, smsOptIn, smsConsent, source }: Consenting) {
  if (!smsOptIn) return undefined;
  const { at, wordingVersion, sourcePage, userAgent } = smsConsent ?? { at: createdAt };
  return {
    id: `${id} ${at}`,
    state: "allowed" as const,
    via: source === "chat" ? ("chat" as const) : ("form" as const),
    at,
    recordId: id,
    ...(wordingVersion ? { wordingVersion } : {}),
    ...(wordingVersion === smsConsentVersion ? { wording: formatSmsConsent(profile.company) } : {}),
    ...(sourcePage ? { page: sourcePage } : {}),
    ...(userAgent ? { userAgent } : {}),
  };
}

/** Notes in the ledger what came with a record; once, however often it is called. */
export async function recordConsent(context: Context, row: Consenting): Promise<void> {
  const entry = buildEntry(row);
  if (entry && row.phoneE164) await appendConsent(context, toContact("text", row.phoneE164), entry);
}

export type LatestConsent = Pick<Consent, "state" | "via" | "at"> & Partial<Consent>;

/** What counts for a record's number and address; also what came with it and is not in the ledger yet. That somebody agreed
 * to texts to this number with another request is no yes for this one: it is not texted (`findAllowedNumber`). */
export async function readConsent(
  context: Context,
  row: Consenting,
): Promise<Partial<Record<Channel, LatestConsent | "unasked">>> {
  const number = row.phoneE164 ?? toE164(row.phone ?? "");
  const [text, mail] = await Promise.all([
    number ? findConsent(context, "text", number) : undefined,
    row.email ? findConsent(context, "mail", row.email) : undefined,
  ]);
  const own = buildEntry(row);
  const last: LatestConsent | undefined = own && (!text || own.at > text.at) ? own : text;
  return {
    ...(number ? { text: last && (last.state === "stopped" || row.smsOptIn) ? last : "unasked" } : {}),
    ...(row.email ? { mail: mail ?? "unasked" } : {}),
  };
}

/** The number of a record if it agreed to texts, nobody stopped them since, and it is one of this country. */
export async function findAllowedNumber(context: Context, row: Consenting): Promise<Allowed<"text"> | undefined> {
  const { phoneE164: number, smsOptIn } = row;
  if (!smsOptIn || !number || !isDomestic(number)) return undefined;
  await recordConsent(context, row);
  const last = await findConsent(context, "text", number);
  return last?.state === "allowed" ? (number as Allowed<"text">) : undefined;
}

/** An address unless somebody stopped mails to it. */
export async function findAllowedAddress(context: Context, email: string): Promise<Allowed<"mail"> | undefined> {
  const last = await findConsent(context, "mail", email);
  return last?.state === "stopped" ? undefined : (email as Allowed<"mail">);
}

/** Addresses of the company's own, which the ledger is not about. */
export const toStaff = (emails: readonly string[]) => emails as readonly Allowed<"mail">[];

/** An address whose owner waits for a code that was just asked for: a stop means other mails. */
export const toAsking = (email: string) => email as Allowed<"mail">;

/** A number that has just texted us, for the one answer to it. */
export const toAnswered = (number: string) => number as Allowed<"text">;

interface Reached {
  phone?: string;
  email?: string;
}

const contactsIn = ({ phone = "", email }: Reached): Contact[] => [
  ...extractPhones(phone).map(({ number }) => toContact("text", number)),
  ...(email ? [toContact("mail", email)] : []),
];

type EntryDetails = Omit<Entry, "state">;

/** Stops messages to these contacts, for all requests that have them. A second call with the same id adds no line. */
export async function stopContact(context: Context, reached: Reached, details: EntryDetails): Promise<void> {
  await Promise.all(
    contactsIn(reached).map((contact) => appendConsent(context, contact, { ...details, state: "stopped" })),
  );
}

/** Stops mails to a mailbox of which nothing but its keyed hash is known. */
export async function stopMailbox(context: Context, mailbox: string, details: EntryDetails): Promise<void> {
  const at = context.now().toISOString();
  await createOnce(consents(context.store), {
    ...{ id: newId(), ...details, channel: "mail", state: "stopped", at, contactHash: mailbox, keptAs: mailbox },
  });
}

/** Whether somebody stopped whatever they are reached by, and there is something. */
export async function isStopped(context: Context, reached: Reached): Promise<boolean> {
  const contacts = contactsIn(reached);
  const last = await Promise.all(contacts.map(({ channel, address }) => findConsent(context, channel, address)));
  return last.length > 0 && last.every((entry) => entry?.state === "stopped");
}

/** Somebody agrees again, by themselves: staff can't do that for them. */
export async function resumeContact(
  context: Context,
  reached: Reached,
  details: EntryDetails & { via: Exclude<Entry["via"], "office"> },
): Promise<void> {
  await Promise.all(
    contactsIn(reached).map((contact) => appendConsent(context, contact, { ...details, state: "allowed" })),
  );
}

/** What is left of the stops among some rows once their person is deleted: that somebody with this hash wants nothing. Of
 * who has agreed again since nothing is left. */
export async function keepStops({ store }: Context, rows: readonly object[]): Promise<void> {
  const last = new Map(
    (rows as Consent[]).toSorted(byTime).map((row) => [`${row.channel} ${row.contactHash}`, row] as const),
  );
  for (const { channel, at, via, keptAs: contactHash, state } of last.values())
    if (state === "stopped" && contactHash)
      await consents(store).put({ contactHash, id: "kept", channel, state, via, at }).go();
}
