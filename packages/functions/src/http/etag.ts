import { hash } from "node:crypto";

export const computeEtag = (body: string | Buffer): string => `"${hash("sha1", body, "base64url")}"`;

const bare = (tag: string): string => tag.trim().replace(/^W\//, "");

/** Whether the client holds this version already. The comparison is the weak one (RFC 9110, 13.1.2): CloudFront marks a
 * validator as weak when it compresses, and hands it back that way.
 * @param ifNoneMatch the request's header: a list of validators, or `*` */
export const isFresh = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(",").some((tag) => tag.trim() === "*" || bare(tag) === bare(etag)) ?? false;
