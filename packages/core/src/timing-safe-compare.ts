import { hash, timingSafeEqual } from "node:crypto";

const digest = (text: string): Buffer => hash("sha256", text, "buffer");

/** Whether a secret and what somebody gave are the same; how long it takes tells nothing of either, not even its length. */
export const timingSafeCompare = (secret: string, given: string): boolean =>
  timingSafeEqual(digest(secret), digest(given));
