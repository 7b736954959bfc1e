import { createHmac } from "node:crypto";
import { env } from "../env.ts";
import { isSameText } from "../http/same-text.ts";

/** Proves that a request with this id is our own test. Worth nothing for any other id. */
export const canaryToken = (id: string): string =>
  createHmac("sha256", env.ipHashSecret).update(`canary|${id}`).digest("hex");

/** @param given the header's value, from anybody */
export const isCanary = (given: string | undefined, id: string): boolean =>
  Boolean(given) && isSameText(canaryToken(id), given ?? "");
