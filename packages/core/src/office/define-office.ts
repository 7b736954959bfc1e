import { type EndpointDefinition, noStore } from "../contract/endpoint.ts";
import { officePaths } from "../contract/office-paths.ts";
import type { Permission } from "./auth/roles.ts";

export interface OfficeEndpoint extends EndpointDefinition {
  /** What its caller must be allowed to do; `nobody` for those who are not signed in yet. */
  permission: Permission | "nobody";
}

type More = Omit<EndpointDefinition, "method" | "path" | "cache">;

/** Endpoints of the office, by their names among its paths: their answers are kept nowhere. */
const defineOffice =
  <Method extends EndpointDefinition["method"]>(method: Method) =>
  <
    const Name extends keyof typeof officePaths,
    const Allowed extends OfficeEndpoint["permission"],
    const M extends More,
  >(
    name: Name,
    permission: Allowed,
    more: M,
  ) => ({ ...more, method, path: officePaths[name], permission, cache: noStore as typeof noStore });

export const officeGet = defineOffice("GET");
export const officePost = defineOffice("POST");
