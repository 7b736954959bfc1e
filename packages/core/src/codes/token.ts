import { hash, randomBytes } from "node:crypto";

/** A secret that nobody can guess: 256 bits, for a cookie. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const sha256Hex = (secret: string): string => hash("sha256", secret);
