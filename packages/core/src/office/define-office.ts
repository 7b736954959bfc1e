import { type EndpointDefinition, noStore } from "../contract/endpoint.ts";
import type { Permission } from "./auth/roles.ts";

export interface OfficeEndpoint extends EndpointDefinition {
  /** What its caller must be allowed to do; `nobody` for those who are not signed in yet. */
  permission: Permission | "nobody";
}

/** An endpoint of the office: its answers are kept nowhere. */
export const defineOffice = <const E extends Omit<OfficeEndpoint, "cache">>(
  endpoint: E,
): E & { cache: typeof noStore } => ({
  ...endpoint,
  cache: noStore,
});
