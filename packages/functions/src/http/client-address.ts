import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import type { Settings } from "@site/core/settings";
import type { ApiEvent } from "./api.ts";

/** Address of the visitor. Behind CloudFront (origin secrets are set and were checked) it is the last hop that our own
 * side wrote into X-Forwarded-For: CloudFront appends the visitor, API Gateway may append CloudFront, and everything
 * further left is what the visitor claims. Elsewhere it is the peer of the connection. */
export function clientAddress({ originSecrets }: Settings, { headers, requestContext }: ApiEvent): string {
  const peer = requestContext.http.sourceIp;
  if (originSecrets.length === 0) return peer;
  const hops = (headers["x-forwarded-for"] ?? "").split(",").map((hop) => hop.trim());
  if (hops.at(-1) === peer) hops.pop();
  return hops.at(-1) || peer;
}

/** One household has a whole /64 of IPv6 addresses: the first four groups stand for all of them. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = (tail ?? "").split(":").filter(Boolean);
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => "0");
  const all = tail === undefined ? groups : [...groups, ...zeros, ...rest];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** Keyed hash of the visitor's network, 32 hexadecimal digits: nothing stored or logged leads back to the address. */
export const clientHash = (settings: Settings, event: ApiEvent): string =>
  createHmac("sha256", settings.signingKey)
    .update(network(clientAddress(settings, event)))
    .digest("hex")
    .slice(0, 32);
