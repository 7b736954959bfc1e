import { createHmac } from "node:crypto";
import type { Settings } from "@site/core/settings";
import { timingSafeCompare } from "@site/core/timing-safe-compare";

/** Proves that a request with this id is our own test. Worth nothing for any other id. */
export const canaryToken = ({ signingKey }: Settings, id: string): string =>
  createHmac("sha256", signingKey).update(`canary|${id}`).digest("hex");

/** @param given the header's value, from anybody */
export const isCanary = (settings: Settings, given: string | undefined, id: string): boolean =>
  Boolean(given) && timingSafeCompare(canaryToken(settings, id), given ?? "");
