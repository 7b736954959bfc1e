import { createHmac, hash } from "node:crypto";
import { parse, stringify } from "uuid";
import { apiPaths } from "../contract/paths.ts";
import type { Link } from "../email/mail.ts";
import { absoluteUrl } from "../seo/options.ts";
import { ConfigurationError, type Settings } from "../settings.ts";
import { requestPath } from "../site/pages.ts";
import { timingSafeCompare } from "../timing-safe-compare.ts";
import { buildReference } from "./reference.ts";

/** Bytes of an id, and of the secret part that nobody can guess. */
const [idBytes, secretBytes] = [16, 24];

/** Bytes of a mailbox's hash (SHA-256), and of the signature beside it. */
const [mailboxBytes, stopBytes] = [32, 16];

const tokenPattern = /^[\w-]{54}$/;

export interface Linked {
  id: string;
  /** Hash of the secret of its link, noted when it came: the link outlives the key that it was made with. */
  linkHash?: string;
  /** Grows when staff take the link back; the old one leads nowhere then. */
  linkVersion?: number;
}

/** Ids are no secrets, and a browser chooses its own: a link to one kind of record opens no other under the same id.
 * @param kind of the record; links of before November 30, 2026 name none, and are made no more */
const getSecret = ({ signingKey }: Settings, kind: string | undefined, { id, linkVersion = 0 }: Linked): Buffer =>
  createHmac("sha256", signingKey)
    .update(`request page ${kind === undefined ? "" : `${kind} `}${id} ${linkVersion}`)
    .digest()
    .subarray(0, secretBytes);

/** 128 bits: rows are paid by their size. */
const hashOf = (secret: Buffer): string => hash("sha256", secret, "base64url").slice(0, 22);

/** What a row keeps of its link, by which the link is known again and from which nobody can make it. */
export const buildLinkHash = (settings: Settings, kind: string, linked: Linked): string =>
  hashOf(getSecret(settings, kind, linked));

/** The token of a record's page: its id, and a secret. It is made anew whenever a mail or an answer needs it and stored
 * nowhere. */
export const buildToken = (settings: Settings, kind: string, linked: Linked): string =>
  Buffer.concat([parse(linked.id), getSecret(settings, kind, linked)]).toString("base64url");

export interface Token {
  id: string;
  secret: Buffer;
}

export function parseToken(token: string): Token | undefined {
  if (!tokenPattern.test(token)) return undefined;
  const bytes = Buffer.from(token, "base64url");
  try {
    return { id: stringify(bytes.subarray(0, idBytes)), secret: bytes.subarray(idBytes) };
  } catch {
    return undefined;
  }
}

/** Whether a secret opens a row's page. All ways are always tried, so that the time tells nothing. */
export function isLinkOf(settings: Settings, kind: string, row: Linked, secret: Buffer): boolean {
  const given = hashOf(secret);
  const isNoted = timingSafeCompare(row.linkHash ?? "", given);
  const isMade = timingSafeCompare(buildLinkHash(settings, kind, row), given);
  const isOld = timingSafeCompare(hashOf(getSecret(settings, undefined, row)), given);
  return isNoted || isMade || isOld;
}

export const getRequestPath = (settings: Settings, kind: string, linked: Linked): string =>
  requestPath(buildToken(settings, kind, linked));

export function requestUrl(settings: Settings, kind: string, linked: Linked): string {
  const path = getRequestPath(settings, kind, linked);
  return settings.publicUrl ? `${settings.publicUrl}${path}` : absoluteUrl(path);
}

/** Undefined where a stage lacks the key: nobody waits for their answer because of that. */
function makeIfKeyed<Made>(make: () => Made): Made | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  }
}

/** The way to a record's page, for the mails that its visitor gets; a mail without it is better than none. */
export const requestButton = ({ settings }: { settings: Settings }, kind: string, linked: Linked): Link | undefined =>
  makeIfKeyed(() => ["See or change your request", requestUrl(settings, kind, linked)] as const);

/** Signs the hash of the mailbox that a mail about a record goes to: who has the mail may stop mails to that one. */
const signStop = ({ signingKey }: Settings, id: string, mailbox: Buffer): Buffer =>
  createHmac("sha256", signingKey).update(`stop mails ${id} `).update(mailbox).digest().subarray(0, stopBytes);

/** Where a mail program stops mails to a mailbox without its reader's coming to the page (RFC 8058). It works as long as the
 * mail is kept, whatever becomes of the page's link and of the address on file.
 * @param getMailbox makes the keyed hash of the address, hexadecimal */
export const stopMailsUrl = (
  { settings }: { settings: Settings },
  kind: string,
  linked: Linked,
  getMailbox: () => string,
) =>
  makeIfKeyed(() => {
    const url = new URL(requestUrl(settings, kind, linked));
    const hash = Buffer.from(getMailbox(), "hex");
    const stop = Buffer.concat([hash, signStop(settings, linked.id, hash)]).toString("base64url");
    const unsubscribe = `${url.origin}${apiPaths.stopMails}?token=${buildToken(settings, kind, linked)}&stop=${stop}`;
    return { unsubscribe, isOneClick: true };
  });

/** The mailbox that a link of a mail stops; undefined for a guess.
 * @returns keyed hash of the address, hexadecimal */
export function parseStop(settings: Settings, id: string, stop: string): string | undefined {
  const bytes = Buffer.from(stop, "base64url");
  if (bytes.length !== mailboxBytes + stopBytes) return undefined;
  const mailbox = bytes.subarray(0, mailboxBytes);
  const isOurs = timingSafeCompare(
    signStop(settings, id, mailbox).toString("hex"),
    bytes.subarray(mailboxBytes).toString("hex"),
  );
  return isOurs ? mailbox.toString("hex") : undefined;
}

/** What a browser is told of its visitor's own record. */
export const findSentRequest = (
  settings: Settings,
  kind: string,
  linked: Linked,
): { reference: string; page: string } | undefined =>
  makeIfKeyed(() => ({ reference: buildReference(linked.id), page: getRequestPath(settings, kind, linked) }));
