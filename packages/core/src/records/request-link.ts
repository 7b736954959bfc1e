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

const tokenPattern = /^[\w-]{54}$/;

export interface Linked {
  id: string;
  /** Hash of the secret of its link, noted when it came: the link outlives the key that it was made with. */
  linkHash?: string | undefined;
  /** Grows when staff take the link back; the old one leads nowhere then. */
  linkVersion?: number | undefined;
}

const getSecret = ({ signingKey }: Settings, { id, linkVersion = 0 }: Linked): Buffer =>
  createHmac("sha256", signingKey).update(`request page ${id} ${linkVersion}`).digest().subarray(0, secretBytes);

/** 128 bits: rows are paid by their size. */
const hashOf = (secret: Buffer): string => hash("sha256", secret, "base64url").slice(0, 22);

/** What a row keeps of its link, by which the link is known again and from which nobody can make it. */
export const buildLinkHash = (settings: Settings, linked: Linked): string => hashOf(getSecret(settings, linked));

/** The token of a record's page: its id, and a secret. It is made anew whenever a mail or an answer needs it and stored
 * nowhere. */
export const buildToken = (settings: Settings, linked: Linked): string =>
  Buffer.concat([parse(linked.id), getSecret(settings, linked)]).toString("base64url");

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

/** Whether a secret opens a row's page. Both ways are always tried, so that the time tells nothing. */
export function isLinkOf(settings: Settings, row: Linked, secret: Buffer): boolean {
  const given = hashOf(secret);
  const isNoted = timingSafeCompare(row.linkHash ?? "", given);
  const isMade = timingSafeCompare(buildLinkHash(settings, row), given);
  return isNoted || isMade;
}

export const getRequestPath = (settings: Settings, linked: Linked): string => requestPath(buildToken(settings, linked));

/** The address of a record's page, for mails. */
export function requestUrl(settings: Settings, linked: Linked): string {
  const path = getRequestPath(settings, linked);
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
export const requestButton = ({ settings }: { settings: Settings }, linked: Linked): Link | undefined =>
  makeIfKeyed(() => ["See or change your request", requestUrl(settings, linked)] as const);

/** Where a mail program stops mails about a record without its reader's coming to the page (RFC 8058). */
export const stopMailsUrl = ({ settings }: { settings: Settings }, linked: Linked) =>
  makeIfKeyed(() => {
    const url = new URL(requestUrl(settings, linked));
    const unsubscribe = `${url.origin}${apiPaths.stopMails}?token=${buildToken(settings, linked)}`;
    return { unsubscribe, isOneClick: true };
  });

/** What a browser is told of its visitor's own record. */
export const findSentRequest = (settings: Settings, linked: Linked): { reference: string; page: string } | undefined =>
  makeIfKeyed(() => ({ reference: buildReference(linked.id), page: getRequestPath(settings, linked) }));
